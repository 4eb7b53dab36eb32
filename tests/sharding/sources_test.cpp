#include <support/partitioned.hpp>
#include <weft/graph/functions.hpp>
#include <weft/sharding/partition.hpp>
#include <weft/sharding/sources.hpp>

#include <gtest/gtest.h>

namespace weft::sources_test {

using testing::cut;
using testing::Program;

TEST(Sources, WhatIsMadeOfOneValueElementByElementHasItAsItsSource) {
  Program program;
  const Var x = program.input("x", {4, 6}), y = program.input("y", {4, 6});
  const Var own = select(x < 0.0, exp(x), x * 2.0), turned = transpose(tanh(x), {1, 0}), both = x + exp(y),
            total = sum(x, 0);
  program.output(own);
  const detail::Sources sources(program.graph);
  EXPECT_EQ(sources.of(own.id), x.id);
  EXPECT_EQ(sources.of(turned.id), x.id);
  EXPECT_EQ(sources.layout_of(turned.id, cut({{0}, {}})), cut({{}, {0}}));
  EXPECT_EQ(sources.of(both.id), both.id);
  EXPECT_EQ(sources.of(total.id), total.id);
}
// A condition is a quarter of its source: it is sent itself, but what is made of it goes on from there.
TEST(Sources, AConditionIsSentItself) {
  Program program;
  const Var x = program.input("x", {4}), is_less = x < 1.0;
  program.output(convert(is_less, DType::f32));
  const detail::Sources sources(program.graph);
  EXPECT_EQ(sources.of(is_less.id), is_less.id);
  EXPECT_EQ(sources.root_of(is_less.id), x.id);
}
// Numbers of columns, compared with a number of each row: the rows' are sent, as they lie where the mask does.
TEST(Sources, AMaskComesOfTheNumbersThatItRepeats) {
  Program program;
  const Var x = convert(program.input("x", {4}), DType::i32), rows = broadcast_in_dim(x, {4, 6}, {0}),
            mask = transpose(rows == iota(program.graph, {4, 6}, 1), {1, 0});
  program.output(convert(mask, DType::f32));
  const detail::Sources sources(program.graph);
  EXPECT_TRUE(sources.comes_repeated(mask.id));
  EXPECT_EQ(sources.root_of(mask.id), rows.id);
  EXPECT_EQ(sources.layout_of_root(mask.id, cut({{0}, {1}})), cut({{1}, {0}}));
  EXPECT_FALSE(sources.comes_repeated(x.id));
}

// A mean is made of a sum with and without the dimension that was summed up: it is summed over devices once.
// Numbers of elements, made of those of rows and of columns: every device has its own.
TEST(Sources, NumbersMadeOfNumbersAreNoSource) {
  Program program;
  const Var x = convert(program.input("x", {4}), DType::i32), named = broadcast_in_dim(x, {4, 6, 8}, {0}),
            own = iota(program.graph, {4, 6, 8}, 1) * 8.0 + iota(program.graph, {4, 6, 8}, 2), mask = own == named;
  program.output(convert(mask, DType::f32));
  const detail::Sources sources(program.graph);
  EXPECT_TRUE(sources.comes_repeated(mask.id));
  EXPECT_EQ(sources.root_of(mask.id), named.id);
  EXPECT_EQ(sources.layout_of_root(mask.id, cut({{}, {0}, {1}})), cut({{}, {0}, {1}}));
}
TEST(Sources, DimensionsOfOneElementComeAndGo) {
  Program program;
  const Var x = program.input("x", {8, 6}), total = sum(x, 0), mean = total * 0.125,
            kept = reshape(total, {1, 6}) * 0.125, split = reshape(total, {2, 3}), dropped = reshape(kept, {6});
  program.output(kept);
  program.output(mean);
  const detail::Sources sources(program.graph);
  EXPECT_EQ(sources.of(kept.id), total.id);
  EXPECT_EQ(sources.layout_of(kept.id, cut({{}, {0}}, {1})), cut({{0}}, {1}));
  EXPECT_EQ(sources.of(dropped.id), total.id);
  EXPECT_EQ(sources.layout_of(dropped.id, cut({{0}})), cut({{0}}));
  EXPECT_EQ(sources.of(split.id), split.id);
  const Layout rows = cut({{0}, {}});
  const testing::CutMesh layouts{{4}, {rows}, {cut({{}, {}}), cut({{}})}};
  EXPECT_TRUE(testing::expect_same(program.graph, {testing::random_value(DType::f32, {8, 6}, 1)}, layouts, true));
  const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
  EXPECT_EQ(testing::collectives_of(local), "all_reduce");
}

}  // namespace weft::sources_test
