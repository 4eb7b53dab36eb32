#include <weft/base/closest_names.hpp>

#include <gtest/gtest.h>

namespace weft::closest_names_test {

TEST(ClosestNames, DistancesAreThoseOfLevenshtein) {
  EXPECT_EQ(edit_distance("", ""), 0);
  EXPECT_EQ(edit_distance("", "abc"), 3);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
  EXPECT_EQ(edit_distance("first.wieght", "first.weight"), 2);
}

TEST(ClosestNames, TheClosestEightStandFirstAndAllAreCounted) {
  EXPECT_EQ(closest_names("a", {}), "none");
  EXPECT_EQ(closest_names("fc.wieght", {"fc.bias", "fc.weight"}), "'fc.weight', 'fc.bias'");
  EXPECT_EQ(closest_names("x", {"b", "a"}), "'b', 'a'");
  std::vector<std::string> many;
  for (int i = 0; i < 30; ++i) many.push_back("layer." + std::to_string(i));
  const std::string text = closest_names("layer.17x", many);
  EXPECT_EQ(text.rfind("'layer.17', ", 0), 0u) << text;
  EXPECT_EQ(text.substr(text.size() - 10), ", .. of 30") << text;
}

}  // namespace weft::closest_names_test
