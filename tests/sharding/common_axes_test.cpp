// Which axes cut the factors of operations whose tensors do not agree.
#include <weft/sharding/common_axes.hpp>
#include <weft/sharding/product_result.hpp>
#include <weft/sharding/reshape_axes.hpp>

#include <gtest/gtest.h>

namespace weft::common_axes_test {

constexpr SubAxis x{0, 1, 4}, y{1, 1, 2};

constexpr TensorSharding cut(std::initializer_list<SubAxes> dims) {
  TensorSharding made;
  made.mesh = 0;
  for (const SubAxes& axes : dims) made.dims.push_back({axes, true, -1});
  return made;
}
constexpr Buffer<TensorFactors> projected(const ShardingRule& rule, const Buffer<TensorSharding>& shardings) {
  Buffer<TensorFactors> made;
  for (Index i = 0; i < shardings.size(); ++i) made.push_back(project(rule, detail::tensor_of(rule, i), shardings[i]));
  return made;
}
// [8, 32] x [32, 16]: factors i, j, k
constexpr ShardingRule product_rule() {
  ShardingRuleBuilder builder({{8, 32}, {32, 16}}, {{8, 16}});
  builder.add({0, -1}, {0}, {8});
  builder.add({-1, 1}, {1}, {16});
  builder.add({1, 0}, {-1}, {32, FactorKind::reduction});
  return builder.take();
}
constexpr AxesOfFactors axes_of_product(const TensorSharding& left, const TensorSharding& right,
                                        const TensorSharding& result) {
  const ShardingRule rule = product_rule();
  return common_axes(rule, projected(rule, {left, right, result}), {256, 512, 128});
}

TEST(CommonAxes, ThoseThatAllHave) {
  static_assert(axes_of_product(cut({{x}, {y}}), cut({{y}, {}}), cut({{x}, {}})) == AxesOfFactors{{x}, {}, {y}});
}
// "x" along k of the right operand, 512 elements, before "x" along i of the left one and of the result, 384.
TEST(CommonAxes, ThoseOfMostElements) {
  static_assert(axes_of_product(cut({{x}, {}}), cut({{x}, {}}), cut({{x}, {}})) == AxesOfFactors{{}, {}, {x}});
}
TEST(CommonAxes, PartsThatAreFree) {
  constexpr SubAxis major{0, 1, 2}, minor{0, 2, 2};
  static_assert(axes_of_product(cut({{major}, {}}), cut({{}, {minor}}), cut({{}, {minor}})) ==
                AxesOfFactors{{major}, {minor}, {}});
}
TEST(CommonAxes, OfTwoTensorsTheLargerStays) {
  const ShardingRule rule = identity_rule({8, 8});
  EXPECT_EQ(common_axes(rule, projected(rule, {cut({{x}, {}}), cut({{}, {y}})}), {64, 64}), (AxesOfFactors{{x}, {}}));
  EXPECT_EQ(common_axes(rule, projected(rule, {cut({{x}, {}}), cut({{}, {y}})}), {32, 64}), (AxesOfFactors{{}, {y}}));
}
TEST(CommonAxes, WhatMustBeWholeMovesToAnotherDimension) {
  ShardingRuleBuilder builder({{4, 8}}, {{4, 8}});
  builder.add({0}, {0}, {4, FactorKind::need_replication});
  builder.add({1}, {1}, {8});
  const ShardingRule rule = builder.take();
  EXPECT_EQ(common_axes(rule, projected(rule, {cut({{x}, {y}}), cut({{x}, {}})}), {32, 32}),
            (AxesOfFactors{{}, {y, x}}));
  EXPECT_EQ(common_axes(rule, projected(rule, {cut({{x}, {}}), cut({{}, {}})}), {32, 32}), (AxesOfFactors{{}, {x}}));
}
// [4, 6] as [24]: 3 parts of the 4 would start at other places than 3 parts of the 24.
TEST(CommonAxes, DimensionsOfSeveralFactorsAreCutEvenly) {
  ShardingRuleBuilder builder({{4, 6}}, {{24}});
  builder.add({0}, {0}, {4});
  builder.add({1}, {0}, {6});
  const ShardingRule rule = builder.take();
  const SubAxis three{0, 1, 3};
  const Buffer<TensorFactors> tensors = projected(rule, {cut({{y, three}, {}}), cut({{y}})});
  EXPECT_EQ(common_axes(rule, tensors, {24, 24}), (AxesOfFactors{{y}, {}}));
  EXPECT_FALSE(compatible_axes(rule, projected(rule, {cut({{three}, {}}), cut({{}})})));
}
TEST(CommonAxes, NoneAgreeWhereOneAxisCutsTwoFactors) {
  const ShardingRule rule = product_rule();
  EXPECT_FALSE(compatible_axes(rule, projected(rule, {cut({{x}, {}}), cut({{}, {x}}), cut({{x}, {}})})));
}

// Made as the operands lie it is in 8 pieces, and smaller than either of them.
TEST(ProductResult, IsReshardedBehind) {
  const ShardingRule rule = product_rule();
  const auto factor = [&](const TensorSharding& result) {
    return factor_to_reshard_behind(rule, projected(rule, {cut({{x}, {y}}), cut({{y}, {}}), result}), {256, 512, 128});
  };
  EXPECT_EQ(factor(cut({{y}, {}})), 0);
  EXPECT_EQ(factor(cut({{x}, {}})), -1);
  EXPECT_EQ(factor(cut({{}, {}})), -1);
}

// 12 parts of [24] to [4, 6]: 4 along the first dimension, 3 along the second.
TEST(ReshapeAxes, AreDealtOut) {
  ShardingRuleBuilder builder({{24}}, {{4, 6}});
  builder.add({0}, {0}, {4});
  builder.add({0}, {1}, {6});
  const ShardingRule rule = builder.take();
  const SubAxis three{0, 1, 3}, four{1, 1, 4};
  const Buffer<TensorFactors> tensors = projected(rule, {cut({{three, four}}), cut({{}, {}})});
  EXPECT_TRUE(has_overflow(tensors));
  EXPECT_EQ(reshape_axes(rule, tensors), (AxesOfFactors{{four}, {three}}));
}

}  // namespace weft::common_axes_test
