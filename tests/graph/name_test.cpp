// Names held by value.
#include <support/expect_error.hpp>
#include <weft/graph/name.hpp>

namespace weft::name_test {

static_assert(Name("hidden") / "weight" == Name("hidden.weight"));
static_assert(Name() / "weight" == Name("weight"));
static_assert(!(Name("weight") == Name("weighs")) && !(Name("weight") == Name("weigh")));
static_assert(Name("a").append("b").size == 2);

TEST(Name, MembersAreJoinedWithADot) {
  EXPECT_STREQ((Name("block") / "norm" / "bias").c_str(), "block.norm.bias");
  EXPECT_STREQ((Name() / "bias").c_str(), "bias");
}

TEST(Name, HundredLettersAreNotMany) {
  const std::string hundred(100, 'n');
  const Name name(hundred.c_str());
  EXPECT_EQ(name.size, 100);
  EXPECT_EQ((name / "weight").view(), hundred + ".weight");
  EXPECT_FALSE(name == Name((hundred.substr(1) + "m").c_str()));
  EXPECT_TRUE(Name(std::string(255, 'n').c_str()).prefix(100) == name);
  EXPECT_TRUE(name.prefix(0) == Name());
}

TEST(Name, EqualNamesHaveEqualHashesHoweverTheyWereMade) {
  EXPECT_EQ((Name("a") / "b").hash(), Name("a.b").hash());
  EXPECT_EQ(Name("a.bc").prefix(3).hash(), Name("a.b").hash());
  EXPECT_NE(Name("ab").hash(), Name("ba").hash());
}

TEST(Name, KnowsWhereItWasWrittenButIsNoOtherNameForIt) {
  const Name first("layer"), same("layer", 7);
#if !defined(__clang__)
  EXPECT_EQ(first.line, __LINE__ - 2);
#endif
  EXPECT_EQ((same / "weight").line, 7);
  EXPECT_TRUE(first == same);
  EXPECT_EQ(first.hash(), same.hash());
  EXPECT_EQ(Name().line, 0);
}

TEST(Name, AStarStandsForAnyRunOfLetters) {
  static_assert(!matches("fc1", "fc1.weight") && !matches("fc1.weight", "fc1"));
  for (const char* name : {"h.0.up.weight", "h.11.up.weight", "h..up.weight", "h.up.weight.up.weight"})
    EXPECT_TRUE(matches("h.*.up.weight", name)) << name;
  for (const char* name : {"h.0.up.bias", "h.0.up.weight2", "h.up.weight", "x.h.0.up.weight", ""})
    EXPECT_FALSE(matches("h.*.up.weight", name)) << name;
  EXPECT_TRUE(matches("*.bias", "h.0.bias") && matches("*", "") && matches("a*b*c", "a-b-b-c") && matches("a**", "a"));
  EXPECT_FALSE(matches("*.bias", "bias") || matches("a*b*c", "acb") || matches("", "a"));
}

TEST(Name, ANameThatDoesNotFitIsAnError) {
  const std::string longest(Name::capacity, 'x');
  EXPECT_EQ(Name(longest.c_str()).c_str(), longest);
  testing::expect_error([&] { (void)Name((longest + "y").c_str()); }, "name_is_too_long", {longest + "y", "255"});
  testing::expect_error([&] { (void)(Name(longest.c_str()) / "weight"); }, "name_is_too_long", {"255"});
}

}  // namespace weft::name_test
