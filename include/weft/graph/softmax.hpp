// Softmax and its relatives along one dimension, stable: the maximum is subtracted first. It cancels, so no gradient is
// taken through it.
#ifndef WEFT_GRAPH_SOFTMAX_HPP
#define WEFT_GRAPH_SOFTMAX_HPP

#include <weft/graph/var.hpp>

namespace weft {

namespace detail {

// x minus its maximum along `dim`.
constexpr Var shifted(Var x, Index dim) { return x - expand_dims(stop_gradient(max(x, dim)), dim); }

}  // namespace detail

// log(sum(exp(x))) along `dim`, which disappears. What is subtracted is finite: infinity among x gives infinity, and
// nothing but -infinity gives that.
constexpr Var logsumexp(LocatedVar x, Index dim = -1) {
  const Var m = stop_gradient(maximum(minimum(max(x, dim), 3e38), -3e38));
  return m + log(sum(exp(x - expand_dims(m, dim)), dim));
}
// exp(x) / sum(exp(x)) along `dim`; the shape of x.
constexpr Var softmax(LocatedVar x, Index dim = -1) {
  const Var powers = exp(detail::shifted(x, dim));
  return powers / expand_dims(sum(powers, dim), dim);
}
// x - logsumexp(x) along `dim`; the shape of x.
constexpr Var log_softmax(LocatedVar x, Index dim = -1) {
  const Var shifted = detail::shifted(x, dim);
  return shifted - expand_dims(log(sum(exp(shifted), dim)), dim);
}

}  // namespace weft

#endif
