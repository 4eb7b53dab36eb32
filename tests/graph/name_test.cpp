// Names held by value.
#include <support/expect_error.hpp>
#include <weft/graph/name.hpp>

namespace weft {
namespace {

static_assert(Name("hidden") / "weight" == Name("hidden.weight"));
static_assert(Name() / "weight" == Name("weight"));
static_assert(!(Name("weight") == Name("weighs")) && !(Name("weight") == Name("weigh")));
static_assert(Name("a").append("b").size == 2);

TEST(Name, MembersAreJoinedWithADot) {
  EXPECT_STREQ((Name("block") / "norm" / "bias").c_str(), "block.norm.bias");
  EXPECT_STREQ((Name() / "bias").c_str(), "bias");
}

TEST(Name, ANameThatDoesNotFitIsAnError) {
  const std::string longest(Name::capacity, 'x');
  EXPECT_EQ(Name(longest.c_str()).c_str(), longest);
  testing::expect_error([&] { (void)Name((longest + "y").c_str()); }, "name_is_too_long", {longest + "y", "47"});
  testing::expect_error([&] { (void)(Name(longest.c_str()) / "weight"); }, "name_is_too_long", {"47"});
}

}  // namespace
}  // namespace weft
