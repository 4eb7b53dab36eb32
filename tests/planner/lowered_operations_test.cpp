// Plans of operations of every kind: run by reference kernels they give what the interpreter gives.
#include <support/custom_operations.hpp>
#include <support/expect_error.hpp>
#include <support/planned.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/quantized.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/graph/sort.hpp>

namespace weft::lowered_operations_test {

using testing::planned;
using testing::Program;
using testing::random_value;

TEST(LoweredOperations, EveryPatternOfBroadcastsAndReductions) {
  Program program;
  const Var x = program.input("x", {4, 4, 3});
  const Var s = program.input("s", {}), last = program.input("last", {3}), middle = program.input("middle", {4});
  const Var one = program.input("one", {1, 1, 1});
  program.output(x * s + last - broadcast_in_dim(middle, {4, 4, 3}, {1}) + broadcast_in_dim(middle, {4, 4, 3}, {0}));
  program.output(broadcast_in_dim(x, {3, 4, 2, 4}, {1, 3, 0}) * one);
  for (const AxisList& dims : {AxisList{0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}, {0, 1, 2}}) {
    program.output(reduce(Op::reduce_sum, x * last, dims));
    program.output(reduce(Op::reduce_max, x + s, dims));
    program.output(reduce(Op::reduce_min, x, dims) * 2.0);
  }
  program.output(softmax(x, 0) + softmax(x, 1) + softmax(x, 2));
  planned(program);
}

// A call is one step, with all its results: those that nobody reads, too. Each is in memory of its own.
TEST(LoweredOperations, CallsOfAUsersOperations) {
  Program program;
  const Var x = program.input("x", {3, 4}), w = program.input("w", {3}, DType::f32, InputKind::weight);
  const auto [mean, squares] = custom_call(testing::RowMoments{}, exp(x));
  program.output(mean * squares);
  program.output(custom_call(testing::RowMoments{}, x * 2.0)[1]);
  const Var gram = custom_call(testing::Gram{}, x, x);
  program.output(custom_call(testing::ScaledSum{2}, gram, exp(gram)));
  program.output(repeat(3, x, [](Var v) {
    const auto [first, second] = custom_call(testing::RowMoments{}, v);
    return tanh(v + broadcast_in_dim(first - second, v.shape(), {0}));
  }));
  program.graph.add_output("w", custom_call(testing::ScaledSum{0.5}, w, w).id, 1);  // read and written
  const Plan plan = planned(program);
  Index calls = 0;
  for (const PlanStep& step : plan.steps) calls += step.kind == StepKind::custom_call ? 1 : 0;
  EXPECT_EQ(calls, 6);
}

TEST(LoweredOperations, RowAndColumnReductionsOfOneSquareMatrix) {
  Program program;
  const Var x = program.input("x", {4, 4});
  const Var rows = sum(x, 1), columns = sum(x, 0);
  program.output(x + rows);
  program.output(x + columns);
  program.output(x * expand_dims(rows, 1) + columns * rows);
  program.output((x - expand_dims(max(x, 1), 1)) * max(x, 1));
  planned(program);
}

TEST(LoweredOperations, MovementOfEveryKind) {
  Program program;
  const Var x = program.input("x", {4, 3, 2});
  const Var y = exp(x);
  program.output(transpose(y, {2, 0, 1}));
  program.output(slice(y, {1, 0, 0}, {3, 3, 2}));
  program.output(slice(y, {0, 1, 1}, {4, 3, 2}) * 2.0);
  program.output(pad(y, {1, 0, 2}, {0, 1, 0}));
  for (int dim = 0; dim < 3; ++dim) program.output(concatenate({y, x, y * 2.0}, dim));
  program.output(concatenate({concatenate({y, x}, 0), y}, 0));
  const Var indices = program.input("indices", {5}, DType::i32);
  program.output(take(y, indices));
  program.output(scatter_add(take(y, indices), indices, 6));
  program.output(scatter_add(convert(take(y, indices), DType::f64), indices, 6));
  program.output(reshape(y, {6, 4}));
  planned(program);
}

TEST(LoweredOperations, BatchesOfMatricesWithEpilogues) {
  Program program;
  const Var a = program.input("a", {3, 4, 5}), b = program.input("b", {3, 5, 2});
  const Var bias = program.input("bias", {2}), each = program.input("each", {3, 4, 2});
  program.output(tanh(matmul(a, b) + bias) * each);
  program.output(matmul(a, b) * expand_dims(sum(a, 2), 2));
  program.output(matmul(transpose(b), transpose(a)) + 1.0);
  const Var right = program.input("right", {5, 6});
  program.output(maximum(matmul(a, right), 0.5));
  planned(program);
}

TEST(LoweredOperations, ScalarsAndExtentsOfOne) {
  Program program;
  const Var s = program.input("s", {}), one = program.input("one", {1, 1}), row = program.input("row", {1, 4});
  program.output(s * 2.0 + sum(one));
  program.output(matmul(one, row) + s);
  program.output(matmul(transpose(row), one) * one);
  program.output(sum(row, 0) + sum(row));
  program.output(concatenate({one, one}, 1));
  program.output(s);
  planned(program);
}

TEST(LoweredOperations, EmptyTensors) {
  Program program;
  const Var x = program.input("x", {0, 3}), y = program.input("y", {3, 0});
  program.output(exp(x));
  program.output(sum(x, 0));
  program.output(sum(x, 1));
  program.output(matmul(y, x) + 1.0);
  planned(program);
}

TEST(LoweredOperations, IntegersAndRandomBits) {
  Program program;
  const Var seed = program.input("seed", {}, DType::u32), label = program.input("label", {4}, DType::i32);
  const Var counter = iota(program.graph, {4, 3}, 0, DType::u32) * 3.0 + iota(program.graph, {4, 3}, 1, DType::u32);
  const Var bits = random_bits(seed, counter, constant(program.graph, 9, DType::u32));
  program.output(bits);
  program.output(convert(bits >> like(bits, 8), DType::f32) * 0x1p-24);
  program.output(convert(expand_dims(label, 1) == iota(program.graph, {4, 3}, 1), DType::f32));
  program.output(convert(label, DType::bf16) * 0.5);
  planned(program);
}

TEST(LoweredOperations, HalfPrecisionIsRoundedOnce) {
  Program program;
  const Var x = program.input("x", {4, 3, 4}, DType::bf16), w = program.input("w", {4, 2}, DType::bf16);
  const Var rows = program.input("rows", {4}, DType::i32);
  program.output(matmul(x, w) + like(w, 1));
  program.output(sum(x, 1));
  program.output(max(exp(x), 1));
  program.output(sum(x, 2) * like(w, 0.5));
  program.output(scatter_add(x, rows, 5));
  program.output(take(x, rows));
  planned(program);
}

TEST(LoweredOperations, WhatHasNoKernelIsRefused) {
  const auto planning = [](auto function) {
    return [function] {
      Program program;
      program.output(function(program));
      (void)make_plan(program.graph);
    };
  };
  testing::expect_error(planning([](Program& program) {
                          const Var x = program.input("x", {4, 4}, DType::pred);
                          return matmul(x, x);
                        }),
                        "element_type_not_supported", {"dot_general", "pred"});
}

// Products read their operands as they are: no copy of them is made in another type; sums of f16 are rounded in the
// epilogue.
TEST(LoweredOperations, ProductsOfEveryFloatingTypeReadTheirOwnOperands) {
  for (DType dtype : {DType::f32, DType::bf16, DType::f16, DType::f64}) {
    Program program;
    const Var x = program.input("x", {2, 3, 5}, dtype), w = program.input("w", {5, 4}, dtype);
    const Var y = program.input("y", {2, 4, 5}, dtype), bias = program.input("bias", {4}, dtype);
    program.output(matmul(x, w) + broadcast_to(bias, {2, 3, 4}));
    program.output(dot_general(x, y, {{0}, {0}, {2}, {2}}));  // of every position of a batch
    program.output(transpose(dot_general(y, x, {{0}, {0}, {2}, {2}}), {0, 2, 1}) * 2.0);  // written transposed
    program.output(dot_general(x, y, {{}, {}, {0, 2}, {0, 2}}));                          // over two dimensions
    const Plan plan = planned(program);
    Index products = 0;
    for (const PlanStep& step : plan.steps) {
      if (step.kind != StepKind::dot) continue;
      ++products;
      for (Index i = 0; i < 2; ++i) EXPECT_EQ(plan.operands[step.first_operand + i].dtype, dtype) << name_of(dtype);
    }
    EXPECT_EQ(products, 4) << name_of(dtype);
  }
}

// Over a dimension in the middle, of types whose reductions are loops.
TEST(LoweredOperations, AnyReductionOfAnyType) {
  for (DType dtype : {DType::u32, DType::i8, DType::u16, DType::i64, DType::f64}) {
    Program program;
    const Var x = program.input("x", {4, 3, 4}, dtype);
    program.output(max(x, 1));
    program.output(min(x, 1));
    program.output(sum(x, 1));
    program.output(sum(x));
    planned(program);
  }
}

TEST(LoweredOperations, KeysAreSortedRowByRow) {
  Program program;
  const Var x = program.input("x", {3, 70}), n = program.input("n", {4}, DType::i32);
  program.output(sort(x));
  program.output(argsort(x, 0));
  program.output(argsort(n));
  program.output(top_k(x, 3).values);
  planned(program);
}

TEST(LoweredOperations, ProductsWithWeightsInFewBitsHaveStepsOfTheirOwn) {
  for (Quantization how :
       {Quantization{8}, Quantization{8, 4, true, true}, Quantization{4, 4, true, true}, Quantization{4}})
    for (const bool integers : {false, true})
      for (DType dtype : {DType::f32, DType::bf16}) {
        how.activations = integers;
        Program program;
        const Var x = program.input("x", {2, 3, 7}, dtype), w = program.input("w", {7, 5});
        program.output(quantized_matmul(x, quantize(w, how), how));
        const Plan plan = planned(program);
        Index products = 0;
        for (const PlanStep& step : plan.steps)
          products += step.kind == (integers ? StepKind::integer_matmul : StepKind::quantized_matmul) ? 1 : 0;
        EXPECT_EQ(products, 1);
      }
}

TEST(LoweredOperations, TriangularMatricesHaveStepsOfTheirOwn) {
  for (DType dtype : {DType::f32, DType::f64}) {
    Program program;
    const Var x = program.input("x", {2, 5, 5}, dtype), b = program.input("b", {2, 5, 3}, dtype);
    const Var identity = convert(iota(program.graph, {5, 5}, 0) == iota(program.graph, {5, 5}, 1), dtype);
    const Var l = cholesky(x * 0.1 + broadcast_to(identity, {2, 5, 5}));
    program.output(l);
    program.output(triangular_solve(l, b));
    program.output(triangular_solve(l, b, {.transpose_a = true}));
    planned(program);
  }
}

// The bits of floating-point numbers, and numbers of 64 bits beside others.
TEST(LoweredOperations, BitsAndWideNumbersInOneLoop) {
  Program program;
  const Var x = program.input("x", {3, 5}), n = program.input("n", {3, 5}, DType::i64);
  program.output(bitcast_convert(x, DType::i32) >> bitcast_convert(x * 0.0 + 3.0, DType::i32));
  program.output(convert(n * 3 + convert(x * 10, DType::i64), DType::f32));
  program.output(convert(x, DType::f64) * 0.1 + 1);
  planned(program);
}

}  // namespace weft::lowered_operations_test
