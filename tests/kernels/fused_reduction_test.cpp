// Fused loops with reductions: softmax, losses, layer norm, sums over rows, every join and type.
#include "fused_loop_case.hpp"

namespace weft::test::fused_reduction_test {

TEST(FusedReduction, NormalizesRowsBySoftmax) {
  using Softmax = FusedCase<load(0), op(Opcode::max_cols, 0, row), op(Opcode::subtract, 0, 1), op(Opcode::exp, 2),
                            op(Opcode::sum_cols, 3, row), op(Opcode::divide, 3, 4), store(5, 0)>;
  Softmax::check_sizes();
  Softmax::check_sizes({.low = -80.0, .high = 80.0, .in_place = true});
}

TEST(FusedReduction, ComputesCrossEntropyAndItsGradient) {
  // loss[row] = log(sum(exp(x - max))) + max - x[label]; gradient = softmax - (column == label).
  FusedCase<load(0), load(1, row, i32), op(Opcode::max_cols, 0, row), op(Opcode::subtract, 0, 2), op(Opcode::exp, 3),
            op(Opcode::sum_cols, 4, row), op(Opcode::log, 5, row), op(Opcode::col_index, 0, col, i32),
            op(Opcode::equal, 7, 1, pred), load(2, scalar), op(Opcode::select, 8, 3, 9), op(Opcode::sum_cols, 10, row),
            op(Opcode::subtract, 6, 11, row), op(Opcode::divide, 4, 5), op(Opcode::convert, 8),
            op(Opcode::subtract, 13, 14), store(12, 0, row), store(15, 1)>::check_sizes({.relative = 3e-6,
                                                                                         .absolute = 3e-6});
}

// More work a vector than fits beside a sum, and less than fits beside a maximum, whose vectors go side by side.
TEST(FusedReduction, MaximaOfSomeWork) {
  using Maximum =
      FusedCase<load(0), load(1, col), load(2, col), load(3, scalar), load(4, scalar), op(Opcode::subtract, 0, 3),
                op(Opcode::multiply, 5, 4), op(Opcode::subtract, 6, 3), op(Opcode::multiply, 7, 1),
                op(Opcode::add, 8, 2), op(Opcode::max_cols, 9, row), op(Opcode::subtract, 9, 10), store(11, 0)>;
  constexpr LoopPlan plan = plan_loop(Maximum::encoded, Maximum::size);
  static_assert(plan.cost[0] > 8 && plan.cost[0] <= plan.wait[0]);
#if WEFT_COMPILE_AVX512
  static_assert(avx512::fused::vectors_abreast(plan, 0) == 4 && avx512::fused::vectors_abreast(plan, 1) == 1);
#endif
  Maximum::check_sizes();
}

TEST(FusedReduction, NormalizesRowsToMeanAndVariance) {
  // x, gamma, beta, 1 / cols, epsilon -> y, mean, 1 / deviation
  FusedCase<load(0), load(1, col), load(2, col), load(3, scalar), load(4, scalar), op(Opcode::sum_cols, 0, row),
            op(Opcode::multiply, 5, 3, row), op(Opcode::subtract, 0, 6), op(Opcode::multiply, 7, 7),
            op(Opcode::sum_cols, 8, row), op(Opcode::multiply, 9, 3, row), op(Opcode::add, 10, 4, row),
            op(Opcode::rsqrt, 11, row), op(Opcode::multiply, 7, 12), op(Opcode::multiply, 13, 1),
            op(Opcode::add, 14, 2), store(15, 0), store(6, 1, row), store(12, 2, row)>::check_sizes({.relative = 1e-4,
                                                                                                     .absolute = 1e-4,
                                                                                                     .low = 0.2,
                                                                                                     .high = 1.2});
}

TEST(FusedReduction, DifferentiatesLayerNorm) {
  // dx = r * (g - mean(g) - h * mean(g * h)) with g = dy * gamma, h = (x - mean) * r. Operands: dy, x, gamma, mean, r,
  // 1 / cols. Two reductions of one pass, and an in-place output.
  FusedCase<load(0), load(1), load(2, col), load(3, row), load(4, row), load(5, scalar), op(Opcode::multiply, 0, 2),
            op(Opcode::subtract, 1, 3), op(Opcode::multiply, 7, 4), op(Opcode::sum_cols, 6, row),
            op(Opcode::multiply, 6, 8), op(Opcode::sum_cols, 10, row), op(Opcode::multiply, 9, 5, row),
            op(Opcode::multiply, 11, 5, row), op(Opcode::multiply, 8, 13), op(Opcode::subtract, 6, 12),
            op(Opcode::subtract, 15, 14), op(Opcode::multiply, 16, 4), store(17, 0)>::check_sizes({.relative = 1e-4,
                                                                                                   .absolute = 1e-2,
                                                                                                   .in_place = true});
  // dgamma = sum over rows of dy * h, dbeta = sum over rows of dy.
  FusedCase<load(0), load(1), load(2, row), load(3, row), op(Opcode::subtract, 1, 2), op(Opcode::multiply, 4, 3),
            op(Opcode::multiply, 0, 5), op(Opcode::sum_rows, 6, col), op(Opcode::sum_rows, 0, col), store(7, 0, col),
            store(8, 1, col)>::check_sizes({.relative = 1e-5, .absolute = 1e-4});
}

TEST(FusedReduction, JoinsColumnsOfEveryType) {
  FusedCase<load(0), load(1, full, bf16), op(Opcode::sum_cols, 0, row), op(Opcode::max_cols, 0, row),
            op(Opcode::min_cols, 0, row), op(Opcode::max_cols, 1, row), op(Opcode::min_cols, 1, row), store(2, 0, row),
            store(3, 1, row), store(4, 2, row), store(5, 3, row, bf16),
            store(6, 4, row, bf16)>::check_sizes({.relative = 1e-5, .absolute = 1e-4});
  FusedCase<load(0, full, i32), load(1, full, u32), load(2, full, pred), op(Opcode::sum_cols, 0, row, i32),
            op(Opcode::max_cols, 0, row, i32), op(Opcode::min_cols, 0, row, i32), op(Opcode::sum_cols, 1, row, u32),
            op(Opcode::max_cols, 1, row, u32), op(Opcode::min_cols, 1, row, u32), op(Opcode::max_cols, 2, row, pred),
            op(Opcode::min_cols, 2, row, pred), store(3, 0, row, i32), store(4, 1, row, i32), store(5, 2, row, i32),
            store(6, 3, row, u32), store(7, 4, row, u32), store(8, 5, row, u32), store(9, 6, row, pred),
            store(10, 7, row, pred)>::check_sizes();
}

TEST(FusedReduction, JoinsRowsOfEveryType) {
  FusedCase<load(0), load(1, full, bf16), op(Opcode::sum_rows, 0, col), op(Opcode::max_rows, 0, col),
            op(Opcode::min_rows, 0, col), op(Opcode::max_rows, 1, col), op(Opcode::min_rows, 1, col), store(2, 0, col),
            store(3, 1, col), store(4, 2, col), store(5, 3, col, bf16),
            store(6, 4, col, bf16)>::check_sizes({.relative = 1e-5, .absolute = 1e-4});
  FusedCase<load(0, full, i32), load(1, full, u32), load(2, full, pred), op(Opcode::sum_rows, 0, col, i32),
            op(Opcode::max_rows, 0, col, i32), op(Opcode::min_rows, 0, col, i32), op(Opcode::sum_rows, 1, col, u32),
            op(Opcode::max_rows, 1, col, u32), op(Opcode::min_rows, 1, col, u32), op(Opcode::max_rows, 2, col, pred),
            op(Opcode::min_rows, 2, col, pred), store(3, 0, col, i32), store(4, 1, col, i32), store(5, 2, col, i32),
            store(6, 3, col, u32), store(7, 4, col, u32), store(8, 5, col, u32), store(9, 6, col, pred),
            store(10, 7, col, pred)>::check_sizes();
}

TEST(FusedReduction, ReducesValuesThatAreNotFull) {
  FusedCase<load(0, scalar), load(1, col), load(2, row), op(Opcode::sum_cols, 0, row), op(Opcode::sum_cols, 1, row),
            op(Opcode::max_cols, 2, row), op(Opcode::add, 3, 4, row), store(6, 0, row),
            store(5, 1, row)>::check_sizes({.relative = 1e-5, .absolute = 1e-4});
}

TEST(FusedReduction, KeepsNaNInEveryJoin) {
  std::vector<float> x(45, 1.0f);
  float joined[3] = {};
  LoopArguments arguments;
  arguments.rows = 1;
  arguments.cols = 45;
  arguments.load[0] = x.data();
  for (int k = 0; k < 3; ++k) arguments.store[k] = joined + k;
  for (const Isa isa : available_isas())
    for (const std::size_t at : {0u, 20u, 44u}) {
      x[at] = __builtin_nanf("");
      FusedLoop<load(0), op(Opcode::sum_cols, 0, row), op(Opcode::max_cols, 0, row), op(Opcode::min_cols, 0, row),
                store(1, 0, row), store(2, 1, row), store(3, 2, row)>::function(isa)(arguments);
      for (const float value : joined) EXPECT_TRUE(std::isnan(value)) << name_of(isa) << " " << at;
      x[at] = 1.0f;
    }
}

TEST(FusedReduction, NormalizesColumnsInSeveralPasses) {
  // Batch norm: (x - mean) * rsqrt(variance + epsilon) * gamma[col] + row, and the mean.
  FusedCase<load(0), load(1, col), load(2, scalar), load(3, scalar), op(Opcode::sum_rows, 0, col),
            op(Opcode::multiply, 4, 2, col), op(Opcode::subtract, 0, 5), op(Opcode::multiply, 6, 6),
            op(Opcode::sum_rows, 7, col), op(Opcode::multiply, 8, 2, col), op(Opcode::add, 9, 3, col),
            op(Opcode::rsqrt, 10, col), op(Opcode::multiply, 11, 1, col), op(Opcode::multiply, 6, 12), load(4, row),
            op(Opcode::exp, 14, row), op(Opcode::add, 13, 15), store(16, 0), store(5, 1, col), store(15, 2, row),
            store(2, 3, scalar)>::check_sizes({.relative = 1e-4, .absolute = 1e-3, .low = 0.2, .high = 1.2});
}

TEST(FusedReduction, StoresTheGradientThatItSums) {
  // relu: dz = z > 0 ? dy : 0, db = sum over rows of dz, in one pass, dz over dy.
  FusedCase<load(0), load(1), load(2, scalar), op(Opcode::subtract, 2, 2, scalar), op(Opcode::greater, 1, 3, pred),
            op(Opcode::select, 4, 0, 3), op(Opcode::sum_rows, 5, col), store(5, 0),
            store(6, 1, col)>::check_sizes({.relative = 1e-5, .absolute = 1e-5, .in_place = true});
}

TEST(FusedReduction, SumsColumnsInTheOrderOfTheRows) {
  const Index rows = 37, cols = 150;
  std::vector<float> x(to_size(rows * cols)), sums(to_size(cols)), expected(to_size(cols), 0.0f);
  std::uint32_t state = 3;
  for (float& value : x) value = static_cast<float>(generate(f32, {}, state));
  for (Index r = 0; r < rows; ++r)
    for (Index c = 0; c < cols; ++c) expected[to_size(c)] += x[to_size(r * cols + c)];
  LoopArguments arguments;
  arguments.rows = rows;
  arguments.cols = cols;
  arguments.load[0] = x.data();
  arguments.stride = cols;
  arguments.store[0] = sums.data();
  for (const Isa isa : available_isas()) {
    FusedLoop<load(0), op(Opcode::sum_rows, 0, col), store(1, 0, col)>::function(isa)(arguments);
    EXPECT_EQ(sums, expected) << name_of(isa);
  }
}

}  // namespace weft::test::fused_reduction_test
