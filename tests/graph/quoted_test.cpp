// Names as template arguments: equal names are one type, whatever their constants are; others differ.
#include <weft/graph/quoted.hpp>

#include <gtest/gtest.h>

#include <type_traits>

namespace weft::quoted_test {

constexpr Name hidden("hidden"), hidden_again = hidden, bias("bias"), nothing;

TEST(Quoted, ANameIsAType) {
  EXPECT_TRUE((std::is_same_v<quoted<hidden>, quoted<hidden_again>>));
  EXPECT_FALSE((std::is_same_v<quoted<hidden>, quoted<bias>>));
  EXPECT_FALSE((std::is_same_v<quoted<hidden>, quoted<nothing>>));
  EXPECT_TRUE(std::is_empty_v<quoted<bias>>);
}

}  // namespace weft::quoted_test
