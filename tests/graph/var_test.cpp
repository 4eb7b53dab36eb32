// Vars: what each function of the front end adds to the graph, with broadcasting and Python's dimension numbers.
#include <support/expect_error.hpp>
#include <support/program.hpp>

namespace weft::var_test {

using testing::expect_error;
using testing::f32_value;
using testing::Program;

constexpr Shape broadcast_sum(const Shape& left, const Shape& right) {
  Graph graph;
  const Var a{&graph, graph.add_input("a", InputKind::data, DType::f32, left)};
  const Var b{&graph, graph.add_input("b", InputKind::data, DType::f32, right)};
  return (a + b).shape();
}
static_assert(broadcast_sum({4, 1}, {3}) == Shape{4, 3});
static_assert(broadcast_sum({}, {2, 3}) == Shape{2, 3});

TEST(Var, OperandsBroadcastAsInNumPy) {
  EXPECT_TRUE(broadcast_sum({2, 1, 3}, {4, 1}) == (Shape{2, 4, 3}));
  expect_error([] { (void)broadcast_sum({3}, {4}); }, "shapes_do_not_broadcast", {"3", "4"});
  Program program;
  const Var a = program.input("a", {2, 1}), b = program.input("b", {3});
  const std::vector<Value> in{f32_value({2, 1}, {10, 20}), f32_value({3}, {1, 2, 3})};
  EXPECT_EQ(program.value(a - b, in).elements, (std::vector<double>{9, 8, 7, 19, 18, 17}));
}

TEST(Var, NumbersTakeTheTypeOfTheirVar) {
  Program program;
  const Var n = program.input("n", {2}, DType::i32), x = program.input("x", {2});
  const std::vector<Value> in{make_value(DType::i32, {2}, {7, -7}), f32_value({2}, {1, 4})};
  const auto of = [&](Var value) { return program.value(value, in).elements; };
  using Numbers = std::vector<double>;
  EXPECT_EQ(of(n + 1), (Numbers{8, -6}));
  EXPECT_EQ(of(n - 1), (Numbers{6, -8}));
  EXPECT_EQ(of(n * 2), (Numbers{14, -14}));
  EXPECT_EQ(of(n / 2), (Numbers{3, -3}));
  EXPECT_EQ(of(1.0 + x), (Numbers{2, 5}));
  EXPECT_EQ(of(1.0 - x), (Numbers{0, -3}));
  EXPECT_EQ(of(2.0 * x), (Numbers{2, 8}));
  EXPECT_EQ(of(2.0 / x), (Numbers{2, 0.5}));
  EXPECT_EQ(of(-x), (Numbers{-1, -4}));
  EXPECT_EQ(of(maximum(n, 0)), (Numbers{7, 0}));
  EXPECT_EQ(of(minimum(n, 0)), (Numbers{0, -7}));
  EXPECT_EQ(of(pow(x, 2)), (Numbers{1, 16}));
  EXPECT_EQ(of(square(x)), (Numbers{1, 16}));
  EXPECT_EQ((n + 1).dtype(), DType::i32);
}

TEST(Var, NumbersThatTheTypeCannotHoldAreErrors) {
  Graph graph;
  const Var i{&graph, graph.add_input("i", InputKind::data, DType::i32, {2})};
  const Var u{&graph, graph.add_input("u", InputKind::data, DType::u32, {2})};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2})};
  const Var flag{&graph, graph.add_input("flag", InputKind::data, DType::pred, {2})};
  expect_error([&] { (void)(i < 2.5); }, "constant_does_not_fit", {"2.5", "i32"});
  expect_error([&] { (void)(i < 3e9); }, "constant_does_not_fit", {"3e+09", "i32"});
  expect_error([&] { (void)(u == -1); }, "constant_does_not_fit", {"-1", "u32"});
  expect_error([&] { (void)(u == std::nan("")); }, "constant_does_not_fit", {"nan", "u32"});
  expect_error([&] { (void)(flag == 2); }, "constant_does_not_fit", {"2", "pred"});
  expect_error([&] { (void)(x * 1e39); }, "constant_does_not_fit", {"1e+39", "f32"});
  const double infinity = __builtin_inf();
  for (double number : {0.1, infinity, -infinity, std::nan(""), -3.4028234e38}) (void)(x + number);
  (void)(i > -2147483648.0), (void)(u < 4294967295.0), (void)(flag == 1);
}

TEST(Var, ComparisonsAndBits) {
  Program program;
  const Var n = program.input("n", {3}, DType::i32);
  const std::vector<Value> in{make_value(DType::i32, {3}, {1, 2, 3})};
  const auto of = [&](Var value) { return program.value(value, in).elements; };
  using Numbers = std::vector<double>;
  EXPECT_EQ(of(n < 2), (Numbers{1, 0, 0}));
  EXPECT_EQ(of(n <= 2), (Numbers{1, 1, 0}));
  EXPECT_EQ(of(n > 2), (Numbers{0, 0, 1}));
  EXPECT_EQ(of(n >= 2), (Numbers{0, 1, 1}));
  EXPECT_EQ(of(n == 2), (Numbers{0, 1, 0}));
  EXPECT_EQ(of(n != 2), (Numbers{1, 0, 1}));
  EXPECT_EQ(of(!(n == 2)), of(n != 2));
  EXPECT_EQ(of((n < 2) | (n > 2)), of(n != 2));
  EXPECT_EQ(of((n <= 2) & (n >= 2)), of(n == 2));
  EXPECT_EQ(of(n < 2 || n > 2), of(n != 2));
  EXPECT_EQ(of(n <= 2 && n >= 2), of(n == 2));
  EXPECT_EQ(of(n ^ like(n, 1)), (Numbers{0, 3, 2}));
  EXPECT_EQ(of(n << like(n, 2)), (Numbers{4, 8, 12}));
  EXPECT_EQ(of(n >> like(n, 1)), (Numbers{0, 1, 1}));
}

TEST(Var, BitsBesideANumberAreThoseOfIntegers) {
  Program program;
  const Var n = program.input("n", {3}, DType::i32), x = program.input("x", {3});
  const std::vector<Value> in{make_value(DType::i32, {3}, {1, 2, -3}), f32_value({3}, {1, 2, 3})};
  const auto of = [&](Var value) { return program.value(value, in).elements; };
  EXPECT_EQ(of(n & 6), (std::vector<double>{0, 2, 4}));
  EXPECT_EQ(of(n | 4), (std::vector<double>{5, 6, -3}));
  EXPECT_EQ(of(n ^ 3), (std::vector<double>{2, 1, -2}));
  expect_error([&] { (void)(n & 0.5); }, "constant_does_not_fit", {"0.5", "i32"});
  expect_error([&] { (void)(x ^ 2); }, "element_type_not_supported", {"f32", "a power is pow(x, 2)"});
  expect_error([&] { (void)(x & 2); }, "element_type_not_supported", {"and", "f32"});
}

TEST(Var, SelectAndRandomBitsBroadcast) {
  Program program;
  const Var x = program.input("x", {2, 2});
  const std::vector<Value> in{f32_value({2, 2}, {1, -2, 3, -4})};
  EXPECT_EQ(program.value(select(x > 0.0, x, 0.0), in).elements, (std::vector<double>{1, 0, 3, 0}));
  EXPECT_TRUE(select(constant(program.graph, 1, DType::pred), x, 0.0).shape() == (Shape{2, 2}));
  const Var counter = iota(program.graph, {3}, 0, DType::u32);
  const Var bits = random_bits(constant(program.graph, 5, DType::u32), counter, constant(program.graph, 6, DType::u32));
  EXPECT_EQ(program.value(bits, in)[2], static_cast<double>(random_bits(5u, 2u, 6u)));
}

TEST(Var, AProductAndASumInOneBroadcastAllThree) {
  Program program;
  const Var x = program.input("x", {2, 2}), row = program.input("row", {2}), n = program.input("n", {2}, DType::i32);
  const std::vector<Value> in{f32_value({2, 2}, {1, -2, 3, -4}), f32_value({2}, {10, 100}),
                              make_value(DType::i32, {2}, {-3, 1 << 30})};
  EXPECT_EQ(program.value(multiply_add(x, row, row), in).elements, (std::vector<double>{20, -100, 40, -300}));
  EXPECT_EQ(program.value(multiply_add(row, row, x), in).elements, (std::vector<double>{101, 9998, 103, 9996}));
  EXPECT_EQ(program.value(multiply_add(n, n, n), in).elements, (std::vector<double>{6, 1 << 30}));
  expect_error([&] { (void)multiply_add(x, row, n); }, "element_types_differ", {"multiply_add", "f32", "i32"});
  const Var flag = x > 0.0;
  expect_error([&] { (void)multiply_add(flag, flag, flag); }, "element_type_not_supported", {"multiply_add", "pred"});
}

TEST(Var, WhatChangesNothingAddsNothing) {
  Program program;
  const Var x = program.input("x", {2, 3});
  EXPECT_EQ(reshape(x, {2, 3}).id, x.id);
  EXPECT_EQ(broadcast_to(x, {2, 3}).id, x.id);
  EXPECT_EQ(convert(x, DType::f32).id, x.id);
  EXPECT_EQ(transpose(x, {0, 1}).id, x.id);
  EXPECT_EQ(reduce(Op::reduce_sum, x, {}).id, x.id);
  EXPECT_EQ(program.graph.size(), 1);
}

TEST(Var, CompoundAssignmentsGiveANameAnotherValue) {
  Program program;
  const Var x = program.input("x", {2});
  Var y = x;
  y += x;
  y *= y;
  y -= 1;
  y /= 2.0;
  EXPECT_EQ(program.value(y, {f32_value({2}, {1, 3})}).elements, (std::vector<double>{1.5, 17.5}));
}

TEST(Var, OneExtentOfAReshapeMayBeLeftOpen) {
  Program program;
  const Var x = program.input("x", {2, 3, 4});
  EXPECT_TRUE(reshape(x, {-1}).shape() == Shape{24});
  EXPECT_TRUE(reshape(x, {4, -1}).shape() == (Shape{4, 6}));
  EXPECT_TRUE(reshape(x, {2, -1, 4}).shape() == (Shape{2, 3, 4}));
  EXPECT_TRUE(reshape(sum(x), {}).shape() == Shape{});
  expect_error([&] { (void)reshape(x, {-1, 5}); }, "element_counts_differ", {"24", "20"});
  expect_error([&] { (void)reshape(x, {-1, Index{1} << 60, Index{1} << 60}); }, "element_counts_differ", {});
  expect_error([&] { (void)reshape(x, {-2, 12}); }, "extent_is_negative", {"-2"});
}

TEST(Var, DimensionsCountFromTheEndBelowZero) {
  Program program;
  const Var x = program.input("x", {2, 3, 4});
  EXPECT_EQ(sum(x, -1).id, sum(x, 2).id);
  EXPECT_EQ(max(x, -3).id, max(x, 0).id);
  EXPECT_EQ(min(x, -2).id, min(x, 1).id);
  EXPECT_TRUE(mean(x, 1).shape() == (Shape{2, 4}));
  EXPECT_TRUE(expand_dims(x, 0).shape() == (Shape{1, 2, 3, 4}));
  EXPECT_TRUE(expand_dims(x, -1).shape() == (Shape{2, 3, 4, 1}));
  EXPECT_TRUE(expand_dims(x, 3).shape() == (Shape{2, 3, 4, 1}));
  EXPECT_TRUE(transpose(x).shape() == (Shape{2, 4, 3}));
  for (Index dim : {3, -4}) {
    expect_error([&] { (void)sum(x, dim); }, "dimension_out_of_range", {"sum", std::to_string(dim), "rank 3"});
    expect_error([&] { (void)mean(x, dim); }, "dimension_out_of_range", {std::to_string(dim)});
  }
  expect_error([&] { (void)expand_dims(x, 4); }, "dimension_out_of_range", {"expand_dims", "4"});
  expect_error([&] { (void)transpose(sum(sum(x, 0), 0)); }, "operand_ranks_differ", {"transpose", "1", "2"});
}

TEST(Var, TheMeanOfNothingIsAnError) {
  Program program;
  const Var x = program.input("x", {3, 0});
  expect_error([&] { (void)mean(x); }, "mean_of_nothing", {"no elements"});
  expect_error([&] { (void)mean(x, 1); }, "mean_of_nothing", {});
  (void)mean(x, 0);
}

TEST(Var, MeansDivideByTheNumberOfElements) {
  Program program;
  const Var x = program.input("x", {2, 4});
  const std::vector<Value> in{f32_value({2, 4}, {1, 2, 3, 4, 5, 6, 7, 8})};
  EXPECT_EQ(program.value(mean(x), in).elements, (std::vector<double>{4.5}));
  EXPECT_EQ(program.value(mean(x, 0), in).elements, (std::vector<double>{3, 4, 5, 6}));
  EXPECT_EQ(program.value(mean(x, 1), in).elements, (std::vector<double>{2.5, 6.5}));
}

constexpr Shape product(const Shape& left, const Shape& right) {
  Graph graph;
  const Var a{&graph, graph.add_input("a", InputKind::data, DType::f32, left)};
  const Var b{&graph, graph.add_input("b", InputKind::data, DType::f32, right)};
  return matmul(a, b).shape();
}
static_assert(product({4, 3}, {3, 2}) == Shape{4, 2});
static_assert(product({7, 4, 3}, {7, 3, 2}) == Shape{7, 4, 2});
static_assert(product({7, 4, 3}, {3, 2}) == Shape{7, 4, 2});

TEST(Var, MatmulTakesBatchesAndAShareRightSide) {
  EXPECT_TRUE(product({5, 7, 4, 3}, {5, 7, 3, 2}) == (Shape{5, 7, 4, 2}));
  expect_error([] { (void)product({256, 784}, {512, 10}); }, "inner_dimensions_differ", {"784", "512"});
  expect_error([] { (void)product({3}, {3, 2}); }, "operand_ranks_differ", {"matmul", "1", "2"});
  expect_error([] { (void)product({2, 3}, {3}); }, "operand_ranks_differ", {"matmul"});
  expect_error([] { (void)product({7, 4, 3}, {6, 3, 2}); }, "operand_shapes_differ", {"7 against 6"});
}

// What NumPy makes of means in float32, and of sums of float16 that are float32 until they are divided.
// Values: tests/golden/print_edge_values.py.
TEST(Var, AMeanDividesByTheCount) {
  for (DType dtype : {DType::f32, DType::bf16, DType::f16})
    for (Index n : {1, 3, 41, 49, 333}) {
      testing::Program program;
      const Var x = program.input("x", {n}, dtype);
      EXPECT_EQ(program.value(mean(x), {filled_value(dtype, {n}, 1)})[0], 1) << n << " of " << name_of(dtype);
    }
  testing::Program program;
  const Var x = program.input("x", {2, 4096}, DType::f16);
  EXPECT_EQ(program.value(mean(x, 1), {filled_value(DType::f16, {2, 4096}, 100)})[0], 100);
  EXPECT_EQ(program.value(mean(x, AxisList{0, 1}), {filled_value(DType::f16, {2, 4096}, 100)})[0], 100);
}

}  // namespace weft::var_test
