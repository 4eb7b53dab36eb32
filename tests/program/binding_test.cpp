// Bound plans: the library's matmul and movement on an arena, against the interpreter.
#include <support/bound_plan.hpp>
#include <support/expect_error.hpp>
#include <support/planned.hpp>
#include <support/random_graph.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::binding_test {

using testing::BoundPlan;
using testing::Program;
using testing::random_value;
using testing::RandomGraph;

// One call of the bound plan gives what the interpreter gives.
void expect_bound(const Graph& source, const std::vector<Value>& inputs, double tolerance = 2e-5) {
  const Graph graph = simplify(source);
  const Plan plan = make_plan(graph);
  BoundPlan bound(plan.view());
  for (Index i = 0; i < graph.inputs.size(); ++i) bound.set(i, inputs[to_size(i)]);
  bound.run();
  const auto expected = interpret(graph, inputs);
  Index returned = 0;
  for (Index o = 0; o < graph.outputs.size(); ++o) {
    SCOPED_TRACE(::testing::Message() << "output " << o);
    const std::int32_t updated = graph.outputs[o].updates;
    testing::expect_near(updated < 0 ? bound.output(returned++) : bound.input(updated), expected[to_size(o)], tolerance,
                         tolerance);
  }
}

TEST(Binding, RandomProgramsComputeTheSame) {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const RandomGraph random(seed, 30);
    expect_bound(random.program.graph, random.inputs);
    if (HasFailure()) return;
  }
}

TEST(Binding, BatchesOfMatricesAdvanceWhatTheirEpiloguesRead) {
  Program program;
  const Var a = program.input("a", {3, 4, 5}), b = program.input("b", {3, 5, 2});
  const Var each = program.input("each", {3, 4, 2}), row = program.input("row", {3, 4, 1}),
            matrix = program.input("matrix", {3, 1, 1}), column = program.input("column", {2});
  program.output(matmul(a, b) * each + row * each - matrix + column + each);
  const Var numbers = iota(program.graph, {3, 4, 2}, 0) * 100.0 + iota(program.graph, {3, 4, 2}, 1) * 10.0;
  program.output(matmul(a, b) + convert(numbers, DType::f32));
  std::vector<Value> inputs;
  for (const Input& input : program.graph.inputs)
    inputs.push_back(random_value(DType::f32, program.graph.shape(input.node), static_cast<std::uint32_t>(input.node)));
  expect_bound(program.graph, inputs);
}

TEST(Binding, MatricesLargerThanABlock) {
  Program program;
  const Var a = program.input("a", {70, 600}), b = program.input("b", {600, 130});
  program.output(maximum(matmul(a, b), 0.0));
  program.output(matmul(transpose(b), transpose(a)) * 2.0);
  expect_bound(program.graph, {random_value(DType::f32, {70, 600}, 1), random_value(DType::f32, {600, 130}, 2)}, 1e-4);
}

TEST(Binding, InputsThatAreOnlyReadLieWhereTheyArePlaced) {
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {3, 2}), z = program.input("z", {2, 2}),
            unchanged = program.input("unchanged", {2});
  program.output(matmul(x, y) + z);
  program.output(matmul(slice(x, {1, 0}, {2, 3}), y));  // a view within the input
  program.output(unchanged);
  program.graph.add_output("z", (z + 1.0).id, program.graph.number(z.id));
  const Plan plan = make_plan(program.graph);
  BoundPlan bound(plan.view());
  EXPECT_TRUE(is_only_read(plan.view(), 0));
  EXPECT_TRUE(is_only_read(plan.view(), 1));
  EXPECT_FALSE(is_only_read(plan.view(), 2));
  EXPECT_FALSE(is_only_read(plan.view(), 3));
  const float elsewhere[] = {1, 2, 3, 4, 5, 6}, ones[] = {1, 1, 1, 1, 1, 1};
  bound.set(0, filled_value(DType::f32, {2, 3}, 100));
  bound.set(1, filled_value(DType::f32, {3, 2}, 1));
  const auto expect_products = [&bound](double first, double second) {
    bound.set(2, filled_value(DType::f32, {2, 2}, 0));
    bound.set(3, filled_value(DType::f32, {2}, 0));
    bound.run();
    testing::expect_equal(bound.output(0), testing::f32_value({2, 2}, {first, first, second, second}));
    testing::expect_equal(bound.output(1), testing::f32_value({1, 2}, {second, second}));
  };
  expect_products(300, 300);
  bound.place_input(0, reinterpret_cast<const char*>(elsewhere));
  expect_products(6, 15);
  bound.place_input(1, reinterpret_cast<const char*>(ones));
  bound.place_input(0, reinterpret_cast<const char*>(ones));
  expect_products(3, 3);
  bound.place_input(0, nullptr);
  expect_products(300, 300);
}

TEST(Binding, ConstantsOfEveryType) {
  Program program;
  program.output(broadcast_to(constant(program.graph, -1.5), {2}));
  program.output(broadcast_to(constant(program.graph, 2.5, DType::bf16), {2}));
  program.output(broadcast_to(constant(program.graph, -7, DType::i32), {2}));
  program.output(broadcast_to(constant(program.graph, 4294967295.0, DType::u32), {2}));
  program.output(broadcast_to(constant(program.graph, 1, DType::pred), {2}));
  expect_bound(program.graph, {}, 0);
}
TEST(Binding, AConstantThatHasAllItsElementsLiesInTheArena) {
  Program program;
  const Id numbers = program.graph.add_literal(
      DType::i64, {3}, {1, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 1, 0, 0, 0});
  program.output(transpose(broadcast_in_dim({&program.graph, numbers}, {2, 3}, {1}), {1, 0}));
  expect_bound(program.graph, {}, 0);
}

TEST(Binding, DynamicSlicesOfEveryElementSize) {
  for (const DTypeRow& row : dtype_table)
    for (const double at : {-2147483648.0, -1.0, 1.0, 2.0, 2147483647.0}) {
      SCOPED_TRACE(::testing::Message() << row.name << " at " << at);
      Program program;
      const Var x = program.input("x", {4, 2, 3}, row.dtype), update = program.input("update", {2, 1, 3}, row.dtype);
      const Var start = program.input("start", {}, DType::i32), zero = constant(program.graph, 0, DType::i32);
      program.output(dynamic_slice(x, {start, zero, start}, {3, 2, 2}));
      program.output(dynamic_update_slice(x, update, {start, start, zero}));
      expect_bound(program.graph,
                   {random_value(row.dtype, {4, 2, 3}, 1, 0, 100), random_value(row.dtype, {2, 1, 3}, 2, 0, 100),
                    make_value(DType::i32, {}, {at})},
                   0);
    }
  Program program;  // without starts
  const Var x = program.input("x", {}), y = program.input("y", {});
  program.output(dynamic_update_slice(x, dynamic_slice(y, {}, {}), {}));
  expect_bound(program.graph, {testing::f32_value({}, {3}), testing::f32_value({}, {4})}, 0);
}

TEST(Binding, AnIndexOutsideATableIsAnError) {
  Program program;
  program.output(take(program.input("table", {4, 2}), program.input("rows", {3}, DType::i32)));
  const Plan plan = make_plan(program.graph);
  BoundPlan bound(plan.view());
  const Index rows = plan.view().find_input("rows"), table = plan.view().find_input("table");
  bound.set(table, random_value(DType::f32, {4, 2}, 1));
  bound.set(rows, make_value(DType::i32, {3}, {0, 3, 4}));
  testing::expect_error([&] { bound.run(); }, "row_index_out_of_range", {"4", "position 2"});
  bound.set(rows, make_value(DType::i32, {3}, {-1, 3, 2}));
  testing::expect_error([&] { bound.run(); }, "row_index_out_of_range", {"-1", "position 0"});
}

TEST(Binding, ExactNormsEqualNaiveOnes) {
  Program program;
  const Var x = program.input("x", {1000}), y = program.input("y", {7, 3});
  const Var sum = exact_square_sum(y, exact_square_sum(x));
  program.output(sum);
  program.output(exact_norm(sum));
  const Plan plan = make_plan(program.graph);
  BoundPlan bound(plan.view());
  const std::vector<Value> given{random_value(DType::f32, {1000}, 1),
                                 random_value(DType::f32, {7, 3}, 2, -1e-20, 1e-20)};
  for (Index i = 0; i < 2; ++i) bound.set(i, given[to_size(i)]);
  bound.run();
  const std::vector<Value> expected = interpret(program.graph, given);
  testing::expect_equal(bound.output(0), expected[0]);
  testing::expect_equal(bound.output(1), expected[1]);
}

TEST(Binding, ALabelOutsideItsClassesIsAnError) {
  for (const DType dtype : {DType::i32, DType::u32})
    for (const Shape& shape : {Shape{}, Shape{9}, Shape{5, 3}}) {
      Program program;
      program.output(checked_label(program.input("label", shape, dtype), 6));
      const Plan plan = make_plan(program.graph);
      BoundPlan bound(plan.view());
      bound.set(0, filled_value(dtype, shape, 5));
      bound.run();
      testing::expect_equal(bound.output(0), filled_value(dtype, shape, 5));
      Value labels = filled_value(dtype, shape, 0);
      labels[shape.elements() - 1] = 6;
      bound.set(0, labels);
      const Index rows = shape.rank() > 0 ? shape[0] : 1;
      testing::expect_error([&] { bound.run(); }, "label_out_of_range",
                            {"label 6", ("row " + std::to_string(rows - 1)).c_str(), "[0, 6)"});
      labels[shape.elements() - 1] = dtype == DType::i32 ? -1 : 4294967295.0;
      bound.set(0, labels);
      testing::expect_error([&] { bound.run(); }, "label_out_of_range", {dtype == DType::i32 ? "-1" : "4294967295"});
    }
}

TEST(Binding, ACollectiveNeedsARuntime) {
  Program program;
  CollectiveAttributes attributes;
  attributes.axes = {0};
  attributes.reduction = ReductionKind::sum;
  program.graph.mesh = {1};
  program.output(emit_var(Op::all_reduce, {program.input("x", {4})}, attributes));
  const Plan plan = make_plan(program.graph);
  testing::expect_error([&] { BoundPlan(plan.view()).run(); }, "collective_needs_a_runtime", {"all_reduce"});
}

}  // namespace weft::binding_test
