// Programs that another compiler partitioned: NAME.mlir, and NAME.json with the mesh, the specs of arguments and
// results and the bytes that its collectives send. Ours must compute on all devices what the whole program computes on
// one, and send no more.
#include "conformance/xla_plans.hpp"

#include "conformance/read.hpp"
#include "support/ring_bytes.hpp"

#include <weft/base/random.hpp>
#include <weft/graph/shard_map.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>
#include <weft/reference/interpret.hpp>
#include <weft/sdy/piece_readers.hpp>
#include <weft/sdy/value_marks.hpp>
#include <weft/sharding/partition.hpp>
#include <weft/sharding/reshard_prices.hpp>
#include <weft/stablehlo/import.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace weft::testing {

namespace {

// "P('x', None, ('x', 'y'))", as Python prints it.
PartitionSpec spec_of_text(const std::string& text) {
  std::string json = "[" + text.substr(2, text.size() - 3) + "]";
  std::string made;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (json.compare(i, 4, "None") == 0) {
      made += "null";
      i += 3;
    } else if (c == ',' && json.find_first_not_of(' ', i + 1) != std::string::npos &&
               (json[json.find_first_not_of(' ', i + 1)] == ')' || json[json.find_first_not_of(' ', i + 1)] == ']')) {
      continue;  // ('x',)
    } else {
      made += c == '\'' ? '"' : c == '(' ? '[' : c == ')' ? ']' : c;
    }
  }
  return read_spec(parse_json(made));
}

DType dtype_of(const std::string& name) {
  static const std::map<std::string, DType> types = {
      {"float32", DType::f32}, {"int32", DType::i32}, {"bool", DType::pred},     {"uint32", DType::u32},
      {"float64", DType::f64}, {"int64", DType::i64}, {"bfloat16", DType::bf16}, {"float16", DType::f16},
      {"int8", DType::i8},     {"uint8", DType::u8}};
  const auto found = types.find(name);
  if (found == types.end()) throw std::runtime_error("the element type \"" + name + "\" is not known");
  return found->second;
}

// Numbers that are small, and whole where they are indices.
Value numbers(DType dtype, const Shape& shape, std::uint32_t stream) {
  std::vector<double> elements(to_size(shape.elements()));
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto uniform = static_cast<double>(uniform_from_bits(random_bits(0, static_cast<std::uint32_t>(i), stream)));
    elements[i] = dtype == DType::pred ? std::floor(uniform * 2)
                  : is_floating(dtype) ? uniform * 2 - 1
                                       : std::floor(uniform * 8);
  }
  return make_value(dtype, shape, std::move(elements));
}

// Where the elements of the piece of `device` lie in the whole.
std::vector<std::size_t> places(const Shape& shape, const Layout& layout, const MeshSizes& mesh, Index device) {
  const Shape local = local_shape(shape, layout, mesh);
  Dims start;
  for (int d = 0; d < shape.rank(); ++d) start.push_back(local[d] * position_over(mesh, layout.dims[d], device));
  std::vector<std::size_t> made;
  for (const auto place : reference::block(shape, start, local.dims)) made.push_back(static_cast<std::size_t>(place));
  return made;
}
Value piece_of(const Value& whole, const Layout& layout, const MeshSizes& mesh, Index device) {
  std::vector<double> elements;
  for (const std::size_t place : places(whole.shape, layout, mesh, device)) elements.push_back(whole.elements[place]);
  return make_value(whole.dtype, local_shape(whole.shape, layout, mesh), std::move(elements));
}

// Sums in half precision are rounded device by device: a few times the half of a unit in the last place.
bool are_near(double got, double expected, DType dtype) {
  if (got == expected || (got != got && expected != expected)) return true;
  const double bound = dtype == DType::bf16 ? 1.0 / 64 : dtype == DType::f16 ? 1.0 / 512 : 1e-4;
  return std::abs(got - expected) <= bound * (1 + std::abs(expected));
}

struct Case {
  Graph graph;
  Mesh mesh;
  Buffer<Layout> inputs, outputs;
  Graph unpartitioned;  // what shard_map has of it on each device, where all else is whole; else empty
};

// What a function of a module returns, with what shard_map says of pieces: as boundaries in a graph that will be
// partitioned, or as slices and gathers of values that all devices have whole.
Buffer<Var> imported(Graph& graph, const Mesh& mesh, const stablehlo::Module& module, const Buffer<Var>& arguments,
                     bool is_partitioned, const stablehlo::ValueMarks* marks) {
  sdy::PieceReaders readers(module, is_partitioned);
  Buffer<stablehlo::CustomCall> calls;
  readers.add_to(calls);
  if (is_partitioned)
    detail::name_axes(Var{&graph, no_id}, mesh);
  else
    graph.mesh = readers.devices.sizes();
  return stablehlo::import_function(graph, module, stablehlo::main_of(module), arguments, stablehlo::most_operations,
                                    calls, marks);
}

// `obeys_shardings`: values lie as Shardy's propagation finds; else that is a hint, and they lie as the partitioner
// likes.
Case read_case(const Json& plan, const std::string& text, bool obeys_shardings) {
  Case made;
  for (const Json& axis : plan.at("mesh").as_array())
    made.mesh.axes.push_back(
        {axis.as_array()[0].as_string().c_str(), axis.as_array()[1].as_integer(), AxisType::automatic});
  const stablehlo::Module module = stablehlo::read_module(text);
  const stablehlo::Function& function = stablehlo::main_of(module);
  const bool has_pieces = sdy::has_own_devices(module);
  if (has_pieces) made.mesh.axes.insert(0, {"replica", 1, AxisType::automatic});
  Buffer<Var> arguments, whole;
  for (const Json& argument : plan.at("args").as_array()) {
    const Shape shape = read_shape(argument.at("shape"));
    if (arguments.size() == function.body.arguments.size() ||  // JAX drops arguments that nobody reads
        function.values[function.body.arguments[arguments.size()]].type.shape != shape)
      continue;
    const std::string name = "arg" + std::to_string(arguments.size());
    arguments.push_back({&made.graph, made.graph.add_input(name.c_str(), InputKind::data,
                                                           dtype_of(argument.at("dtype").as_string()), shape)});
    made.inputs.push_back(read_spec(argument.at("spec")).resolve(made.mesh, shape.rank()));
    if (has_pieces)
      whole.push_back({&made.unpartitioned, made.unpartitioned.add_input(name.c_str(), InputKind::data,
                                                                        arguments.back().dtype(), shape)});
  }
  const sdy::PropagatedFunction found = sdy::propagated_function(module, function, !obeys_shardings);
  const Buffer<Var> results =
      has_pieces ? imported(made.graph, made.mesh, module, arguments, true, &found.marks)
                 : stablehlo::import_function(made.graph, module, function, arguments, stablehlo::most_operations, {},
                                              &found.marks);
  if (has_pieces)
    for (const Var& result : imported(made.unpartitioned, made.mesh, module, whole, false, nullptr))
      made.unpartitioned.add_output("out", result.id);
  const std::vector<Json>& specs = plan.at("out_specs").as_array();
  if (to_size(results.size()) != specs.size()) throw std::runtime_error("another number of results than specs");
  for (const Var& result : results) {
    const auto i = made.outputs.size();
    made.graph.add_output(("out" + std::to_string(i)).c_str(), result.id);
    made.outputs.push_back(spec_of_text(specs[to_size(i)].as_string()).resolve(made.mesh, result.rank()));
  }
  made.graph = simplify_nodes(made.graph);
  if (has_pieces) made.graph = on_mesh(made.graph, made.mesh);
  return made;
}

// What is sent where all of some predicates are true, or false.
struct SentWhere {
  std::vector<std::pair<Id, bool>> conditions;
  Index bytes = 0;
};
void add_conditions(const Graph& graph, Id predicate, bool taken_if, std::vector<std::pair<Id, bool>>& to) {
  const Op op = graph[predicate].op;
  if (op == Op::logical_not) return add_conditions(graph, graph.operand(predicate, 0), !taken_if, to);
  if (op != Op::bit_and || !taken_if) return to.push_back({predicate, taken_if});
  for (Index i = 0; i < 2; ++i) add_conditions(graph, graph.operand(predicate, i), true, to);
}
// Of the two sides of each condition the one that sends more.
Index most_sent(std::vector<SentWhere> all) {
  Index sum = 0;
  std::vector<SentWhere> sides[2], others;
  Id predicate = no_id;
  for (SentWhere& sent : all) {
    if (predicate == no_id && !sent.conditions.empty()) predicate = sent.conditions.back().first;
    const auto asked = std::find_if(sent.conditions.begin(), sent.conditions.end(),
                                    [&](const auto& condition) { return condition.first == predicate; });
    if (sent.conditions.empty()) {
      sum += sent.bytes;
    } else if (asked == sent.conditions.end()) {
      others.push_back(std::move(sent));
    } else {
      std::vector<SentWhere>& side = sides[asked->second ? 1 : 0];
      sent.conditions.erase(asked);
      side.push_back(std::move(sent));
    }
  }
  if (predicate == no_id) return sum;
  return sum + most_sent(std::move(others)) + std::max(most_sent(std::move(sides[0])), most_sent(std::move(sides[1])));
}

// The collectives of one device's graph, and what they send: those of a loop in every iteration, as far as their number
// is known, those of conditions on one side.
Index bytes_sent(const Graph& local, std::string& list) {
  const Loops loops(local);
  std::vector<SentWhere> all;
  for (Id id = 0; id < local.size(); ++id) {
    if (!is_collective(local[id].op)) continue;
    SentWhere sent{{}, detail::runs_of(loops, id) * ring_bytes(local, id)};
    list += std::string(list.empty() ? "" : ", ") + name_of(local[id].op) + " " + std::to_string(sent.bytes);
    for (std::int32_t loop = loops[id]; loop != no_loop; loop = loops.parent[loop])
      if (const std::int32_t condition = loop_attributes(local, loops.end[loop]).condition; condition >= 0)
        add_conditions(local, local.operand(loops.carries[loop][condition], 0), true, sent.conditions);
    all.push_back(std::move(sent));
  }
  return most_sent(std::move(all));
}

// `expected`: what the whole program computes; found here, if nobody has.
void expect_same_numbers(const Case& of, const Graph& local, std::vector<Value>& expected) {
  std::vector<Value> inputs;
  for (Index i = 0; i < of.graph.inputs.size(); ++i) {
    const TensorType& type = of.graph.type(of.graph.inputs[i].node);
    inputs.push_back(numbers(type.dtype, type.shape, static_cast<std::uint32_t>(i)));
  }
  const MeshSizes mesh = of.mesh.sizes();
  std::vector<std::vector<Value>> pieces(to_size(of.mesh.size()));
  for (Index device = 0; device < of.mesh.size(); ++device)
    for (std::size_t i = 0; i < inputs.size(); ++i)
      pieces[to_size(device)].push_back(piece_of(inputs[i], of.inputs[static_cast<Index>(i)], mesh, device));
  if (expected.empty() && of.unpartitioned.outputs.empty())
    expected = interpret(of.graph, inputs);
  else if (expected.empty())
    expected = interpret(of.unpartitioned, std::vector<std::vector<Value>>(pieces.size(), inputs))[0];
  const std::vector<std::vector<Value>> actual = interpret(local, pieces);
  for (Index device = 0; device < of.mesh.size(); ++device)
    for (std::size_t o = 0; o < expected.size(); ++o) {
      const Value& piece = actual[to_size(device)][o];
      const auto where = places(expected[o].shape, of.outputs[static_cast<Index>(o)], mesh, device);
      if (where.size() != piece.elements.size()) throw std::runtime_error("a result is of another shape");
      for (std::size_t i = 0; i < where.size(); ++i) {
        const double got = piece.elements[i], right = expected[o].elements[where[i]];
        if (are_near(got, right, expected[o].dtype)) continue;
        std::ostringstream text;
        text << "result " << o << ", device " << device << ", element " << where[i] << ": expected " << right
             << ", got " << got;
        throw std::runtime_error(text.str());
      }
    }
}

}  // namespace

bool is_xla_plan(const Json& document) { return document.find("wire") != nullptr && document.find("args") != nullptr; }

bool run_xla_plan(const Json& plan, const std::string& module_text, std::string& reason) {
  bool passed = true;
  std::vector<Value> expected;
  for (const bool obeys_shardings : {false, true}) {
    const std::string what = obeys_shardings ? "  with the module's shardings, " : "  ";
    try {
      const Case of = read_case(plan, module_text, obeys_shardings);
      const Graph local = partition(of.graph, of.mesh, of.inputs, of.outputs);
      verify(local);
      std::string list;
      const Index sent = bytes_sent(local, list);
      if (!obeys_shardings && static_cast<double>(sent) > plan.at("wire").as_double()) {
        reason += "  wire: at most " + plan.at("wire").text() + ", got " + std::to_string(sent) + " (" + list + ")\n";
        passed = false;
      }
      expect_same_numbers(of, local, expected);
    } catch (const std::exception& failed) {
      reason += what + failed.what() + "\n";
      passed = false;
    }
  }
  return passed;
}

}  // namespace weft::testing
