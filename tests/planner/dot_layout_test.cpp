// Matrices of a product where they lie: strides of both loops over the batch, and what cannot be read or written so.
#include <support/planned.hpp>
#include <weft/planner/dot_layout.hpp>

namespace weft::dot_layout_test {

using testing::expect_plan_computes;
using testing::Program;
using testing::random_value;

Dims strides_by_order(const Shape& result, const AxisList& order) {
  Dims extents;
  for (int dim : order) extents.push_back(result[dim]);
  const Dims theirs = strides_of(Shape(extents));
  Dims strides(result.rank(), 0);
  for (int i = 0; i < order.size(); ++i) strides[order[i]] = theirs[i];
  return strides;
}
void expect_strides(const MatrixStrides& strides, Index row, Index outer, Index inner) {
  EXPECT_EQ(strides.row, row);
  EXPECT_EQ(strides.outer, outer);
  EXPECT_EQ(strides.inner, inner);
}

TEST(DotLayout, ABatchThatLiesTogetherIsOneLoop) {
  const DotLayout layout = layout_of_dot({2, 3, 4, 5}, {2, 3, 5, 6}, {{0, 1}, {0, 1}, {3}, {2}}, strides_of({2, 3, 4, 6}));
  ASSERT_TRUE(layout.found);
  EXPECT_FALSE(layout.exchanged);
  const DotStep& step = layout.step;
  EXPECT_EQ(step.outer, 1);
  EXPECT_EQ(step.inner, 6);
  EXPECT_EQ(step.batch(), 6);
  EXPECT_EQ(step.m, 4);
  EXPECT_EQ(step.n, 6);
  EXPECT_EQ(step.k, 5);
  EXPECT_FALSE(step.transpose_a || step.transpose_b);
  expect_strides(step.a, 5, 0, 20);
  expect_strides(step.b, 6, 0, 30);
  expect_strides(step.c, 6, 0, 24);
}

// q k^T of attention: [batch 2, time 3, heads 4, width 5] both, [batch, heads, time, time] the result.
TEST(DotLayout, HeadsAreReadWhereTheyLie) {
  const Shape heads{2, 3, 4, 5};
  const DotLayout layout = layout_of_dot(heads, heads, {{0, 2}, {0, 2}, {3}, {3}}, strides_of({2, 4, 3, 3}));
  ASSERT_TRUE(layout.found);
  EXPECT_EQ(layout.step.outer, 2);
  EXPECT_EQ(layout.step.inner, 4);
  EXPECT_FALSE(layout.step.transpose_a);
  EXPECT_TRUE(layout.step.transpose_b);
  expect_strides(layout.step.a, 20, 60, 5);
  expect_strides(layout.step.b, 20, 60, 5);
  expect_strides(layout.step.c, 3, 36, 9);
}

// p v: the result is written as [batch, time, heads, width]; and transposed by another product, C^T = B^T A^T.
TEST(DotLayout, AResultIsWrittenInAnotherOrder) {
  const Shape left{2, 4, 3, 3}, right{2, 3, 4, 5}, result{2, 4, 3, 5};
  const DotDims dot{{0, 1}, {0, 2}, {3}, {1}};
  const DotLayout layout = layout_of_dot(left, right, dot, strides_by_order(result, {0, 2, 1, 3}));
  ASSERT_TRUE(layout.found);
  EXPECT_FALSE(layout.exchanged);
  expect_strides(layout.step.c, 20, 60, 5);
  const DotLayout crossed = layout_of_dot(left, right, dot, strides_by_order(result, {0, 3, 1, 2}));
  ASSERT_TRUE(crossed.found);
  EXPECT_TRUE(crossed.exchanged);
  EXPECT_EQ(crossed.step.m, 5);
  EXPECT_EQ(crossed.step.n, 3);
  EXPECT_TRUE(crossed.step.transpose_a);
  EXPECT_TRUE(crossed.step.transpose_b);
  expect_strides(crossed.step.a, 20, 60, 5);  // what was right
  expect_strides(crossed.step.c, 12, 60, 3);
  EXPECT_FALSE(layout_of_dot(left, right, dot, strides_by_order(result, {3, 2, 1, 0})).found) << "no adjacent elements";
}

TEST(DotLayout, WhatHasNoStrideIsNotFound) {
  const Shape x{3, 4, 5};
  EXPECT_TRUE(matrix_of_operand(x, {1}, {2}).found);
  EXPECT_TRUE(matrix_of_operand(x, {1}, {0}).transposed);
  EXPECT_FALSE(matrix_of_operand(x, {}, {1}).found) << "free dimensions on both sides";
  EXPECT_FALSE(matrix_of_operand(x, {2}, {0}).found) << "a batch of adjacent elements";
  EXPECT_FALSE(matrix_of_operand(x, {}, {2, 1}).found) << "contracted in another order";
  EXPECT_TRUE(matrix_of_operand({3, 1, 5}, {}, {1}).found) << "one element has any stride";
  // Three loops: no two of the batch follow each other.
  const Shape cube{2, 7, 3, 7, 4, 7};
  EXPECT_FALSE(layout_of_dot(cube, {4, 3, 2, 7, 7, 7}, {{0, 2, 4}, {2, 1, 0}, {1, 3, 5}, {3, 4, 5}}, {12, 4, 1}).found);
}

// Every order of the dimensions of both operands and of the result, as the interpreter computes it.
TEST(DotLayout, EveryOrderComputesTheSame) {
  const std::vector<AxisList> orders = {{0, 1, 2, 3}, {0, 2, 1, 3}, {2, 0, 1, 3}, {0, 1, 3, 2}, {1, 3, 0, 2},
                                        {0, 3, 1, 2}, {3, 2, 1, 0}, {1, 0, 3, 2}, {0, 2, 3, 1}, {2, 3, 0, 1}};
  const auto inverse = [](const AxisList& order) {
    AxisList result(order.size(), 0);
    for (int i = 0; i < order.size(); ++i) result[order[i]] = static_cast<std::int8_t>(i);
    return result;
  };
  const auto ordered = [](const Shape& shape, const AxisList& order) {
    Dims extents;
    for (int dim : order) extents.push_back(shape[dim]);
    return Shape(extents);
  };
  Index copies = 0;
  for (const AxisList& left : orders)
    for (const AxisList& right : orders)
      for (const AxisList& result : orders) {
        Program program;
        const Shape a{2, 3, 4, 5}, b{2, 3, 6, 5};  // batch, heads, rows, inner
        const Shape a_lies = ordered(a, left), b_lies = ordered(b, right);
        const Var x = transpose(program.input("a", a_lies), inverse(left));
        const Var y = transpose(program.input("b", b_lies), inverse(right));
        program.output(transpose(dot_general(x, y, {{0, 1}, {0, 1}, {3}, {3}}), result));
        const Plan plan = expect_plan_computes(
            program.graph, {random_value(DType::f32, a_lies, 1), random_value(DType::f32, b_lies, 2)});
        copies += plan.steps.size() - 1;
        ASSERT_FALSE(HasFailure()) << left.size();
      }
  EXPECT_LT(copies, 1500);  // of 3000
}

TEST(DotLayout, AResultThatIsNeededInItsOwnOrderIsCopied) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), y = program.input("y", {2, 4, 5});
  const Var product = matmul(x, y);
  program.output(transpose(product, {1, 0, 2}));
  program.output(product);
  const Plan plan = expect_plan_computes(
      program.graph, {random_value(DType::f32, {2, 3, 4}, 1), random_value(DType::f32, {2, 4, 5}, 2)});
  ASSERT_EQ(plan.steps.size(), 2);
  EXPECT_EQ(plan.steps[1].kind, StepKind::copy);
}

}  // namespace weft::dot_layout_test
