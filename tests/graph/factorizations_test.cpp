// Factorizations as operations: numbers of LAPACK where they are determined, of stacks, of both precisions, and what is
// refused.
#include <weft/graph/factorizations.hpp>

#include <support/expect_error.hpp>
#include <support/gradients.hpp>

namespace weft::factorizations_test {

using testing::expect_error;
using testing::expect_near;
using testing::f32_value;
using testing::Program;

// scipy.linalg.lu_factor; the second matrix has no pivot in its second column.
TEST(Factorizations, LuHasPivotsAndTellsOfThoseThatAreNone) {
  Program program;
  const auto [lu, pivots, order, singular] = custom_call(LuFactor{}, program.input("a", {2, 3, 3}));
  const Value a = f32_value({2, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 10, 2, 4, 1, 1, 2, 0, 0, 0, 3});
  expect_near(program.value(lu, {a}),
              f32_value({2, 3, 3}, {7, 8, 10, 1.0 / 7, 6.0 / 7, 11.0 / 7, 4.0 / 7, 0.5, -0.5,  //
                                    2, 4, 1, 0.5, 0, -0.5, 0, 0, 3}),
              1e-6);
  expect_near(program.value(convert(pivots, DType::f32), {a}), f32_value({2, 3}, {2, 2, 2, 0, 1, 2}), 0);
  expect_near(program.value(convert(order, DType::f32), {a}), f32_value({2, 3}, {2, 0, 1, 0, 1, 2}), 0);
  expect_near(program.value(convert(singular, DType::f32), {a}), f32_value({2}, {0, 2}), 0);
}

TEST(Factorizations, QrIsAProductOfReflectors) {
  Program program;
  const Var a = program.input("a", {3, 2});
  const auto [packed, taus] = custom_call(QrFactor{}, a);
  const Value given = f32_value({3, 2}, {3, 1, 0, 2, 4, 0});
  // numpy.linalg.qr(a, mode="raw")
  expect_near(program.value(packed, {given}), f32_value({3, 2}, {-5, -0.6, 0, -2.1540659, 0.5, -0.1925824}), 1e-6);
  const Var q = custom_call(ReflectorProduct{}, packed, taus);
  expect_near(program.value(matmul(transpose(q), q), {given}), f32_value({2, 2}, {1, 0, 0, 1}), 1e-6);
  const auto [ordered, order, other] =
      custom_call(PivotedQrFactor{}, a, convert(broadcast_to(like(taus, 0), {2}), DType::i32));
  expect_near(program.value(convert(order, DType::f32), {given}), f32_value({2}, {1, 2}), 0);
  expect_near(program.value(other, {given}), program.value(taus, {given}), 1e-6);
}

TEST(Factorizations, EigenvaluesGrowAndReadOneTriangle) {
  for (const bool is_lower : {false, true}) {
    Program program;
    HermitianEigen operation;
    operation.is_lower = is_lower;
    const auto [vectors, values, failed] = custom_call(operation, program.input("a", {2, 2}));
    const Value a = is_lower ? f32_value({2, 2}, {2, 77, 1, 2}) : f32_value({2, 2}, {2, 1, 77, 2});
    expect_near(program.value(values, {a}), f32_value({2}, {1, 3}), 1e-6);
    expect_near(program.value(vectors * vectors, {a}), f32_value({2, 2}, {0.5, 0.5, 0.5, 0.5}), 1e-6);
    expect_near(program.value(convert(failed, DType::f32), {a}), f32_value({}, {0}), 0);
  }
}

// [[0, -i], [i, 0]]
TEST(Factorizations, ComplexNumbersArePairs) {
  Program program;
  HermitianEigen operation;
  operation.is_complex = true;
  const auto made = custom_call(operation, program.input("a", {2, 2, 2}));
  EXPECT_EQ(made[1].shape(), Shape{2});
  expect_near(program.value(made[1], {f32_value({2, 2, 2}, {0, 0, 0, -1, 0, 1, 0, 0})}), f32_value({2}, {-1, 1}), 1e-6);
}

TEST(Factorizations, SingularVectorsMayBeAllOfTheSpace) {
  Program program;
  const Var a = program.input("a", {2, 3});
  SingularValues full;
  full.is_full = true;
  const auto [s, u, vh] = custom_call(full, a);
  const Value given = f32_value({2, 3}, {0, 3, 0, 4, 0, 0});
  EXPECT_EQ(u.shape(), (Shape{2, 2}));
  EXPECT_EQ(vh.shape(), (Shape{3, 3}));
  expect_near(program.value(s, {given}), f32_value({2}, {4, 3}), 1e-6);
  expect_near(program.value(matmul(vh, transpose(vh)), {given}), f32_value({3, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 1}), 1e-6);
  EXPECT_EQ(custom_call(SingularValues{}, a)[2].shape(), (Shape{2, 3}));
}

TEST(Factorizations, WhatIsNoMatrixIsRefused) {
  Program program;
  const Var row = program.input("row", {3}), wide = program.input("wide", {2, 3});
  const char* const code = "custom_operands_do_not_fit";
  expect_error([&] { (void)custom_call(LuFactor{}, row); }, code, {"lu_factor(f32 [3])", "matrices in its last"});
  expect_error([&] { (void)custom_call(HermitianEigen{}, wide); }, code, {"matrices are square"});
  expect_error([&] { (void)custom_call(ReflectorProduct{}, wide, row); }, code, {"no more than rows"});
  expect_error([&] { (void)custom_call(QrFactor{}, convert(wide, DType::i32)); }, code, {"f32 or f64"});
  QrFactor complex;
  complex.is_complex = true;
  expect_error([&] { (void)custom_call(complex, program.input("triples", {2, 2, 3})); }, code, {"pairs"});
}

}  // namespace weft::factorizations_test
