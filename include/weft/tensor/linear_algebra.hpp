// Products and changes of shape of tensors: matmul, transpose, reshape, broadcast_to.
#ifndef WEFT_TENSOR_LINEAR_ALGEBRA_HPP
#define WEFT_TENSOR_LINEAR_ALGEBRA_HPP

#include <weft/tensor/elementwise.hpp>

namespace weft {

namespace detail {

// As a function of two arguments.
constexpr Var product(LocatedVar left, LocatedVar right) { return matmul(left, right); }

}  // namespace detail

// Operations with attributes.
template <int... Order>
struct Transpose {
  constexpr Var operator()(Var x) const { return transpose(x, AxisList{static_cast<std::int8_t>(Order)...}); }
};
template <Index... Extents>
struct Reshape {
  constexpr Var operator()(Var x) const { return reshape(x, Shape{Extents...}); }
};
template <Index... Extents>
struct BroadcastTo {
  constexpr Var operator()(Var x) const { return broadcast_to(x, Shape{Extents...}); }
};

namespace detail {

template <class X>
inline constexpr int rank_of = TensorTraits<TypeOf<X>>::rank;

// The extent `back` positions before the end, of a shape that may be shorter.
[[nodiscard]] constexpr Index extent_from_end(const Shape& shape, int back) {
  return shape.rank() >= back ? shape[shape.rank() - back] : 1;
}
// The first leading (batch) extents in which the operands of a matmul differ; a right side of rank 2 has none.
[[nodiscard]] constexpr ExtentPair batch_difference(const Shape& left, const Shape& right) {
  if (right.rank() <= 2) return {};
  if (left.rank() != right.rank()) return {left.rank(), right.rank()};
  for (int i = 0; i + 2 < left.rank(); ++i)
    if (left[i] != right[i]) return {left[i], right[i]};
  return {};
}

template <class A, class B>
struct Product {
  using Left = TensorTraits<TypeOf<A>>;
  using Right = TensorTraits<TypeOf<B>>;
  static constexpr ExtentPair inner{extent_from_end(Left::shape, 1), extent_from_end(Right::shape, 2)};
  static constexpr ExtentPair batch = batch_difference(Left::shape, Right::shape);
  using Elements = check::ElementTypes<typename Left::Element, typename Right::Element>;
  using Numbers = check::NumberElements<typename Left::Element>;
  static constexpr bool fit = Left::rank >= 2 && Right::rank >= 2 && inner.agree() && batch.agree() && Elements::holds && Numbers::holds;
  using Error = std::conditional_t<
      (Left::rank < 2 || Right::rank < 2), Refusal<check::MatrixRank<Left::rank>, check::MatrixRank<Right::rank>>,
      Refusal<check::InnerDimensions<inner.left, inner.right>, check::BatchDimensions<batch.left, batch.right>,
              Elements, Numbers>>;
};

}  // namespace detail

// [..., M, K] x [..., K, N] -> [..., M, N]; leading dimensions are a batch and must agree. A right side of rank 2
// serves every batch. Elements are numbers of one type. 2 M N K operations a batch; an elementwise function of the product runs in
// its tiles.
template <TensorLike A, TensorLike B>
[[nodiscard]] auto matmul(A&& a, B&& b) {
  if constexpr (detail::is_refused<A> || detail::is_refused<B>)
    return Refused{};
  else if constexpr (detail::Product<A, B>::fit)
    return detail::node<Binary<detail::product>>(static_cast<A&&>(a), static_cast<B&&>(b));
  else
    return typename detail::Product<A, B>::Error::Type{};
}

// The last two dimensions swapped.
template <TensorLike X>
[[nodiscard]] auto transpose(X&& x) {
  if constexpr (detail::is_refused<X>)
    return Refused{};
  else if constexpr (detail::rank_of<X> >= 2)
    return detail::node<Unary<transpose>>(static_cast<X&&>(x));
  else
    return typename Refusal<check::MatrixRank<detail::rank_of<X>>>::Type{};
}
// Dimension i of the result is dimension Order[i] of x: transpose<1, 2, 0>(x).
template <int First, int... Others, TensorLike X>
[[nodiscard]] auto transpose(X&& x) {
  if constexpr (detail::is_refused<X>)
    return Refused{};
  else if constexpr (1 + sizeof...(Others) == detail::rank_of<X>)
    return detail::node<Transpose<First, Others...>>(static_cast<X&&>(x));
  else
    return typename Refusal<check::OrderLength<1 + sizeof...(Others), detail::rank_of<X>>>::Type{};
}

// The same elements in row-major order under another shape: reshape<2, 6>(x). Costs nothing.
template <Index... Extents, TensorLike X>
[[nodiscard]] auto reshape(X&& x) {
  if constexpr (detail::is_refused<X>) {
    return Refused{};
  } else {
    constexpr ExtentPair counts{TensorTraits<detail::TypeOf<X>>::elements, (Index{1} * ... * Extents)};
    if constexpr (counts.agree())
      return detail::node<Reshape<Extents...>>(static_cast<X&&>(x));
    else
      return typename Refusal<check::ElementCounts<counts.left, counts.right>>::Type{};
  }
}

// x repeated along leading dimensions and along those of extent 1, as NumPy broadcasts: broadcast_to<4, 3>(row).
template <Index... Extents, TensorLike X>
[[nodiscard]] auto broadcast_to(X&& x) {
  if constexpr (detail::is_refused<X>) {
    return Refused{};
  } else {
    constexpr ExtentPair extents = check::repeat_difference(TensorTraits<detail::TypeOf<X>>::shape, Shape{Extents...});
    if constexpr (extents.agree())
      return detail::node<BroadcastTo<Extents...>>(static_cast<X&&>(x));
    else
      return typename Refusal<check::BroadcastExtents<extents.left, extents.right>>::Type{};
  }
}

}  // namespace weft

#endif
