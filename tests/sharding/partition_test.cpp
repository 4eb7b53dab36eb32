// The partitioner: what every device computes on its pieces is the whole, whatever the layouts; the collectives are the
// ones expected; and what cannot be cut is refused.
#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>
#include <support/planned.hpp>
#include <support/random_graph.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/sharding/partition.hpp>

#include <set>

namespace weft::partition_test {

using testing::expect_error;
using testing::Program;
using testing::random_value;
using testing::RandomGraph;

Layout cut(std::initializer_list<AxisList> dims, const AxisList& unreduced = {}) {
  Layout layout;
  for (const AxisList& dim : dims) layout.dims.push_back(dim);
  layout.unreduced = unreduced;
  return layout;
}
Layout whole(const Graph& graph, Id id) { return replicated(graph.shape(id).rank()); }

struct Layouts {
  MeshSizes mesh;
  Buffer<Layout> inputs, outputs;
};

// Interprets the partitioned graph on all devices and compares with the global one; `planned`: runs its plan, too.
// False: the partitioner refused, with one of its documented errors.
bool expect_same(const Graph& graph, const std::vector<Value>& inputs, const Layouts& layouts, bool planned) {
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
  std::vector<std::vector<Value>> pieces(to_size(local.devices()));
  for (Index device = 0; device < local.devices(); ++device)
    for (std::size_t i = 0; i < inputs.size(); ++i)
      pieces[to_size(device)].push_back(
          testing::piece_of(inputs[i], layouts.inputs[static_cast<Index>(i)], layouts.mesh, device));
  const auto expected = interpret(graph, inputs);
  const auto actual = interpret(local, pieces);
  for (Index o = 0; o < graph.outputs.size(); ++o) {
    SCOPED_TRACE(::testing::Message() << "output " << o);
    std::vector<Value> parts;
    for (const auto& outputs : actual) parts.push_back(outputs[to_size(o)]);
    const Shape& shape = graph.shape(graph.outputs[o].node);
    testing::expect_near(testing::assembled(parts, shape, layouts.outputs[o], layouts.mesh), expected[to_size(o)], 2e-5,
                         2e-5);
  }
  if (planned) testing::expect_plan_computes(local, pieces, 2e-5, 1);
  return true;
}

// What has all its elements is cut as any value is: no device has those of another.
TEST(Partition, ConstantsWithAllTheirElementsAreCut) {
  Program program;
  const Var x = program.input("x", {4, 2});
  const Buffer<std::uint8_t> one_to_four{0, 0, 0x80, 0x3F, 0, 0, 0, 0x40, 0, 0, 0x40, 0x40, 0, 0, 0x80, 0x40};
  const Var table{&program.graph, program.graph.add_literal(DType::f32, {4}, one_to_four)};
  program.output(x + broadcast_in_dim(table, {4, 2}, {0}));
  const std::vector<Value> inputs{random_value(DType::f32, {4, 2}, 1)};
  EXPECT_TRUE(expect_same(program.graph, inputs, {{2}, {cut({{0}, {}})}, {cut({{0}, {}})}}, true));
}

// A convolution and what follows, with all gradients, where the batch is cut, and where channels are.
TEST(Partition, ConvolutionsOverBatchAndChannels) {
  for (const Index groups : {1, 2}) {
    Program program;
    const Var x = program.input("x", {4, 4, 6, 6}), kernel = program.input("kernel", {4, 4 / groups, 3, 3});
    const Var y = conv2d(x, kernel, {.stride = 2, .padding = 1, .groups = groups});
    const Var pooled = max_pool2d(tanh(y), {.kernel = 2, .stride = 1});
    const Var loss = sum(square(pooled));
    const Buffer<Id> gradients = differentiate(program.graph, loss.id, {x.id, kernel.id});
    program.output(y);
    for (Id gradient : gradients) program.output({&program.graph, gradient});
    const std::vector<Value> inputs{random_value(DType::f32, {4, 4, 6, 6}, 1),
                                    random_value(DType::f32, {4, 4 / groups, 3, 3}, 2)};
    const Layout batch = cut({{0}, {}, {}, {}}), features = cut({{}, {0}, {}, {}}), outputs = cut({{0}, {}, {}, {}}),
                 none = replicated(4);
    EXPECT_TRUE(expect_same(program.graph, inputs, {{2}, {batch, none}, {batch, batch, none}}, true));
    if (groups > 1) continue;
    EXPECT_TRUE(expect_same(program.graph, inputs, {{2}, {none, outputs}, {features, none, outputs}}, true));
    EXPECT_TRUE(expect_same(program.graph, inputs, {{2}, {features, features}, {none, features, features}}, true));
  }
}

// ---- Collectives of a matrix product (table C.5)
// ---------------------------------------------------------------------

// The collectives in the product of a [8, 8] and b [8, 8] with these layouts on one axis, the result as `to`.
std::string collectives_of(const Layout& a, const Layout& b, const Layout& to) {
  Program program;
  const Var left = program.input("a", {8, 8}), right = program.input("b", {8, 8});
  program.output(matmul(left, right));
  const Layouts layouts{{2}, {a, b}, {to}};
  const std::vector<Value> inputs{random_value(DType::f32, {8, 8}, 1), random_value(DType::f32, {8, 8}, 2)};
  EXPECT_TRUE(expect_same(program.graph, inputs, layouts, true));
  const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
  std::string text;
  for (Id id = 0; id < local.size(); ++id)
    if (is_collective(local[id].op)) text += (text.empty() ? "" : " ") + std::string(name_of(local[id].op));
  return text;
}

TEST(Partition, CollectivesOfAMatmul) {
  const Layout none = cut({{}, {}}), first = cut({{0}, {}}), second = cut({{}, {0}}), sum = cut({{}, {}}, {0});
  EXPECT_EQ(collectives_of(none, none, none), "");
  EXPECT_EQ(collectives_of(none, second, second), "");           // column-parallel
  EXPECT_EQ(collectives_of(first, none, first), "");             // batch
  EXPECT_EQ(collectives_of(none, first, sum), "");               // a is cut, which is free
  EXPECT_EQ(collectives_of(none, first, none), "all_gather");    // half the bytes of the sum
  EXPECT_EQ(collectives_of(second, first, none), "all_reduce");  // row-parallel
  EXPECT_EQ(collectives_of(second, first, sum), "");
  EXPECT_EQ(collectives_of(second, first, first), "reduce_scatter");
  EXPECT_EQ(collectives_of(second, first, second), "reduce_scatter");
  EXPECT_EQ(collectives_of(second, none, none), "all_gather");
  EXPECT_EQ(collectives_of(first, first, first), "all_gather");  // a sharded weight (FSDP)
  EXPECT_EQ(collectives_of(first, second, first), "all_gather");
  EXPECT_EQ(collectives_of(second, second, sum), "all_to_all");
}

// ---- Pieces of a model, every combination of specs
// ---------------------------------------------------------------------

// Every layout over `mesh` in which each axis cuts one dimension, minor to those before, or none.
std::vector<Layout> all_cuts(const Shape& shape, const MeshSizes& mesh) {
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
int expect_all_cuts(const Program& program, const std::vector<Value>& values, const MeshSizes& mesh) {
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
    Layouts layouts{mesh, {}, {}};
    std::size_t rest = number;
    for (const auto& choice : choices) {
      layouts.inputs.push_back(choice[rest % choice.size()]);
      rest /= choice.size();
    }
    for (const Output& output : graph.outputs) {
      Layout layout = whole(graph, output.node);
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

TEST(Partition, TwoLayersWithEveryCutOfEveryInput) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {4}}) {
    Model model;
    const Var x = model.input("x", {4, 8}), w = model.input("w", {8, 4}), b = model.input("b", {4});
    const Var v = model.input("v", {4, 8});
    model.output_with_gradients(mean(square(matmul(maximum(matmul(x, w) + b, 0.0), v))));
    EXPECT_EQ(expect_all_cuts(model.program, model.values, mesh), 0);
  }
}
TEST(Partition, ALayerOnTwoAxesWithEveryCutOfEveryInput) {
  Model model;
  const Var x = model.input("x", {4, 8}), w = model.input("w", {8, 4}), b = model.input("b", {4});
  model.output_with_gradients(sum(tanh(matmul(x, w) + b)));
  // Refused are cuts of one dimension over other axes on both sides, for which the message has a cure.
  EXPECT_LT(expect_all_cuts(model.program, model.values, {2, 2}), 200);
}
TEST(Partition, CrossEntropyWithEveryCutOfTheLogits) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {2, 2}}) {
    Model model;
    const Var logits = model.input("logits", {4, 8}), label = model.input("label", {4}, DType::i32);
    const Var shifted = logits - expand_dims(stop_gradient(max(logits, -1)), -1);
    const Var hot = convert(expand_dims(label, 1) == iota(model.program.graph, {4, 8}, 1), DType::f32);
    // Two statements: compilers are free to trace the operands of a minus in either order.
    const Var normalizer = log(sum(exp(shifted), -1)), chosen = sum(shifted * hot, -1);
    model.output_with_gradients(mean(normalizer - chosen));
    // Refused: rows of logits over one axis and labels over the other one.
    EXPECT_EQ(expect_all_cuts(model.program, model.values, mesh), mesh.size() == 1 ? 0 : 3);
  }
}
TEST(Partition, DropoutIsTheSameOnEveryMesh) {
  Model model;
  const Var x = model.input("x", {4, 8});
  Graph& graph = model.program.graph;
  const Var counter = iota(graph, {4, 8}, 0, DType::u32) * 8.0 + iota(graph, {4, 8}, 1, DType::u32);
  const Var bits = random_bits(constant(graph, 5, DType::u32), counter, constant(graph, 7, DType::u32));
  model.output_with_gradients(sum(softmax(select(bits > 1e9, x, 0.0) * 2.0)));
  EXPECT_EQ(expect_all_cuts(model.program, model.values, {2, 2}), 0);
}
TEST(Partition, EmbeddingsWithEveryCut) {
  Model model;
  const Var table = model.input("table", {4, 8}), rows = model.input("rows", {8}, DType::i32);
  model.output_with_gradients(sum(square(take(table, rows))));
  EXPECT_EQ(expect_all_cuts(model.program, model.values, {2, 2}), 0);
}
TEST(Partition, MovementWithEveryCut) {
  Model model;
  const Var x = model.input("x", {4, 4}), y = model.input("y", {4, 4});
  model.program.output(concatenate({x, y, x, transpose(y)}, 0));
  model.program.output(slice(x, {0, 1}, {4, 3}));
  model.program.output(slice(y, {1, 0}, {3, 4}) * 2.0);
  model.program.output(pad(y, {1, 0}, {1, 0}));
  EXPECT_EQ(expect_all_cuts(model.program, model.values, {4}), 0);
  EXPECT_LT(expect_all_cuts(model.program, model.values, {2, 2}), 30);
}

TEST(Partition, DynamicSlicesWithEveryCut) {
  for (const MeshSizes& mesh : {MeshSizes{2}, {2, 2}}) {
    Model model;
    const Var x = model.input("x", {4, 4}), shifts = model.input("shifts", {4}, DType::i32);
    const Var at = sum(shifts), back = 2.0 - at, zero = constant(model.program.graph, 0, DType::i32);
    const Var row = dynamic_slice(x, {at, zero}, {1, 4}), rows = dynamic_slice(x, {at, back}, {4, 2});
    const Var written = dynamic_update_slice(x, row * 2.0, {back, zero});
    model.program.output(dynamic_slice(x, {at, back}, {3, 3}));
    model.output_with_gradients(sum(square(written)) + sum(square(rows)));
    EXPECT_EQ(expect_all_cuts(model.program, model.values, mesh), 0);
  }
}

// A device knows its piece: the row of a wrong label is that of the whole batch, whatever is cut.
TEST(Partition, AWrongLabelIsNamedByItsRowOfTheBatch) {
  Program program;
  const Var label = program.input("label", {8, 4}, DType::i32);
  program.output(checked_label(label, 10));
  Value values = filled_value(DType::i32, {8, 4}, 9);
  values[5 * 4 + 3] = 10;
  for (const Layout& layout : {cut({{0, 1}, {}}), cut({{1}, {}}), cut({{}, {0}}), cut({{1}, {0}}), cut({{}, {}})}) {
    const Graph local = partition(program.graph, MeshSizes{2, 2}, {layout}, {layout});
    verify(local);
    std::vector<std::vector<Value>> pieces;
    for (Index device = 0; device < 4; ++device)
      pieces.push_back({testing::piece_of(values, layout, MeshSizes{2, 2}, device)});
    expect_error([&] { (void)interpret(local, pieces); }, "label_out_of_range", {"label 10", "row 5", "[0, 10)"});
  }
}

// ---- Random programs -----------------------------------------------------------------------------------------------

TEST(Partition, RandomProgramsOnRandomLayouts) {
  const MeshSizes meshes[] = {{2}, {4}, {2, 2}, {2, 1}, {2, 2, 2}};
  int refused = 0, all = 0;
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    RandomGraph random(seed, 16, {1, 2, 4, 4, 8});
    Graph& graph = random.program.graph;
    for (Output& output : graph.outputs) output.updates = -1;
    std::uint32_t draws = 0;
    const auto pick = [&](int below) {
      return static_cast<int>(random_bits(seed, draws++, 77) % static_cast<std::uint32_t>(below));
    };
    Layouts layouts{meshes[pick(5)], {}, {}};
    const auto random_layout = [&](Id id) {
      const Shape& shape = graph.shape(id);
      Layout layout = replicated(shape.rank());
      for (std::int8_t axis = 0; axis < layouts.mesh.size(); ++axis) {
        if (pick(4) == 0) {
          layout.unreduced.push_back(axis);
        } else if (shape.rank() > 0 && pick(3) > 0) {
          const int d = pick(shape.rank());
          if (shape[d] % (parts_of(layouts.mesh, layout.dims[d]) * layouts.mesh[axis]) == 0)
            layout.dims[d].insert(pick(layout.dims[d].size() + 1), axis);
        }
      }
      return layout;
    };
    for (const Input& input : graph.inputs) layouts.inputs.push_back(random_layout(input.node));
    for (const Output& output : graph.outputs) layouts.outputs.push_back(random_layout(output.node));
    ++all;
    refused += expect_same(graph, random.inputs, layouts, true) ? 0 : 1;
    if (HasFailure()) return;
  }
  EXPECT_LT(refused, all / 20);
}

// ---- What is refused
// -------------------------------------------------------------------------------------------------

// Pieces of replicated values are computed once, however often they are read: 2^40 times here.
TEST(Partition, SharedPiecesAreVisitedOnce) {
  Graph graph;
  const Var weight{&graph, graph.add_input("weight", InputKind::weight, DType::f32, {4})};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4})};
  Var power = weight;
  for (int i = 0; i < 40; ++i) power = power * power;
  graph.add_output("y", (x * power).id);
  Layout cut = replicated(1);
  cut.dims[0] = {0};
  const Graph local = partition(graph, {2}, {replicated(1), cut}, {cut});
  EXPECT_EQ(local.size(), 2 + 1 + 40 + 1);  // inputs, the slice of weight, powers, product
}

TEST(Partition, AnOutputMayBeLeftUnreduced) {
  Program program;
  const Var x = program.input("x", {8, 4}), w = program.input("w", {4});
  program.output(sum(x, 0));      // a sum over devices
  program.output(w * 2.0);        // the same everywhere: counted once
  program.output(sum(x, 0) + w);  // both
  const Layouts layouts{{4}, {cut({{0}, {}}), cut({{}})}, {cut({{}}, {0}), cut({{}}, {0}), cut({{}}, {0})}};
  EXPECT_TRUE(expect_same(program.graph, {random_value(DType::f32, {8, 4}, 1), random_value(DType::f32, {4}, 2)},
                          layouts, true));
}

TEST(Partition, OneDimensionCutOverTwoAxesIsAConflict) {
  Program program;
  const Var left = program.input("x", {4}), right = program.input("y", {4});
  program.output(left + right);
  const auto with = [&](const Layout& x, const Layout& y) {
    return [&program, x, y] { (void)partition(program.graph, {2, 2}, {x, y}, {replicated(1)}); };
  };
  expect_error(with(cut({{0}}), cut({{1}})), "operand_shardings_conflict", {"add", "dimension 0"});
}

TEST(Partition, AReshapeThatWouldMoveDataIsRefused) {
  Program program;
  program.output(reshape(program.input("x", {6, 2}), {3, 4}));
  expect_error(
      [&] {
        (void)partition(program.graph, {2}, {cut({{0}, {}})}, {replicated(2)});
      },
      "reshape_of_sharded_dimension", {"dimension 0", "2 parts"});
}

TEST(Partition, AnExtentThatDoesNotDivideIsRefused) {
  Program program;
  program.output(exp(program.input("x", {6})));
  expect_error([&] { (void)partition(program.graph, {4}, {cut({{0}})}, {replicated(1)}); }, "dimension_does_not_divide",
               {"0", "6", "4"});
  expect_error([&] { (void)partition(program.graph, {4}, {replicated(1)}, {cut({{0}})}); }, "dimension_does_not_divide",
               {"0", "6", "4"});
}

constexpr Index local_nodes_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  graph.add_output("y", sum(matmul(x, x)).id);
  Layout rows = replicated(2);
  rows.dims[0] = {0};
  return partition(graph, {2}, {rows}, {replicated(0)}).size();
}
static_assert(local_nodes_at_compile_time() == 5);  // x, its gather, the product, the sum, its all_reduce

// ---- Loops
// ---------------------------------------------------------------------------------------------------------------------

// Four layers x tanh(W + x) and the gradient of their weights, with a batch that is cut over the first axis.
struct Layers {
  Program program;
  std::vector<Value> inputs{random_value(DType::f32, {8, 4}, 1), random_value(DType::f32, {4, 4, 4}, 2),
                            random_value(DType::f32, {4}, 3)};

  explicit Layers(bool shares_bias) {
    const Var x = program.input("x", {8, 4}), weights = program.input("weights", {4, 4, 4}),
              bias = program.input("bias", {4});
    const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& in) {
      const Var y = matmul(carry[0], in[0]);
      return Scanned{{tanh(shares_bias ? y + bias : y)}, {}};
    };
    const Var loss = mean(square(scan(program.graph, 4, {x}, {weights}, body).carry[0]));
    const Buffer<Id> gradients = differentiate(program.graph, loss.id, {weights.id, bias.id});
    program.output(loss);
    for (Id gradient : gradients) program.output({&program.graph, gradient});
    program.graph = simplify(program.graph);
  }
  // How many collectives a device runs in one call with these layouts of the inputs and of the two gradients.
  Index expect_collectives(const Layouts& layouts) const {
    EXPECT_TRUE(expect_same(program.graph, inputs, layouts, true));
    const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
    const Plan plan = make_plan(local);
    Index count = 0;
    for (const CollectiveStep& step : plan.collectives) count += step.runs;
    return count;
  }
};

TEST(Partition, GradientsOfALoopsWeightsAreReducedOnceAfterIt) {
  const Layers layers(false);
  const Layout batch = cut({{0}, {}}), stack = cut({{}, {}, {}}), bias = cut({{}});
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), stack, bias}}), 2);
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), cut({{}, {}, {}}, {0}), bias}}), 1);
}
TEST(Partition, ASumOverIterationsStaysUnreducedUntilTheLoopIsDone) {
  const Layers layers(true);
  const Layout batch = cut({{0}, {}}), stack = cut({{}, {}, {}}), bias = cut({{}});
  EXPECT_EQ(layers.expect_collectives({{2}, {batch, stack, bias}, {cut({}), stack, bias}}), 3);
}
TEST(Partition, AStackThatIsCutAlongItsLayersIsGathered) {
  const Layers layers(true);
  const Layout batch = cut({{0}, {}}), stack = cut({{0}, {}, {}}), bias = cut({{}});
  EXPECT_TRUE(expect_same(layers.program.graph, layers.inputs, {{2}, {batch, stack, bias}, {cut({}), stack, bias}}, true));
}
// Megatron: the columns of the weights are cut, so that every iteration gathers or reduces.
TEST(Partition, WeightsOfALoopMayBeCut) {
  const Layers layers(true);
  for (const Layout& stack : {cut({{}, {}, {1}}), cut({{}, {1}, {}}), cut({{}, {0}, {1}})})
    for (const Layout& bias : {cut({{}}), cut({{1}})})
      EXPECT_TRUE(expect_same(layers.program.graph, layers.inputs,
                              {{2, 2}, {cut({{0}, {}}), stack, bias}, {cut({}), stack, bias}}, true));
}

}  // namespace weft::partition_test
