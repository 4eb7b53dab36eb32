// The steps of what moves data: strides, offsets, payloads, as they stand in the plan of one operation.
#include <support/planned.hpp>

namespace weft::movements_test {

using testing::Program;

// The plan of `x` alone, which is returned.
Plan plan_of(Program& program, Var x) {
  program.graph.outputs.clear();
  program.output(x);
  return make_plan(program.graph);
}
Index source_of(const Plan& plan, Index step) { return plan.operands[plan.steps[step].first_operand].slice.offset; }
Index target_of(const Plan& plan, Index step) {
  const PlanStep& at = plan.steps[step];
  return plan.operands[at.first_operand + at.operand_count - 1].slice.offset;
}

TEST(Movements, ATransposeReadsAlongTheDimensionsOfItsOperand) {
  Program program;
  const Plan plan = plan_of(program, transpose(program.input("x", {2, 3, 4}), {2, 0, 1}));
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_EQ(plan.strided[0].extents, (Dims{4, 2, 3}));
  EXPECT_EQ(plan.strided[0].source_strides, (Dims{1, 12, 4}));
  EXPECT_EQ(plan.strided[0].target_strides, (Dims{6, 3, 1}));
  EXPECT_EQ(plan.strided[0].reduction, ReductionKind::none);
}

TEST(Movements, ABroadcastRepeatsWithAStrideOfZero) {
  Program program;
  const Plan plan = plan_of(program, broadcast_in_dim(program.input("x", {3, 1}, DType::i64), {3, 2, 4}, {0, 2}));
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_EQ(plan.steps[0].kind, StepKind::copy);
  EXPECT_EQ(plan.strided[0].source_strides, (Dims{1, 0, 0}));
}

TEST(Movements, ASliceStartsInsideItsOperand) {
  Program program;
  const Var x = program.input("x", {4, 6}, DType::i64);
  const Plan plan = plan_of(program, slice(x, {1, 2}, {3, 5}));
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_EQ(source_of(plan, 0) - plan.inputs[0].offset, (1 * 6 + 2) * 8);
  EXPECT_EQ(plan.strided[0].extents, (Dims{2, 3}));
  EXPECT_EQ(plan.strided[0].source_strides, (Dims{6, 1}));
  EXPECT_EQ(plan.strided[0].target_strides, (Dims{3, 1}));
}

TEST(Movements, APadIsZerosAndThenItsOperand) {
  Program program;
  const Plan plan = plan_of(program, pad(program.input("x", {2, 2}), {1, 0}, {0, 3}));
  ASSERT_EQ(plan.steps.size(), 2);
  EXPECT_EQ(source_of(plan, 0), plan.constants[0].offset);
  EXPECT_EQ(plan.strided[0].extents, (Dims{3, 5}));
  EXPECT_EQ(plan.strided[0].source_strides, (Dims{0, 0}));
  EXPECT_EQ(target_of(plan, 1) - target_of(plan, 0), 5 * 4);
  EXPECT_EQ(plan.strided[1].extents, (Dims{2, 2}));
  EXPECT_EQ(plan.strided[1].target_strides, (Dims{5, 1}));
}

TEST(Movements, PartsThatLieInPlaceAreNotCopied) {
  Program program;
  const Var x = program.input("x", {2, 2}), y = exp(x), z = tanh(x);
  const Plan rows = plan_of(program, concatenate({y, z}, 0));
  for (const PlanStep& step : rows.steps) EXPECT_EQ(step.kind, StepKind::loop) << "they are computed there";
  const Plan columns = plan_of(program, concatenate({x, x}, 1));
  ASSERT_EQ(columns.steps.size(), 2);
  EXPECT_EQ(target_of(columns, 1) - target_of(columns, 0), 2 * 4);
  EXPECT_EQ(columns.strided[1].target_strides, (Dims{4, 1}));
}

TEST(Movements, RowsAreTakenAndAdded) {
  Program program;
  const Var table = program.input("table", {5, 2, 3}), rows = program.input("rows", {4}, DType::i32);
  const Plan taken = plan_of(program, take(table, rows));
  ASSERT_EQ(taken.rows.size(), 1);
  EXPECT_EQ(taken.steps[0].kind, StepKind::gather);
  EXPECT_EQ(taken.rows[0].rows, 5);
  EXPECT_EQ(taken.rows[0].width, 6);
  EXPECT_EQ(taken.rows[0].count, 4);
  const Plan added = plan_of(program, scatter_add(slice(table, {0, 0, 0}, {4, 2, 3}), rows, 9));
  EXPECT_EQ(added.steps[added.steps.size() - 1].kind, StepKind::scatter);
  EXPECT_EQ(added.rows[0].rows, 9) << "of the result";
  EXPECT_EQ(plan_of(program, take(program.input("none", {0, 2}), rows)).rows[0].width, 0);
}

TEST(Movements, LabelsAreCheckedByRowsOfTheBatch) {
  Program program;
  const Plan plan = plan_of(program, checked_label(program.input("label", {8, 3}, DType::i32), 10));
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_EQ(plan.steps[0].kind, StepKind::checked_label);
  EXPECT_EQ(plan.rows[0].rows, 10);
  EXPECT_EQ(plan.rows[0].width, 3);
  EXPECT_EQ(plan.rows[0].count, 24);
}

TEST(Movements, AnExactSumIsAStepATensor) {
  Program program;
  const Var x = program.input("x", {8, 3}), y = program.input("y", {5});
  const Plan plan = plan_of(program, exact_norm(exact_square_sum(y, exact_square_sum(x))));
  ASSERT_EQ(plan.steps.size(), 3);
  EXPECT_EQ(plan.steps[0].kind, StepKind::exact_square_sum);
  EXPECT_EQ(plan.steps[0].operand_count, 2);
  EXPECT_EQ(plan.rows[plan.steps[0].payload].count, 24);
  EXPECT_EQ(plan.steps[0].flops, 48);
  EXPECT_EQ(plan.steps[1].operand_count, 3);
  EXPECT_EQ(plan.rows[plan.steps[1].payload].count, 5);
  EXPECT_EQ(plan.steps[2].kind, StepKind::exact_norm);
}

TEST(Movements, AReducedDimensionHasNoTargetStride) {
  Program program;
  const Plan plan = plan_of(program, reduce(Op::reduce_max, program.input("x", {2, 3, 4}), {1}));
  ASSERT_EQ(plan.steps.size(), 1);
  EXPECT_EQ(plan.steps[0].kind, StepKind::reduce);
  EXPECT_EQ(plan.strided[0].reduction, ReductionKind::max);
  EXPECT_EQ(plan.strided[0].source_strides, (Dims{12, 4, 1}));
  EXPECT_EQ(plan.strided[0].target_strides, (Dims{4, 0, 1}));
}

TEST(Movements, ADynamicSliceListsItsStarts) {
  Program program;
  const Var x = program.input("x", {4, 6}), update = program.input("update", {2, 3});
  const Var row = program.input("row", {}, DType::i32), column = program.input("column", {}, DType::i32);
  const Plan taken = plan_of(program, dynamic_slice(x, {row, column}, {2, 3}));
  ASSERT_EQ(taken.steps.size(), 1);
  EXPECT_EQ(taken.steps[0].operand_count, 4);
  EXPECT_EQ(taken.operands[1].slice.offset, taken.inputs[2].offset);
  EXPECT_EQ(taken.operands[2].slice.offset, taken.inputs[3].offset);
  EXPECT_EQ(taken.operands[2].access, Access::read);
  EXPECT_EQ(taken.dynamic_slices[0].whole, (Dims{4, 6}));
  EXPECT_EQ(taken.dynamic_slices[0].part, (Dims{2, 3}));
  const Plan written = plan_of(program, dynamic_update_slice(x, update, {row, column}));
  ASSERT_EQ(written.steps.size(), 2) << "a copy, and the update";
  EXPECT_EQ(written.steps[1].kind, StepKind::dynamic_update_slice);
  EXPECT_EQ(source_of(written, 1), written.inputs[1].offset);
  EXPECT_EQ(target_of(written, 1), target_of(written, 0));
}

TEST(Movements, ACollectiveCountsTheElementsOfItsArgument) {
  Program program;
  program.graph.mesh = {2, 3};
  const Var x = program.input("x", {6, 5});
  const auto step = [&](Op op, const AxisList& dims) {
    CollectiveAttributes attributes{dims, {1}, {}, ReductionKind::none};
    if (op == Op::reduce_scatter || op == Op::all_reduce) attributes.reduction = ReductionKind::sum;
    return plan_of(program, emit_var(op, {x}, attributes)).collectives[0];
  };
  EXPECT_EQ(step(Op::all_gather, {0}).count, 30);
  EXPECT_EQ(step(Op::reduce_scatter, {0}).count, 10) << "one part for each of three members";
  EXPECT_EQ(step(Op::all_to_all, {0, 0}).count, 10);
  EXPECT_EQ(step(Op::all_reduce, {}).count, 30);
  EXPECT_EQ(step(Op::all_reduce, {}).reduction, ReductionKind::sum);
  EXPECT_EQ(step(Op::all_gather, {0}).bytes_sent, bytes_sent_by(Collective::all_gather, 3, 30, 4));
}

// Two granules along the second axis, with two devices of each row.
TEST(Movements, ACollectiveKnowsWhatGoesToOtherGranules) {
  Program program;
  program.graph.mesh = {2, 4};
  program.graph.dcn = {1, 2};
  const Var x = program.input("x", {8, 5});
  const auto step = [&](Op op, const AxisList& axes, const AxisList& dims, const AxisList& source = {}) {
    CollectiveAttributes attributes{dims, axes, source, ReductionKind::none};
    if (op == Op::reduce_scatter || op == Op::all_reduce) attributes.reduction = ReductionKind::sum;
    return plan_of(program, emit_var(op, {x}, attributes)).collectives[0];
  };
  EXPECT_EQ(step(Op::all_gather, {0}, {0}).bytes_sent_dcn, 0) << "inside";
  EXPECT_EQ(step(Op::all_gather, {1}, {0}).bytes_sent_dcn, 40 * 4);
  EXPECT_EQ(step(Op::all_gather, {0, 1}, {0}).bytes_sent_dcn, 40 * 4) << "one granule more, however many members";
  EXPECT_EQ(step(Op::reduce_scatter, {1}, {0}).bytes_sent_dcn, 10 * 4);
  EXPECT_EQ(step(Op::all_to_all, {1}, {0, 0}).bytes_sent_dcn, 2 * 10 * 4);
  EXPECT_EQ(step(Op::all_reduce, {1}, {}).bytes_sent_dcn, 2 * 10 * 4);
  EXPECT_EQ(step(Op::all_reduce, {0, 1}, {}).bytes_sent_dcn, 2 * 5 * 4);
  EXPECT_EQ(step(Op::collective_permute, {1, 0}, {}, {0, 1}).bytes_sent_dcn, 40 * 4);
  for (const Op op : {Op::all_gather, Op::all_reduce}) {
    const CollectiveStep made = step(op, {0, 1}, op == Op::all_gather ? AxisList{0} : AxisList{});
    EXPECT_EQ(made.sent_over(Link::ici) + made.sent_over(Link::dcn), made.bytes_sent);
  }
}

TEST(Movements, APermuteInsideGranulesCrossesNone) {
  Program program;
  program.graph.mesh = {2, 2, 2};
  program.graph.dcn = {2, 1, 1};
  const Var x = program.input("x", {3});
  const auto dcn_of = [&](const AxisList& axes, const AxisList& source) {
    const CollectiveAttributes attributes{{}, axes, source, ReductionKind::none};
    return plan_of(program, emit_var(Op::collective_permute, {x}, attributes)).collectives[0].bytes_sent_dcn;
  };
  EXPECT_EQ(dcn_of({2, 1}, {1, 2}), 0);
  EXPECT_EQ(dcn_of({0, 2, 1}, {0, 1, 2}), 0) << "a group over both granules, and nobody crosses";
  EXPECT_EQ(dcn_of({1, 0}, {0, 1}), 12);
}

}  // namespace weft::movements_test
