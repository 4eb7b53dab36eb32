// The rules one by one: what each makes of an operand or a dimension.
#include <support/program.hpp>
#include <weft/planner/lowering_table.hpp>

namespace weft::legalize_rules_test {

using testing::expect_equal;
using testing::Program;
using testing::random_value;

TEST(LegalizeRules, ACopyIsMadeByAKernelThatKnowsItsType) {
  Program program;
  const Var x = program.input("x", {2, 3}), n = program.input("n", {2, 3}, DType::i64);
  EXPECT_EQ(program.graph[copied(x).id].op, Op::convert);
  EXPECT_EQ(program.graph[copied(n).id].op, Op::broadcast) << "no kernel computes with it";
  for (const Var& copy : {copied(x), copied(n)}) {
    EXPECT_TRUE(copy.shape() == (Shape{2, 3}));
    EXPECT_EQ(input_behind(program.graph, copy.id), -1) << "has a buffer of its own";
  }
  EXPECT_EQ(copied(n).dtype(), DType::i64);
}

TEST(LegalizeRules, ARunCountsFromItsFirst) {
  static_assert(detail::is_run({}, 3) && detail::is_run({3, 4, 5}, 3));
  static_assert(!detail::is_run({3, 5}, 3) && !detail::is_run({4, 3}, 3) && !detail::is_run({0, 1}, 1));
}

TEST(LegalizeRules, ATransposeBeforeAProductIsARenaming) {
  Program program;
  const Var x = program.input("x", {2, 3, 4});
  const auto through = [](Var y, const AxisList& batch, const AxisList& inner) {
    return detail::through_transpose({y, batch, inner});
  };
  const Var swapped = transpose(x, {0, 2, 1});  // [2, 4, 3]
  const auto read = through(swapped, {0}, {1});
  EXPECT_EQ(read.value.id, x.id);
  EXPECT_EQ(read.batch, AxisList{0});
  EXPECT_EQ(read.contracting, AxisList{2});
  // The free dimensions would change places.
  const auto kept = through(swapped, {}, {0});
  EXPECT_EQ(kept.value.id, swapped.id);
  EXPECT_EQ(kept.contracting, AxisList{0});
}

TEST(LegalizeRules, AnOperandOfAProductIsTransposedOnlyIfItMustBe) {
  Program program;
  const Var x = program.input("x", {2, 3, 4});
  const auto ready = [&](const AxisList& batch, const AxisList& inner) {
    return detail::readable({x, batch, inner}).value.id == x.id;
  };
  EXPECT_TRUE(ready({0}, {2}) && ready({0}, {1}) && ready({}, {1, 2}) && ready({}, {0}) && ready({1}, {2}));
  EXPECT_FALSE(ready({2}, {1}) || ready({}, {1}) || ready({}, {2, 1}));
  const auto moved = detail::readable({x, {2}, {0}});  // batch 4, free 3, inner 2
  EXPECT_TRUE(moved.value.shape() == (Shape{4, 3, 2}));
  EXPECT_EQ(moved.batch, AxisList{0});
  EXPECT_EQ(moved.contracting, AxisList{2});
}

TEST(LegalizeRules, DimensionsAreMovedSplitAndJoined) {
  Program program;
  const Var x = program.input("x", {2, 6, 5});
  EXPECT_TRUE(detail::move_dimension(x, 0, 2).shape() == (Shape{6, 5, 2}));
  EXPECT_TRUE(detail::move_dimension(x, 2, 0).shape() == (Shape{5, 2, 6}));
  EXPECT_TRUE(detail::split_dimension(x, 1, 3).shape() == (Shape{2, 3, 2, 5}));
  EXPECT_TRUE(detail::join_dimensions(x, 1).shape() == (Shape{2, 30}));
  const std::vector<Value> in{random_value(DType::f32, {2, 6, 5}, 1)};
  const Var back = detail::move_dimension(detail::move_dimension(detail::split_dimension(x, 1, 3), 1, 0), 0, 1);
  expect_equal(program.value(detail::join_dimensions(back, 1), in), in[0]);
}

TEST(LegalizeRules, APartOfADeviceIsSeenThroughSlicesAndReshapes) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {4, 2});
  CollectiveAttributes attributes;
  attributes.dims = {0};
  attributes.axes = {0};
  const Var part = emit_var(Op::shard_slice, {x}, attributes);
  EXPECT_TRUE(detail::is_part_of_device(program.graph, reshape(slice(part, {1, 0}, {2, 2}), {2}).id));
  EXPECT_FALSE(detail::is_part_of_device(program.graph, slice(x, {1, 0}, {2, 2}).id));
  EXPECT_FALSE(detail::is_part_of_device(program.graph, exp(part).id)) << "has a buffer of its own";
}

TEST(LegalizeRules, CollectivesCutAndJoinTheLeadingDimension) {
  Program program;
  program.graph.mesh = {2, 3};
  const Var x = program.input("x", {4, 6, 5});
  const auto over = [&](const AxisList& dims, const AxisList& axes) {
    CollectiveAttributes attributes;
    attributes.dims = dims;
    attributes.axes = axes;
    return legal::inner_of(program.graph, emit_var(Op::all_to_all, {x}, attributes).id);
  };
  const legal::Inner inner = over({1, 2}, {0, 1});
  EXPECT_EQ(inner.cut, 1);
  EXPECT_EQ(inner.joined, 2);
  EXPECT_EQ(inner.parts, 6);
  EXPECT_FALSE(inner.is_leading);
  EXPECT_EQ(inner.attributes.dims, (AxisList{0, 0}));
  EXPECT_TRUE(over({0, 0}, {0}).is_leading);
  EXPECT_FALSE(over({0, 1}, {0}).is_leading);
}

}  // namespace weft::legalize_rules_test
