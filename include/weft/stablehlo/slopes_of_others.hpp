// Slopes at single points that modules of PyTorch/XLA and of others than JAX do not tell, since they print what a
// function is made of, and a loss stands on such a point when it starts: a logit of weights that are 0, a row of zeros.
#ifndef WEFT_STABLEHLO_SLOPES_OF_OTHERS_HPP
#define WEFT_STABLEHLO_SLOPES_OF_OTHERS_HPP

#include <weft/stablehlo/guarded_side.hpp>

namespace weft::stablehlo {

// x of log(1 + exp(-|x|)); no_id: it is something else.
constexpr Var of_logarithm_beside_extremum(Var y) {
  const Graph& graph = *y.graph;
  for (const Op op : {Op::log_plus_one, Op::exponential, Op::negate, Op::abs}) {
    if (graph[y.id].op != op) return {y.graph, no_id};
    y = detail::operand_of(y, 0);
  }
  return y;
}
// max(x, 0) + log(1 + exp(-|x|)) is softplus, and min(x, 0) - log(1 + exp(-|x|)) the logarithm of the logistic
// function, of which a cross-entropy of logits is made. They are smooth: where x is 0 the extremum, which alone is a
// ReLU with the slope 0 there, has 1/2, beside |x| with 0. `op` is that of the extremum.
constexpr Var extremum_beside_logarithm(Op op, Var extremum, Var logarithm) {
  if ((*extremum.graph)[extremum.id].op != op) return extremum;
  const Var x = of_logarithm_beside_extremum(logarithm);
  for (Index i = 0; i < 2 && x.id != no_id; ++i) {
    const Var bound = detail::operand_of(extremum, 1 - i);
    if (detail::operand_of(extremum, i).id == x.id && detail::number_of_all(bound) == 0)
      return emit_var(op, {x, stop_gradient(bound)});
  }
  return extremum;
}

// Is this a sum of squares, or of other powers above 1, perhaps divided by their count?
constexpr bool is_sum_of_powers(Var x) {
  const Graph& graph = *x.graph;
  for (Index steps = 0; steps < 4 && graph[x.id].op != Op::reduce_sum; ++steps) {
    const Op op = graph[x.id].op;
    const bool is_scaled =
        (op == Op::multiply || op == Op::divide) && gradient_rule::is_constant(detail::operand_of(x, 1));
    if (op != Op::reshape && !is_scaled) return false;
    x = detail::operand_of(x, 0);
  }
  if (graph[x.id].op != Op::reduce_sum) return false;
  const Var term = detail::operand_of(x, 0);
  if (graph[term.id].op == Op::multiply) return graph.operand(term.id, 0) == graph.operand(term.id, 1);
  return graph[term.id].op == Op::power && detail::number_of_all(detail::operand_of(term, 1)) > 1;
}
// What a root is taken of. That of a sum of powers is a norm, or a deviation, whose gradient is 0 where all terms are,
// as PyTorch has it; the root's slope is infinite there, and times the terms' 0 no number.
constexpr Var under_root(Var x) {
  return is_floating(x.dtype()) && is_sum_of_powers(x) ? select(x == 0.0, stop_gradient(x), x) : x;
}

}  // namespace weft::stablehlo

#endif
