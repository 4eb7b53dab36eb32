// Which instructions for narrow numbers a process uses.
#include <weft/kernels/dot_products.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::dot_products_test {

constexpr DotProducts both{true, true};

TEST(DotProducts, WithoutAWishAllAreUsed) {
  EXPECT_EQ(choose_dot_products(both, nullptr), both);
  EXPECT_EQ(choose_dot_products(both, ""), both);
  EXPECT_EQ(choose_dot_products(both, "native"), both);
  EXPECT_EQ(choose_dot_products({true, false}, "native"), (DotProducts{true, false}));
}

TEST(DotProducts, AWishIsWithoutThem) { EXPECT_EQ(choose_dot_products(both, "widened"), DotProducts{}); }

TEST(DotProducts, AnUnknownWishIsAnErrorThatNamesBothChoices) {
  try {
    (void)choose_dot_products(both, "bf16");
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.code(), "dot_products_unknown");
    const std::string message = error.what();
    EXPECT_NE(message.find("'bf16'"), std::string::npos) << message;
    EXPECT_NE(message.find("native or widened"), std::string::npos) << message;
  }
}

TEST(DotProducts, TheBaselineHasNoneAndTheActiveOnesAreThoseOfTheProcessorAtMost) {
  EXPECT_EQ(dot_products_of(Isa::baseline), DotProducts{});
  const DotProducts active = active_dot_products(), all = dot_products_of(active_isa());
  EXPECT_TRUE(all.bf16 || !active.bf16);
  EXPECT_TRUE(all.int8 || !active.int8);
}

}  // namespace weft::dot_products_test
