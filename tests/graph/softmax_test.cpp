// Softmax, log-softmax and logsumexp.
#include <support/gradients.hpp>
#include <weft/graph/softmax.hpp>

namespace weft::softmax_test {

using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr Shape shape_of_logsumexp(const Shape& shape, Index dim) {
  Graph graph;
  return logsumexp({&graph, graph.add_input("x", InputKind::data, DType::f32, shape)}, dim).shape();
}
static_assert(shape_of_logsumexp({2, 3, 4}, -1) == Shape{2, 3});
static_assert(shape_of_logsumexp({2, 3, 4}, 1) == Shape{2, 4});

TEST(Softmax, ValuesByHand) {
  Program program;
  const Var x = program.input("x", {1, 3});
  const Value at = f32_value({1, 3}, {std::log(1.0), std::log(2.0), std::log(5.0)});
  testing::expect_near(program.value(softmax(x), {at}), f32_value({1, 3}, {0.125, 0.25, 0.625}), 1e-7);
  testing::expect_near(program.value(log_softmax(x), {at}),
                       f32_value({1, 3}, {std::log(0.125), std::log(0.25), std::log(0.625)}), 2e-7);
  testing::expect_near(program.value(logsumexp(x), {at}), f32_value({1}, {std::log(8.0)}), 2e-7);
}

TEST(Softmax, AnyDimensionMayBeNormalized) {
  Program program;
  const Value at = random_value(DType::f32, {2, 3, 4}, 1, -3, 3);
  const Var x = program.input("x", {2, 3, 4});
  for (Index dim : {0, 1, 2, -1, -3}) {
    const Value sums = program.value(sum(softmax(x, dim), dim), {at});
    testing::expect_near(sums, filled_value(DType::f32, sums.shape, 1), 2e-7);
    testing::expect_near(program.value(exp(log_softmax(x, dim)), {at}), program.value(softmax(x, dim), {at}), 2e-7);
  }
}

TEST(Softmax, LargeLogitsAreStable) {
  Program program;
  const Var x = program.input("x", {3});
  const Value at = f32_value({3}, {1000, 1000, -1000});
  EXPECT_EQ(program.value(softmax(x), {at}).elements, (std::vector<double>{0.5, 0.5, 0}));
  testing::expect_near(program.value(logsumexp(x), {at}), f32_value({}, {1000.6931}), 1e-4);
  const double half = std::log(0.5);
  testing::expect_near(program.value(log_softmax(x), {at}), f32_value({3}, {half, half, -2000 + half}), 1e-4);
}

TEST(Softmax, LogsumexpOfInfinities) {
  Program program;
  const Var x = program.input("x", {3, 2});
  const double infinity = std::numeric_limits<double>::infinity();
  const Value at = f32_value({3, 2}, {infinity, 1, -infinity, -infinity, -infinity, 2});
  EXPECT_EQ(program.value(logsumexp(x), {at}).elements, (std::vector<double>{infinity, -infinity, 2}));
}

// What masks by the lowest number make. Values of JAX: tests/golden/print_edge_values.py.
TEST(Softmax, LogsumexpOfTheLargestAndTheLowestNumbers) {
  Program program;
  const double largest = largest_f32, large = static_cast<double>(3.3e38F);
  const Var x = program.input("x", {3, 2});
  const Value at = f32_value({3, 2}, {-largest, -largest, large, 0, largest, -largest});
  const Var y = logsumexp(x);
  EXPECT_EQ(program.value(y, {at}).elements, (std::vector<double>{-largest, large, largest}));
  const Buffer<Id> slope = differentiate(program.graph, sum(y * constant(program.graph, 1)).id, {x.id});
  EXPECT_EQ(program.value({&program.graph, slope[0]}, {at}).elements, (std::vector<double>{0.5, 0.5, 1, 0, 1, 0}));
}

TEST(Softmax, LogsumexpTakesEveryFloatingType) {
  for (DType dtype : {DType::f16, DType::bf16}) {
    Program program;
    const Var x = program.input("x", {2}, dtype);
    const double lowest = -largest_of(dtype);
    EXPECT_EQ(program.value(logsumexp(x), {make_value(dtype, {2}, {lowest, lowest})})[0], lowest);
  }
}

// 70,000 is no number of f16.
// Values: tests/golden/print_edge_values.py.
TEST(Softmax, ManyEqualElementsOfF16ShareOne) {
  Program program;
  const Index many = 70000;
  const Var x = program.input("x", {many}, DType::f16);
  const Value at = filled_value(DType::f16, {many}, 2);
  EXPECT_EQ(program.value(softmax(x), {at})[7], rounded(1.0 / static_cast<double>(many), DType::f16));
  EXPECT_EQ(program.value(logsumexp(x), {at})[0], rounded(2 + std::log(static_cast<double>(many)), DType::f16));
  EXPECT_EQ(program.value(log_softmax(x), {at})[7], rounded(-std::log(static_cast<double>(many)), DType::f16));
}

TEST(Softmax, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1, -2, 2);
  for (Index dim : {-1, 1, 0}) {
    expect_gradients({x}, [&](const Vars& v) { return softmax(v[0], dim); });
    expect_gradients({x}, [&](const Vars& v) { return log_softmax(v[0], dim); });
    expect_gradients({x}, [&](const Vars& v) { return logsumexp(v[0], dim); });
  }
}

}  // namespace weft::softmax_test
