// Which instructions for narrow numbers a process uses.
#include <weft/kernels/dot_products.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::dot_products_test {

constexpr DotProducts all{true, true, true};

TEST(DotProducts, WithoutAWishAllAreUsed) {
  EXPECT_EQ(choose_dot_products(all, nullptr), all);
  EXPECT_EQ(choose_dot_products(all, ""), all);
  EXPECT_EQ(choose_dot_products(all, "native"), all);
  EXPECT_EQ(choose_dot_products({true, false, false}, "native"), (DotProducts{true, false, false}));
}

TEST(DotProducts, AWishIsWithoutTilesOrWithoutAll) {
  EXPECT_EQ(choose_dot_products(all, "vectors"), (DotProducts{true, true, false}));
  EXPECT_EQ(choose_dot_products({false, true, true}, "vectors"), (DotProducts{false, true, false}));
  EXPECT_EQ(choose_dot_products(all, "widened"), DotProducts{});
}

TEST(DotProducts, AnUnknownWishIsAnErrorThatNamesBothChoices) {
  try {
    (void)choose_dot_products(all, "bf16");
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.code(), "dot_products_unknown");
    const std::string message = error.what();
    EXPECT_NE(message.find("'bf16'"), std::string::npos) << message;
    EXPECT_NE(message.find("native, vectors or widened"), std::string::npos) << message;
  }
}

TEST(DotProducts, TheBaselineHasNoneAndTheActiveOnesAreThoseOfTheProcessorAtMost) {
  EXPECT_EQ(dot_products_of(Isa::baseline), DotProducts{});
  const DotProducts active = active_dot_products(), own = dot_products_of(active_isa());
  EXPECT_TRUE(own.bf16 || !active.bf16);
  EXPECT_TRUE(own.int8 || !active.int8);
  EXPECT_TRUE(own.tiles || !active.tiles);
}

// Tiles are asked for beside the widest set alone, and again and again with the same answer.
TEST(DotProducts, TilesAreThoseThatTheSystemLends) {
  EXPECT_EQ(may_use_tiles(), may_use_tiles());
  EXPECT_EQ(dot_products_of(Isa::avx512).tiles, may_use_tiles());
  EXPECT_FALSE(dot_products_of(Isa::avx2).tiles);
}

}  // namespace weft::dot_products_test
