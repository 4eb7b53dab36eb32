// Nodes: bytes, and attributes that compare field by field.
#include <weft/graph/node.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

constexpr Node node_of(DType dtype, const Shape& shape) {
  Node node;
  node.dtype = dtype;
  node.shape = shape;
  return node;
}

static_assert(node_of(DType::f32, {4, 3}).bytes() == 48);
static_assert(node_of(DType::pred, {}).bytes() == 1);

TEST(Node, BytesAreElementsTimesTheSizeOfTheType) {
  EXPECT_EQ(node_of(DType::f32, {4, 3}).bytes(), 48);
  EXPECT_EQ(node_of(DType::bf16, {4, 3}).bytes(), 24);
  EXPECT_EQ(node_of(DType::i32, {0, 3}).bytes(), 0);
}

TEST(Node, AttributesDifferIfAnyFieldDiffers) {
  const Attributes plain;
  EXPECT_TRUE(plain == Attributes());
  const auto differs = [&](auto change) {
    Attributes changed;
    change(changed);
    return !(changed == plain);
  };
  EXPECT_TRUE(differs([](Attributes& a) { a.dims = {1}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.start = {1}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.limit = {1}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.dot.left_batch = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.dot.right_batch = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.dot.left_contracting = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.dot.right_contracting = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.mesh_axes = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.source_axes = {0}; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.value = 1; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.number = 1; }));
  EXPECT_TRUE(differs([](Attributes& a) { a.reduction = Reduction::max; }));
}

}  // namespace
}  // namespace weft
