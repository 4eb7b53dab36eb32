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

template <Var (*Function)(LocatedVar, Index), Index Dimension, class Needed = NumberElements, class X>
WEFT_ALWAYS_INLINE auto along(X&& x) {
  if constexpr (is_refused<X>) {
    return Refused{};
  } else {
    constexpr int rank = TensorTraits<TypeOf<X>>::rank;
    if constexpr (!Needed::template fit<ElementTypeOf<X>>)
      return typename Needed::template Error<ElementTypeOf<X>>::Type{};
    else if constexpr (Dimension >= -rank && Dimension < rank)
      return node<Along<Function, Dimension>>(static_cast<X&&>(x));
    else
      return typename Refusal<check::DimensionExists<Dimension, rank>>::Type{};
  }
}
template <Var (*Function)(LocatedVar, Index), Index Dimension, class X>
WEFT_ALWAYS_INLINE auto floating_along(X&& x) {
  return along<Function, Dimension, FloatingElements>(static_cast<X&&>(x));
}

}  // namespace detail

// The sum of all elements, or along one dimension: sum<0>(x).
template <TensorLike X>
[[nodiscard]] auto sum(X&& x) {
  return detail::unary<sum, detail::NumberElements>(static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto sum(X&& x) {
  return detail::along<sum, Dimension>(static_cast<X&&>(x));
}
// The mean, of floating-point elements.
template <TensorLike X>
[[nodiscard]] auto mean(X&& x) {
  return detail::floating<mean>(static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto mean(X&& x) {
  return detail::floating_along<mean, Dimension>(static_cast<X&&>(x));
}
// The largest element; of nothing, the least value of the type. NaN wins.
template <TensorLike X>
[[nodiscard]] auto max(X&& x) {
  return detail::unary<max, detail::NumberElements>(static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto max(X&& x) {
  return detail::along<max, Dimension>(static_cast<X&&>(x));
}
// The smallest element; of nothing, the greatest value of the type. NaN wins.
template <TensorLike X>
[[nodiscard]] auto min(X&& x) {
  return detail::unary<min, detail::NumberElements>(static_cast<X&&>(x));
}
template <Index Dimension, TensorLike X>
[[nodiscard]] auto min(X&& x) {
  return detail::along<min, Dimension>(static_cast<X&&>(x));
}

// exp(x) / sum(exp(x)) along a dimension, the last unless told otherwise; stable for large x.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto softmax(X&& x) {
  return detail::floating_along<softmax, Dimension>(static_cast<X&&>(x));
}

// log(softmax(x)), computed without taking the logarithm of small numbers.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto log_softmax(X&& x) {
  return detail::floating_along<log_softmax, Dimension>(static_cast<X&&>(x));
}

// log(sum(exp(x))) along a dimension, which disappears.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto logsumexp(X&& x) {
  return detail::floating_along<logsumexp, Dimension>(static_cast<X&&>(x));
}

}  // namespace weft

#endif
