#include <weft/sharding/factor_projection.hpp>

#include <gtest/gtest.h>

namespace weft::testing::factor_projection_test {

constexpr SubAxis x{0, 1, 4}, y{1, 1, 2}, z{2, 1, 3};

// [8] -> [2, 4]: one dimension of two factors.
ShardingRule split() {
  ShardingRule rule;
  rule.factors = {{2}, {4}};
  rule.operands = {ShardingRule::Tensor{{0, 1}}};
  rule.results = {ShardingRule::Tensor{{0}, {1}}};
  return rule;
}
TensorSharding cut(std::initializer_list<SubAxes> dims, bool is_closed = false) {
  TensorSharding made = TensorSharding::open(0, 0);
  for (const SubAxes& axes : dims) made.dims.push_back({axes, is_closed});
  return made;
}

TEST(FactorProjection, AnAxisIsCutInPartsWhereAFactorEnds) {
  const ShardingRule rule = split();
  const TensorFactors factors = project(rule, rule.operands[0], cut({{x, y}}));
  EXPECT_EQ(factors.factors[0].axes, (SubAxes{{0, 1, 2}}));
  EXPECT_EQ(factors.factors[1].axes, (SubAxes{{0, 2, 2}, y}));
  EXPECT_TRUE(factors.factors[1].is_minor_most);
  EXPECT_EQ(unproject(rule, rule.results[0], factors, 0), cut({{{0, 1, 2}}, {{0, 2, 2}, y}}));
  EXPECT_EQ(unproject(rule, rule.operands[0], factors, 0), cut({{x, y}}));
}

TEST(FactorProjection, WhatFitsNoFactorOverflows) {
  const ShardingRule rule = split();
  const TensorFactors factors = project(rule, rule.operands[0], cut({{z, x}}));
  EXPECT_TRUE(factors.factors[0].axes.empty());
  EXPECT_EQ(factors.factors[0].overflow, (SubAxes{z, x}));
  EXPECT_TRUE(factors.factors[1].is_closed);
  EXPECT_EQ(unproject(rule, rule.operands[0], factors, 0).dims[0].axes, (SubAxes{z, x}));
}

TEST(FactorProjection, NoPiecesWithStrides) {
  const ShardingRule rule = split();
  TensorFactors factors = project(rule, rule.operands[0], cut({{}}));
  factors.factors[1].axes = {x};
  EXPECT_TRUE(unproject(rule, rule.operands[0], factors, 0).dims[0].axes.empty());
}

TEST(FactorProjection, OpenAndClosedDimensions) {
  const ShardingRule rule = split();
  EXPECT_FALSE(project(rule, rule.results[0], {}).factors[0].is_closed);
  const TensorFactors closed = project(rule, rule.results[0], cut({{y}, {}}, true));
  EXPECT_TRUE(closed.factors[0].is_closed && closed.factors[1].is_closed);
  EXPECT_EQ(unproject(rule, rule.results[0], closed, 0), cut({{y}, {}}, true));
}

TEST(FactorProjection, KeepsAxesThatCutNothing) {
  const ShardingRule rule = split();
  TensorSharding sharding = cut({{}});
  sharding.replicated = {x};
  sharding.unreduced = {y};
  sharding.unreduced_kind = ReductionKind::max;
  EXPECT_EQ(unproject(rule, rule.operands[0], project(rule, rule.operands[0], sharding), 0), sharding);
}

}  // namespace weft::testing::factor_projection_test
