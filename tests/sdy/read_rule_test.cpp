// Rules that the user writes with a custom_call.
#include <weft/sdy/print.hpp>
#include <weft/sdy/read_rule.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::read_rule_test {

using weft::testing::expect_error;

TEST(ReadRule, FactorsSizesAndKinds) {
  const ShardingRule rule =
      read_rule("<([i, jk], [])->([i, j]) {i=2, j=4, k=3} reduction={k} blocked_propagation={i}, custom>");
  EXPECT_EQ(rule.operands[0], (ShardingRule::Tensor{{0}, {1, 2}}));
  EXPECT_TRUE(rule.operands[1].empty());
  EXPECT_EQ(rule.results[0], (ShardingRule::Tensor{{0}, {1}}));
  EXPECT_EQ(rule.factors[2], (Factor{3, FactorKind::reduction, false}));
  EXPECT_TRUE(rule.factors[0].is_blocked && rule.is_custom);
}

TEST(ReadRule, IsWhatIsPrinted) {
  for (const char* text : {"<([], [])->([])>", "<([i])->([i], [j]) {i=2, j=4} need_replication={i} permutation={j}>",
                           "<([yzz_1, z_2])->([z_10]) {i=1, j=1, k=1, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, "
                           "u=1, v=1, w=1, x=1, y=2, z=3, z_1=4, z_2=5, z_3=1, z_4=1, z_5=1, z_6=1, z_7=1, z_8=1, "
                           "z_9=1, z_10=6}>"})
    EXPECT_EQ(to_text(read_rule(text)), text);
}

TEST(ReadRule, RefusesWhatIsNone) {
  const auto read = [](const char* text) { return [text] { (void)read_rule(text); }; };
  expect_error(read("<([a])->([i]) {i=2}>"), "stablehlo_is_malformed", {});
  expect_error(read("<([i])->([i]) {i=2} sum={i}>"), "stablehlo_is_malformed", {});
  expect_error(read("<([i])->([i]) {i=2} reduction={j}>"), "stablehlo_is_malformed", {});
  expect_error(read("<([i]) {i=2}>"), "stablehlo_is_malformed", {});
}

}  // namespace weft::sdy::read_rule_test
