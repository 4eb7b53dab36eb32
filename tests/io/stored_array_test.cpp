// What readers of arrays return: as many elements as the shape has.
#include <weft/io/stored_array.hpp>

#include <gtest/gtest.h>

namespace weft::stored_array_test {

TEST(StoredArray, HasTheElementsOfItsShape) {
  const StoredArray<short> array{{2, 3}, AlignedArray<short>(6)};
  EXPECT_EQ(array.elements.size(), array.shape.elements());
}

}  // namespace weft::stored_array_test
