// Elements of tensors in another order or number: flip, roll, sort, argsort, top_k, concatenate, stack, split, one_hot.
// What each means is said by the function on Vars whose name it has (graph/arrange.hpp, graph/sort.hpp).
#ifndef WEFT_TENSOR_ARRANGE_HPP
#define WEFT_TENSOR_ARRANGE_HPP

#include <weft/graph/sort.hpp>
#include <weft/tensor/rounding.hpp>
#include <weft/tensor/statistics.hpp>

#include <tuple>

namespace weft {

// Operations with attributes.
template <Index Shift, Index Dimension>
struct Roll {
  constexpr Var operator()(Var x) const { return roll(x, Shift, Dimension); }
};
template <Index Count>
struct TopValues {
  constexpr Var operator()(Var x) const { return top_k(x, Count).values; }
};
template <Index Count>
struct TopPlaces {
  constexpr Var operator()(Var x) const { return top_k(x, Count).places; }
};
template <Index Dimension>
struct Concatenate {
  template <class... Vars>
  constexpr Var operator()(const Vars&... parts) const {
    return concatenate({parts...}, Dimension);
  }
};
template <Index Dimension>
struct ExpandDims {
  constexpr Var operator()(Var x) const { return expand_dims(x, Dimension); }
};
template <Index Parts, Index Part, Index Dimension>
struct PartOf {
  constexpr Var operator()(Var x) const {
    const int own = dimension(Dimension, x.rank());
    const Index extent = x.shape()[own] / Parts;
    return detail::part(x, own, Part * extent, (Part + 1) * extent);
  }
};
template <Index Classes, class T>
struct OneHot {
  constexpr Var operator()(Var labels) const { return one_hot(labels, Classes, dtype_of<T>); }
};

// The `count` largest elements of every row, in falling order, and their places: two expressions, each of which sorts.
template <class Values, class Places>
struct TopOf {
  Values values;
  Places places;
};
template <class Values, class Places>
TopOf(Values, Places) -> TopOf<Values, Places>;

namespace detail {

template <Index Dimension, class X>
using AnythingAlong = typename AlongDimension<Anything<X>, Dimension, X>::Verdict;

// An extent in which shapes differ that are joined along `dim`, or equal ones.
[[nodiscard]] constexpr ExtentPair joined_difference(const Shape& left, const Shape& right, Index dim) {
  if (left.rank() != right.rank()) return {left.rank(), right.rank()};
  for (int i = 0; i < left.rank(); ++i)
    if (i != dimension(dim, left.rank()) && left[i] != right[i]) return {left[i], right[i]};
  return {};
}
template <Index Dimension, class A, class B>
struct JoinedRule {
  static constexpr ExtentPair extents =
      joined_difference(TensorTraits<TypeOf<A>>::shape, TensorTraits<TypeOf<B>>::shape, Dimension);
  using Same = check::ElementTypes<ElementTypeOf<A>, ElementTypeOf<B>>;
  using Agree = check::JoinedExtents<extents.left, extents.right>;
  using Exists = check::DimensionExists<Dimension, TensorTraits<TypeOf<A>>::rank>;
  static constexpr bool fit = Same::holds && Agree::holds && Exists::holds;
  using Error = Refusal<Exists, Agree, Same>;
};
template <Index Dimension, class A, class B>
[[nodiscard]] auto joined(A&& a, B&& b) {
  if constexpr (is_refused<A> || is_refused<B>)
    return Refused{};
  else if constexpr (JoinedRule<Dimension, A, B>::fit)
    return node<Concatenate<Dimension>>(static_cast<A&&>(a), static_cast<B&&>(b));
  else
    return typename JoinedRule<Dimension, A, B>::Error::Type{};
}
template <Index Parts, Index Dimension, class X, std::size_t... I>
[[nodiscard]] auto parts_of_tensor(X&& x, std::index_sequence<I...>) {
  return std::tuple(node<PartOf<Parts, static_cast<Index>(I), Dimension>>(x)...);
}
template <Index Dimension, class X>
inline constexpr Index extent_along =
    TensorTraits<TypeOf<X>>::shape[dimension(Dimension, TensorTraits<TypeOf<X>>::rank)];

}  // namespace detail

// flip<1>(x): from the last element along a dimension to the first.
template <Index Dimension, TensorLike X>
[[nodiscard]] auto flip(X&& x) {
  return detail::along<flip, Dimension>(detail::AnythingAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// roll<2, 0>(x): two further along dimension 0, the last ones to the front.
template <Index Shift, Index Dimension, TensorLike X>
[[nodiscard]] auto roll(X&& x) {
  return detail::fitting<Roll<Shift, Dimension>>(detail::AnythingAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// In rising order, NaN last; and the places, std::int32_t, of the elements in it.
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto sort(X&& x) {
  return detail::along<sort, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}
template <Index Dimension = -1, TensorLike X>
[[nodiscard]] auto argsort(X&& x) {
  return detail::along<argsort, Dimension>(detail::NumbersAlong<Dimension, X>{}, static_cast<X&&>(x));
}
// const auto [values, places] = top_k<3>(x): of every row, along the last dimension.
template <Index Count, TensorLike X>
[[nodiscard]] auto top_k(const X& x) {
  using Verdict = detail::NumbersAlong<-1, const X&>;
  if constexpr (std::is_same_v<Verdict, detail::Fits>) {
    using Rule = check::TopCount<Count, detail::extent_along<-1, const X&>>;
    if constexpr (Rule::holds)
      return TopOf{detail::node<TopValues<Count>>(x), detail::node<TopPlaces<Count>>(x)};
    else
      return TopOf{typename check::Broken<Rule>::Type{}, Refused{}};
  } else {
    static_cast<void>(Verdict{});
    return TopOf{Refused{}, Refused{}};
  }
}

// concatenate<0>(a, b, ...): one after the other along a dimension that there is.
template <Index Dimension, TensorLike First, TensorLike Second, TensorLike... Others>
[[nodiscard]] auto concatenate(First&& first, Second&& second, Others&&... others) {
  if constexpr (sizeof...(Others) == 0)
    return detail::joined<Dimension>(static_cast<First&&>(first), static_cast<Second&&>(second));
  else
    return concatenate<Dimension>(detail::joined<Dimension>(static_cast<First&&>(first), static_cast<Second&&>(second)),
                                  static_cast<Others&&>(others)...);
}
// stack<0>(a, b, ...): along a new one; tensors of one shape.
template <Index Dimension = 0, TensorLike First, TensorLike... Others>
[[nodiscard]] auto stack(First&& first, Others&&... others) {
  if constexpr (detail::is_refused<First> || (detail::is_refused<Others> || ...))
    return Refused{};
  else if constexpr (constexpr int rank = TensorTraits<detail::TypeOf<First>>::rank + 1;
                     !check::DimensionExists<Dimension, rank>::holds)
    return typename check::Broken<check::DimensionExists<Dimension, rank>>::Type{};
  else if constexpr (sizeof...(Others) == 0)
    return detail::node<ExpandDims<Dimension>>(static_cast<First&&>(first));
  else
    return concatenate<Dimension>(detail::node<ExpandDims<Dimension>>(static_cast<First&&>(first)),
                                  stack<Dimension>(static_cast<Others&&>(others))...);
}
// const auto [a, b] = split<2>(x), or split<2, 1>(x): equal parts along a dimension, a std::tuple of expressions.
template <Index Parts, Index Dimension = 0, TensorLike X>
[[nodiscard]] auto split(const X& x) {
  using Verdict = detail::AnythingAlong<Dimension, const X&>;
  if constexpr (std::is_same_v<Verdict, detail::Fits>) {
    using Rule = check::EqualParts<Parts, detail::extent_along<Dimension, const X&>>;
    if constexpr (Rule::holds)
      return detail::parts_of_tensor<Parts, Dimension>(x, std::make_index_sequence<static_cast<std::size_t>(Parts)>{});
    else
      return typename check::Broken<Rule>::Type{};
  } else {
    static_cast<void>(Verdict{});
    return Refused{};
  }
}

// one_hot<10>(labels): [..., 10] of 1 where the class is the label, else 0; one_hot<10, bfloat16>(labels).
template <Index Classes, class T = float, TensorLike X>
[[nodiscard]] auto one_hot(X&& labels) {
  return detail::fitting<OneHot<Classes, T>>(detail::Integers<X>{}, static_cast<X&&>(labels));
}

}  // namespace weft

#endif
