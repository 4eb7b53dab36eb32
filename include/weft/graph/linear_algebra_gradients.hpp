// Gradients of Cholesky factors and of triangular systems.
#ifndef WEFT_GRAPH_LINEAR_ALGEBRA_GRADIENTS_HPP
#define WEFT_GRAPH_LINEAR_ALGEBRA_GRADIENTS_HPP

#include <weft/graph/contraction.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/pullback.hpp>

namespace weft::gradient_rule {

// For l l^T = a with cotangent g of l: l^-T phi(l^T g) l^-1, where phi halves the diagonal of the lower triangle (Murray,
// Differentiation of the Cholesky decomposition, 2016). As in JAX it is that of changes that keep a symmetric, to which
// either triangle adds its part, though the lower one alone is read.
constexpr void cholesky(Pullback& p) {
  const Var l = p.z, product = detail::matrix_product(l, p.g, true), half = product * 0.5;
  const Var is_lower = detail::is_in_lower_triangle(l), is_below = detail::is_in_lower_triangle(l, 1);
  const Var phi = select(is_below, product, select(is_lower, half, 0.0));
  const Var first = detail::solve_lower(l, phi, true);
  p.give(0, weft::transpose(detail::solve_lower(l, weft::transpose(first), true)));
}
// For l x = b with cotangent g of x: that of b is l^-T g, that of l is -(l^-T g) x^T; of l^T x = b likewise.
constexpr void triangular_solve(Pullback& p) {
  const bool is_transposed = p.number() != 0;
  const Var l = p.operand(0), to_right = detail::solve_lower(l, p.g, !is_transposed);
  const Var product = is_transposed ? detail::matrix_product(p.z, to_right, false, true)
                                    : detail::matrix_product(to_right, p.z, false, true);
  p.give(0, detail::lower_triangle(-product));
  p.give(1, to_right);
}

}  // namespace weft::gradient_rule

#endif
