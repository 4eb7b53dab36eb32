#include <weft/sharding/propagate_factors.hpp>

#include <gtest/gtest.h>

namespace weft::testing::propagate_factors_test {

constexpr SubAxis x{0, 1, 2}, y{1, 1, 2}, z{2, 1, 4};

struct Case {
  ShardingRule rule;
  FactorProjection at;

  Case(const ShardingRule& of, std::initializer_list<TensorSharding> shardings) : rule{of} {
    at.operands = rule.operands.size();
    Index i = 0;
    for (const TensorSharding& sharding : shardings) {
      at.tensors.push_back(project(rule, tensor(i), sharding));
      ++i;
    }
  }
  const ShardingRule::Tensor& tensor(Index i) const {
    return i < rule.operands.size() ? rule.operands[i] : rule.results[i - rule.operands.size()];
  }
  TensorSharding propagated(Index of, PropagationStrategy strategy, Direction direction = Direction::both,
                            bool is_elementwise = true, const MeshSizes* whole = nullptr) {
    propagate_factors(
        rule, at, strategy, [&](int) { return direction; }, is_elementwise, whole);
    return unproject(rule, tensor(of), at.tensors[of], 0);
  }
};
TensorSharding cut(std::initializer_list<SubAxes> dims, bool is_closed = false) {
  TensorSharding made = TensorSharding::open(0, 0);
  for (const SubAxes& axes : dims) made.dims.push_back({axes, is_closed});
  return made;
}
const ShardingRule add = identity_rule(Shape{8, 8}, 2, 1);
constexpr auto basic = PropagationStrategy::basic, aggressive = PropagationStrategy::aggressive;

TEST(PropagateFactors, WhatAllAgreeOnGoesOn) {
  EXPECT_EQ(Case(add, {cut({{x, y}, {}}), cut({{x}, {}}), cut({{}, {}})}).propagated(2, basic), cut({{x, y}, {}}));
  EXPECT_EQ(Case(add, {cut({{x, y}, {}}), cut({{x, z}, {}}), cut({{}, {}})}).propagated(2, basic), cut({{x}, {}}));
}

TEST(PropagateFactors, ClosedDimensionsStay) {
  EXPECT_EQ(Case(add, {cut({{x}, {}}), cut({{}, {}}), cut({{}, {}}, true)}).propagated(2, basic), cut({{}, {}}, true));
}

TEST(PropagateFactors, OneDirection) {
  const TensorSharding open = cut({{}, {}}), given = cut({{x}, {}});
  EXPECT_EQ(Case(add, {open, open, given}).propagated(0, basic, Direction::forward), open);
  EXPECT_EQ(Case(add, {open, open, given}).propagated(0, basic, Direction::backward), given);
  EXPECT_EQ(Case(add, {given, open, open}).propagated(2, basic, Direction::backward), open);
  EXPECT_EQ(Case(add, {given, open, open}).propagated(2, basic, Direction::none), open);
}

// x cuts another dimension of each operand: the result gets neither, or that of the one with more parts.
TEST(PropagateFactors, ConflictsBetweenFactors) {
  const TensorSharding rows = cut({{x}, {}}), columns = cut({{}, {x, z}}), open = cut({{}, {}});
  EXPECT_EQ(Case(add, {rows, columns, open}).propagated(2, basic), open);
  EXPECT_EQ(Case(add, {rows, columns, open}).propagated(2, aggressive), columns);
}

TEST(PropagateFactors, OperandsGetNoMoreThanTheResultHas) {
  const TensorSharding open = cut({{}, {}});
  EXPECT_EQ(Case(add, {cut({{x}, {}}), open, cut({{}, {}}, true)}).propagated(1, aggressive), open);
}

TEST(PropagateFactors, AxesThatMustNotCut) {
  TensorSharding without = cut({{}, {}});
  without.replicated = {x};
  EXPECT_EQ(Case(add, {cut({{x}, {y}}), cut({{}, {}}), without}).propagated(2, aggressive).dims[0].axes, SubAxes{});
  EXPECT_EQ(Case(add, {cut({{x}, {y}}), cut({{}, {}}), without}).propagated(2, aggressive).dims[1].axes, SubAxes{y});
}

TEST(PropagateFactors, WholeAxesOnly) {
  ShardingRule split;  // [8] -> [2, 4]
  split.factors = {{2}, {4}};
  split.operands = {ShardingRule::Tensor{{0, 1}}};
  split.results = {ShardingRule::Tensor{{0}, {1}}};
  const MeshSizes sizes{2, 2, 4};
  EXPECT_EQ(Case(split, {cut({{z}}), cut({{}, {}})}).propagated(1, basic), cut({{{2, 1, 2}}, {{2, 2, 2}}}));
  EXPECT_EQ(Case(split, {cut({{z}}), cut({{}, {}})}).propagated(1, basic, Direction::both, false, &sizes),
            cut({{}, {}}));
}

}  // namespace weft::testing::propagate_factors_test
