// Matrices whose elements are real numbers, or complex ones as two tensors of parts: products, adjoints and triangular
// systems, written once for both.
//
// A loss is real, and the cotangent of z = x + i y is dL/dx + i dL/dy, the parts' own gradients (PyTorch's convention):
// what a change dz adds to the loss is Re(conj(cotangent) dz), so formulas of real matrices hold with adjoints in the
// place of transposes. jax.grad returns the conjugate of that, dL/dx - i dL/dy.
#ifndef WEFT_GRAPH_COMPLEX_MATRIX_HPP
#define WEFT_GRAPH_COMPLEX_MATRIX_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/contraction.hpp>
#include <weft/graph/linear_algebra.hpp>

namespace weft::detail {

struct Complex {
  Var real, imaginary;
};

constexpr Complex operator+(const Complex& a, const Complex& b) { return {a.real + b.real, a.imaginary + b.imaginary}; }
constexpr Complex operator*(const Complex& a, const Complex& b) {
  return {a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real};
}
// Smith's way (1962): by the larger part of the divisor. By 0, both parts by 0, as C's annex G has it.
constexpr Complex operator/(const Complex& a, const Complex& b) {
  const Var is_real = abs(b.real) >= abs(b.imaginary);
  const Var large = select(is_real, b.real, b.imaginary), small = select(is_real, b.imaginary, b.real);
  const Var ratio = select(large == 0, small, small / large), scale = large + small * ratio;
  const Var real = select(is_real, a.real + a.imaginary * ratio, a.real * ratio + a.imaginary);
  const Var imaginary = select(is_real, a.imaginary - a.real * ratio, a.imaginary * ratio - a.real);
  return {real / scale, imaginary / scale};
}
constexpr Complex conjugate(const Complex& z) { return {z.real, -z.imaginary}; }

// [..., 2] -> one of the parts, and back.
constexpr Var part_of_pairs(Var pairs, Index which) {
  Dims extents = pairs.shape().dims;
  extents.pop_back();
  return reshape(part(pairs, pairs.rank() - 1, which, which + 1), Shape(extents));
}
constexpr Var joined_pairs(const Complex& z) {
  Dims extents = z.real.shape().dims;
  extents.push_back(1);
  return concatenate({reshape(z.real, Shape(extents)), reshape(z.imaginary, Shape(extents))}, extents.size() - 1);
}

// [..., m, n] each; a matrix of real numbers has no imaginary part (no_id).
struct Matrix : Complex {
  [[nodiscard]] constexpr bool is_complex() const { return imaginary.id != no_id; }
  [[nodiscard]] constexpr Index rows() const { return real.shape()[real.rank() - 2]; }
  [[nodiscard]] constexpr Index columns() const { return real.shape()[real.rank() - 1]; }
};

constexpr Matrix real_matrix(Var x) { return {{x, {x.graph, no_id}}}; }
constexpr Matrix matrix_of(Var x, bool is_complex) {
  return is_complex ? Matrix{{part_of_pairs(x, 0), part_of_pairs(x, 1)}} : real_matrix(x);
}
constexpr Var whole(const Matrix& a) { return a.is_complex() ? joined_pairs(a) : a.real; }

// What does to each part the same, and what does it to the parts of two.
template <class Function>
constexpr Matrix each_part(const Matrix& a, Function function) {
  return {{function(a.real), a.is_complex() ? function(a.imaginary) : a.imaginary}};
}
template <class Function>
constexpr Matrix both_parts(const Matrix& a, const Matrix& b, Function function) {
  return {{function(a.real, b.real), a.is_complex() ? function(a.imaginary, b.imaginary) : a.imaginary}};
}
constexpr Matrix operator+(const Matrix& a, const Matrix& b) {
  return both_parts(a, b, [](Var x, Var y) { return x + y; });
}
constexpr Matrix operator-(const Matrix& a, const Matrix& b) {
  return both_parts(a, b, [](Var x, Var y) { return x - y; });
}
// Real numbers: one an element, a row or a column.
constexpr Matrix operator*(const Matrix& a, Var scale) {
  return each_part(a, [&](Var x) { return x * scale; });
}
constexpr Matrix plus_real(const Matrix& a, Var b) { return {{a.real + b, a.imaginary}}; }
constexpr Matrix conjugated(const Matrix& a) { return a.is_complex() ? Matrix{conjugate(a)} : a; }
constexpr Matrix transposed(const Matrix& a) {
  return each_part(a, [](Var x) { return transpose(x); });
}
constexpr Matrix adjoint(const Matrix& a) { return transposed(conjugated(a)); }
// Element by element.
constexpr Matrix times(const Matrix& a, const Matrix& b) {
  return a.is_complex() ? Matrix{static_cast<const Complex&>(a) * b} : real_matrix(a.real * b.real);
}
// The product of a and b, or of their adjoints.
constexpr Matrix product(const Matrix& a, const Matrix& b, bool is_adjoint_a = false, bool is_adjoint_b = false) {
  const auto of = [&](Var x, Var y) { return matrix_product(x, y, is_adjoint_a, is_adjoint_b); };
  const Var real = of(a.real, b.real);
  if (!a.is_complex()) return real_matrix(real);
  const Var squares = of(a.imaginary, b.imaginary), right = of(a.real, b.imaginary), left = of(a.imaginary, b.real);
  return {{is_adjoint_a == is_adjoint_b ? real - squares : real + squares,
           (is_adjoint_b ? -right : right) + (is_adjoint_a ? -left : left)}};
}

// [n, n] -> [2 n, 2 n], each element a + b i as [[a, -b], [b, a]]; `is_vector`: [n, m] -> [2 n, m], as [a, b].
constexpr Var as_real_matrix(const Complex& z, bool is_vector) {
  const Shape shape = z.real.shape();
  const int row = shape.rank() - 2, column = shape.rank() - 1;
  const auto stacked = [&](Var a, Var b) {
    return concatenate({expand_dims(a, row + 1), expand_dims(b, row + 1)}, row + 1);
  };
  Dims extents = shape.dims;
  extents[row] *= 2;
  const Var first = reshape(stacked(z.real, z.imaginary), Shape(extents));
  if (is_vector) return first;
  const Var second = reshape(stacked(-z.imaginary, z.real), Shape(extents));
  const Var pairs = concatenate({expand_dims(first, -1), expand_dims(second, -1)}, column + 1);
  extents[column] *= 2;
  return reshape(pairs, Shape(extents));
}
// Row i is divided by the diagonal's element, [..., n].
constexpr Complex rows_divided(const Complex& z, const Complex& diagonal) {
  const auto along = [&](Var x) { return broadcast_to(expand_dims(x, -1), z.real.shape()); };
  return z / Complex{along(diagonal.real), along(diagonal.imaginary)};
}
constexpr Var is_diagonal(Var x) {
  const int row = x.rank() - 2, column = x.rank() - 1;
  return iota(*x.graph, x.shape(), row) == iota(*x.graph, x.shape(), column);
}
constexpr Complex diagonal_of(const Complex& z) {
  const auto own = [&](Var x) {
    const Var zeros = broadcast_to(like(x, 0), x.shape());
    return sum(select(is_diagonal(x), x, zeros), Index{x.rank() - 1});
  };
  return {own(z.real), own(z.imaginary)};
}
constexpr Complex with_ones_on_diagonal(const Complex& z) {
  const auto set = [&](Var x, double value) {
    return select(is_diagonal(x), broadcast_to(like(x, value), x.shape()), x);
  };
  return {set(z.real, 1), set(z.imaginary, 0)};
}
// Complex systems as real ones of twice the size; `is_adjoint`: a^H where `given` says a^T. With ones on the diagonal
// of a complex matrix the real one is triangular, too: [[1, 0], [0, 1]] stands there.
constexpr Matrix solve_triangular(Matrix a, Matrix b, const TriangularSolve& given, bool is_adjoint = true) {
  if (!a.is_complex()) return real_matrix(triangular_solve(a.real, b.real, given));
  const bool is_left = given.left_side, is_transposed = given.transpose_a;
  if (is_transposed && is_adjoint) a = conjugated(a);
  // X op(A) = B is op(A)^T X^T = B^T.
  if (is_transposed == is_left) a = transposed(a);
  if (!is_left) b = transposed(b);
  TriangularSolve how;
  how.lower = given.lower != (is_transposed == is_left);
  how.unit_diagonal = true;
  if (!given.unit_diagonal) {
    const Complex diagonal = diagonal_of(a);
    a = {rows_divided(a, diagonal)}, b = {rows_divided(b, diagonal)};
  }
  const Var made = triangular_solve(as_real_matrix(with_ones_on_diagonal(a), false), as_real_matrix(b, true), how);
  Dims extents = b.real.shape().dims;
  extents.insert(extents.size() - 1, 2);
  const Var pairs = reshape(made, Shape(extents));
  const auto one = [&](Index i) { return reshape(part(pairs, pairs.rank() - 2, i, i + 1), b.real.shape()); };
  const Matrix x{{one(0), one(1)}};
  return is_left ? x : transposed(x);
}

}  // namespace weft::detail

#endif
