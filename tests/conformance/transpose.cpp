// Topic gradient, transposes: which operation on devices is the transpose of which. Found by trying: of all that lead
// from the cotangent of the result to that of the operand, the one for which <f(x), y> = <x, g(y)> holds on random
// numbers.
#include "conformance/topics.hpp"

#include <weft/base/random.hpp>
#include <weft/reference/interpret.hpp>
#include <weft/graph/collectives.hpp>

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

namespace weft::testing {

using weft::Index;

namespace {

// What a value is along the axes: of every device its own; the same on all; a sum of the devices' values; the same on
// all, with a cotangent that is such a sum.
enum class State { varying, invariant, unreduced, reduced };
State dual(State state) {
  return state == State::unreduced ? State::reduced : state == State::reduced ? State::unreduced : state;
}

// Two axes of different sizes, so that a permute and its inverse differ.
const weft::MeshSizes two_axes{2, 3};
const weft::AxisList both_axes{0, 1}, reversed{1, 0};
constexpr Index device_count = 6;

struct Operation {
  const char* name;
  State from, to;
  weft::Shape shape;  // of the operand on a device
  weft::Var (*emit)(weft::Var);
};
const weft::Shape whole_shape{12, 6}, part_shape{2, 6}, other_part_shape{12, 1};
const Operation operations[] = {
    {"psum", State::varying, State::invariant, whole_shape,
     [](weft::Var x) { return weft::detail::all_reduce(x, both_axes); }},
    {"pvary", State::invariant, State::varying, whole_shape, [](weft::Var x) { return x; }},
    {"psum of unreduced", State::unreduced, State::invariant, whole_shape,
     [](weft::Var x) { return weft::detail::all_reduce(x, both_axes); }},
    {"cast invariant->reduced", State::invariant, State::reduced, whole_shape, [](weft::Var x) { return x; }},
    {"cast varying->unreduced", State::varying, State::unreduced, whole_shape, [](weft::Var x) { return x; }},
    {"cast reduced->varying", State::reduced, State::varying, whole_shape, [](weft::Var x) { return x; }},
    {"all_gather", State::varying, State::varying, part_shape,
     [](weft::Var x) { return weft::detail::all_gather(x, 0, both_axes); }},
    {"psum_scatter", State::varying, State::varying, whole_shape,
     [](weft::Var x) { return weft::detail::reduce_scatter(x, 0, both_axes); }},
    {"all_gather to reduced", State::varying, State::reduced, part_shape,
     [](weft::Var x) { return weft::detail::all_gather(x, 0, both_axes); }},
    {"psum_scatter of unreduced", State::unreduced, State::varying, whole_shape,
     [](weft::Var x) { return weft::detail::reduce_scatter(x, 0, both_axes); }},
    {"all_gather_invariant", State::varying, State::invariant, part_shape,
     [](weft::Var x) { return weft::detail::all_gather(x, 0, both_axes); }},
    {"pscatter", State::invariant, State::varying, whole_shape,
     [](weft::Var x) { return weft::detail::shard_slice(x, 0, both_axes); }},
    {"all_to_all", State::varying, State::varying, part_shape,
     [](weft::Var x) { return weft::detail::all_to_all(x, 1, 0, both_axes); }},
    {"inverse all_to_all", State::varying, State::varying, other_part_shape,
     [](weft::Var x) { return weft::detail::all_to_all(x, 0, 1, both_axes); }},
    {"collective-permute", State::varying, State::varying, part_shape,
     [](weft::Var x) { return weft::detail::collective_permute(x, both_axes, reversed); }},
    {"inverse collective-permute", State::varying, State::varying, part_shape,
     [](weft::Var x) { return weft::detail::collective_permute(x, reversed, both_axes); }}};

using Values = std::vector<weft::Value>;  // by device

weft::Graph graph_of(const Operation& operation) {
  weft::Graph graph;
  graph.mesh = two_axes;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::data, weft::DType::f32, operation.shape)};
  graph.add_output("y", operation.emit(x).id);
  return graph;
}
weft::Shape result_shape(const Operation& operation) {
  const weft::Graph graph = graph_of(operation);
  return graph.shape(graph.outputs[0].node);
}
Values applied(const Operation& operation, const Values& x) {
  std::vector<Values> inputs;
  for (const weft::Value& value : x) inputs.push_back({value});
  Values results;
  for (const Values& outputs : weft::interpret(graph_of(operation), inputs)) results.push_back(outputs[0]);
  return results;
}
// Whole numbers, whose sums are exact; the same on all devices where the state says so.
Values random_in(State state, const weft::Shape& shape, std::uint32_t seed) {
  const bool same = state == State::invariant || state == State::reduced;
  Values values;
  for (Index device = 0; device < device_count; ++device) {
    weft::Value value = weft::filled_value(weft::DType::f32, shape, 0);
    for (Index i = 0; i < shape.elements(); ++i) {
      const Index number = (same ? 0 : device) * shape.elements() + i;
      value[i] = static_cast<double>(weft::random_bits(seed, static_cast<std::uint32_t>(number), 5) % 17) - 8;
    }
    values.push_back(value);
  }
  return values;
}
// <x, y>, y a cotangent of x: what is the same on all devices counts once.
double product(State state, const Values& x, const Values& y) {
  double sum = 0;
  for (std::size_t device = 0; device < (state == State::invariant ? 1 : x.size()); ++device)
    for (std::size_t i = 0; i < x[device].elements.size(); ++i) sum += x[device].elements[i] * y[device].elements[i];
  return sum;
}
bool is_transpose(const Operation& operation, const Operation& candidate) {
  if (candidate.from != dual(operation.to) || candidate.to != dual(operation.from)) return false;
  if (!(candidate.shape == result_shape(operation)) || !(result_shape(candidate) == operation.shape)) return false;
  for (std::uint32_t seed = 0; seed < 3; ++seed) {
    const Values x = random_in(operation.from, operation.shape, seed);
    const Values y = random_in(candidate.from, candidate.shape, seed + 100);
    if (product(operation.to, applied(operation, x), y) != product(operation.from, x, applied(candidate, y)))
      return false;
  }
  return true;
}

bool has(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }
// The operation that a case names; `is_inverse`: it names the transposed one of a pair of kinds that are their own.
const Operation& named(const std::string& text, bool is_inverse) {
  const auto find = [](const std::string& name) -> const Operation& {
    for (const Operation& operation : operations)
      if (operation.name == name) return operation;
    throw std::runtime_error("no operation is called \"" + name + "\"");
  };
  const std::string inverse = is_inverse ? "inverse " : "";
  if (has(text, "permute")) return find(inverse + "collective-permute");
  if (has(text, "all_to_all") || has(text, "all-to-all")) return find(inverse + "all_to_all");
  if (has(text, "all_gather_invariant")) return find("all_gather_invariant");
  if (has(text, "all_gather")) return find(has(text, "reduced") ? "all_gather to reduced" : "all_gather");
  if (has(text, "psum_scatter") || has(text, "reduce_scatter"))
    return find(has(text, "unreduced") ? "psum_scatter of unreduced" : "psum_scatter");
  if (has(text, "pscatter")) return find("pscatter");
  if (has(text, "cast ")) {
    for (const char* cast : {"cast invariant->reduced", "cast varying->unreduced", "cast reduced->varying"})
      if (has(text, cast)) return find(cast);
  }
  if (has(text, "pvary") || has(text, "pbroadcast") || has(text, "no-op")) return find("pvary");
  if (has(text, "psum")) return find(has(text, "unreduced") ? "psum of unreduced" : "psum");
  throw std::runtime_error("the operation \"" + text + "\" is not understood");
}
// Does a text of pairs, or of split and concat dimensions, name them the other way round?
bool is_turned_round(const std::string& text) {
  return has(text, "(t,s)") || has(text, "split c") || has(text, "inver");
}

}  // namespace

std::optional<Json> transpose_of(const Json& test_case) {
  const std::string forward = test_case.at("forward").as_string();
  const std::string& expected = test_case.at("expect").at("transpose").as_string();
  const Operation& operation = named(forward, is_turned_round(forward));
  for (const Operation& candidate : operations)
    if (is_transpose(operation, candidate))
      return &candidate == &named(expected, is_turned_round(expected)) ? Json(expected) : Json(candidate.name);
  return Json();
}

}  // namespace weft::testing
