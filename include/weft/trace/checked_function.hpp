// What a function must be before it can be traced: callable with a Var for each of its inputs, or with the graph if it has
// none, and by the compiler.
#ifndef WEFT_TRACE_CHECKED_FUNCTION_HPP
#define WEFT_TRACE_CHECKED_FUNCTION_HPP

#include <weft/graph/layers.hpp>
#include <weft/graph/var.hpp>
#include <weft/trace/inputs.hpp>

#include <concepts>
#include <type_traits>
#include <utility>

namespace weft {

// The types of a function's inputs as a list.
template <class InputTypes>
[[nodiscard]] constexpr Buffer<TensorType> types_of() {
  Buffer<TensorType> types;
  for (int i = 0; i < InputTypes::count; ++i) types.push_back({InputTypes::dtypes[i], InputTypes::shapes[i]});
  return types;
}

namespace detail {

template <class InputTypes>
using EachInput = std::make_index_sequence<static_cast<std::size_t>(InputTypes::count)>;

// What a function returns for a Var in the place of each input; NotCallable if it does not take them.
struct NotCallable {};
template <class Function, class Inputs>
struct ReturnedBy {
  using Type = NotCallable;
};
template <class Function, std::size_t... I>
requires(sizeof...(I) > 0 && std::is_default_constructible_v<Function> &&
         requires(const Function& function, const Var& input) { function((static_cast<void>(I), input)...); })
struct ReturnedBy<Function, std::index_sequence<I...>> {
  using Type = std::remove_cvref_t<decltype(
      std::declval<const Function&>()((static_cast<void>(I), std::declval<const Var&>())...))>;
};
template <class Function>
requires(std::is_default_constructible_v<Function> &&
         requires(const Function& function, Graph& graph) { function(graph); })
struct ReturnedBy<Function, std::index_sequence<>> {
  using Type = std::remove_cvref_t<decltype(std::declval<const Function&>()(std::declval<Graph&>()))>;
};

// "input0", "input1", ...
constexpr Name input_name(int i) {
  return Name("input").append(name_of_number(i).c_str());
}
// The inputs of a function, declared.
constexpr Buffer<Var> declare_inputs(Graph& graph, const Buffer<TensorType>& types) {
  Buffer<Var> inputs;
  for (const TensorType& type : types) {
    const Name name = input_name(static_cast<int>(inputs.size()));
    inputs.push_back({&graph, graph.add_input(name, InputKind::data, type.dtype, type.shape)});
  }
  return inputs;
}
template <class InputTypes>
constexpr Buffer<Var> declare_inputs(Graph& graph) {
  return declare_inputs(graph, types_of<InputTypes>());
}

// function(inputs...); one of no inputs is given the graph instead.
template <class Function, std::size_t... I>
constexpr decltype(auto) call_on(const Function& function, Graph& graph, const Buffer<Var>& inputs,
                                 std::index_sequence<I...>) {
  static_cast<void>(inputs);
  if constexpr (sizeof...(I) == 0)
    return function(graph);
  else
    return (static_cast<void>(graph), function(inputs[static_cast<Index>(I)]...));
}

}  // namespace detail

template <class Function, class InputTypes>
using Returned = typename detail::ReturnedBy<Function, detail::EachInput<InputTypes>>::Type;

// weft::Inputs<...>, or what has its members.
template <class InputTypes>
concept AreInputs = requires {
  InputTypes::count;
  InputTypes::have_types;
  InputTypes::have_elements;
};
template <class InputTypes>
concept HaveTypes = AreInputs<InputTypes> && InputTypes::have_types;
// These, and none in the place of what is refused.
template <class InputTypes>
using InputsOrNone = std::conditional_t<HaveTypes<InputTypes>, InputTypes, Inputs<>>;
template <class InputTypes>
concept HaveElements = HaveTypes<InputTypes> && InputTypes::have_elements;

template <class Function, class InputTypes>
concept IsCallable = HaveElements<InputTypes> && !std::same_as<Returned<Function, InputTypes>, detail::NotCallable>;

// Calls a function on inputs of these types and forgets what it did; true. Where that cannot be a constant,
// static_assert(call_once<Function, InputTypes>()) has the compiler tell why, call by call.
template <class Function, class InputTypes>
requires IsCallable<Function, InputTypes>
constexpr bool call_once() {
  Graph graph;
  graph.notes_mistakes = true;
  static_cast<void>(
      detail::call_on(Function{}, graph, detail::declare_inputs<InputTypes>(graph), detail::EachInput<InputTypes>()));
  return true;
}

// Can the compiler call it? Costs one call more, 3 % of planning a language model.
template <class Function, class InputTypes>
concept IsConstexpr = requires { typename std::bool_constant<call_once<Function, InputTypes>()>; };

// The conditions of the assertions: what must hold of their arguments.
template <class Function, bool holds>
inline constexpr bool is_made_without_arguments = holds;
template <class InputTypes>
inline constexpr bool are_inputs = AreInputs<InputTypes>;
template <class InputTypes>
inline constexpr bool inputs_have_types = !AreInputs<InputTypes> || HaveTypes<InputTypes>;
template <class InputTypes, bool holds>
inline constexpr bool inputs_have_elements = holds;
template <class Function, bool holds>
inline constexpr bool takes_its_inputs = holds;
template <class Function, bool holds>
inline constexpr bool compiler_can_call = holds;

// Complete only for a function that can be traced.
template <class Function, class InputTypes>
struct CheckedFunction {
  static constexpr bool is_callable = IsCallable<Function, InputTypes>;
  static constexpr bool is_constexpr = !is_callable || IsConstexpr<Function, InputTypes>;
  static constexpr bool is_made_by_default = std::is_default_constructible_v<Function>;
  static_assert(
      are_inputs<InputTypes>,
      "weft: inputs: are_no_inputs: after the loss, or the function, come the types of what it is called with: "
      "weft::TrainStep<Loss, weft::Inputs<weft::f32[256][784], weft::i32[256]>, mesh, weft::Ddp{}, weft::AdamW>");
  static_assert(inputs_have_types<InputTypes>,
                "weft: inputs: element_has_no_type: an input is an array of weft::f32, f64, bf16, of integers, weft::i8 "
                "to u64, or of bool, which tells its shape: weft::f32[256][784]");
  static_assert(is_made_without_arguments<Function, is_made_by_default>,
                "weft: a loss or a function of a compiled program is a type that is made without arguments, which a lambda that "
                "captures is not: write a struct with a constexpr operator(), or make the step when the program starts, "
                "<weft/dynamic.hpp>");
  static_assert(inputs_have_elements<InputTypes, !HaveTypes<InputTypes> || HaveElements<InputTypes>>,
                "weft: inputs: extent_out_of_range: a dimension of an input is 0; every extent is 1 or more");
  static_assert(takes_its_inputs<Function, is_callable || !is_made_by_default || !HaveElements<InputTypes>>,
                "weft: the function is not callable with one Var for each of its inputs, or with the graph if it has none; its "
                "operator() is const");
  static_assert(compiler_can_call<Function, is_constexpr>,
                "weft: function_is_not_constexpr: the compiler cannot call the function; declare its operator(), all that it "
                "calls, and the globals that it reads, constexpr. If they are, static_assert(weft::call_once<Function, Inputs>()) names the call "
                "that fails; very large models need the limits that the CMake target weft::weft raises");
};

}  // namespace weft

#endif
