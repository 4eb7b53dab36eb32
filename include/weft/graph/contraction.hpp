// Sums of products of two tensors of any element type: a dot_general where a kernel knows one or makes exact ones of
// other numbers, else element by element.
#ifndef WEFT_GRAPH_CONTRACTION_HPP
#define WEFT_GRAPH_CONTRACTION_HPP

#include <weft/graph/var.hpp>

namespace weft::detail {

// Integers have no kernel of products: every product of one element of each, added up. Batch dimensions, then those
// of the left operand that are free, then those of the right one.
constexpr Var product_by_elements(Var left, Var right, const DotDims& dot) {
  const AxisList left_free = shape_rule::free_dims(left.rank(), dot.left_batch, dot.left_contracting);
  const AxisList right_free = shape_rule::free_dims(right.rank(), dot.right_batch, dot.right_contracting);
  AxisList left_to(left.rank(), 0), right_to(right.rank(), 0), summed;
  Dims extents;  // of the result, and the contracted ones behind
  const auto push = [&](Index extent) {
    if (extents.size() == max_rank) operand_ranks_differ("dot_general", max_rank + 1, max_rank);
    extents.push_back(extent);
    return static_cast<std::int8_t>(extents.size() - 1);
  };
  for (int i = 0; i < dot.left_batch.size(); ++i)
    left_to[dot.left_batch[i]] = right_to[dot.right_batch[i]] = push(left.shape()[dot.left_batch[i]]);
  for (int dim : left_free) left_to[dim] = push(left.shape()[dim]);
  for (int dim : right_free) right_to[dim] = push(right.shape()[dim]);
  for (int i = 0; i < dot.left_contracting.size(); ++i) {
    summed.push_back(push(left.shape()[dot.left_contracting[i]]));
    left_to[dot.left_contracting[i]] = right_to[dot.right_contracting[i]] = summed.back();
  }
  const Shape all(extents);
  const Var factors[] = {broadcast_in_dim(left, all, left_to), broadcast_in_dim(right, all, right_to)};
  return sum(factors[0] * factors[1], summed);
}
// A floating type in which sums of `count` products of such integers are exact in any order: all of them together are
// below 2^24 or 2^53. Else the wider of their own types.
constexpr DType exact_type_of_sums(DType left, DType right, Index count) {
  const auto bits = [](DType dtype) {
    return 8 * size_bytes(dtype) - (row_of(dtype).kind == NumberKind::signed_integer ? 1 : 0);
  };
  const DType own = size_bytes(left) > size_bytes(right) ? left : right;
  if (size_bytes(own) > 2) return own;  // products below 2^32
  const Index product = Index{1} << (bits(left) + bits(right));
  return count <= (Index{1} << 24) / product ? DType::f32 : count <= (Index{1} << 53) / product ? DType::f64 : own;
}
// An integer before it was made a wider one.
constexpr Var before_widening(Var x) {
  const Graph& graph = *x.graph;
  if (!is_conversion(graph[x.id].op)) return x;
  const Var source{x.graph, graph.operand(x.id, 0)};
  return is_integer(source.dtype()) && size_bytes(source.dtype()) < size_bytes(x.dtype()) ? source : x;
}
// Integers that come from narrow ones have sums that kernels of floats make exactly.
constexpr Var product_of_integers(Var left, Var right, const DotDims& dot) {
  const DType dtype = left.dtype();
  const Var own[] = {before_widening(left), before_widening(right)};
  Index count = 1;
  for (const int dim : dot.left_contracting) count *= left.shape()[dim];
  const DType sums = exact_type_of_sums(own[0].dtype(), own[1].dtype(), count);
  if (!is_floating(sums)) return product_by_elements(left, right, dot);
  const Var first = convert(own[0], sums), second = convert(own[1], sums);
  return convert(convert(dot_general(first, second, dot), sums == DType::f32 ? DType::i32 : DType::i64), dtype);
}
// Operands must go together, as for dot_general.
constexpr Var contraction(Var left, Var right, const DotDims& dot) {
  return is_floating(left.dtype()) ? dot_general(left, right, dot) : product_of_integers(left, right, dot);
}
// [..., m, k] x [..., k, n] -> [..., m, n], or with one of them transposed.
constexpr Var matrix_product(Var left, Var right, bool transpose_left = false, bool transpose_right = false) {
  const auto last = static_cast<std::int8_t>(left.rank() - 1), before = static_cast<std::int8_t>(left.rank() - 2);
  DotDims dot{{}, {}, {transpose_left ? before : last}, {transpose_right ? last : before}};
  for (std::int8_t i = 0; i < before; ++i) dot.left_batch.push_back(i), dot.right_batch.push_back(i);
  return contraction(left, right, dot);
}

}  // namespace weft::detail

#endif
