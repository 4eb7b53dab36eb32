// The planner's column of the op table: complete, and consistent with what other rooms know of an operation.
#include <support/program.hpp>
#include <weft/planner/lowering_table.hpp>

namespace weft::lowering_table_test {

using testing::Program;

TEST(LoweringTable, RolesFollowTheClassesOfOperations) {
  static_assert(has_every_operation(lowering_table));
  for (const LoweringRow& row : lowering_table) {
    SCOPED_TRACE(name_of(row.op));
    EXPECT_EQ(row.role == FusionRole::elementwise, is_elementwise(row.op));
    EXPECT_EQ(row.role == FusionRole::reduction, is_reduction(row.op));
    EXPECT_EQ(row.role == FusionRole::collective, is_collective(row.op));
    // A product of weights in few bits is a step by itself.
    const bool is_product = row_of(row.op).kind == OpClass::contraction && row.op != Op::quantized_matmul;
    EXPECT_EQ(row.role == FusionRole::matmul || row.role == FusionRole::convolution, is_product);
    EXPECT_EQ(row.role == FusionRole::view, is_whole_view(row.op) || is_shard_boundary(row.op));
    const OpClass kind = row_of(row.op).kind;
    EXPECT_EQ(row.role == FusionRole::call, is_custom_call(row.op));
    const bool is_gone = is_custom_call(row.op) || is_shard_boundary(row.op);  // or a step of another kind
    const bool moves = (kind == OpClass::movement && !is_gone) || (kind == OpClass::loop && !is_whole_view(row.op)) ||
                       row.op == Op::quantized_matmul;
    EXPECT_EQ(row.role == FusionRole::movement || row.role == FusionRole::permutation || row.role == FusionRole::spread,
              moves);
  }
}

TEST(LoweringTable, WhatCanBeAStepOfItsOwnIsLowered) {
  for (const LoweringRow& row : lowering_table) {
    const bool alone = row.role == FusionRole::movement || row.role == FusionRole::call ||
                       row.role == FusionRole::convolution || row.role == FusionRole::permutation ||
                       row.role == FusionRole::collective || row.role == FusionRole::spread ||
                       row.role == FusionRole::reduction;
    EXPECT_EQ(row.lower != nullptr, alone && row.op != Op::loop_element) << name_of(row.op);  // always a view
  }
}

TEST(LoweringTable, SourcesLieInMemoryOfTheirOwn) {
  for (const LoweringRow& row : lowering_table)
    EXPECT_EQ(row.role == FusionRole::source, row.placement != Placement::own && row.placement != Placement::anywhere)
        << name_of(row.op);
  EXPECT_EQ(lowering_of(Op::constant).placement, Placement::constant);
  EXPECT_EQ(lowering_of(Op::device_index).placement, Placement::device_index);
}

TEST(LoweringTable, OnlyWhatIsAssembledTakesItsOperandsWhereItLies) {
  for (const LoweringRow& row : lowering_table) {
    const bool assembles = row.role == FusionRole::collective || row.op == Op::concatenate ||
                           row.op == Op::loop_carry || row.op == Op::loop_stack;
    const bool replaces_a_part = row.op == Op::dynamic_update_slice;
    EXPECT_EQ(row.assembly == Assembly::part, replaces_a_part) << name_of(row.op);
    EXPECT_TRUE(row.assembly == Assembly::none || assembles || replaces_a_part) << name_of(row.op);
    EXPECT_TRUE(row.timing == Timing::in_order || row.assembly != Assembly::none || row.op == Op::reduce_scatter)
        << name_of(row.op);
  }
  EXPECT_EQ(lowering_of(Op::all_gather).timing, Timing::late);
  EXPECT_EQ(lowering_of(Op::all_reduce).timing, Timing::eager);
}

TEST(LoweringTable, AValueIsPlacedInOneBufferAndElsewhereCopied) {
  Program program;
  const Var x = program.input("x", {4}), y = exp(x), gathered = take(x, iota(program.graph, {2}, 0));
  program.output(y);
  program.output(gathered);
  Rewriter rewrite(program.graph);
  rewrite.copy_inputs();
  for (Id id = 0; id < program.graph.size(); ++id)
    if (!rewrite.has(id)) rewrite.set(id, rewrite.copy(id));
  Legalizing state{rewrite, Buffer<bool>(64, false), writes_anywhere};
  const Var first = legal::placeable(state, rewrite(y.id)), second = legal::placeable(state, rewrite(y.id));
  EXPECT_EQ(first.id, rewrite(y.id).id) << "a loop writes anywhere";
  EXPECT_EQ(rewrite.to[second.id].op, Op::convert) << "its buffer is taken";
  EXPECT_EQ(rewrite.to.operand(second.id, 0), first.id);
  EXPECT_EQ(rewrite.to[legal::placeable(state, reshape(rewrite(y.id), {2, 2})).id].op, Op::convert)
      << "a view of it shows the same bytes";
  EXPECT_EQ(rewrite.to[legal::placeable(state, rewrite(gathered.id)).id].op, Op::convert) << "a gather does not";
  EXPECT_EQ(rewrite.to[legal::placeable(state, rewrite(x.id)).id].op, Op::convert) << "an input stays where it is";
}

}  // namespace weft::lowering_table_test
