// What strategies see of a plain rule, and of one with options.
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/update_rule.hpp>

#include <gtest/gtest.h>

namespace weft::update_rule_test {

inline constexpr OptimizerOptions grouped{.groups = {{"*.bias", {.weight_decay = 0}}}};
inline constexpr OptimizerOptions clipped{.clip = Clip::by_global_norm, .groups = {{"a", {}}, {"b", {.frozen = true}}}};
using Plain = UpdateRule<SgdMomentum>;
using Grouped = UpdateRule<Optimizer<SgdMomentum, grouped>>;
using Clipped = UpdateRule<Optimizer<SgdMomentum, clipped>>;

TEST(UpdateRule, APlainRuleHasOneGroup) {
  static_assert(!HasOptions<SgdMomentum> && HasOptions<Optimizer<SgdMomentum, grouped>>);
  static_assert(Plain::group_of("fc1.bias") == 0 && !Plain::is_frozen("fc1.bias"));
  static_assert(!Plain::freezes && !Plain::clips_by_global_norm && Plain::factor_operand == -1);
  EXPECT_EQ(Plain::operand_count, SgdMomentum::scalar_count);
  for (int i = 0; i < Plain::operand_count; ++i) EXPECT_EQ(Plain::operand(0, i), i);
}

TEST(UpdateRule, GroupsHaveScalarsOfTheirOwn) {
  static_assert(Grouped::group_of("fc1.bias") == 1 && !Grouped::freezes && Grouped::factor_operand == -1);
  EXPECT_EQ(Grouped::group_operand_count, 2);
  EXPECT_NE(Grouped::operand(1, 1), Grouped::operand(0, 1));
  EXPECT_EQ(Grouped::operand(1, 2), Grouped::operand(0, 2));
}

TEST(UpdateRule, TheFactorOfAllGradientsFollowsTheScalarsOfTheRule) {
  static_assert(Clipped::freezes && Clipped::is_frozen("b") && !Clipped::is_frozen("a"));
  EXPECT_EQ(Clipped::factor_operand, SgdMomentum::scalar_count);
}

}  // namespace weft::update_rule_test
