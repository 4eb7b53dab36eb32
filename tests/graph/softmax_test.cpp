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

TEST(Softmax, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1, -2, 2);
  for (Index dim : {-1, 1, 0}) {
    expect_gradients({x}, [&](const Vars& v) { return softmax(v[0], dim); });
    expect_gradients({x}, [&](const Vars& v) { return log_softmax(v[0], dim); });
    expect_gradients({x}, [&](const Vars& v) { return logsumexp(v[0], dim); });
  }
}

}  // namespace weft::softmax_test
