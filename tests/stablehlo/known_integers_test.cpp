// Integers that follow from constants, as shapes do; what does not is not known.
#include <weft/graph/arrange.hpp>
#include <weft/graph/var.hpp>
#include <weft/stablehlo/known_integers.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_known_integers_test {

using stablehlo::KnownIntegers;
using Numbers = Buffer<Index>;

constexpr Index area_of_a_half(Index rows) {
  Graph graph;
  const Var size = constant(graph, static_cast<double>(rows), DType::i32), half = size / 2;
  KnownIntegers known(graph);
  return (*known.find((half * 10).id))[0];
}
static_assert(area_of_a_half(7) == 30);

TEST(KnownIntegers, FollowFromConstants) {
  Graph graph;
  KnownIntegers known(graph);
  const auto number = [&](double value) { return constant(graph, value, DType::i64); };
  const auto one = [](Var x) { return reshape(x, {1}); };
  const Var rows = number(7), list = concatenate({one(rows), one(rows * 2 - 3), one(-rows)}, 0);
  EXPECT_EQ(*known.find(list.id), (Numbers{7, 11, -7}));
  EXPECT_EQ(*known.find(slice(list, {1}, {3}).id), (Numbers{11, -7}));
  EXPECT_EQ(*known.find((-rows / 2).id), (Numbers{-3}));
  EXPECT_EQ(*known.find(select(rows < 3, number(1), number(2)).id), (Numbers{2}));
  EXPECT_EQ(*known.find(convert(list, DType::u32).id), (Numbers{7, 11, 4294967289}));
  EXPECT_EQ(*known.find(convert(convert(number(300), DType::i8), DType::i64).id), (Numbers{44}));
  EXPECT_EQ(*known.find(maximum(list, 8).id), (Numbers{8, 11, 8}));
  EXPECT_EQ(*known.find(((rows == 7) & !(rows > 9)).id), (Numbers{1}));
}
TEST(KnownIntegers, AreNoValuesOfInputs) {
  Graph graph;
  KnownIntegers known(graph);
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::i32, {})};
  EXPECT_EQ(known.find((x * 0 + 3).id), nullptr);
  EXPECT_EQ(known.find(constant(graph, 1.5).id), nullptr);
  EXPECT_EQ(known.find((constant(graph, 1, DType::i32) / constant(graph, 0, DType::i32)).id), nullptr);
  EXPECT_EQ(known.find(broadcast_to(constant(graph, 1, DType::i32), {65}).id), nullptr);
}
TEST(KnownIntegers, ForgetsNodesThatAreGone) {
  Graph graph;
  KnownIntegers known(graph);
  const Var five = constant(graph, 5, DType::i32);
  const Index size = graph.size();
  EXPECT_EQ(*known.find((five + 1).id), (Numbers{6}));
  graph.forget_from(size);
  known.forget_from(size);
  EXPECT_EQ(*known.find((five - 1).id), (Numbers{4}));
}

}  // namespace weft::stablehlo_known_integers_test
