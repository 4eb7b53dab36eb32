// Rules that the partitioner goes by, as those that shardings are propagated along.
#include <support/own_rule.hpp>

#include <gtest/gtest.h>

namespace weft::own_rule_test {

struct Inputs {
  Graph graph;
  Var input(std::initializer_list<Index> extents, const char* name = "x") {
    return {&graph, graph.add_input(Name(name), InputKind::data, DType::f32, Shape(extents))};
  }
  ShardingRule rule(Var made) { return testing::own_sharding_rule(graph, made.id); }
};

TEST(OwnRule, OfAProduct) {
  Inputs at;
  const ShardingRule rule = at.rule(matmul(at.input({4, 6}), at.input({6, 8}, "y")));
  EXPECT_EQ(rule.factors, (Buffer<Factor>{{4}, {8}, {6, FactorKind::reduction}}));
  EXPECT_EQ(rule.operands[0], (ShardingRule::Tensor{{0}, {2}}));
  EXPECT_EQ(rule.operands[1], (ShardingRule::Tensor{{2}, {1}}));
}

TEST(OwnRule, OfAReduction) {
  Inputs at;
  const ShardingRule rule = at.rule(sum(at.input({4, 6}), 0));
  EXPECT_EQ(rule.factors, (Buffer<Factor>{{6}, {4, FactorKind::reduction}}));
  EXPECT_EQ(rule.operands[0], (ShardingRule::Tensor{{1}, {0}}));
}

TEST(OwnRule, RowsThatMove) {
  Inputs at;
  const ShardingRule rule = at.rule(slice(at.input({8, 6}), {2, 0}, {6, 6}));
  EXPECT_EQ(rule.factors[rule.results[0][0][0]].kind, FactorKind::permutation);
  EXPECT_EQ(rule.factors[rule.results[0][1][0]].kind, FactorKind::pass_through);
}

TEST(OwnRule, DimensionsThatMustBeWhole) {
  Inputs at;
  const ShardingRule rule = at.rule(broadcast_to(at.input({4, 1}), {4, 8}));
  const Factor& repeated = rule.factors[rule.operands[0][1][0]];
  EXPECT_EQ(repeated.kind, FactorKind::need_replication);
  EXPECT_NE(rule.operands[0][1], rule.results[0][1]);
}

TEST(OwnRule, OfAReshape) {
  Inputs at;
  const ShardingRule rule = at.rule(reshape(at.input({2, 4}), {8}));
  EXPECT_EQ(rule.results[0][0], (ShardingRule::Dimension{0, 1}));
  EXPECT_EQ(rule.factors, (Buffer<Factor>{{2}, {4}}));
}

}  // namespace weft::own_rule_test
