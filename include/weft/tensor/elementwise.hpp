// Elementwise functions of tensors: arithmetic, comparisons, elementary functions, selection. Operands broadcast as in
// NumPy; a number takes the element type of the tensor beside it. What each function means is said once, by the
// function on Vars (graph/var.hpp) whose name it has and which it traces.
#ifndef WEFT_TENSOR_ELEMENTWISE_HPP
#define WEFT_TENSOR_ELEMENTWISE_HPP

#include <weft/graph/activations.hpp>
#include <weft/tensor/tensor.hpp>

namespace weft {

// The operations of expressions: a function on Vars as a type.
template <Var (*Function)(LocatedVar)>
struct Unary {
  constexpr Var operator()(Var a) const { return Function(a); }
};
template <Var (*Function)(LocatedVar, LocatedVar)>
struct Binary {
  constexpr Var operator()(Var a, Var b) const { return Function(a, b); }
};
template <Var (*Function)(LocatedVar, Var, Var)>
struct Ternary {
  constexpr Var operator()(Var a, Var b, Var c) const { return Function(a, b, c); }
};
template <class T>
struct Convert {
  constexpr Var operator()(Var a) const { return convert(a, dtype_of<T>); }
};

namespace detail {

// What an operation is told of its operands, as a type that it makes where it is called, so that the user's line is the
// next in the chain of calls: Fits; the Broken rule, which prints its sentence; or Refused, if one operand is.
struct Fits {};

// Two tensors of one element type that broadcast.
template <class A, class B>
struct Together {
  static constexpr ExtentPair extents =
      broadcast_clash(TensorTraits<TypeOf<A>>::shape, TensorTraits<TypeOf<B>>::shape);
  static constexpr bool fit = extents.agree() && dtype_of<ElementTypeOf<A>> == dtype_of<ElementTypeOf<B>>;
  using Error = Refusal<check::BroadcastExtents<extents.left, extents.right>,
                        check::ElementTypes<ElementTypeOf<A>, ElementTypeOf<B>>>;
  using Element = ElementTypeOf<A>;
};
// A number beside a tensor of type X.
template <class N, class X>
struct Beside {
  using Element = ElementTypeOf<X>;
  static constexpr bool fit = !std::is_integral_v<Element> || std::is_integral_v<std::remove_cvref_t<N>>;
  using Error = Refusal<check::NumberBesideTensor<Element, std::remove_cvref_t<N>>>;
};
// Which of these the operands A and B, at most one of them a number, must hold to.
template <class A, class B>
using PairRule = typename std::conditional_t<
    Number<A>, std::type_identity<Beside<A, B>>,
    std::conditional_t<Number<B>, std::type_identity<Beside<B, A>>, std::type_identity<Together<A, B>>>>::type;

// Operands X whose elements keep Rule, and which fit together where there are two.
template <template <class> class Rule, class... X>
struct Judged;
template <template <class> class Rule, class X>
struct Judged<Rule, X> {
  using Needed = Rule<ElementTypeOf<X>>;
  using Verdict = std::conditional_t<Needed::holds, Fits, check::Broken<Needed>>;
};
template <template <class> class Rule, class A, class B>
struct Judged<Rule, A, B> {
  using Pair = PairRule<A, B>;
  using Needed = Rule<typename Pair::Element>;
  using Verdict = std::conditional_t<!Pair::fit, typename Pair::Error,
                                     std::conditional_t<Needed::holds, Fits, check::Broken<Needed>>>;
};
struct JudgedRefused {
  using Verdict = Refused;
};
template <template <class> class Rule, class... X>
using VerdictOn = typename std::conditional_t<(is_refused<X> || ...), std::type_identity<JudgedRefused>,
                                              std::type_identity<Judged<Rule, X...>>>::type::Verdict;

// What an operation asks of the elements of its operands X.
template <class... X>
using Anything = VerdictOn<check::AnyElements, X...>;
template <class... X>
using OnNumbers = VerdictOn<check::NumberElements, X...>;
template <class... X>
using Bits = VerdictOn<check::BitElements, X...>;
template <class... X>
using Floating = VerdictOn<check::FloatingElements, X...>;

// `x` itself, or the scalar operand that a number is beside a tensor of type Other.
template <class Other, class X>
WEFT_ALWAYS_INLINE decltype(auto) beside(X&& x) {
  if constexpr (Number<X>)
    return scalar<ElementTypeOf<Other>>(x);
  else
    return static_cast<X&&>(x);
}

template <Var (*Function)(LocatedVar, LocatedVar), class Verdict, class A, class B>
WEFT_ALWAYS_INLINE auto binary(Verdict, A&& a, B&& b) {
  if constexpr (std::is_same_v<Verdict, Fits>)
    return node<Binary<Function>>(beside<B>(static_cast<A&&>(a)), beside<A>(static_cast<B&&>(b)));
  else
    return Refused{};
}
template <Var (*Function)(LocatedVar), class Verdict, class X>
WEFT_ALWAYS_INLINE auto unary(Verdict, X&& x) {
  if constexpr (std::is_same_v<Verdict, Fits>)
    return node<Unary<Function>>(static_cast<X&&>(x));
  else
    return Refused{};
}

}  // namespace detail

// Arithmetic. Integers wrap; i32 division truncates.
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator+(A&& a, B&& b) {
  return detail::binary<(operator+)>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator-(A&& a, B&& b) {
  return detail::binary<(operator-)>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator*(A&& a, B&& b) {
  return detail::binary<(operator*)>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator/(A&& a, B&& b) {
  return detail::binary<(operator/)>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <TensorLike X>
[[nodiscard]] auto operator-(X&& x) {
  return detail::unary<(operator-)>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto maximum(A&& a, B&& b) {
  return detail::binary<maximum>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto minimum(A&& a, B&& b) {
  return detail::binary<minimum>(detail::OnNumbers<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
// a to the power b, for floating-point elements.
template <class A, PairedWith<A> B>
[[nodiscard]] auto pow(A&& a, B&& b) {
  return detail::binary<pow>(detail::Floating<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}

// x = x op y, in place: of a tensor, or of the tensor that a view shows.
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
Tensor<T, Extents...>& operator+=(Tensor<T, Extents...>& x, B&& y) {
  return x = x + static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
Tensor<T, Extents...>& operator-=(Tensor<T, Extents...>& x, B&& y) {
  return x = x - static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
Tensor<T, Extents...>& operator*=(Tensor<T, Extents...>& x, B&& y) {
  return x = x * static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
Tensor<T, Extents...>& operator/=(Tensor<T, Extents...>& x, B&& y) {
  return x = x / static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
TensorView<T, Extents...> operator+=(TensorView<T, Extents...> x, B&& y) {
  return x = x + static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
TensorView<T, Extents...> operator-=(TensorView<T, Extents...> x, B&& y) {
  return x = x - static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
TensorView<T, Extents...> operator*=(TensorView<T, Extents...> x, B&& y) {
  return x = x * static_cast<B&&>(y);
}
template <class T, Index... Extents, PairedWith<Tensor<T, Extents...>> B>
TensorView<T, Extents...> operator/=(TensorView<T, Extents...> x, B&& y) {
  return x = x / static_cast<B&&>(y);
}

// Comparisons and logic. Results have elements of type bool: `&` and `|` join them.
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator==(A&& a, B&& b) {
  return detail::binary<(operator==)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator!=(A&& a, B&& b) {
  return detail::binary<(operator!=)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator<(A&& a, B&& b) {
  return detail::binary<(operator<)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator<=(A&& a, B&& b) {
  return detail::binary<(operator<=)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator>(A&& a, B&& b) {
  return detail::binary<(operator>)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator>=(A&& a, B&& b) {
  return detail::binary<(operator>=)>(detail::Anything<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator&(A&& a, B&& b) {
  return detail::binary<(operator&)>(detail::Bits<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator|(A&& a, B&& b) {
  return detail::binary<(operator|)>(detail::Bits<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <class A, PairedWith<A> B>
[[nodiscard]] auto operator^(A&& a, B&& b) {
  return detail::binary<(operator^)>(detail::Bits<A, B>{}, static_cast<A&&>(a), static_cast<B&&>(b));
}
template <TensorLike X>
[[nodiscard]] auto operator!(X&& x) {
  return detail::unary<(operator!)>(detail::Bits<X>{}, static_cast<X&&>(x));
}

// Elementary functions.
template <TensorLike X>
[[nodiscard]] auto abs(X&& x) {
  return detail::unary<abs>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto sign(X&& x) {
  return detail::unary<sign>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto square(X&& x) {
  return detail::unary<square>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto exp(X&& x) {
  return detail::unary<exp>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto expm1(X&& x) {
  return detail::unary<expm1>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto log(X&& x) {
  return detail::unary<log>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto log1p(X&& x) {
  return detail::unary<log1p>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto tanh(X&& x) {
  return detail::unary<tanh>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto logistic(X&& x) {
  return detail::unary<logistic>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto erf(X&& x) {
  return detail::unary<erf>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto erfc(X&& x) {
  return detail::unary<erfc>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto sqrt(X&& x) {
  return detail::unary<sqrt>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto rsqrt(X&& x) {
  return detail::unary<rsqrt>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto floor(X&& x) {
  return detail::unary<floor>(detail::Floating<X>{}, static_cast<X&&>(x));
}

// Activations: graph/activations.hpp.
template <TensorLike X>
[[nodiscard]] auto sigmoid(X&& x) {
  return detail::unary<sigmoid>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto silu(X&& x) {
  return detail::unary<silu>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto gelu(X&& x) {
  return detail::unary<gelu>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto gelu_tanh(X&& x) {
  return detail::unary<gelu_tanh>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto quick_gelu(X&& x) {
  return detail::unary<quick_gelu>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto softplus(X&& x) {
  return detail::unary<softplus>(detail::Floating<X>{}, static_cast<X&&>(x));
}
template <TensorLike X>
[[nodiscard]] auto relu(X&& x) {
  return detail::unary<relu>(detail::OnNumbers<X>{}, static_cast<X&&>(x));
}

// Elements of another type: float to integer truncates towards zero, anything but zero becomes true.
template <class T, TensorLike X>
[[nodiscard]] auto convert(X&& x) {
  if constexpr (detail::is_refused<X>)
    return Refused{};
  else
    return detail::node<Convert<T>>(static_cast<X&&>(x));
}

// condition ? a : b, element by element. a and b may be numbers; of two numbers, one of them floating, elements are
// float, else std::int32_t.
template <TensorLike Condition, class A, class B>
requires(TensorLike<A> || Number<A>) && (TensorLike<B> || Number<B>)
                                            [[nodiscard]] auto select(Condition&& condition, A&& a, B&& b) {
  using Choose = Ternary<select>;
  if constexpr (detail::is_refused<Condition> || detail::is_refused<A> || detail::is_refused<B>) {
    return Refused{};
  } else if constexpr (Number<A> && Number<B>) {
    using Element =
        std::conditional_t<std::is_integral_v<std::remove_cvref_t<A>> && std::is_integral_v<std::remove_cvref_t<B>>,
                           std::int32_t, float>;
    return detail::node<Choose>(static_cast<Condition&&>(condition), detail::scalar<Element>(a),
                                detail::scalar<Element>(b));
  } else if constexpr (detail::PairRule<A, B>::fit) {
    return detail::node<Choose>(static_cast<Condition&&>(condition), detail::beside<B>(static_cast<A&&>(a)),
                                detail::beside<A>(static_cast<B&&>(b)));
  } else {
    return typename detail::PairRule<A, B>::Error::Type{};
  }
}
// The same under NumPy's name.
template <TensorLike Condition, class A, class B>
requires(TensorLike<A> || Number<A>) && (TensorLike<B> || Number<B>)
                                            [[nodiscard]] auto where(Condition&& condition, A&& a, B&& b) {
  return select(static_cast<Condition&&>(condition), static_cast<A&&>(a), static_cast<B&&>(b));
}

// Any function on Vars that takes one to three tensors and gives one, as an expression: what a model is written in
// works on tensors, too. `function` has no state: traced([](Var x) { return silu(x); }, x). It declares no inputs, as layers
// do: weights are further arguments.
template <class Function, TensorLike... X>
requires(sizeof...(X) >= 1 && sizeof...(X) <= 3) [[nodiscard]] auto traced(Function, X&&... x) {
  static_assert(std::is_empty_v<Function>,
                "weft: traced: the function captures nothing; pass what it needs as tensors");
  if constexpr ((detail::is_refused<X> || ...)) {
    return Refused{};
  } else if constexpr (detail::declares_inputs<Function, detail::TypeOf<X>...>) {
    using OwnInput = quoted<detail::own_input_of<Function, detail::TypeOf<X>...>>;
    static_assert(check::inputs_are_arguments<OwnInput, sizeof...(X) == 0>,
                  "weft: traced: the function declares an input of its own, such as the weight of a layer or the seed of "
                  "a dropout, which nothing gives; pass it as a further argument: traced([](Var x, Var w) { return "
                  "matmul(x, w); }, x, w)");
    return Refused{};
  } else {
    return detail::node<Function>(static_cast<X&&>(x)...);
  }
}

// a * b + c, rounded once, as that of Vars.
template <TensorLike A, TensorLike B, TensorLike C>
[[nodiscard]] auto multiply_add(A&& a, B&& b, C&& c) {
  constexpr auto of_vars = [](Var x, Var y, Var z) { return multiply_add(x, y, z); };
  return traced(of_vars, static_cast<A&&>(a), static_cast<B&&>(b), static_cast<C&&>(c));
}

}  // namespace weft

#endif
