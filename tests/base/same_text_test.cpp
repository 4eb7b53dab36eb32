// Texts are compared by their letters, also by the compiler.
#include <weft/base/same_text.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::same_text_test {

static_assert(same_text("all_reduce", "all_reduce") && !same_text("all_reduce", "all_gather"));
static_assert(same_text("", "") && !same_text("", "a") && !same_text("ab", "a") && !same_text("a", "ab"));
static_assert(same_text(nullptr, nullptr) && !same_text(nullptr, "") && !same_text("", nullptr));

TEST(SameText, LettersCountAndAddressesDoNot) {
  const std::string left = "reduce", right = left + "_scatter";
  EXPECT_TRUE(same_text(left.c_str(), right.substr(0, 6).c_str()));
  EXPECT_FALSE(same_text(left.c_str(), right.c_str()));
}

}  // namespace weft::same_text_test
