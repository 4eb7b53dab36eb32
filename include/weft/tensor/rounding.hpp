// Elementwise functions of tensors that are made of others: rounding, remainders, bounds, sines, shifts, tests of
// floating-point numbers. What each means is said by the function on Vars whose name it has (graph/elementwise.hpp,
// graph/trigonometry.hpp).
#ifndef WEFT_TENSOR_ROUNDING_HPP
#define WEFT_TENSOR_ROUNDING_HPP

#include <weft/graph/elementwise.hpp>
#include <weft/graph/trigonometry.hpp>
#include <weft/tensor/elementwise.hpp>

namespace weft {

namespace detail {

template <class... X>
using Integers = VerdictOn<check::IntegerElements, X...>;

}  // namespace detail

template <TensorLike X>
[[nodiscard]] auto sin(X&& x) {
  return detail::unary<sin>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto cos(X&& x) {
  return detail::unary<cos>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto tan(X&& x) {
  return detail::unary<tan>(detail::Floating<X>{}, static_cast<X&&>(x));
}

template <TensorLike X>
[[nodiscard]] auto ceil(X&& x) {
  return detail::unary<ceil>(detail::Floating<X>{}, static_cast<X&&>(x));
}
// Halves to the even integer; away from zero.
template <TensorLike X>
[[nodiscard]] auto round(X&& x) {
  return detail::unary<round>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto round_away(X&& x) {
  return detail::unary<round_away>(detail::Floating<X>{}, static_cast<X&&>(x));
}
// What a / b leaves, with the sign of b; of a.
template <class A, PairedWith<A> B>
[[nodiscard]] auto remainder(A&& a, B&& b) {
  return detail::binary<remainder>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto fmod(A&& a, B&& b) {
  return detail::binary<fmod>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
// min(max(x, least), most); bounds are numbers or tensors.
template <TensorLike X, PairedWith<X> Least, PairedWith<X> Most>
[[nodiscard]] auto clip(X&& x, Least&& least, Most&& most) {
  return minimum(maximum(static_cast<X&&>(x), static_cast<Least&&>(least)), static_cast<Most&&>(most));
}

// Bools.
template <TensorLike X>
[[nodiscard]] auto isnan(X&& x) {
  return detail::unary<isnan>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto isinf(X&& x) {
  return detail::unary<isinf>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto isfinite(X&& x) {
  return detail::unary<isfinite>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}

// Integers times 2^n, and divided by it and rounded down; by more bits than there are 0, and 0 or -1.
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator<<(A&& a, B&& b) {
  return detail::binary<(operator<<)>(detail::Integers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator>>(A&& a, B&& b) {
  return detail::binary<(operator>>)>(detail::Integers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}

}  // namespace weft

#endif
