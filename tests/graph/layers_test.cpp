// Names and shapes of the layers of a stack.
#include <weft/graph/layers.hpp>

#include <gtest/gtest.h>

namespace weft::layers_test {

static_assert(name_of_layer("h.*.weight", Shape{12, 4, 4}, 1, 7) == Name("h.7.weight"));

TEST(Layers, HaveANumberForEveryStar) {
  const Shape shape{3, 12, 4};
  EXPECT_EQ(layer_count(shape, 2), 36);
  EXPECT_EQ(layer_count(shape, 0), 1);
  EXPECT_TRUE(shape_of_layer(shape, 2) == Shape{4});
  EXPECT_EQ(name_of_layer("a.*.b.*.weight", shape, 2, 0).view(), "a.0.b.0.weight");
  EXPECT_EQ(name_of_layer("a.*.b.*.weight", shape, 2, 11).view(), "a.0.b.11.weight");
  EXPECT_EQ(name_of_layer("a.*.b.*.weight", shape, 2, 35).view(), "a.2.b.11.weight");
}
TEST(Layers, ANameWithoutLayersIsItself) {
  EXPECT_EQ(name_of_layer("head.weight", Shape{4}, 0, 0).view(), "head.weight");
}
TEST(Layers, AStackIsKnownByWhatItsNamesBeginWith) {
  EXPECT_EQ(stack_of("h.*.attn.weight").view(), "h.*");
  EXPECT_EQ(stack_of("a.*.b.*.weight").view(), "a.*.b.*");
  EXPECT_EQ(stack_of("head.weight").view(), "");
}
TEST(Layers, NumbersHaveAsManyDigitsAsTheyNeed) {
  EXPECT_EQ(name_of_number(0).view(), "0");
  EXPECT_EQ(name_of_number(10).view(), "10");
  EXPECT_EQ(name_of_number(1234).view(), "1234");
}

}  // namespace weft::layers_test
