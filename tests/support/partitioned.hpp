// Graphs partitioned over a mesh, against the same ones on one device.
#ifndef WEFT_TESTS_SUPPORT_PARTITIONED_HPP
#define WEFT_TESTS_SUPPORT_PARTITIONED_HPP

#include <support/mesh_values.hpp>
#include <support/planned.hpp>
#include <support/ring_bytes.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/sharding/partition.hpp>

#include <set>

namespace weft::testing {

inline Layout cut(std::initializer_list<AxisList> dims, const AxisList& unreduced = {}) {
  Layout layout;
  for (const AxisList& dim : dims) layout.dims.push_back(dim);
  layout.unreduced = unreduced;
  return layout;
}

struct CutMesh {
  MeshSizes mesh;
  Buffer<Layout> inputs, outputs;
};

// Interprets the partitioned graph on all devices and compares with the global one; `planned`: runs its plan, too.
// False: the partitioner refused, with one of its documented errors.
inline bool expect_same(const Graph& graph, const std::vector<Value>& inputs, const CutMesh& layouts, bool planned) {
  static const std::set<std::string> documented{"operand_shardings_conflict", "reshape_of_sharded_dimension",
                                                "dimension_does_not_divide"};
  Graph local;
  try {
    local = partition(graph, layouts.mesh, layouts.inputs, layouts.outputs);
  } catch (const Error& error) {
    EXPECT_TRUE(documented.count(error.code()) == 1) << error.what();
    return false;
  }
  verify(local);
  const std::vector<std::vector<Value>> pieces = pieces_of(inputs, layouts.inputs, layouts.mesh);
  const auto expected = interpret(graph, inputs);
  const auto actual = interpret(local, pieces);
  for (Index o = 0; o < graph.outputs.size(); ++o) {
    SCOPED_TRACE(::testing::Message() << "output " << o);
    std::vector<Value> parts;
    for (const auto& outputs : actual) parts.push_back(outputs[to_size(o)]);
    const Shape& shape = graph.shape(graph.outputs[o].node);
    expect_near(assembled(parts, shape, layouts.outputs[o], layouts.mesh), expected[to_size(o)], 2e-5, 2e-5);
  }
  if (planned) expect_plan_computes(local, pieces, 2e-5, 1);
  return true;
}

// Every layout over `mesh` in which each axis cuts one dimension, minor to those before, or none.
inline std::vector<Layout> all_cuts(const Shape& shape, const MeshSizes& mesh) {
  std::vector<Layout> layouts{replicated(shape.rank())};
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) {
    const std::vector<Layout> before = layouts;
    for (const Layout& layout : before)
      for (int d = 0; d < shape.rank(); ++d) {
        Layout next = layout;
        next.dims[d].push_back(axis);
        if (shape[d] % parts_of(mesh, next.dims[d]) == 0) layouts.push_back(next);
      }
  }
  return layouts;
}
// Runs `program` with all combinations of cuts of its inputs; outputs replicated, or cut like the first input of their
// shape. Returns how many were refused.
inline int expect_all_cuts(const Program& program, const std::vector<Value>& values, const MeshSizes& mesh) {
  const Graph& graph = program.graph;
  std::vector<std::vector<Layout>> choices;
  std::size_t combinations = 1;
  for (const Input& input : graph.inputs) {
    choices.push_back(all_cuts(graph.shape(input.node), mesh));
    combinations *= choices.back().size();
  }
  int refused = 0;
  for (std::size_t number = 0; number < combinations; ++number) {
    SCOPED_TRACE(::testing::Message() << "combination " << number);
    CutMesh layouts{mesh, {}, {}};
    std::size_t rest = number;
    for (const auto& choice : choices) {
      layouts.inputs.push_back(choice[rest % choice.size()]);
      rest /= choice.size();
    }
    for (const Output& output : graph.outputs) {
      Layout layout = replicated(graph.shape(output.node).rank());
      for (Index i = 0; i < graph.inputs.size() && number % 2 == 1; ++i)
        if (graph.shape(graph.inputs[i].node) == graph.shape(output.node)) layout = layouts.inputs[i];
      layouts.outputs.push_back(layout);
    }
    refused += expect_same(graph, values, layouts, number % 7 == 0) ? 0 : 1;
    if (::testing::Test::HasFailure()) break;
  }
  return refused;
}

struct Model {
  Program program;
  std::vector<Value> values;

  Var input(const char* name, const Shape& shape, DType dtype = DType::f32) {
    values.push_back(random_value(dtype, shape, static_cast<std::uint32_t>(values.size() + 1), 0, 3));
    return program.input(name, shape, dtype);
  }
  // The loss and its gradients over all floating inputs.
  void output_with_gradients(Var loss) {
    Buffer<Id> inputs;
    for (const Input& input : program.graph.inputs)
      if (is_floating(program.graph.dtype(input.node))) inputs.push_back(input.node);
    const Buffer<Id> gradients = differentiate(program.graph, loss.id, inputs);
    program.output(loss);
    for (Id gradient : gradients) program.output({&program.graph, gradient});
    program.graph = simplify(program.graph);
  }
};

// What a device sends by the ring formulas.
[[nodiscard]] inline Index bytes_sent(const Graph& local) {
  Index bytes = 0;
  for (Id id = 0; id < local.size(); ++id) bytes += ring_bytes(local, id);
  return bytes;
}
// The collectives in their order.
[[nodiscard]] inline std::string collectives_of(const Graph& local) {
  std::string text;
  for (Id id = 0; id < local.size(); ++id)
    if (is_collective(local[id].op)) text += (text.empty() ? "" : " ") + std::string(name_of(local[id].op));
  return text;
}

}  // namespace weft::testing

#endif
