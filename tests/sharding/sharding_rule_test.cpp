#include <weft/sharding/sharding_rule.hpp>

#include <gtest/gtest.h>

namespace weft::testing::sharding_rule_test {

constexpr int none = ShardingRuleBuilder::no_dim;

TEST(ShardingRule, OfAMatrixProduct) {
  ShardingRuleBuilder builder({Shape{4, 6}, Shape{6, 8}}, {Shape{4, 8}});
  builder.add({0, none}, {0}, {4});
  builder.add({none, 1}, {1}, {8});
  builder.add({1, 0}, {}, {6, FactorKind::reduction});
  const ShardingRule rule = builder.take();
  EXPECT_EQ(rule.factors.size(), 3);
  EXPECT_EQ(rule.operands[0], (ShardingRule::Tensor{{0}, {2}}));
  EXPECT_EQ(rule.operands[1], (ShardingRule::Tensor{{2}, {1}}));
  EXPECT_EQ(rule.results[0], (ShardingRule::Tensor{{0}, {1}}));
  EXPECT_EQ(rule.factors[2].kind, FactorKind::reduction);
}

TEST(ShardingRule, DimensionsWithoutFactorsGetOneOfSizeOne) {
  ShardingRuleBuilder builder({Shape{4}}, {Shape{5}});
  const ShardingRule rule = builder.take();
  EXPECT_EQ(rule.factors, (Buffer<Factor>{{1}, {1}}));
  EXPECT_EQ(rule.operands[0][0], ShardingRule::Dimension{0});
  EXPECT_EQ(rule.results[0][0], ShardingRule::Dimension{1});
}

TEST(ShardingRule, AFactorOfSizeOneAddsNothingToOthers) {
  ShardingRuleBuilder builder({Shape{4}}, {Shape{4}});
  builder.add({0}, {0}, {4});
  builder.add({0}, {0}, {1});
  EXPECT_EQ(builder.take().operands[0][0], ShardingRule::Dimension{0});
}

TEST(ShardingRule, ScalarsHaveNoDimensions) {
  ShardingRuleBuilder builder({Shape{2, 3}, Shape{}}, {Shape{2, 3}});
  builder.add_pointwise(Shape{2, 3});
  const ShardingRule rule = builder.take();
  EXPECT_TRUE(rule.operands[1].empty());
  EXPECT_EQ(rule.operands[0], rule.results[0]);
}

TEST(ShardingRule, OfIdentity) {
  const ShardingRule rule = identity_rule(Shape{2, 3}, 2, 1);
  EXPECT_EQ(rule.operands.size(), 2);
  EXPECT_EQ(rule.operands[1], rule.results[0]);
  EXPECT_FALSE(rule.is_none());
  EXPECT_TRUE(ShardingRule().is_none());
}

}  // namespace weft::testing::sharding_rule_test
