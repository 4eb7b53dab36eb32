// Softmax and its relatives along one dimension, stable: the maximum is subtracted first. It cancels, so no gradient is
// taken through it. Of bf16 and f16 all is made in f32 and rounded once.
#ifndef WEFT_GRAPH_SOFTMAX_HPP
#define WEFT_GRAPH_SOFTMAX_HPP

#include <weft/graph/var.hpp>

namespace weft {

namespace detail {

// x minus its maximum along `dim`, f32 of bf16 and f16.
constexpr Var shifted(Var x, Index dim) {
  const Var largest = expand_dims(widened(stop_gradient(max(x, dim))), dim);
  return widened(x) - largest;
}

}  // namespace detail

// Errors of these: operand_ranks_differ, dimension_out_of_range.
// log(sum(exp(x))) along `dim`, which disappears. What is subtracted is finite: infinity among x gives infinity, and
// nothing but -infinity gives that.
constexpr Var logsumexp(LocatedVar x, Index dim = -1) {
  if (!x.has_rank("logsumexp", 1) || !x.has_dimension("logsumexp", dim, x.rank())) return x;
  const double largest = largest_of(x.dtype());
  const Var m = detail::widened(stop_gradient(maximum(minimum(max(x, dim), largest), -largest)));
  const Var subtracted = expand_dims(m, dim);
  return convert(m + log(sum(exp(detail::widened(x) - subtracted), dim)), x.dtype());
}
// exp(x) / sum(exp(x)) along `dim`; the shape of x.
constexpr Var softmax(LocatedVar x, Index dim = -1) {
  if (!x.has_rank("softmax", 1) || !x.has_dimension("softmax", dim, x.rank())) return x;
  const Var powers = exp(detail::shifted(x, dim));
  return convert(powers / expand_dims(sum(powers, dim), dim), x.dtype());
}
// x - logsumexp(x) along `dim`; the shape of x.
constexpr Var log_softmax(LocatedVar x, Index dim = -1) {
  if (!x.has_rank("log_softmax", 1) || !x.has_dimension("log_softmax", dim, x.rank())) return x;
  const Var shifted = detail::shifted(x, dim);
  return convert(shifted - expand_dims(log(sum(exp(shifted), dim)), dim), x.dtype());
}

}  // namespace weft

#endif
