// Which cuts a reshape carries across: Shardy's factors, and what follows for layouts.
#include <support/reshape_factors_text.hpp>

#include <gtest/gtest.h>

namespace weft::reshape_factors_test {

using testing::reshape_factors_text;

TEST(ReshapeFactors, AreThoseOfShardysRegistry) {
  EXPECT_EQ(reshape_factors_text({2, 4}, {8}), "([i,j])->([ij]) i=2 j=4");
  EXPECT_EQ(reshape_factors_text({8, 4, 5}, {2, 16, 5}), "([ij,k,l])->([i,jk,l]) i=2 j=4 k=4 l=5");
  EXPECT_EQ(reshape_factors_text({3, 2}, {2, 3}), "([i,l])->([j,k]) i=3 j=2 k=3 l=2");
  EXPECT_EQ(reshape_factors_text({32}, {8, 1, 4}), "([ik])->([i,j,k]) i=8 j=1 k=4");
  EXPECT_EQ(reshape_factors_text({4, 7, 5, 8}, {14, 10, 8}), "([ij,l,n,o])->([ik,mn,o]) i=2 j=2 k=7 l=7 m=2 n=5 o=8");
  EXPECT_EQ(reshape_factors_text({6, 4}, {4, 6}), "([ij,mn])->([ik,ln]) i=2 j=3 k=2 l=3 m=2 n=2");
}

constexpr Layout cut(std::initializer_list<AxisList> dims) {
  Layout layout;
  for (const AxisList& dim : dims) layout.dims.push_back(dim);
  return layout;
}

TEST(ReshapeFactors, AnAxisGoesOnWhereTheFactorBeforeIsCutToTheLastElement) {
  const MeshSizes mesh{2, 2};
  const CarriedCut whole = carried_cut({2, 4}, {8}, cut({{0}, {1}}), mesh);
  EXPECT_EQ(whole.from, cut({{0}, {1}}));
  EXPECT_EQ(whole.to, cut({{0, 1}}));
  const CarriedCut part = carried_cut({4, 4}, {16}, cut({{0}, {1}}), mesh);  // rows 0 and 1 are not neighbors' halves
  EXPECT_EQ(part.from, cut({{0}, {}}));
  EXPECT_EQ(part.to, cut({{0}}));
}

TEST(ReshapeFactors, AxesAreDealtToTheDimensionsOfASplit) {
  const MeshSizes mesh{2, 2};
  EXPECT_EQ(carried_cut({8}, {2, 4}, cut({{1, 0}}), mesh).to, cut({{1}, {0}}));
  EXPECT_EQ(carried_cut({16}, {4, 4}, cut({{1, 0}}), mesh).to, cut({{1, 0}, {}}));
}

TEST(ReshapeFactors, WhatItCannotCarryIsInNeither) {
  const CarriedCut lost = carried_cut({3, 2}, {2, 3}, cut({{}, {0}}), {2});
  EXPECT_EQ(lost.from, cut({{}, {}}));
  EXPECT_EQ(lost.to, cut({{}, {}}));
}

TEST(ReshapeFactors, DimensionsOfOneElementComeAndGo) {
  EXPECT_EQ(carried_cut({16, 1}, {1, 16, 1}, cut({{0}, {}}), {4}).to, cut({{}, {0}, {}}));
}

static_assert(carried_cut({8}, {2, 4}, cut({{0, 1}}), {2, 4}).to == cut({{0}, {1}}));

}  // namespace weft::reshape_factors_test
