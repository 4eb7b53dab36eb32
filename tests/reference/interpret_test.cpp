// The reference interpreter: inputs, outputs and operations between devices.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/map.hpp>

namespace weft::interpret_test {

using testing::expect_equal;
using testing::expect_error;
using testing::f32_value;

// A graph over `mesh` with one input "x" per device.
struct OnMesh {
  Graph graph;
  Var x;

  OnMesh(MeshSizes mesh, const Shape& shape, DType dtype = DType::f32) {
    graph.mesh = mesh;
    x = {&graph, graph.add_input("x", InputKind::data, dtype, shape)};
  }
  Var collective(Op op, const AxisList& axes, const AxisList& dims = {}, ReductionKind reduction = ReductionKind::sum) {
    return emit_var(op, {x}, CollectiveAttributes{dims, axes, {}, reduction});
  }
  // Device d holds elements 10 d + position.
  std::vector<Value> run(Var result) {
    graph.outputs.clear();
    graph.add_output("result", result.id);
    const TensorType type = graph.type(x.id);
    std::vector<std::vector<Value>> inputs;
    for (Index device = 0; device < graph.devices(); ++device) {
      std::vector<double> elements;
      for (Index i = 0; i < type.shape.elements(); ++i) elements.push_back(static_cast<double>(10 * device + i));
      inputs.push_back({make_value(type.dtype, type.shape, elements)});
    }
    std::vector<Value> results;
    for (const auto& outputs : interpret(graph, inputs)) results.push_back(outputs[0]);
    return results;
  }
};

TEST(Interpret, OutputsComeInOrderUpdatesIncluded) {
  testing::Program program;
  const Var a = program.input("a", {2}), b = program.input("b", {2});
  program.graph.add_output("sum", (a + b).id);
  program.graph.add_output("a", (a * 2.0).id, 0);
  const auto outputs = interpret(program.graph, {f32_value({2}, {1, 2}), f32_value({2}, {10, 20})});
  ASSERT_EQ(outputs.size(), 2u);
  expect_equal(outputs[0], f32_value({2}, {11, 22}));
  expect_equal(outputs[1], f32_value({2}, {2, 4}));
}

TEST(Interpret, InputsAreChecked) {
  testing::Program program;
  const Var image = program.input("image", {4, 3});
  program.output(image);
  const Graph& graph = program.graph;
  expect_error([&] { (void)interpret(graph, std::vector<Value>{}); }, "input_count_differs", {"0 inputs", "1"});
  expect_error(
      [&] {
        (void)interpret(graph, {f32_value({4, 2}, std::vector<double>(8))});
      },
      "input_shape_differs", {"'image'", "dimension 1", "2", "3"});
  expect_error([&] { (void)interpret(graph, {f32_value({12}, std::vector<double>(12))}); }, "operand_ranks_differ",
               {"image", "1", "2"});
  expect_error(
      [&] {
        (void)interpret(graph, {filled_value(DType::i32, {4, 3}, 0)});
      },
      "element_types_differ", {"image", "i32", "f32"});
  const std::vector<std::vector<Value>> two_devices(2, {filled_value(DType::f32, {4, 3}, 0)});
  expect_error([&] { (void)interpret(graph, two_devices); }, "input_count_differs", {"2 devices", "1"});
}

TEST(Interpret, UnroundedArithmeticKeepsAllDigits) {
  testing::Program program;
  const Var x = program.input("x", {});
  const Value third = f32_value({}, {3});
  EXPECT_EQ(program.value(1.0 / x, {third})[0], static_cast<double>(1.0F / 3.0F));
  EXPECT_EQ(program.value(1.0 / x, {third}, Arithmetic::unrounded)[0], 1.0 / 3.0);
}

TEST(Interpret, AMapGivesAllItsResultsOnEveryDevice) {
  OnMesh program({2, 2}, {3});
  Graph& graph = program.graph;
  const MapBody body = make_map_body(graph, {DType::f32, DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] * s[1], s[0] + s[1]};
  });
  const Var total = program.collective(Op::all_reduce, {1});
  const Buffer<Var> results = map(graph, body, {program.x, total});
  const auto products = program.run(results[0]), sums = program.run(results[1]);
  for (std::size_t device = 0; device < 4; ++device) {
    // The devices of a row hold 10 d + i and, together, 10 (d1 + d2) + 2 i.
    const double row = device < 2 ? 10 : 50, own = 10 * static_cast<double>(device);
    expect_equal(products[device], f32_value({3}, {own * row, (own + 1) * (row + 2), (own + 2) * (row + 4)}));
    expect_equal(sums[device], f32_value({3}, {own + row, own + row + 3, own + row + 6}));
  }
}

TEST(Interpret, TwoMapsOfOneBodyKeepTheirResultsApart) {
  testing::Program program;
  const Var x = program.input("x", {2}), y = program.input("y", {2});
  const MapBody body = make_map_body(program.graph, {DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] * 2.0, s[0] * 3.0};
  });
  const Buffer<Var> of_x = map(program.graph, body, {x}), of_y = map(program.graph, body, {y});
  for (Var result : {of_x[1], of_y[0], of_x[0], of_y[1]}) program.output(result);
  const auto outputs = interpret(program.graph, {f32_value({2}, {1, 2}), f32_value({2}, {10, 20})});
  expect_equal(outputs[0], f32_value({2}, {3, 6}));
  expect_equal(outputs[1], f32_value({2}, {20, 40}));
  expect_equal(outputs[2], f32_value({2}, {2, 4}));
  expect_equal(outputs[3], f32_value({2}, {30, 60}));
}

TEST(Interpret, DeviceIndexIsMixedRadixFirstAxisMajor) {
  OnMesh program({2, 3}, {});
  const auto index = [&](const AxisList& axes) {
    Graph& graph = program.graph;
    const AttributeId over = graph.pools.intern(CollectiveAttributes{{}, axes, {}});
    const Var node{&graph, emit(graph, Op::device_index, {}, over, graph.types.intern(DType::u32, {}))};
    std::vector<double> numbers;
    for (const Value& value : program.run(node)) numbers.push_back(value[0]);
    return numbers;
  };
  EXPECT_EQ(index({0}), (std::vector<double>{0, 0, 0, 1, 1, 1}));
  EXPECT_EQ(index({1}), (std::vector<double>{0, 1, 2, 0, 1, 2}));
  EXPECT_EQ(index({0, 1}), (std::vector<double>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(index({1, 0}), (std::vector<double>{0, 2, 4, 1, 3, 5}));
  EXPECT_EQ(index({}), (std::vector<double>{0, 0, 0, 0, 0, 0}));
}

TEST(Interpret, AllReduceStaysInsideItsGroups) {
  OnMesh program({2, 2}, {1});
  const auto of = [&](const AxisList& axes, ReductionKind reduction) {
    std::vector<double> numbers;
    for (const Value& value : program.run(program.collective(Op::all_reduce, axes, {}, reduction)))
      numbers.push_back(value[0]);
    return numbers;
  };
  EXPECT_EQ(of({0}, ReductionKind::sum), (std::vector<double>{20, 40, 20, 40}));
  EXPECT_EQ(of({1}, ReductionKind::sum), (std::vector<double>{10, 10, 50, 50}));
  EXPECT_EQ(of({0, 1}, ReductionKind::sum), (std::vector<double>{60, 60, 60, 60}));
  EXPECT_EQ(of({1}, ReductionKind::max), (std::vector<double>{10, 10, 30, 30}));
  EXPECT_EQ(of({0}, ReductionKind::min), (std::vector<double>{0, 10, 0, 10}));
}

TEST(Interpret, AllReduceOfIntegersMultipliesAndCombinesBits) {
  OnMesh program({3}, {1}, DType::u32);
  const auto of = [&](ReductionKind reduction) {
    return program.run(program.collective(Op::all_reduce, {0}, {}, reduction))[0][0];
  };
  EXPECT_EQ(of(ReductionKind::product), 0);  // 0 * 10 * 20
  EXPECT_EQ(of(ReductionKind::bit_or), 30);  // 01010 | 10100
  EXPECT_EQ(of(ReductionKind::bit_and), 0);
  expect_error([&] { (void)of(ReductionKind::none); }, "operation_is_not_elementwise", {"none"});
}

TEST(Interpret, AllReduceAddsInRankOrderAndRoundsEachStep) {
  Graph graph;
  graph.mesh = {4};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {})};
  const CollectiveAttributes attributes{{}, {0}, {}, ReductionKind::sum};
  graph.add_output("total", emit_var(Op::all_reduce, {x}, attributes).id);
  const float parts[] = {1.0F, 0x1p-24F, 0x1p-24F, 0.0F};
  std::vector<std::vector<Value>> inputs;
  for (float part : parts) inputs.push_back({f32_value({}, {static_cast<double>(part)})});
  const auto results = interpret(graph, inputs);
  for (const auto& outputs : results) EXPECT_EQ(outputs[0][0], 1.0);  // exact: 1 + 2^-23
}

TEST(Interpret, AllGatherJoinsInGroupOrder) {
  OnMesh program({2, 2}, {1, 2});
  const auto rows = program.run(program.collective(Op::all_gather, {0, 1}, {0}));
  for (const Value& value : rows) expect_equal(value, f32_value({4, 2}, {0, 1, 10, 11, 20, 21, 30, 31}));
  const auto swapped = program.run(program.collective(Op::all_gather, {1, 0}, {0}));
  expect_equal(swapped[3], f32_value({4, 2}, {0, 1, 20, 21, 10, 11, 30, 31}));
  const auto columns = program.run(program.collective(Op::all_gather, {1}, {1}));
  expect_equal(columns[0], f32_value({1, 4}, {0, 1, 10, 11}));
  expect_equal(columns[2], f32_value({1, 4}, {20, 21, 30, 31}));
}

TEST(Interpret, ReduceScatterAndShardSliceKeepTheOwnPart) {
  OnMesh program({2}, {4});
  const auto scattered = program.run(program.collective(Op::reduce_scatter, {0}, {0}));
  expect_equal(scattered[0], f32_value({2}, {10, 12}));
  expect_equal(scattered[1], f32_value({2}, {14, 16}));
  const auto sliced = program.run(program.collective(Op::shard_slice, {0}, {0}));
  expect_equal(sliced[0], f32_value({2}, {0, 1}));
  expect_equal(sliced[1], f32_value({2}, {12, 13}));
}

TEST(Interpret, AllGatherUndoesShardSliceOfAReplicatedValue) {
  OnMesh program({2, 2}, {4, 3});
  const Var everywhere = program.collective(Op::all_reduce, {0, 1});
  const CollectiveAttributes cut{{0}, {1, 0}, {}};
  const Var part = emit_var(Op::shard_slice, {everywhere}, cut);
  const auto whole = program.run(everywhere), again = program.run(emit_var(Op::all_gather, {part}, cut));
  for (std::size_t device = 0; device < 4; ++device) expect_equal(again[device], whole[device]);
}

TEST(Interpret, AllToAllMovesASplitFromOneDimensionToAnother) {
  OnMesh program({2}, {2, 2});
  const auto moved = program.run(program.collective(Op::all_to_all, {0}, {0, 1}));
  // Device d receives row d of both and joins the columns.
  expect_equal(moved[0], f32_value({1, 4}, {0, 1, 10, 11}));
  expect_equal(moved[1], f32_value({1, 4}, {2, 3, 12, 13}));
}

TEST(Interpret, CollectivePermuteReordersTheAxesOfAGroup) {
  OnMesh program({2, 3}, {});
  CollectiveAttributes attributes;
  attributes.source_axes = {0, 1};
  attributes.axes = {1, 0};
  const auto moved = program.run(emit_var(Op::collective_permute, {program.x}, attributes));
  // Shard number p lay on device p (row-major); now on the device whose position over (1, 0) is p.
  const double expected[] = {0, 20, 40, 10, 30, 50};
  for (std::size_t device = 0; device < 6; ++device) EXPECT_EQ(moved[device][0], expected[device]);

  attributes.source_axes = {0};
  attributes.axes = {1};
  const Var other = emit_var(Op::collective_permute, {program.x}, attributes);
  expect_error([&] { (void)program.run(other); }, "graph_is_invalid", {"source_axes"});
}

}  // namespace weft::interpret_test
