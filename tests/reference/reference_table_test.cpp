// The reference column of the op table: complete, and how members of a group become one.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/reference/reference_table.hpp>

#include <set>

namespace weft {
namespace {

using testing::f32_value;

TEST(ReferenceTable, EveryOperationHasItsLoop) {
  static_assert(has_every_operation(reference::reference_table));
  const std::set<Op> without{Op::parameter,    Op::map,      Op::get_tuple_element, Op::loop_carry,
                             Op::loop_element, Op::loop_end, Op::loop_result,       Op::loop_stack};
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_EQ(row.evaluate == nullptr, without.count(row.op) == 1) << name_of(row.op);
}

TEST(ReferenceTable, ElementwiseOperationsShareOneLoop) {
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_EQ(row.evaluate == reference::elementwise, is_elementwise(row.op)) << name_of(row.op);
}

TEST(ReferenceTable, WhatKeepsItsBytesKeepsItsElements) {
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_EQ(row.evaluate == reference::same_elements, is_whole_view(row.op) && row.op != Op::loop_result)
        << name_of(row.op);
}

TEST(ReferenceTable, AStepOfAReductionIsAnOperation) {
  EXPECT_EQ(reference::step_of(ReductionKind::sum), Op::add);
  EXPECT_EQ(reference::step_of(ReductionKind::product), Op::multiply);
  EXPECT_EQ(reference::step_of(ReductionKind::min), Op::minimum);
  EXPECT_EQ(reference::step_of(ReductionKind::max), Op::maximum);
  EXPECT_EQ(reference::step_of(ReductionKind::bit_and), Op::bit_and);
  EXPECT_EQ(reference::step_of(ReductionKind::bit_or), Op::bit_or);
  testing::expect_error([] { (void)reference::step_of(ReductionKind::none); }, "operation_is_not_elementwise", {"none"});
}

TEST(ReferenceTable, MembersAreReducedInRankOrderAndRoundedAtEachStep) {
  const Value one = f32_value({2}, {1, 1}), tiny = f32_value({2}, {0x1p-24, 2}), less = f32_value({2}, {0x1p-24, -5});
  const std::vector<reference::Operand> members{&one, &tiny, &less};
  const auto reduced = [&](ReductionKind kind, Arithmetic arithmetic = Arithmetic::typed) {
    return reference::reduced(members, kind, arithmetic).elements;
  };
  EXPECT_EQ(reduced(ReductionKind::sum), (std::vector<double>{1, -2})) << "half an ulp is lost twice";
  EXPECT_EQ(reduced(ReductionKind::sum, Arithmetic::unrounded), (std::vector<double>{1 + 0x1p-23, -2}));
  EXPECT_EQ(reduced(ReductionKind::product), (std::vector<double>{0x1p-48, -10}));
  EXPECT_EQ(reduced(ReductionKind::max), (std::vector<double>{1, 2}));
  EXPECT_EQ(reduced(ReductionKind::min), (std::vector<double>{0x1p-24, -5}));
  EXPECT_EQ(one.elements, (std::vector<double>{1, 1})) << "members keep what they have";
}

TEST(ReferenceTable, AGroupKnowsItsMembersAndItsPlace) {
  Graph graph;
  graph.mesh = {2, 3};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {})};
  const Var total = emit_var(Op::all_reduce, {x}, CollectiveAttributes{{}, {1}, {}, ReductionKind::sum});
  std::vector<Value> everywhere;
  for (int device = 0; device < 6; ++device) everywhere.push_back(f32_value({}, {1.0 * device}));
  const reference::GroupOf group({graph, total.id, {&everywhere[4]}, Arithmetic::typed, 4, &everywhere});
  EXPECT_EQ(group.positions, (std::vector<Index>{3, 4, 5}));
  EXPECT_EQ(group.rank, 1);
  EXPECT_EQ(group.size(), 3);
  EXPECT_EQ(group.reduced(Arithmetic::typed)[0], 3 + 4 + 5);
}

}  // namespace
}  // namespace weft
