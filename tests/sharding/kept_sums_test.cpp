// Sums over devices that are left to whoever reads them, through what is linear in them.
#include <support/partitioned.hpp>
#include <weft/sharding/kept_sums.hpp>

#include <gtest/gtest.h>

namespace weft::kept_sums_test {

using testing::Program;
using testing::random_value;

constexpr Mesh mesh{{"x", 4, AxisType::automatic}};

// Bytes that a device sends for `made(a, b)` of two sums of rows, [4, 8] each, where columns of what is summed are cut.
template <class Made>
Index bytes_of(const Made& made) {
  Program program;
  const Var a = sum(program.input("a", {4, 8, 16}), 2), b = sum(program.input("b", {4, 8, 16}), 2);
  const Var c = program.input("c", {4, 8});
  program.output(made(a, b, c));
  const Buffer<Layout> inputs{P(nullptr, nullptr, "x").resolve(mesh, 3), P(nullptr, nullptr, "x").resolve(mesh, 3),
                              replicated(2)};
  const Buffer<Layout> outputs{replicated(program.graph.shape(program.graph.outputs[0].node).rank())};
  const std::vector<Value> values{random_value(DType::f32, {4, 8, 16}, 1), random_value(DType::f32, {4, 8, 16}, 2),
                                  random_value(DType::f32, {4, 8}, 3)};
  testing::expect_same(program.graph, values, {mesh.sizes(), inputs, outputs}, false);
  return testing::bytes_sent(partition(program.graph, mesh, inputs, outputs));
}
constexpr Index one_sum = 2 * 4 * 8 * 4 * 3 / 4;  // an all_reduce of [4, 8] over 4 devices

TEST(KeptSums, AChoiceBetweenSumsIsASum) {
  EXPECT_EQ(bytes_of([](Var a, Var b, Var c) { return select(c > 0.0, a, b); }), one_sum);
  EXPECT_EQ(bytes_of([](Var a, Var, Var c) { return select(c > 0.0, a, 0.0); }), one_sum);
  EXPECT_EQ(bytes_of([](Var a, Var, Var c) { return select(c > 0.0, a, c); }), one_sum);  // made first: c is no sum
}
TEST(KeptSums, AConditionThatIsOneIsMadeFirst) {
  EXPECT_EQ(bytes_of([](Var a, Var b, Var) { return select(a > 0.0, b, 0.0); }), 2 * one_sum);
}
TEST(KeptSums, ASumThatStandsInASumIsPartOfIt) {
  const auto updated = [](Var whole, Var part) {
    const Var zero = constant(*part.graph, 0, DType::i32);
    return dynamic_update_slice(whole, slice(part, {0, 0}, {2, 8}), {zero, zero});
  };
  EXPECT_EQ(bytes_of([&](Var a, Var b, Var) { return updated(a, b); }), one_sum);
}
TEST(KeptSums, ZerosAreRepeatedOrNot) {
  Program program;
  const Var zeros = broadcast_to(constant(program.graph, 0, DType::f32), {2, 2});
  EXPECT_TRUE(detail::repeats_zero(program.graph, zeros.id) && detail::repeats_constant(program.graph, zeros.id));
  const Var ones = broadcast_to(constant(program.graph, 1, DType::f32), {2, 2});
  EXPECT_FALSE(detail::repeats_zero(program.graph, ones.id));
  EXPECT_TRUE(detail::repeats_number(program.graph, broadcast_to(program.input("x", {}), {2, 2}).id));
}

}  // namespace weft::kept_sums_test
