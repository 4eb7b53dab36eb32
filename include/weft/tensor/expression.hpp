// Expressions over tensors: what `a * b + c` is before it is assigned. An expression holds its operands by value, as
// handles of the tensors' storage: it may be kept in an `auto`, copied and returned, and never dangles; building one
// computes nothing, and every evaluation computes all of it: assign what is needed twice to a Tensor. Its type says how
// to trace it into a graph.
#ifndef WEFT_TENSOR_EXPRESSION_HPP
#define WEFT_TENSOR_EXPRESSION_HPP

#include <weft/graph/layers.hpp>
#include <weft/graph/quoted.hpp>
#include <weft/graph/var.hpp>
#include <weft/tensor/checks.hpp>
#include <weft/tensor/storage.hpp>

#include <utility>

namespace weft {

// T: float, bfloat16, std::int32_t, std::uint32_t or bool. See tensor.hpp.
template <class T, Index... Extents>
class Tensor;
template <class T, Index... Extents>
class TensorView;

// What the type of a tensor says.
template <class TensorType>
struct TensorTraits;
template <class T, Index... Extents>
struct TensorTraits<Tensor<T, Extents...>> {
  using Element = T;
  static constexpr DType dtype = dtype_of<T>;
  static constexpr int rank = sizeof...(Extents);
  static constexpr Shape shape{Extents...};
  static constexpr Index elements = shape.elements();
};

namespace detail {

// The C++ types of the element types, in their order: of f16 its bits, as C++ 20 has no such number.
template <class... T>
struct ElementList {};
template <DType dtype, class First, class... Rest>
constexpr auto find_element(ElementList<First, Rest...>) {
  if constexpr (dtype == DType::f16)
    return std::type_identity<std::uint16_t>{};
  else if constexpr (dtype_of<First> == dtype)
    return std::type_identity<First>{};
  else
    return find_element<dtype>(ElementList<Rest...>{});
}
template <DType dtype>
constexpr auto number_of_type() {
  static_assert(!is_complex(dtype), "weft: tensor: elements are no complex numbers; of real(x) and imag(x) are two tensors");
  if constexpr (is_complex(dtype))
    return std::type_identity<float>{};
  else
    return find_element<dtype>(ElementList<float, double, bfloat16, bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t,
                                           std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>{});
}
template <DType dtype>
using ElementOf = typename decltype(number_of_type<dtype>())::type;

// Inputs of a traced expression are called "0", "1", ...
constexpr Var next_input(Graph& graph, InputKind kind, DType dtype, const Shape& shape) {
  return {&graph, graph.add_input(name_of_number(graph.inputs.size()), kind, dtype, shape)};
}

struct ValueType {
  DType dtype = DType::f32;
  Shape shape;
  Name own_input;  // the first input that Op declares itself, which no operand gives; no name: there is none
};
// What Op makes of operands of these types: asked of the graph's own shape rules, by tracing it alone.
template <class Op, class... Types>
[[nodiscard]] constexpr ValueType traced_type() {
  Graph graph;
  const Var result =
      Op{}(next_input(graph, InputKind::data, TensorTraits<Types>::dtype, TensorTraits<Types>::shape)...);
  const bool declares = graph.inputs.size() > static_cast<Index>(sizeof...(Types));
  return {result.dtype(), result.shape(), declares ? graph.input_name(sizeof...(Types)) : Name()};
}
template <class Op, class... Types>
inline constexpr ValueType traced_type_of = traced_type<Op, Types...>();
template <class Op, class... Types>
inline constexpr Name own_input_of = traced_type_of<Op, Types...>.own_input;
template <class Op, class... Types>
inline constexpr bool declares_inputs = traced_type_of<Op, Types...>.own_input.size > 0;

template <const ValueType& Value, class Positions>
struct TensorOf;
template <const ValueType& Value, std::size_t... I>
struct TensorOf<Value, std::index_sequence<I...>> {
  using Type = Tensor<ElementOf<Value.dtype>, Value.shape[I]...>;
};
template <class Op, class... Types>
using ResultOf = typename TensorOf<traced_type_of<Op, Types...>, std::make_index_sequence<static_cast<std::size_t>(
                                                                     traced_type_of<Op, Types...>.shape.rank())>>::Type;

}  // namespace detail

// ---- Operands: leaves and inner nodes, all with the same interface
// -----------------------------------------------------
//   Type             the Tensor type of the value
//   leaf_count       inputs of the traced graph
//   trace(graph)     adds the nodes, the leaves as inputs from left to right
//   collect(to)      writes the addresses of the leaves in the same order, returns behind the last

// The elements of a tensor or of a view.
template <class T, Index... Extents>
class Leaf {
 public:
  using Type = Tensor<T, Extents...>;
  static constexpr Index leaf_count = 1;

  WEFT_ALWAYS_INLINE explicit Leaf(Storage owner) noexcept
      : data_(owner.data()), owner_(static_cast<Storage&&>(owner)) {}
  WEFT_ALWAYS_INLINE explicit Leaf(const T* viewed) noexcept
      : data_(const_cast<char*>(reinterpret_cast<const char*>(viewed))) {}

  static constexpr Var trace(Graph& graph) {
    return detail::next_input(graph, InputKind::data, dtype_of<T>, Shape{Extents...});
  }
  WEFT_ALWAYS_INLINE char** collect(char** to) const noexcept {
    *to = data_;
    return to + 1;
  }

 private:
  char* data_;
  Storage owner_;  // empty for a view
};

// A number beside tensors: known at run time, so that `a * 2.0f` and `a * s` are the same kernel.
template <class T>
class Scalar {
 public:
  using Type = Tensor<T>;
  static constexpr Index leaf_count = 1;

  WEFT_ALWAYS_INLINE explicit Scalar(T value) noexcept : value_(value) {}

  static constexpr Var trace(Graph& graph) { return detail::next_input(graph, InputKind::scalar, dtype_of<T>, {}); }
  WEFT_ALWAYS_INLINE char** collect(char** to) const noexcept {
    *to = const_cast<char*>(reinterpret_cast<const char*>(&value_));
    return to + 1;
  }

 private:
  T value_;
};

struct NoOperand {
  static constexpr Index leaf_count = 0;
  WEFT_ALWAYS_INLINE char** collect(char** to) const noexcept { return to; }
};

template <class TensorType, class Op, class A, class B = NoOperand, class C = NoOperand>
class Expression;

// Computes an expression into row-major memory of its type. See evaluate.hpp.
template <class E>
void evaluate_into(const E& expression, typename TensorTraits<typename E::Type>::Element* target);

// Op applied to one to three operands. Op is an empty type with operator()(Var...) -> Var.
template <class TensorType, class Op, class A, class B, class C>
class Expression {
 public:
  using Type = TensorType;
  using Element = typename TensorTraits<Type>::Element;
  static constexpr Index leaf_count = A::leaf_count + B::leaf_count + C::leaf_count;

  WEFT_ALWAYS_INLINE explicit Expression(A a, B b = {}, C c = {}) noexcept
      : a_(static_cast<A&&>(a)), b_(static_cast<B&&>(b)), c_(static_cast<C&&>(c)) {}

  [[nodiscard]] static constexpr Shape shape() { return TensorTraits<Type>::shape; }
  // A rank-0 expression is computed where a number is asked for: float loss = mean(square(x - y)).
  operator Element() const  // NOLINT(google-explicit-constructor): it is a number
      requires(TensorTraits<Type>::rank == 0) {
    Element value;
    evaluate_into(*this, &value);
    return value;
  }

  // What (a + b)[i] and (a + b)(i, j) come to.
  template <class Position>
  Element operator[](const Position&) const {
    check::refuse_position_of_expression<Position>();
    return {};
  }
  template <class Position, class... Positions>
  Element operator()(const Position&, const Positions&...) const {
    check::refuse_position_of_expression<Position>();
    return {};
  }

  static constexpr Var trace(Graph& graph) {
    const Var a = A::trace(graph);
    if constexpr (B::leaf_count == 0) {
      return Op{}(a);
    } else {
      const Var b = B::trace(graph);
      if constexpr (C::leaf_count == 0)
        return Op{}(a, b);
      else
        return Op{}(a, b, C::trace(graph));
    }
  }
  WEFT_ALWAYS_INLINE char** collect(char** to) const noexcept { return c_.collect(b_.collect(a_.collect(to))); }

 private:
  A a_;
  [[no_unique_address]] B b_;
  [[no_unique_address]] C c_;
};

// ---- What functions on tensors take
// ------------------------------------------------------------------------------------

namespace detail {

template <class X>
struct OperandKind {
  static constexpr bool is_tensor = false;
};
template <class T, Index... Extents>
struct OperandKind<Tensor<T, Extents...>> {
  static constexpr bool is_tensor = true;
};
template <class T, Index... Extents>
struct OperandKind<TensorView<T, Extents...>> : OperandKind<Tensor<T, Extents...>> {};
template <class TensorType, class Op, class A, class B, class C>
struct OperandKind<Expression<TensorType, Op, A, B, C>> : OperandKind<TensorType> {};
template <>
struct OperandKind<Refused> {
  static constexpr bool is_tensor = true;
};

}  // namespace detail

// A Tensor, a TensorView or an expression.
template <class X>
concept TensorLike = detail::OperandKind<std::remove_cvref_t<X>>::is_tensor;
// A number that may stand beside a tensor.
template <class X>
concept Number = std::is_arithmetic_v<std::remove_cvref_t<X>> || std::is_same_v<std::remove_cvref_t<X>, bfloat16>;
// What may stand beside an A where at least one of the two is a tensor.
template <class B, class A>
concept PairedWith = (TensorLike<A> && (TensorLike<B> || Number<B>)) || (Number<A> && TensorLike<B>);

namespace detail {

template <class T, Index... Extents>
WEFT_ALWAYS_INLINE Leaf<T, Extents...> as_operand(const Tensor<T, Extents...>& x) noexcept {
  return Leaf<T, Extents...>(x.storage());
}
template <class T, Index... Extents>
WEFT_ALWAYS_INLINE Leaf<T, Extents...> as_operand(Tensor<T, Extents...>&& x) noexcept {
  return Leaf<T, Extents...>(static_cast<Tensor<T, Extents...>&&>(x).storage());
}
template <class T, Index... Extents>
WEFT_ALWAYS_INLINE Leaf<std::remove_const_t<T>, Extents...> as_operand(const TensorView<T, Extents...>& x) noexcept {
  return Leaf<std::remove_const_t<T>, Extents...>(x.data());
}
template <class TensorType, class Op, class A, class B, class C>
WEFT_ALWAYS_INLINE const Expression<TensorType, Op, A, B, C>& as_operand(
    const Expression<TensorType, Op, A, B, C>& x) noexcept {
  return x;
}
template <class TensorType, class Op, class A, class B, class C>
WEFT_ALWAYS_INLINE Expression<TensorType, Op, A, B, C>&& as_operand(Expression<TensorType, Op, A, B, C>&& x) noexcept {
  return static_cast<Expression<TensorType, Op, A, B, C>&&>(x);
}
template <class T>
WEFT_ALWAYS_INLINE Scalar<T>&& as_operand(Scalar<T>&& x) noexcept {
  return static_cast<Scalar<T>&&>(x);
}

// The operand that stands for an argument of type X, and its Tensor type.
template <class X>
using OperandOf = std::remove_cvref_t<decltype(as_operand(std::declval<X>()))>;
template <class X>
using TypeOf = typename OperandOf<X>::Type;
template <class X>
using ElementTypeOf = typename TensorTraits<TypeOf<X>>::Element;

template <class X>
inline constexpr bool is_refused = std::is_same_v<std::remove_cvref_t<X>, Refused>;

// The node of Op on operands whose types were found to fit.
template <class Op, class... X>
WEFT_ALWAYS_INLINE auto node(X&&... x) {
  return Expression<ResultOf<Op, TypeOf<X>...>, Op, OperandOf<X>...>(as_operand(static_cast<X&&>(x))...);
}

// `number` as a scalar operand of this element type.
template <class Element, class X>
WEFT_ALWAYS_INLINE Scalar<Element> scalar(X number) {
  if constexpr (std::is_same_v<X, bfloat16> || std::is_same_v<Element, bfloat16>)
    return Scalar<Element>(static_cast<Element>(static_cast<float>(number)));
  else
    return Scalar<Element>(static_cast<Element>(number));
}

}  // namespace detail

}  // namespace weft

#endif
