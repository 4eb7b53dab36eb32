// Running sums and extrema of tensors, which keep the dimension along which they run; products, variances, norms, any,
// all, in which it disappears. What each means is said by the function on Vars whose name it has (graph/cumulative.hpp,
// graph/statistics.hpp).
#ifndef WEFT_TENSOR_STATISTICS_HPP
#define WEFT_TENSOR_STATISTICS_HPP

#include <weft/graph/cumulative.hpp>
#include <weft/graph/statistics.hpp>
#include <weft/tensor/reductions.hpp>

namespace weft {

// Operations with a dimension and a setting.
template <Var (*Function)(LocatedVar, Index, bool), Index Dimension, bool IsReversed>
struct Running {
  constexpr Var operator()(Var x) const { return Function(x, Dimension, IsReversed); }
};
template <Var (*Function)(LocatedVar, Index, Index), Index Dimension, Index Correction>
struct Spread {
  constexpr Var operator()(Var x) const { return Function(x, Dimension, Correction); }
};

namespace detail {

template <class X>
using Bools = VerdictOn<check::BoolElements, X>;
template <Index Dimension, class X>
using BoolsAlong = typename AlongDimension<Bools<X>, Dimension, X>::Verdict;

// The node of Op on x, if that is fit for it.
template <class Op, class Verdict, class X>
WEFT_ALWAYS_INLINE auto fitting(Verdict, X&& x) {
  if constexpr (std::is_same_v<Verdict, Fits>)
    return node<Op>(static_cast<X&&>(x));
  else
    return Refused{};
}

}  // namespace detail

// cumsum<0>(x): element i is made of those up to it; cumsum<0, true>(x): of it and those after it.
template <Index Dimension, bool IsReversed = false, TensorLike X>
[[nodiscard]] auto cumsum(X&& x) {
  return detail::fitting<Running<cumsum, Dimension, IsReversed>>(detail::NumbersAlong<Dimension, X>{},
                                                                 static_cast<X&&>(x));
}
template <Index Dimension, bool IsReversed = false, TensorLike X>
[[nodiscard]] auto cumprod(X&& x) {
  return detail::fitting<Running<cumprod, Dimension, IsReversed>>(detail::NumbersAlong<Dimension, X>{},
                                                                  static_cast<X&&>(x));
}
template <Index Dimension, bool IsReversed = false, TensorLike X>
[[nodiscard]] auto cummax(X&& x) {
  return detail::fitting<Running<cummax, Dimension, IsReversed>>(detail::NumbersAlong<Dimension, X>{},
                                                                 static_cast<X&&>(x));
}
template <Index Dimension, bool IsReversed = false, TensorLike X>
[[nodiscard]] auto cummin(X&& x) {
  return detail::fitting<Running<cummin, Dimension, IsReversed>>(detail::NumbersAlong<Dimension, X>{},
                                                                 static_cast<X&&>(x));
}

// The product along a dimension.
template <Index Dimension, TensorLike X>
[[nodiscard]] auto prod(X&& x) {
  return detail::along<prod, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// variance<0>(x) as numpy.var, variance<0, 1>(x) as torch.var; the standard deviation is its root.
template <Index Dimension, Index Correction = 0, TensorLike X>
[[nodiscard]] auto variance(X&& x) {
  return detail::fitting<Spread<variance, Dimension, Correction>>(detail::FloatingAlong<Dimension, X>{},
                                                                  static_cast<X&&>(x));
}
template <Index Dimension, Index Correction = 0, TensorLike X>
[[nodiscard]] auto standard_deviation(X&& x) {
  return detail::fitting<Spread<standard_deviation, Dimension, Correction>>(detail::FloatingAlong<Dimension, X>{},
                                                                            static_cast<X&&>(x));
}
// The root of the sum of squares along a dimension.
template <Index Dimension, TensorLike X>
[[nodiscard]] auto norm(X&& x) {
  return detail::along<norm, Dimension>(detail::FloatingAlong<Dimension, X>{}, static_cast<X&&>(x));
}

// Whether bools are true, over everything or along one dimension.
template <TensorLike X>
[[nodiscard]] auto any(X&& x) {
  return detail::unary<any>(detail::Bools<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto any(X&& x) {
  return detail::along<any, Dimension>(detail::BoolsAlong<Dimension, X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto all(X&& x) {
  return detail::unary<all>(detail::Bools<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto all(X&& x) {
  return detail::along<all, Dimension>(detail::BoolsAlong<Dimension, X>{}, static_cast<X&&>(x));
}

}  // namespace weft

#endif
