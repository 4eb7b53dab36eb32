// Weights in few bits: what quantize and dequantize make, products with them, gradients, mistakes.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/quantized.hpp>

#include <cmath>

namespace weft::quantized_test {

using testing::expect_equal;
using testing::expect_error;
using testing::expect_gradients;
using testing::expect_near;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr Quantization schemes[] = {{8}, {8, 4, true, true}, {4}, {4, 4, false, true}, {4, 2, true, true}};

// q of 8 bits at halves goes to the even one, and beyond the range to its end.
TEST(Quantized, IntegersAreTheNearest) {
  Program program;
  const Var x = program.input("x", {6, 1}), scales = program.input("scales", {1, 1});
  const QuantizedVar q = quantize(x, {{}, scales}, {8});
  const std::vector<Value> given{f32_value({6, 1}, {0.5, 1.5, -0.5, -1.5, 300, -300}), f32_value({1, 1}, {1})};
  expect_equal(program.value(q.integers, given), make_value(DType::i8, {6, 1}, {0, 2, 0, -2, 127, -127}));
}

// Row 2 i is the low nibble of byte i, row 2 i + 1 the high one.
TEST(Quantized, NibblesArePackedInRowsOfTwo) {
  Program program;
  const Var x = program.input("x", {3, 2});
  const QuantizedVar q = quantize(x, {{}, program.input("scales", {1, 2})}, {4});
  const std::vector<Value> given{f32_value({3, 2}, {-7, 1, 7, 2, 3, 0}), f32_value({1, 2}, {1, 1})};
  expect_equal(program.value(q.integers, given), make_value(DType::u8, {2, 2}, {1 + 15 * 16, 9 + 10 * 16, 11, 8}));
  expect_equal(program.value(dequantize(q, 3, {4}), given), given[0]);
}

TEST(Quantized, WhatComesBackIsWithinHalfAScale) {
  for (const Quantization& how : schemes)
    for (const Index rows : {1, 3, 7, 8}) {
      Program program;
      const Var x = program.input("x", {rows, 3});
      const QuantizedVar q = quantize(x, how);
      const Value given = random_value(DType::f32, {rows, 3}, 1);
      const Value back = program.value(dequantize(q, rows, how), {given}), scales = program.value(q.scales, {given});
      const Index block = how.rows_of_block(rows);
      for (Index i = 0; i < rows * 3; ++i)
        EXPECT_NEAR(back[i], given[i], 0.51 * scales[i / 3 / block * 3 + i % 3] * (how.zero_points ? 2 : 1))
            << how.bits << ' ' << rows;
    }
}

TEST(Quantized, AProductIsThatOfWhatTheWeightsMean) {
  for (const Quantization& how : schemes)
    for (const Index k : {1, 5, 12}) {
      Program program;
      const Var x = program.input("x", {2, 3, k}), weights = program.input("weights", {k, 5});
      const QuantizedVar q = quantize(weights, how);
      const std::vector<Value> given{random_value(DType::f32, {2, 3, k}, 1), random_value(DType::f32, {k, 5}, 2)};
      expect_near(program.value(quantized_matmul(x, q, how), given),
                  program.value(matmul(x, dequantize(q, k, how)), given), 1e-6, 1e-6);
    }
}

// Rows of x in steps of their largest number / 127.
TEST(Quantized, ActivationsBecomeIntegersAsTheyCome) {
  for (Quantization how : schemes) {
    how.activations = true;
    const Index k = 12;
    Program program;
    const Var x = program.input("x", {3, k}), weights = program.input("weights", {k, 5});
    const QuantizedVar q = quantize(weights, how);
    const Var step = broadcast_to(reshape(max(abs(x), 1) * (1.0 / 127), {3, 1}), {3, k});
    const std::vector<Value> given{random_value(DType::f32, {3, k}, 1), random_value(DType::f32, {k, 5}, 2)};
    expect_near(program.value(quantized_matmul(x, q, how), given),
                program.value(matmul(round(x / step) * step, dequantize(q, k, how)), given), 1e-5, 1e-5);
  }
}

TEST(Quantized, GradientsFlowToNumbersAndScales) {
  for (Quantization how : schemes) {
    how.activations = how.bits == 4;  // gradients go straight through
    const Index k = 6, blocks = how.blocks(k);
    expect_gradients(
        {random_value(DType::f32, {2, k}, 1), random_value(DType::f32, {blocks, 3}, 2, 0.5, 1)}, [&](const Vars& in) {
          const Var numbers = broadcast_to(constant(*in[0].graph, how.zero() + 3, how.dtype()), {how.byte_rows(k), 3});
          return quantized_matmul(in[0], {numbers, in[1]}, how);
        });
  }
}

// 300 is beyond what the scale reaches.
TEST(Quantized, TrainingSeesTheNearestNumbersAndItsGradientsGoStraightThrough) {
  Program program;
  const Var x = program.input("x", {4, 1}), seen = fake_quantize(x, {8});
  const Value given = f32_value({4, 1}, {1.27, 0.004, 0.006, -0.5});
  expect_near(program.value(seen, {given}), f32_value({4, 1}, {1.27, 0, 0.01, -0.5}), 1e-6);
  const Buffer<Id> gradient = differentiate(program.graph, sum(seen * 3.0).id, {x.id});
  expect_equal(program.value({&program.graph, gradient[0]}, {given}), f32_value({4, 1}, {3, 3, 3, 3}));
}

TEST(Quantized, MistakesHaveNames) {
  Program program;
  const Var x = program.input("x", {2, 6}), y = program.input("y", {2, 5}), w = program.input("w", {6, 3});
  expect_error([&] { (void)quantize(w, {3}); }, "quantization_bits_unknown", {"no weights of 3 bits"});
  expect_error([&] { (void)quantize(w, {8, 3}); }, "quantization_block_is_wrong", {"3 rows cannot share"});
  expect_error([&] { (void)quantize(w, {8, 4}); }, "quantization_blocks_do_not_divide", {"6 rows", "blocks of 4"});
  expect_error([&] { (void)quantized_matmul(y, quantize(w, {8}), {8}); }, "operand_shapes_differ",
               {"quantized_matmul"});
  expect_error([&] { (void)quantized_matmul(x, quantize(w, {8}), {4}); }, "element_types_differ", {"i8", "u8"});
  expect_error([&] { (void)quantize(reshape(x, {12}), {8}); }, "operand_ranks_differ", {"quantiz"});
}

}  // namespace weft::quantized_test
