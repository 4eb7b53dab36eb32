// Nodes: small, and what a graph says of them.
#include <weft/graph/graph.hpp>

#include <gtest/gtest.h>

#include <type_traits>

namespace weft::node_test {

static_assert(std::is_trivially_copyable_v<Node> && sizeof(Node) == 20);
static_assert(std::is_trivially_default_constructible_v<Node>, "room for many nodes costs nothing");

constexpr Index bytes_of(DType dtype, const Shape& shape) {
  Graph graph;
  return graph.bytes(graph.add_input("x", InputKind::data, dtype, shape));
}
static_assert(bytes_of(DType::f32, {4, 3}) == 48);
static_assert(bytes_of(DType::pred, {}) == 1);

TEST(Node, BytesAreElementsTimesTheSizeOfTheType) {
  EXPECT_EQ(bytes_of(DType::f32, {4, 3}), 48);
  EXPECT_EQ(bytes_of(DType::bf16, {4, 3}), 24);
  EXPECT_EQ(bytes_of(DType::i32, {0, 3}), 0);
  EXPECT_EQ(bytes_of(DType::c128, {4, 3}), 192);
}

TEST(Node, AGraphTellsTheTypeOfItsNodes) {
  Graph graph;
  const Id x = graph.add_input("x", InputKind::data, DType::i32, {4, 3});
  EXPECT_TRUE(graph.shape(x) == (Shape{4, 3}));
  EXPECT_EQ(graph.dtype(x), DType::i32);
  EXPECT_EQ(graph.elements(x), 12);
  EXPECT_TRUE(graph.type(x) == (TensorType{DType::i32, {4, 3}}));
}

}  // namespace weft::node_test
