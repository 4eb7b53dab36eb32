// Topic gradient: cotangents of states, the collectives of a product's backward pass, and how often weights that loops
// use are reduced. Transposes are in transpose.cpp.
#include "conformance/read.hpp"
#include "conformance/topics.hpp"
#include "support/ring_bytes.hpp"

#include <weft/graph/differentiate.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/lower.hpp>
#include <weft/reference/interpret.hpp>
#include <weft/sharding/partition.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace weft::testing {

using weft::Index;
using weft::Var;

namespace {

// ---- States
// ----------------------------------------------------------------------------------------------------------

// The state of the cotangent of a value over one axis that is in `state`.
std::string cotangent_of(const std::string& state) {
  weft::P spec;
  if (state == "sharded")
    spec = weft::P("x");
  else if (state == "unreduced")
    spec = weft::P().unreduced(weft::axes("x"));
  else if (state == "reduced")
    spec = weft::P().reduced(weft::axes("x"));
  else if (state != "replicated")
    throw std::runtime_error("the state \"" + state + "\" is not known");
  const weft::P dual = spec.dual();
  if (!dual.axes_of(0).empty()) return "sharded";
  if (!dual.axes_of(weft::P::unreduced_role).empty()) return "unreduced";
  return dual.axes_of(weft::P::reduced_role).empty() ? "replicated" : "reduced";
}

// ---- A product "x[8,4]@(X,None) dot w[4,2] replicated"
// ---------------------------------------------------------------

struct Operand {
  weft::Shape shape;
  weft::P spec;
};
std::vector<std::string> words_between(const std::string& text, std::size_t open, char close) {
  std::vector<std::string> words(1);
  for (std::size_t i = open + 1; i < text.size() && text[i] != close; ++i) {
    if (text[i] == ',')
      words.emplace_back();
    else if (text[i] != ' ')
      words.back() += text[i];
  }
  return words;
}
Operand read_operand(const std::string& text) {
  Operand operand;
  weft::Dims dims;
  for (const std::string& extent : words_between(text, text.find('['), ']')) dims.push_back(std::stoi(extent));
  operand.shape = weft::Shape(dims);
  if (const std::size_t at = text.find("@("); at != std::string::npos)
    for (const std::string& axis : words_between(text, at + 1, ')')) {
      if (axis.empty()) continue;
      operand.spec.add(axis == "None" ? weft::SpecEntry(nullptr) : weft::SpecEntry(axis.c_str()));
    }
  if (const std::size_t reduced = text.find("{R:"); reduced != std::string::npos)
    for (const std::string& axis : words_between(text, reduced + 2, '}'))
      operand.spec = operand.spec.reduced(weft::axes(axis.c_str()));
  return operand;
}

// The gradients of a product, for a cotangent that lies as the product does; on devices, left as their operands' are.
struct Backward {
  weft::Graph global, local;
  weft::Buffer<weft::Layout> inputs, gradients;
};
Backward backward_of(const Operand& left, const Operand& right, const weft::Mesh& mesh) {
  Backward result;
  weft::Graph& graph = result.global;
  const auto input = [&](const char* name, const weft::Shape& shape) {
    return Var{&graph, graph.add_input(name, weft::InputKind::data, weft::DType::f32, shape)};
  };
  const Var x = input("x", left.shape), w = input("w", right.shape), y = matmul(x, w), ct = input("ct", y.shape());
  const weft::Buffer<weft::Id> gradients = weft::differentiate(graph, sum(y * ct).id, {x.id, w.id});
  graph.add_output("dx", gradients[0]);
  graph.add_output("dw", gradients[1]);
  const auto layout_of = [&](const weft::P& spec, int rank) {
    weft::Layout layout = spec.resolve(mesh, rank);
    layout.reduced = {};
    return layout;
  };
  result.inputs = {layout_of(left.spec, 2), layout_of(right.spec, 2), weft::replicated(2)};
  result.inputs[2].dims = {result.inputs[0].dims[0], result.inputs[1].dims[1]};
  if (weft::contains_any(result.inputs[2].dims[0], result.inputs[2].dims[1])) result.inputs[2].dims[1] = {};
  result.gradients = {layout_of(left.spec.dual(), 2), layout_of(right.spec.dual(), 2)};
  result.local = weft::partition(graph, mesh, result.inputs, result.gradients);
  return result;
}

Json collectives_of(const weft::Graph& graph, const weft::Mesh& mesh) {
  Json list = Json::array();
  for (weft::Id id = 0; id < graph.size(); ++id) {
    if (!weft::is_collective(graph[id].op)) continue;
    std::string kind = weft::name_of(graph[id].op);
    for (char& letter : kind) letter = letter == '_' ? '-' : letter;
    const weft::AxisList& axes = graph.attributes<weft::CollectiveAttributes>(id).axes;
    Json names = Json::array();
    for (const auto axis : axes) names.push_back(Json(mesh.axes[axis].name.text));
    const Index members = weft::parts_of(mesh.sizes(), axes);
    const Index bytes = graph.shape(graph.operand(id, 0)).elements() * 4;
    list.push_back(Json::object({{"kind", Json(kind)},
                                 {"axes", names},
                                 {"group_size", Json(members)},
                                 {"local_bytes", Json(bytes)},
                                 {"wire_bytes_per_device", Json(ring_bytes(graph, id))}}));
  }
  return list;
}
std::optional<Json> product(const Json& test_case, const std::string& field) {
  const weft::Mesh mesh = read_mesh(test_case.at("mesh")).mesh;
  const std::string& text = test_case.at("forward").as_string();
  const std::size_t dot = text.find(" dot ");
  if (dot == std::string::npos) throw std::runtime_error("\"" + text + "\" is no product");
  const Operand left = read_operand(text.substr(0, dot)), right = read_operand(text.substr(dot + 5));
  const Backward backward = backward_of(left, right, mesh);
  if (field == "dx_spec") return spec_json(backward.gradients[0], mesh);
  if (field == "dw_spec") return spec_json(backward.gradients[1], mesh);
  if (field == "backward_collectives") return collectives_of(backward.local, mesh);
  return std::nullopt;
}

// ---- Every product of two matrices: gradients that lie as the operands have the numbers of one device
// ----------------

weft::Value numbers(const weft::Shape& shape, std::uint32_t stream) {
  weft::Value value = weft::filled_value(weft::DType::f32, shape, 0);
  for (Index i = 0; i < shape.elements(); ++i)
    value[i] = static_cast<double>(weft::random_bits(stream, static_cast<std::uint32_t>(i), 9) % 9) - 4;
  return value;
}
weft::Value piece(const weft::Value& whole, const weft::Layout& layout, const weft::MeshSizes& mesh, Index device) {
  const weft::Shape local = weft::local_shape(whole.shape, layout, mesh);
  weft::Value part = weft::filled_value(whole.dtype, local, 0);
  const Index row = weft::position_over(mesh, layout.dims[0], device) * local[0];
  const Index column = weft::position_over(mesh, layout.dims[1], device) * local[1];
  for (Index i = 0; i < local.elements(); ++i)
    part[i] = whole[(row + i / local[1]) * whole.shape[1] + column + i % local[1]];
  return part;
}
bool gradients_lie_as_operands() {
  const weft::Mesh mesh{{"x", 2}, {"y", 2}};
  const weft::P specs[] = {weft::P(),
                           weft::P("x"),
                           weft::P("y"),
                           weft::P(nullptr, "x"),
                           weft::P(nullptr, "y"),
                           weft::P("x", "y"),
                           weft::P("y", "x"),
                           weft::P(weft::axes("x", "y"))};
  for (const weft::P& left : specs)
    for (const weft::P& right : specs) {
      const Backward backward = backward_of({{8, 4}, left}, {{4, 8}, right}, mesh);
      const std::vector<weft::Value> whole{numbers({8, 4}, 1), numbers({4, 8}, 2), numbers({8, 8}, 3)};
      std::vector<std::vector<weft::Value>> pieces;
      for (Index device = 0; device < mesh.size(); ++device) {
        pieces.emplace_back();
        for (std::size_t i = 0; i < whole.size(); ++i)
          pieces.back().push_back(piece(whole[i], backward.inputs[static_cast<Index>(i)], mesh.sizes(), device));
      }
      const auto expected = weft::interpret(backward.global, whole);
      const auto actual = weft::interpret(backward.local, pieces);
      for (Index device = 0; device < mesh.size(); ++device)
        for (std::size_t g = 0; g < expected.size(); ++g)
          if (!(actual[weft::to_size(device)][g] ==
                piece(expected[g], backward.gradients[static_cast<Index>(g)], mesh.sizes(), device)))
            return false;
    }
  return true;
}

// ---- Weights that two loops use
// --------------------------------------------------------------------------------------

// How many all_reduces one device runs for the gradient of the weights of `layers` layers over `batches` microbatches;
// `reduced`: the weights are, so that their gradient is left a sum over the axis and reduced once, afterwards.
Index reductions(const weft::Mesh& mesh, Index layers, Index batches, bool reduced) {
  weft::Graph graph;
  const auto input = [&](const char* name, const weft::Shape& shape) {
    return Var{&graph, graph.add_input(name, weft::InputKind::data, weft::DType::f32, shape)};
  };
  const Index rows = 2 * mesh.size();
  const Var x = input("x", {batches, rows, 4}), weights = input("weights", {layers, 4, 4});
  const auto layer = [](const weft::Buffer<Var>& carry, const weft::Buffer<Var>& in) {
    return weft::Scanned{{tanh(matmul(carry[0], in[0]))}, {}};
  };
  const auto batch = [&](const weft::Buffer<Var>&, const weft::Buffer<Var>& in) {
    return weft::Scanned{{}, {sum(square(weft::scan(graph, layers, {in[0]}, {weights}, layer).carry[0]))}};
  };
  const Var loss = sum(weft::scan(graph, batches, {}, {x}, batch).stacked[0]);
  const weft::Buffer<weft::Id> gradients = weft::differentiate(graph, loss.id, {weights.id});
  graph.add_output("gradient", gradients[0]);
  graph = weft::simplify(graph);
  weft::Layout rows_cut = weft::replicated(3), left = weft::replicated(3);
  rows_cut.dims[1] = {0};
  if (reduced) left.unreduced = {0};
  const weft::Graph local = weft::partition(graph, mesh, {rows_cut, weft::replicated(3)}, {left});
  Index count = reduced ? 1 : 0;
  for (const weft::CollectiveStep& step : weft::make_plan(local).collectives) count += step.runs;
  return count;
}

}  // namespace

std::optional<Json> gradient(const Json& test_case, const std::string& field) {
  if (field == "cotangent") return Json(cotangent_of(test_case.at("primal").as_string()));
  if (field == "transpose") return transpose_of(test_case);
  if (field == "rule") {
    const Json& rule = test_case.at("expect").at("rule");
    const bool is_that = rule == Json("d(operand).spec == operand.spec");
    return is_that && gradients_lie_as_operands() ? rule : Json();
  }
  if (field == "all_reduces_with_reduced_weights" || field == "all_reduces_with_replicated_weights") {
    const Index layers = test_case.at("layers").as_integer(), batches = test_case.at("microbatches").as_integer();
    const bool reduced = field == "all_reduces_with_reduced_weights";
    const Index count = reductions(read_mesh(test_case.at("mesh")).mesh, layers, batches, reduced);
    // Of replicated weights JAX reduces in both loops; it is an upper bound, in words.
    const Json& expected = test_case.at("expect").at(field);
    const bool is_bound = expected.is(Json::Kind::string) && expected.as_string().find("layers x microbatches") == 0;
    return is_bound && count <= layers * batches ? expected : Json(count);
  }
  return product(test_case, field);
}

}  // namespace weft::testing
