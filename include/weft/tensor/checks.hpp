// What the types of tensors can tell at compile time: a rule is a class template that knows whether it holds, and making
// Broken<rule> prints its sentence, both numbers and the chain of calls down to the user's line.
#ifndef WEFT_TENSOR_CHECKS_HPP
#define WEFT_TENSOR_CHECKS_HPP

#include <weft/shape/shape.hpp>

#include <type_traits>

namespace weft {

// The type of an expression that a static_assert has refused: it goes with everything, so that no second error follows.
struct Refused {
  template <class T>
  requires std::is_arithmetic_v<T>
  operator T() const;  // NOLINT(google-explicit-constructor): stands for any number
  template <class... Arguments>
  Refused operator()(const Arguments&...) const;  // for any function
};

}  // namespace weft

namespace weft::check {

// Its `Type` is Refused. Compilers make it on the spot, where they still know the user's line; few classes lie between, as
// each is a note of three lines.
template <class Rule>
struct Broken;

template <Index Left, Index Right>
struct InnerDimensions {
  static constexpr bool holds = Left == Right;
};
template <Index Left, Index Right>
struct Broken<InnerDimensions<Left, Right>> {
  static_assert(Left == Right,
                "weft: matmul: inner dimensions differ (left is [..., M, K], right is [..., K, N]); transpose one side "
                "or check the order");
  using Type = Refused;
};
template <Index Left, Index Right>
struct BatchDimensions {
  static constexpr bool holds = Left == Right;
};
template <Index Left, Index Right>
struct Broken<BatchDimensions<Left, Right>> {
  static_assert(Left == Right,
                "weft: matmul: batch dimensions differ (left is [B, M, K], right is [B, K, N] or [K, N]); reshape one "
                "side");
  using Type = Refused;
};
template <int Rank>
struct MatrixRank {
  static constexpr bool holds = Rank >= 2;
};
template <int Rank>
struct Broken<MatrixRank<Rank>> {
  static_assert(Rank >= 2,
                "weft: matmul, transpose: an operand has rank 2 or more; reshape<1, n>(x) makes a row of it");
  using Type = Refused;
};
template <Index Left, Index Right>
struct BroadcastExtents {
  static constexpr bool holds = Left == Right;
};
template <Index Left, Index Right>
struct Broken<BroadcastExtents<Left, Right>> {
  static_assert(Left == Right,
                "weft: broadcast: extents differ and neither is 1 (trailing dimensions align); reshape one side");
  using Type = Refused;
};
template <class Left, class Right>
struct ElementTypes {
  static constexpr bool holds = dtype_of<Left> == dtype_of<Right>;
};
template <class Left, class Right>
struct Broken<ElementTypes<Left, Right>> {
  static_assert(ElementTypes<Left, Right>::holds,
                "weft: element types of the operands differ; convert<T>(x) one of them");
  using Type = Refused;
};
template <class T>
struct AnyElements {
  static constexpr bool holds = true;
};
template <class T>
struct FloatingElements {
  static constexpr bool holds = !std::is_integral_v<T>;
};
template <class T>
struct Broken<FloatingElements<T>> {
  static_assert(!std::is_integral_v<T>,
                "weft: this function needs floating-point elements; convert<float>(x) first");
  using Type = Refused;
};
template <class T>
struct NumberElements {
  static constexpr bool holds = !std::is_same_v<T, bool>;
};
template <class T>
struct Broken<NumberElements<T>> {
  static_assert(!std::is_same_v<T, bool>,
                "weft: this function needs numbers, not bools; convert<int>(x) first");
  using Type = Refused;
};
template <class T>
struct BitElements {
  static constexpr bool holds = std::is_integral_v<T>;
};
template <class T>
struct Broken<BitElements<T>> {
  static_assert(std::is_integral_v<T>,
                "weft: &, |, ^ and ! take bools or integers; compare, or convert<int>(x) first");
  using Type = Refused;
};
template <class T>
struct IntegerElements {
  static constexpr bool holds = std::is_integral_v<T> && !std::is_same_v<T, bool>;
};
template <class T>
struct Broken<IntegerElements<T>> {
  static_assert(IntegerElements<T>::holds, "weft: this function takes integers; convert<int>(x) first");
  using Type = Refused;
};
template <class T>
struct BoolElements {
  static constexpr bool holds = std::is_same_v<T, bool>;
};
template <class T>
struct Broken<BoolElements<T>> {
  static_assert(std::is_same_v<T, bool>, "weft: any, all: elements are bools; compare first, as in any(x > 0)");
  using Type = Refused;
};
template <Index Count, Index Extent>
struct TopCount {
  static constexpr bool holds = Count >= 0 && Count <= Extent;
};
template <Index Count, Index Extent>
struct Broken<TopCount<Count, Extent>> {
  static_assert(TopCount<Count, Extent>::holds,
                "weft: top_k: a row has fewer elements than are asked for; k is 0 to the last extent");
  using Type = Refused;
};
template <Index Parts, Index Extent>
struct EqualParts {
  static constexpr bool holds = Parts > 0 && Extent % Parts == 0;
};
template <Index Parts, Index Extent>
struct Broken<EqualParts<Parts, Extent>> {
  static_assert(EqualParts<Parts, Extent>::holds,
                "weft: split: the extent does not divide into so many equal parts; change their number");
  using Type = Refused;
};
template <Index Left, Index Right>
struct JoinedExtents {
  static constexpr bool holds = Left == Right;
};
template <Index Left, Index Right>
struct Broken<JoinedExtents<Left, Right>> {
  static_assert(
      Left == Right,
      "weft: stack, concatenate: ranks, or extents of another dimension, differ; reshape or slice one of them");
  using Type = Refused;
};
// A number beside a tensor takes the tensor's element type.
template <class Element, class Number>
struct NumberBesideTensor {
  static constexpr bool holds = !std::is_integral_v<Element> || std::is_integral_v<Number>;
};
template <class Element, class Number>
struct Broken<NumberBesideTensor<Element, Number>> {
  static_assert(!std::is_integral_v<Element> || std::is_integral_v<Number>,
                "weft: a floating-point number stands beside a tensor of integers; convert<float>(x) first");
  using Type = Refused;
};
template <Index Dimension, int Rank>
struct DimensionExists {
  static constexpr bool holds = Dimension >= -Rank && Dimension < Rank;
};
template <Index Dimension, int Rank>
struct Broken<DimensionExists<Dimension, Rank>> {
  static_assert(Dimension >= -Rank && Dimension < Rank,
                "weft: the tensor has no such dimension; they count from 0, or from -1 backwards");
  using Type = Refused;
};
template <Index From, Index To>
struct ElementCounts {
  static constexpr bool holds = From == To;
};
template <Index From, Index To>
struct Broken<ElementCounts<From, To>> {
  static_assert(From == To,
                "weft: reshape: the number of elements changes; the products of the extents must agree");
  using Type = Refused;
};
template <int Given, int Rank>
struct OrderLength {
  static constexpr bool holds = Given == Rank;
};
template <int Given, int Rank>
struct Broken<OrderLength<Given, Rank>> {
  static_assert(Given == Rank,
                "weft: transpose: every dimension is named once, as in transpose<1, 0, 2>(x)");
  using Type = Refused;
};
template <int Given, int Needed>
struct AssignedRank {
  static constexpr bool holds = Given == Needed;
};
template <int Given, int Needed>
struct Broken<AssignedRank<Given, Needed>> {
  static_assert(Given == Needed,
                "weft: assignment: the ranks of expression and tensor differ; reshape the expression");
  using Type = Refused;
};
template <Index Given, Index Needed>
struct AssignedExtent {
  static constexpr bool holds = Given == Needed;
};
template <Index Given, Index Needed>
struct Broken<AssignedExtent<Given, Needed>> {
  static_assert(Given == Needed,
                "weft: assignment: an extent of the expression differs from the tensor's; broadcast_to or reshape it");
  using Type = Refused;
};
template <class Given, class Needed>
struct AssignedElements {
  static constexpr bool holds = dtype_of<Given> == dtype_of<Needed>;
};
template <class Given, class Needed>
struct Broken<AssignedElements<Given, Needed>> {
  static_assert(AssignedElements<Given, Needed>::holds,
                "weft: assignment: element types of expression and tensor differ; convert<T>(expression)");
  using Type = Refused;
};

template <bool holds>
inline constexpr bool sizes_are_in_the_type = holds;
// What t[i] of a tensor or a view comes to.
template <class Position>
constexpr void refuse_single_position() {
  static_assert(sizeof(Position) == 0,
                "weft: tensor: t[i] is not there; write t(i, j), an index for each dimension, t.at(i, j), which "
                "checks, t.data()[n], row-major, or TensorView<T, Extents...>(t.data() + n, count) of a part");
}
// Likewise of an expression.
template <class Position>
constexpr void refuse_position_of_expression() {
  static_assert(sizeof(Position) == 0,
                "weft: an expression has no elements, it is not computed yet; write const weft::Tensor t = a + b, then "
                "t(i, j)");
}
// What a function comes to that is given, beside a tensor, what belongs in angle brackets.
template <class X>
constexpr Refused refuse_in_parentheses() {
  static_assert(
      sizeof(X) == 0,
      "weft: dimensions, shapes and counts are known to the compiler and stand in angle brackets: sum<0>(x) in the "
      "place of sum(x, 0), reshape<2, 6>(x), top_k<3>(x); of two values, maximum(x, y) and minimum(x, y)");
  return {};
}
// A condition that shows the name of an input, quoted, which a function declares although nothing gives it.
template <class OwnInput, bool holds>
inline constexpr bool inputs_are_arguments = holds;

// The first extents that keep a shape from being repeated to another, or equal ones.
[[nodiscard]] constexpr ExtentPair repeat_difference(const Shape& from, const Shape& to) {
  if (from.rank() > to.rank()) return {from.rank(), to.rank()};
  for (int i = 1; i <= from.rank(); ++i) {
    const Index a = from[from.rank() - i], b = to[to.rank() - i];
    if (a != b && a != 1) return {a, b};
  }
  return {};
}
// The first extents in which two shapes of one rank differ, or equal ones.
[[nodiscard]] constexpr ExtentPair extent_difference(const Shape& left, const Shape& right) {
  for (int i = 0; left.rank() == right.rank() && i < left.rank(); ++i)
    if (left[i] != right[i]) return {left[i], right[i]};
  return {};
}

}  // namespace weft::check

namespace weft {

namespace detail {

template <class Rule, class... More>
struct FirstBroken : std::conditional_t<Rule::holds, FirstBroken<More...>, std::type_identity<Rule>> {};
template <class Rule>
struct FirstBroken<Rule> : std::type_identity<Rule> {};

}  // namespace detail

// Where a rule does not hold: naming the Type of this, which is Refused, prints the sentence of the first that does
// not.
template <class... Rules>
using Refusal = check::Broken<typename detail::FirstBroken<Rules...>::type>;

}  // namespace weft

#endif
