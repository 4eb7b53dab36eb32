// Factor rules: which dimensions of operands and results are cut alike.
#include <support/program.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/quantized.hpp>
#include <weft/sharding/factor_rule.hpp>

namespace weft::factor_rule_test {

using testing::Program;
using Factors = std::vector<int>;

Factors list(const FactorRule::Dimensions& dims) { return Factors(dims.begin(), dims.end()); }
// By bits: factors along which rows are exchanged.
std::uint64_t moved(const FactorRule& rule) { return rule.moved; }
FactorRule rule_of(Var x) { return factor_rule(*x.graph, x.id); }

TEST(FactorRule, ElementwiseOperandsAreCutLikeTheResult) {
  Program program;
  const Var x = program.input("x", {4, 6}), y = program.input("y", {4, 6});
  const FactorRule sum = rule_of(x + y), product = rule_of(x * y), choice = rule_of(select(x > y, x, y));
  for (const FactorRule& rule : {sum, product}) {
    EXPECT_EQ(list(rule.operand(0)), (Factors{0, 1}));
    EXPECT_EQ(list(rule.operand(1)), (Factors{0, 1}));
    EXPECT_EQ(list(rule.result), (Factors{0, 1}));
  }
  EXPECT_EQ(factor_row(Op::add).linearity, Linearity::all);
  EXPECT_EQ(factor_row(Op::multiply).linearity, Linearity::factor);
  EXPECT_EQ(factor_row(Op::exponential).linearity, Linearity::none);
  EXPECT_EQ(choice.operands.size(), 3);
}

TEST(FactorRule, WhatIsCheapIsMadePieceByPiece) {
  for (const FactorRow& row : factor_table) {
    const bool cheap = is_elementwise(row.op) || is_constant(row.op) || row_of(row.op).view == View::repeated;
    EXPECT_EQ(row.piece == PieceOf::operands, cheap) << name_of(row.op);
    EXPECT_TRUE(row.piece == PieceOf::whole || row.rule != nullptr) << name_of(row.op);
  }
  EXPECT_EQ(factor_row(Op::iota).piece, PieceOf::numbers);
}

TEST(FactorRule, AMatmulHasAFactorThatIsSummedOver) {
  Program program;
  const Var a = program.input("a", {2, 4, 6}), b = program.input("b", {2, 6, 8});
  const FactorRule rule = rule_of(matmul(a, b));
  EXPECT_EQ(list(rule.operand(0)), (Factors{0, 1, 2}));
  EXPECT_EQ(list(rule.operand(1)), (Factors{0, 2, 3}));
  EXPECT_EQ(list(rule.result), (Factors{0, 1, 3}));
}

TEST(FactorRule, RepeatedDimensionsAreUncutInTheOperand) {
  Program program;
  const Var x = program.input("x", {1, 6});
  const FactorRule rule = rule_of(broadcast_to(x, {4, 6}));
  EXPECT_EQ(list(rule.operand(0)), (Factors{uncut, 1}));
  EXPECT_EQ(list(rule.result), (Factors{0, 1}));
}

TEST(FactorRule, AReductionDropsFactors) {
  Program program;
  const Var x = program.input("x", {4, 6, 8});
  EXPECT_EQ(list(rule_of(sum(x, 1)).result), (Factors{0, 2}));
  EXPECT_EQ(factor_row(Op::reduce_sum).linearity, Linearity::one);
  EXPECT_EQ(factor_row(Op::reduce_max).linearity, Linearity::none);
  EXPECT_EQ(factor_row(Op::reduce_sum).joins, ReductionKind::sum);
  EXPECT_EQ(factor_row(Op::reduce_max).joins, ReductionKind::max);
}

TEST(FactorRule, WhatASliceOrPadChangesIsExchanged) {
  Program program;
  const Var x = program.input("x", {4, 6});
  const FactorRule taken = rule_of(slice(x, {0, 1}, {4, 3})), padded = rule_of(pad(x, {1, 0}, {0, 0}));
  EXPECT_EQ(list(taken.result), (Factors{0, 1}));
  EXPECT_EQ(list(padded.operand(0)), (Factors{0, 1}));
  EXPECT_EQ(moved(taken), 2u);
  EXPECT_EQ(moved(padded), 1u);
  EXPECT_EQ(list(taken.without_moves().result), (Factors{0, uncut}));
  EXPECT_EQ(list(padded.without_moves().operand(0)), (Factors{uncut, 1}));
  EXPECT_EQ(moved(padded.without_moves()), 0u);
}
// flip is a take of rows that are known.
TEST(FactorRule, AReversalIsExchangedAndOtherRowsAreNot) {
  Program program;
  const Var x = program.input("x", {4, 6}), rows = iota(program.graph, {4}, 0);
  EXPECT_EQ(moved(rule_of(flip(x, 0))), 1u);
  EXPECT_EQ(list(rule_of(flip(x, 0)).operand(0)), (Factors{0, 1}));
  for (const Var other : {rows, 2.0 - rows, 3.0 - program.input("rows", {4}, DType::i32)})
    EXPECT_EQ(moved(rule_of(take(x, other))), 0u);
}

TEST(FactorRule, WhatADynamicSliceShortensIsASumAndWhatIsUpdatedStays) {
  Program program;
  const Var x = program.input("x", {4, 6}), update = program.input("update", {4, 2});
  const Var at = program.input("at", {}, DType::i32);
  const FactorRule taken = rule_of(dynamic_slice(x, {at, at}, {1, 6}));
  EXPECT_EQ(list(taken.operand(0)), (Factors{2, 1}));
  EXPECT_TRUE(taken.takes_row);
  EXPECT_EQ(list(taken.operand(2)), Factors{});
  EXPECT_EQ(list(taken.result), (Factors{uncut, 1}));
  EXPECT_EQ(list(rule_of(dynamic_slice(x > 0, {at, at}, {1, 6})).operand(0)), (Factors{uncut, 1})) << "no sums";
  const FactorRule written = rule_of(dynamic_update_slice(x, update, {at, at}));
  EXPECT_EQ(list(written.operand(0)), (Factors{0, 1}));
  EXPECT_EQ(list(written.operand(1)), (Factors{0, uncut})) << "it is whole where it is a part";
  EXPECT_EQ(list(written.operand(3)), Factors{});
  EXPECT_EQ(list(written.result), (Factors{0, 1}));
}

TEST(FactorRule, LabelsAreCutAsTheyAreAndTheirPieceIsAScalar) {
  Program program;
  const FactorRule rule = rule_of(checked_label(program.input("label", {4, 6}, DType::i32), 10));
  EXPECT_EQ(list(rule.operand(0)), (Factors{0, 1}));
  EXPECT_EQ(list(rule.operand(1)), Factors{});
  EXPECT_EQ(list(rule.result), (Factors{0, 1}));
}

TEST(FactorRule, AConcatenateHasOneRuleForAllItsParts) {
  Program program;
  const Var x = program.input("x", {4, 6});
  const FactorRule rule = rule_of(concatenate({x, x, x, x, x}, 1));
  EXPECT_EQ(list(rule.operand(4)), (Factors{0, 1}));
  EXPECT_EQ(list(rule.result), (Factors{0, 1}));
  EXPECT_EQ(moved(rule), 2u);
}

// The rows are a factor that only the table has.
TEST(FactorRule, TablesMayBeCutInTheirRows) {
  Program program;
  const Var table = program.input("table", {8, 6}), rows = program.input("rows", {4}, DType::i32);
  const Var updates = program.input("updates", {4, 6});
  const FactorRule taken = rule_of(take(table, rows)), added = rule_of(scatter_add(updates, rows, 8));
  EXPECT_EQ(list(taken.operand(0)), (Factors{2, 1}));
  EXPECT_EQ(list(taken.operand(1)), Factors{0});
  EXPECT_EQ(list(taken.result), (Factors{0, 1}));
  EXPECT_EQ(list(added.operand(0)), (Factors{0, 1}));
  EXPECT_EQ(list(added.operand(1)), Factors{0});
  EXPECT_EQ(list(added.result), (Factors{2, 1}));
}

// Rows of weights of 8 bits with a scale a column are cut like those of x, and sums are joined; blocks stay whole.
TEST(FactorRule, WeightsInFewBitsAreCutByColumnsAndSomeByRows) {
  Program program;
  const Var x = program.input("x", {2, 3, 8}), w = program.input("w", {8, 6});
  const auto rule = [&](const Quantization& how) { return rule_of(quantized_matmul(x, quantize(w, how), how)); };
  const FactorRule by_column = rule({8}), by_block = rule({8, 4}), nibbles = rule({4, 0, true});
  const FactorRule integers = rule({8, 0, true, false, true});
  EXPECT_EQ(list(by_column.operand(0)), (Factors{0, 1, 2}));
  EXPECT_EQ(list(by_column.operand(1)), (Factors{2, 3}));
  EXPECT_EQ(list(by_column.operand(2)), (Factors{uncut, 3}));
  EXPECT_EQ(list(by_column.result), (Factors{0, 1, 3}));
  for (const FactorRule& whole : {by_block, nibbles, integers}) {
    EXPECT_EQ(list(whole.operand(0)), (Factors{0, 1, uncut}));
    EXPECT_EQ(list(whole.operand(1)), (Factors{uncut, 3}));
    EXPECT_EQ(list(whole.operand(3)), (Factors{uncut, 3}));
  }
}

TEST(FactorRule, MatricesAreWholeAndRightSidesAreNot) {
  Program program;
  const Var a = program.input("a", {2, 4, 4}), b = program.input("b", {2, 4, 6});
  const FactorRule factor = rule_of(detail::factor_lower(a)), solution = rule_of(detail::solve_lower(a, b, true));
  EXPECT_EQ(list(factor.operand(0)), (Factors{0, uncut, uncut}));
  EXPECT_EQ(list(factor.result), (Factors{0, uncut, uncut}));
  EXPECT_EQ(list(solution.operand(0)), (Factors{0, uncut, uncut}));
  EXPECT_EQ(list(solution.operand(1)), (Factors{0, uncut, 2}));
  EXPECT_EQ(list(solution.result), (Factors{0, uncut, 2}));
}

// -1: uncut. The batch, the channels that are summed over, those that go out; then a factor a spatial dimension, of the
// places or, where there are more of them, of the taps. Of groups the channels that come in and go out are one factor.
TEST(FactorRule, AConvolutionIsCutOverBatchChannelsAndImages) {
  Program program;
  const Var x = program.input("x", {2, 4, 8, 8}), kernel = program.input("kernel", {6, 4, 3, 3}),
            halves = program.input("halves", {6, 2, 3, 3});
  const FactorRule plain = rule_of(conv2d(x, kernel)), groups = rule_of(conv2d(x, halves, {.groups = 2}));
  EXPECT_EQ(list(plain.operand(0)), (Factors{0, 1, 3, 4}));
  EXPECT_EQ(list(plain.operand(1)), (Factors{2, 1, -1, -1}));
  EXPECT_EQ(list(plain.result), (Factors{0, 2, 3, 4}));
  EXPECT_EQ(moved(plain), 8u + 16u);
  EXPECT_EQ(plain.exchanged, 1);
  EXPECT_EQ(plain.grouped, -1);
  EXPECT_EQ(list(groups.operand(0)), (Factors{0, 2, 3, 4}));
  EXPECT_EQ(list(groups.operand(1)), (Factors{2, -1, -1, -1}));
  EXPECT_EQ(list(groups.result), (Factors{0, 2, 3, 4}));
  EXPECT_EQ(groups.grouped, 2);
  EXPECT_EQ(groups.groups, 2);
  // The gradient of a kernel sums over the batch, in groups as well.
  const Var g = program.input("g", {2, 6, 6, 6});
  const FactorRule gradient = rule_of(convolution(x, g, {{1, 0, 2, 3}, {1, 0, 2, 3}, {1, 0, 2, 3}, {{6}, {6}}, 1, 2}));
  EXPECT_EQ(list(gradient.operand(0)), (Factors{1, 2, 3, 4}));
  EXPECT_EQ(list(gradient.operand(1)), (Factors{1, 2, 3, 4}));
  EXPECT_EQ(list(gradient.result), (Factors{2, -1, -1, -1}));
  EXPECT_EQ(gradient.groups, 2);
}
TEST(FactorRule, WhatAWindowMovesOverIsExchanged) {
  Program program;
  const Var x = program.input("x", {2, 4, 8, 8});
  const FactorRule rule = rule_of(max_pool2d(x, {.kernel = 2}));
  EXPECT_EQ(list(rule.operand(0)), (Factors{0, 1, 2, 3}));
  EXPECT_EQ(list(rule.result), (Factors{0, 1, 2, 3}));
  EXPECT_EQ(moved(rule), 4u + 8u);
}

TEST(FactorRule, ATransposePermutesFactors) {
  Program program;
  EXPECT_EQ(list(rule_of(transpose(program.input("x", {4, 6, 8}), {2, 0, 1})).result), (Factors{2, 0, 1}));
}

}  // namespace weft::factor_rule_test
