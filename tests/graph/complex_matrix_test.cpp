// Products and triangular systems of complex matrices against each other: what a system's matrix makes of its solution
// is the right side.
#include <weft/graph/complex_matrix.hpp>

#include <support/gradients.hpp>

namespace weft::complex_matrix_test {

using detail::Matrix;
using testing::Program;
using testing::random_value;

TEST(ComplexMatrix, TriangularSystemsOfEveryKind) {
  for (int kind = 0; kind < 32; ++kind) {
    const TriangularSolve how{(kind & 1) != 0, (kind & 2) != 0, (kind & 4) != 0, (kind & 8) != 0};
    const bool is_adjoint = (kind & 16) != 0;
    Program program;
    const Shape right_shape = how.left_side ? Shape{2, 3, 2, 2} : Shape{2, 2, 3, 2};
    const Var given = program.input("a", {2, 3, 3, 2}), right = program.input("b", right_shape);
    const Matrix a = detail::matrix_of(given, true), b = detail::matrix_of(right, true);
    const Matrix x = detail::solve_triangular(a, b, how, is_adjoint);
    // The triangle that is read, and ones where the diagonal is not.
    const Var below = detail::is_in_lower_triangle(a.real, 1), on = detail::is_diagonal(a.real);
    const Var is_read = how.lower ? below : !(below | on);
    const auto triangle = [&](Var part, double diagonal) {
      const Var strict = select(is_read, part, 0.0), own = how.unit_diagonal ? like(part, diagonal) : part;
      return select(on, broadcast_to(own, part.shape()), strict);
    };
    Matrix matrix{{triangle(a.real, 1), triangle(a.imaginary, 0)}};
    if (how.transpose_a) matrix = is_adjoint ? detail::adjoint(matrix) : detail::transposed(matrix);
    const Matrix made = how.left_side ? detail::product(matrix, x) : detail::product(x, matrix);
    const Var difference = max(abs(detail::whole(made) - right));
    const Value value = program.value(difference, {random_value(DType::f32, {2, 3, 3, 2}, 1, 0.5, 2),
                                                   random_value(DType::f32, right_shape, 2, -1, 1)});
    EXPECT_LT(value[0], 1e-4) << "kind " << kind;
  }
}

TEST(ComplexMatrix, ProductsOfAdjoints) {
  for (const bool is_adjoint_a : {false, true})
    for (const bool is_adjoint_b : {false, true}) {
      Program program;
      const Matrix a = detail::matrix_of(program.input("a", {3, 3, 2}), true);
      const Matrix b = detail::matrix_of(program.input("b", {3, 3, 2}), true);
      const Matrix left = is_adjoint_a ? detail::adjoint(a) : a, right = is_adjoint_b ? detail::adjoint(b) : b;
      const Var made = detail::whole(detail::product(a, b, is_adjoint_a, is_adjoint_b));
      // By columns of `left` and rows of `right`.
      Matrix sum{{made, made}};
      for (Index k = 0; k < 3; ++k) {
        const auto at = [&](Var x, int dim) { return broadcast_to(detail::part(x, dim, k, k + 1), {3, 3}); };
        const Matrix column{{at(left.real, 1), at(left.imaginary, 1)}},
            row{{at(right.real, 0), at(right.imaginary, 0)}};
        sum = k == 0 ? detail::times(column, row) : sum + detail::times(column, row);
      }
      const Value value =
          program.value(max(abs(made - detail::whole(sum))),
                        {random_value(DType::f32, {3, 3, 2}, 3, -1, 1), random_value(DType::f32, {3, 3, 2}, 4, -1, 1)});
      EXPECT_LT(value[0], 1e-5);
    }
}

}  // namespace weft::complex_matrix_test
