// Gradients of eigenvalues and vectors of any matrix, of tridiagonal systems and of Hermitian factors against
// differences, of real matrices and of complex ones.
#include <weft/graph/matrix_form_gradients.hpp>

#include <support/gradients.hpp>

namespace weft::matrix_form_gradients_test {

using testing::expect_gradients;
using testing::random_value;
using testing::Vars;

Value numbers(const Shape& shape, std::uint32_t seed, double from = -1) {
  return random_value(DType::f64, shape, seed, from, from + 2);
}
template <class T>
T with(T operation, bool is_complex) {
  operation.is_complex = is_complex;
  return operation;
}
Shape of_numbers(Shape shape, bool is_complex) {
  if (is_complex) shape.dims.push_back(2);
  return Shape(shape.dims);
}

TEST(MatrixFormGradients, OfTridiagonalSystems) {
  for (const bool is_complex : {false, true})
    for (const Shape& shape : {Shape{4, 2}, Shape{2, 3, 1}, Shape{1, 2}}) {
      Dims each = shape.dims;
      each.pop_back();
      const Shape right = of_numbers(shape, is_complex), diagonal = of_numbers(Shape(each), is_complex);
      const TridiagonalSolve operation = with(TridiagonalSolve{}, is_complex);
      const auto solve = [&](const Vars& x) { return custom_call(operation, x[0], x[1], x[2], x[3])[0]; };
      expect_gradients({numbers(right, 1), numbers(diagonal, 2), numbers(diagonal, 3, 3), numbers(diagonal, 4)}, solve);
    }
}

// Diagonals are larger than their rows.
TEST(MatrixFormGradients, OfHermitianFactors) {
  for (const bool is_complex : {false, true})
    for (const Shape& shape : {Shape{4, 4}, Shape{2, 3, 3}}) {
      Value a = numbers(of_numbers(shape, is_complex), 5);
      const Index n = shape[shape.rank() - 1], pairs = is_complex ? 2 : 1;
      for (Index i = 0; i < shape.elements(); ++i)
        if (i / n % n == i % n) a.elements[to_size(i * pairs)] += 8;
      const HermitianFactor operation = with(HermitianFactor{}, is_complex);
      const auto factor = [&](const Vars& x) {
        const detail::Matrix any = detail::matrix_of(x[0], is_complex);
        return custom_call(operation, detail::whole(any + detail::adjoint(any)))[0];
      };
      expect_gradients({a}, factor, 1e-5);
    }
}

// Eigenvalues of real matrices are real or pairs; vectors turn as LAPACK turns them. Near these numbers none changes
// its sign, which the steps decide.
TEST(MatrixFormGradients, OfEigenvaluesAndBothVectorsOfAnyMatrix) {
  for (const bool is_complex : {false, true})
    for (const Shape& shape : {Shape{4, 4}, Shape{2, 3, 3}})
      for (const std::size_t result : {0u, 1u, 2u}) {
        const GeneralEigen operation = with(GeneralEigen{}, is_complex);
        expect_gradients(
            {numbers(of_numbers(shape, is_complex), 7)},
            [&](const Vars& x) { return custom_call(operation, x[0])[result]; }, 1e-5);
      }
}

}  // namespace weft::matrix_form_gradients_test
