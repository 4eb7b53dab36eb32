// Forms of matrices as operations: known ones, and what they are made of.
#include <weft/graph/matrix_forms.hpp>

#include <support/expect_error.hpp>
#include <support/gradients.hpp>

namespace weft::matrix_forms_test {

using testing::expect_error;
using testing::expect_near;
using testing::f32_value;
using testing::Program;

TEST(MatrixForms, TridiagonalSystemsExchangeRows) {
  Program program;
  const Var b = program.input("b", {4, 1}), lower = program.input("lower", {4}),
            diagonal = program.input("diagonal", {4}), upper = program.input("upper", {4});
  const auto [x, failed] = custom_call(TridiagonalSolve{}, b, lower, diagonal, upper);
  // Of x = 1, 2, 3, 4; the first diagonal element is zero.
  const std::vector<Value> given{f32_value({4, 1}, {4, 9, 30, 15}), f32_value({4}, {9, 1, 3, 1}),
                                 f32_value({4}, {0, 1, 4, 3}), f32_value({4}, {2, 2, 3, 9})};
  expect_near(program.value(x, given), f32_value({4, 1}, {1, 2, 3, 4}), 1e-6);
  expect_near(program.value(convert(failed, DType::f32), given), f32_value({}, {0}), 0);
  std::vector<Value> singular = given;
  singular[1] = singular[2] = f32_value({4}, {0, 0, 0, 0});
  expect_near(program.value(convert(failed, DType::f32), singular), f32_value({}, {1}), 0);
}

TEST(MatrixForms, TheLowerFactorOfAHermitianMatrix) {
  Program program;
  HermitianFactor operation;
  operation.is_complex = true;
  const auto [factor, failed] = custom_call(operation, program.input("a", {2, 2, 2}));
  // [[4, .], [2i, 5]] and, not positive, [[1, .], [2, 1]]
  const Value a = f32_value({2, 2, 2}, {4, 0, 9, 9, 0, 2, 5, 0}), b = f32_value({2, 2, 2}, {1, 0, 9, 9, 2, 0, 1, 0});
  expect_near(program.value(factor, {a}), f32_value({2, 2, 2}, {2, 0, 0, 0, 0, 1, 2, 0}), 1e-6);
  expect_near(program.value(convert(failed, DType::f32), {a}), f32_value({}, {0}), 0);
  expect_near(program.value(convert(failed, DType::f32), {b}), f32_value({}, {2}), 0);
}

TEST(MatrixForms, EigenvaluesOfRealMatricesArePairsOrReal) {
  Program program;
  const auto made = custom_call(GeneralEigen{}, program.input("a", {2, 2, 2}));
  EXPECT_EQ(made[1].shape(), (Shape{2, 2, 2, 2}));
  // A rotation, and a triangle.
  const Value a = f32_value({2, 2, 2}, {0, -2, 2, 0, 3, 1, 0, -1});
  expect_near(program.value(made[0] * made[0], {a}), f32_value({2, 2, 2}, {0, 4, 0, 4, 9, 0, 1, 0}), 1e-5);
  expect_near(program.value(sum(made[0], 1), {a}), f32_value({2, 2}, {0, 0, 2, 0}), 1e-6);
}

Var diagonal_of(Var x) {
  const Var is_diagonal = iota(*x.graph, x.shape(), 0) == iota(*x.graph, x.shape(), 1);
  return sum(select(is_diagonal, x, 0.0), 1);
}
TEST(MatrixForms, FormsGiveTheMatrixBack) {
  Program program;
  const Var a = program.input("a", {3, 3});
  const Value given = f32_value({3, 3}, {4, 1, 2, 1, 3, 0, 2, 0, 5});
  const auto [packed, diagonal, beside, taus] = custom_call(TridiagonalForm{}, a);
  expect_near(program.value(sum(diagonal, 0), {given}), f32_value({}, {12}), 1e-5);
  // scipy.linalg.hessenberg of a symmetric matrix is tridiagonal.
  const auto [form, other] = custom_call(HessenbergForm{}, a);
  expect_near(program.value(other, {given}), program.value(taus, {given}), 1e-6);
  expect_near(program.value(diagonal_of(form), {given}), program.value(diagonal, {given}), 1e-5);
  const auto [real, basis, eigenvalues, not_found] = custom_call(SchurForm{}, a);
  expect_near(program.value(matmul(matmul(basis, real), transpose(basis)), {given}), given, 1e-5);
  expect_near(program.value(sum(eigenvalues, 0), {given}), f32_value({2}, {12, 0}), 1e-5);
  SchurForm schur;
  schur.is_complex = true;
  const Var pairs = concatenate({expand_dims(a, -1), expand_dims(a * 0.0, -1)}, 2);
  const auto [t, z, values, failed] = custom_call(schur, pairs);
  expect_near(program.value(sum(values, 0), {given}), f32_value({2}, {12, 0}), 1e-5);
  expect_near(program.value(sum(diagonal_of(reshape(slice(t, {0, 0, 0}, {3, 3, 1}), {3, 3})), 0), {given}),
              f32_value({}, {12}), 1e-5);
  expect_error([&] { (void)custom_call(schur, a); }, "custom_operands_do_not_fit", {"matrices in its last"});
}

}  // namespace weft::matrix_forms_test
