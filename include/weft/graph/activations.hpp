// Activation functions, elementwise; found by argument-dependent lookup: relu(hidden(x)). Of bf16 and f16 those of
// several steps are made in f32 and rounded once, as in PyTorch; gradients likewise. What multiplies x by a gate is 0
// at -infinity, the limit, with a slope of 0 (NaN in PyTorch and JAX). Operands of one expression may be evaluated in
// any order; where two of them add nodes they are named first, so that every compiler numbers the nodes alike.
#ifndef WEFT_GRAPH_ACTIVATIONS_HPP
#define WEFT_GRAPH_ACTIVATIONS_HPP

#include <weft/graph/var.hpp>

namespace weft {

namespace detail {
// x, or the lowest finite number at -infinity, which a gate of 0 makes 0.
constexpr Var finite_below(Var x) { return maximum(x, -largest_of(x.dtype())); }
// function(x), in f32 of bf16 and f16.
template <class Function>
constexpr Var in_wide(Var x, const Function& function) {
  return convert(function(widened(x)), x.dtype());
}
// finite * gate(finite), where x is no less than the lowest finite number.
template <class Gate>
constexpr Var gated(Var x, const Gate& gate) {
  return in_wide(x, [&](Var wide) {
    const Var finite = finite_below(wide);
    return finite * gate(finite);
  });
}
}  // namespace detail

// max(x, 0); its derivative at 0 is 0.
constexpr Var relu(LocatedVar x) { return maximum(x, 0.0); }
// x for x > 0, slope x below.
constexpr Var leaky_relu(LocatedVar x, double slope = 0.01) {
  const Var below = x * slope;
  return select(x > 0.0, x, below);
}
// 1 / (1 + exp(-x)).
constexpr Var sigmoid(LocatedVar x) { return logistic(x); }
// x sigmoid(x), also called swish.
constexpr Var silu(LocatedVar x) {
  return detail::gated(x, [](Var finite) { return logistic(finite); });
}
// x Phi(x) = x/2 erfc(-x / sqrt(2)) (Hendrycks and Gimpel, 2016): torch's gelu, jax's with approximate=False. The form
// 1 + erf(x / sqrt(2)) of the gate has no digits left below -5.
constexpr Var gelu(LocatedVar x) {
  return detail::in_wide(x, [](Var wide) {
    const Var finite = detail::finite_below(wide);
    const Var gate = erfc(finite * -0.70710678118654752440);
    return 0.5 * finite * gate;
  });
}
// The tanh form of the same authors, x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), within 5e-4 of it: torch's gelu
// with approximate="tanh", jax's by default. Written as x sigmoid(2 sqrt(2/pi) (x + 0.044715 x^3)), which is the same
// and keeps its digits where it is small. From x^2 = 256 on, in f64 1024, the gate is 0 or 1 whatever x^2 is.
constexpr Var gelu_tanh(LocatedVar x) {
  constexpr double twice_root = 1.59576912160573071176;  // 2 sqrt(2 / pi)
  return detail::gated(x, [](Var finite) {
    const double most = finite.dtype() == DType::f64 ? 1024 : 256;
    const Var slope = twice_root + twice_root * 0.044715 * minimum(square(finite), most);
    return logistic(finite * slope);
  });
}
// x sigmoid(1.702 x): the cheaper form of the same authors.
constexpr Var quick_gelu(LocatedVar x) {
  return detail::gated(x, [](Var finite) { return logistic(1.702 * finite); });
}
// log(1 + exp(x)) = max(x, 0) + log(1 + exp(-|x|)): never more than x where that is large, and exact where it is small.
// Its derivative is sigmoid(x) everywhere; at 0 that of the second term alone, 1/2.
constexpr Var softplus(LocatedVar x) {
  return detail::in_wide(x, [](Var wide) {
    const Var above = maximum(wide, 0.0), is_above = wide > 0.0, mirrored = -wide;
    return above + log1p(exp(select(is_above, mirrored, wide)));
  });
}
// log(sigmoid(x)) = -softplus(-x).
constexpr Var log_sigmoid(LocatedVar x) { return -softplus(-x); }

}  // namespace weft

#endif
