// Numbers whose highest byte comes first.
#include <weft/io/byte_order.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::byte_order_test {

std::string reversed(std::string text, Index width) {
  detail::reverse_bytes({reinterpret_cast<std::byte*>(text.data()), text.size()}, width);
  return text;
}

TEST(ByteOrder, BytesOfEachNumberAreTurnedAround) {
  EXPECT_EQ(reversed("abcd", 1), "abcd");
  EXPECT_EQ(reversed("abcd", 2), "badc");
  EXPECT_EQ(reversed("abcdefgh", 4), "dcbahgfe");
  EXPECT_EQ(reversed("abcdefgh", 8), "hgfedcba");
  EXPECT_EQ(reversed("", 8), "");
}

TEST(ByteOrder, AComplexElementIsTwoNumbers) {
  EXPECT_EQ(detail::number_bytes(DType::c64), 4);
  EXPECT_EQ(detail::number_bytes(DType::c128), 8);
  EXPECT_EQ(detail::number_bytes(DType::f64), 8);
  EXPECT_EQ(detail::number_bytes(DType::pred), 1);
}

}  // namespace weft::byte_order_test
