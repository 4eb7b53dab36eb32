// Shape rules of factors of matrices and of systems of equations.
#ifndef WEFT_GRAPH_LINEAR_ALGEBRA_SHAPE_RULES_HPP
#define WEFT_GRAPH_LINEAR_ALGEBRA_SHAPE_RULES_HPP

#include <weft/graph/shape_rules.hpp>

namespace weft::shape_rule {

// f32 or f64, [..., n, n].
constexpr void check_square(const Operands& in) {
  const DType dtype = in.dtype(0);
  check_dtype(in.operation, dtype == DType::f32 || dtype == DType::f64, dtype);
  const Shape& shape = in.shape(0);
  const int rank = shape.rank();
  if (rank < 2) operand_ranks_differ(in.operation, rank, 2);
  if (shape[rank - 1] != shape[rank - 2]) operand_shapes_differ(in.operation, rank - 1, shape[rank - 1], shape[rank - 2]);
}
// [..., n, n] -> its lower factor.
constexpr TypeId cholesky(const Operands& in) {
  check_square(in);
  return in.type(0);
}
// [..., n, n], lower, and [..., n, m] -> [..., n, m]. The attribute: 1: the matrix is meant transposed.
constexpr TypeId triangular_solve(const Operands& in) {
  check_square(in);
  check_same_dtype(in.operation, in.dtype(0), in.dtype(1));
  const Shape &matrix = in.shape(0), &right = in.shape(1);
  if (matrix.rank() != right.rank()) operand_ranks_differ(in.operation, right.rank(), matrix.rank());
  for (int dim = 0; dim + 1 < matrix.rank(); ++dim)
    if (matrix[dim] != right[dim]) operand_shapes_differ(in.operation, dim, matrix[dim], right[dim]);
  return in.type(1);
}

}  // namespace weft::shape_rule

#endif
