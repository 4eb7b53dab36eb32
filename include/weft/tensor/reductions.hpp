// Reductions of tensors, over everything or along one dimension, which disappears; softmax, which keeps it. Dimensions
// count from 0, or from -1 backwards. What each function means is said by the one on Vars whose name it has.
#ifndef WEFT_TENSOR_REDUCTIONS_HPP
#define WEFT_TENSOR_REDUCTIONS_HPP

#include <weft/graph/softmax.hpp>
#include <weft/tensor/elementwise.hpp>

namespace weft {

// A function on a Var and a dimension number, as an operation of expressions.
template <Var (*Function)(LocatedVar, Index), Index Dimension>
struct Along {
  constexpr Var operator()(Var x) const { return Function(x, Dimension); }
};

namespace detail {

// Elements, a verdict on X (elementwise.hpp); if it is Fits, that on whether X has the Dimension.
template <class Elements, Index Dimension, class X>
struct AlongDimension {
  using Verdict = Elements;
};
template <Index Dimension, class X>
struct AlongDimension<Fits, Dimension, X> {
  using Exists = check::DimensionExists<Dimension, TensorTraits<TypeOf<X>>::rank>;
  using Verdict = std::conditional_t<Exists::holds, Fits, check::Broken<Exists>>;
};
template <Index Dimension, class X>
using NumbersAlong = typename AlongDimension<OnNumbers<X>, Dimension, X>::Verdict;
template <Index Dimension, class X>
using FloatingAlong = typename AlongDimension<Floating<X>, Dimension, X>::Verdict;

template <Var (*Function)(LocatedVar, Index), Index Dimension, class Verdict, class X>
WEFT_ALWAYS_INLINE auto along(Verdict, X&& x) {
  if constexpr (std::is_same_v<Verdict, Fits>)
    return node<Along<Function, Dimension>>(static_cast<X&&>(x));
  else
    return Refused{};
}

}  // namespace detail

// The sum of all elements, or along one dimension: sum<0>(x).
template <TensorLike X>
[[nodiscard]] auto sum(X&& x) {
  return detail::unary<sum>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto sum(X&& x) {
  return detail::along<sum, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// The mean, of floating-point elements.
template <TensorLike X>
[[nodiscard]] auto mean(X&& x) {
  return detail::unary<mean>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto mean(X&& x) {
  return detail::along<mean, Dimension>(detail::FloatingAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// The largest element; of nothing, the least value of the type. NaN wins.
template <TensorLike X>
[[nodiscard]] auto max(X&& x) {
  return detail::unary<max>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto max(X&& x) {
  return detail::along<max, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// The smallest element; of nothing, the greatest value of the type. NaN wins.
template <TensorLike X>
[[nodiscard]] auto min(X&& x) {
  return detail::unary<min>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto min(X&& x) {
  return detail::along<min, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}

// exp(x) / sum(exp(x)) along a dimension, the last unless told otherwise; stable for large x.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto softmax(X&& x) {
  return detail::along<softmax, Dimension>(detail::FloatingAlong<Dimension, X>{}, static_cast<X&&>(x));
}

// log(softmax(x)), computed without taking the logarithm of small numbers.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto log_softmax(X&& x) {
  return detail::along<log_softmax, Dimension>(detail::FloatingAlong<Dimension, X>{}, static_cast<X&&>(x));
}

// log(sum(exp(x))) along a dimension, which disappears.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto logsumexp(X&& x) {
  return detail::along<logsumexp, Dimension>(detail::FloatingAlong<Dimension, X>{}, static_cast<X&&>(x));
}

}  // namespace weft

#endif
