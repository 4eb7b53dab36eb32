// value_and_grad: one number made of tensors, and its gradients over them, by one compiled program: what loops written
// by hand train with.
//
//   const auto loss_of = [](weft::Var x, weft::Var w, weft::Var b) { return mean(square(matmul(x, w) + b)); };
//   auto [loss, gradients] = weft::value_and_grad<1, 2>(loss_of, x, w, b);  // over arguments 1 and 2
//   auto& [dw, db] = gradients;
//   w = w - rate * dw;
#ifndef WEFT_TENSOR_VALUE_AND_GRAD_HPP
#define WEFT_TENSOR_VALUE_AND_GRAD_HPP

#include <weft/graph/differentiate.hpp>
#include <weft/tensor/tensor.hpp>

#include <tuple>

namespace weft {

// Gradients are tensors of the shapes of their arguments. `Value`: ValueOf what is differentiated.
template <class Value, class... Gradients>
struct ValueAndGrad {
  Value value = 0;
  std::tuple<Gradients...> gradients;
};

namespace detail {

// The number that something of this type is: double of f64, else float.
template <DType dtype>
using ValueOf = std::conditional_t<dtype == DType::f64, double, float>;

// `made` is written where one further input of a program lies.
constexpr void put_out(Graph& graph, Id made) {
  const TensorType type = graph.type(made);
  const Var place = next_input(graph, InputKind::data, type.dtype, type.shape);
  graph.add_output("result", made, graph.number(place.id));
}
// The value of a program, of f32 unless it is f64, then its gradients over these nodes, are put out.
constexpr void put_out_gradients(Graph& graph, Var value, const Buffer<Id>& over) {
  const Id loss = value.dtype() == DType::f64 ? value.id : convert(value, DType::f32).id;
  const Buffer<Id> gradients = differentiate(graph, loss, over);
  put_out(graph, loss);
  for (const Id gradient : gradients) put_out(graph, gradient);
}

template <class Function, class Which, class... Operands>
struct Gradients;
template <class Function, std::size_t... which, class... Operands>
struct Gradients<Function, std::index_sequence<which...>, Operands...> {
  template <std::size_t i>
  using Argument = typename std::tuple_element_t<i, std::tuple<Operands...>>::Type;
  using Result = ValueAndGrad<ValueOf<traced_type_of<Function, typename Operands::Type...>.dtype>, Argument<which>...>;
  static constexpr Index leaf_count = (Index{0} + ... + Operands::leaf_count);

  // Memory for the results, not yet written.
  static Result room() { return {0, std::tuple<Argument<which>...>(Argument<which>(uninitialized)...)}; }

  // Inputs: the leaves of all operands, the value, the gradients; those after the leaves are updated.
  static constexpr Graph graph() {
    Graph graph;
    const Var arguments[] = {Operands::trace(graph)...};
    const Var value = call(arguments, std::index_sequence_for<Operands...>{});
    put_out_gradients(graph, value, {arguments[which].id...});
    return graph;
  }

 private:
  template <std::size_t... I>
  static constexpr Var call(const Var* arguments, std::index_sequence<I...>) {
    return Function{}(arguments[I]...);
  }
};

// Runs the program of Source on inputs at `bases` up to `end`, behind which there is room for two more.
template <class Source>
void run_at(char** bases, char** end) {
  using Program = ExternalProgram<Source>;
  *end++ = const_cast<char*>(reinterpret_cast<const char*>(Program::external.constants));
  constexpr Index scratch = scratch_bytes(Program::plan.view());
  *end = scratch > 0 ? Scratch::take(scratch) : nullptr;
  run_external<step_kinds_of(Program::plan.view())>(Program::plan.view(), kernels_of<Program::plan>(),
                                                    Program::external.slices, bases);
}

template <class Source, class... Operands>
typename Source::Result run_gradients(const Operands&... operands) {
  typename Source::Result result = Source::room();
  char* bases[static_cast<std::size_t>(Source::leaf_count) + std::tuple_size_v<decltype(result.gradients)> + 3];
  char** next = bases;
  ((next = operands.collect(next)), ...);
  *next++ = reinterpret_cast<char*>(&result.value);
  std::apply([&](auto&... gradient) { ((*next++ = reinterpret_cast<char*>(gradient.data())), ...); }, result.gradients);
  run_at<Source>(bases, next);
  return result;
}

template <class Function, class... X>
inline constexpr bool returns_one_number = traced_type_of<Function, TypeOf<X>...>.shape.rank() == 0;
template <class Which, class... X>
inline constexpr bool are_floating = false;
template <std::size_t... which, class... X>
inline constexpr bool are_floating<std::index_sequence<which...>, X...> =
    (is_floating(TensorTraits<TypeOf<std::tuple_element_t<which, std::tuple<X...>>>>::dtype) && ...);

}  // namespace detail

// function(x...) and its gradients over the arguments with these numbers; without numbers over the first one, as
// jax.value_and_grad. `function` has no state and declares no inputs of its own, see `traced`; it takes any number of
// tensors, views and expressions. Each use in a program compiles a program of its own. Allocates the gradients and, at
// first and once a thread, scratch memory.
template <std::size_t... which, class Function, TensorLike... X>
[[nodiscard]] auto value_and_grad(Function, const X&... x) {
  using namespace detail;
  using Which = std::conditional_t<sizeof...(which) == 0, std::index_sequence<0>, std::index_sequence<which...>>;
  constexpr bool is_plain = std::is_empty_v<Function>, exist = ((which < sizeof...(X)) && ...);
  static_assert(is_plain, "weft: value_and_grad: the function captures nothing; pass what it needs as tensors");
  static_assert(exist, "weft: value_and_grad: an argument has a number that is not there; they count from 0");
  if constexpr (is_plain && exist) {
    constexpr bool is_pure = !declares_inputs<Function, TypeOf<X>...>, is_number = returns_one_number<Function, X...>;
    static_assert(is_pure,
                  "weft: value_and_grad: the function declares an input of its own, such as the weight of a layer; "
                  "pass it as a further argument");
    static_assert(is_number,
                  "weft: value_and_grad: the function returns more than one number; reduce it with mean or sum");
    static_assert(
        are_floating<Which, X...>,
        "weft: value_and_grad: there are gradients over floating-point arguments only; choose others by number");
    if constexpr (is_pure && is_number && are_floating<Which, X...>)
      return run_gradients<Gradients<Function, Which, OperandOf<X>...>>(as_operand(x)...);
    else
      return ValueAndGrad<float, TypeOf<X>...>{};
  } else {
    return ValueAndGrad<float, TypeOf<X>...>{};
  }
}

// The gradients alone: a tensor, or a tuple of several.
template <std::size_t... which, class Function, TensorLike... X>
[[nodiscard]] auto grad(Function function, const X&... x) {
  constexpr bool has_arguments = sizeof...(X) > 0;
  static_assert(
      has_arguments,
      "weft: grad: the arguments stand beside the function, and no function is returned: grad(f, x, y) in the "
      "place of grad(f)(x, y)");
  if constexpr (has_arguments) {
    auto result = value_and_grad<which...>(function, x...);
    if constexpr (sizeof...(which) <= 1)
      return std::get<0>(std::move(result.gradients));
    else
      return std::move(result.gradients);
  } else {
    return Refused{};
  }
}

}  // namespace weft

#endif
