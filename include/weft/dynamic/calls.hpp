// Calling a function of Vars, such as a loss with sizes in its members, on as many inputs as are given at run time; one
// of none takes the graph.
#ifndef WEFT_DYNAMIC_CALLS_HPP
#define WEFT_DYNAMIC_CALLS_HPP

#include <weft/dynamic/inputs.hpp>
#include <weft/graph/outputs.hpp>
#include <weft/trace/trace.hpp>

#include <functional>

namespace weft::dynamic {

inline constexpr int most_inputs = 8;

// From inputs, and the graph in which they are declared, to what a training, or a program, makes of them.
using MeasuredFunction = std::function<Measured(Graph& graph, const Buffer<Var>& inputs)>;
using ResultsFunction = std::function<Buffer<Var>(Graph& graph, const Buffer<Var>& inputs)>;

namespace detail {

template <class Function, class Sequence>
inline constexpr bool takes = false;
template <class Function, std::size_t... I>
inline constexpr bool takes<Function, std::index_sequence<I...>> = requires(const Function& function,
                                                                            const Buffer<Var>& inputs) {
  function(inputs[static_cast<Index>(I)]...);
};
// The least number of Vars that a function takes; 0: it takes the graph; -1: neither.
template <class Function, int from = 1>
constexpr int count_taken() {
  if constexpr (from > most_inputs)
    return std::invocable<const Function&, Graph&> ? 0 : -1;
  else if constexpr (takes<Function, std::make_index_sequence<static_cast<std::size_t>(from)>>)
    return from;
  else
    return count_taken<Function, from + 1>();
}

// What it then returns.
template <class Function>
using ReturnedByLeast = std::remove_cvref_t<decltype(weft::detail::call_on(
    std::declval<const Function&>(), std::declval<Graph&>(), std::declval<const Buffer<Var>&>(),
    std::make_index_sequence<static_cast<std::size_t>(count_taken<Function>())>()))>;

}  // namespace detail

// The condition of an assertion: what must hold of its argument.
template <class Function>
inline constexpr bool takes_vars = detail::count_taken<Function>() >= 0;

// Complete only for a function that can be called.
template <class Function>
struct CheckedCall {
  static_assert(takes_vars<Function>,
                "weft: dynamic: the function cannot be called with 1 to 8 Vars, or with the graph; declare its "
                "operator() const");
};

namespace detail {

// Calls with_count(std::make_index_sequence<count>()) if the function takes so many. Error:
// function_takes_other_inputs.
template <class Function, int count = 0, class WithCount>
auto call_with(Index given, const WithCount& with_count) {
  using Sequence = std::make_index_sequence<static_cast<std::size_t>(count)>;
  constexpr int least = count_taken<Function>();
  if constexpr (count < least) {
    return call_with<Function, least>(given, with_count);
  } else {
    if (given == count) return with_count(Sequence());
    if constexpr (count < most_inputs && takes<Function, std::make_index_sequence<static_cast<std::size_t>(count + 1)>>)
      return call_with<Function, count + 1>(given, with_count);
    else
      function_takes_other_inputs(given, least);
  }
}

// Calls f(), which adds to the graph. An error tells the line of the model that it is about, and what the operation
// there reads, where that is known.
template <class F>
auto with_line(const Graph& graph, const F& f) {
#if WEFT_HAS_EXCEPTIONS
  try {
    return f();
  } catch (const Error& error) {
    if (graph.place.line == 0) throw;
    const Name file = file_name(graph.place.file);
    Sentence operands;
    for (const Id operand : {graph.place.operand, graph.place.other})
      if (operand != no_id)
        operands << (operands.size() == 0 ? "" : " and ") << name_of(graph.dtype(operand)) << graph.shape(operand);
    model_is_wrong(error, graph.place.line, file.c_str(), operands.text());
  }
#else
  static_cast<void>(graph);
  return f();
#endif
}

}  // namespace detail

// Keep copies of the function. Error of what they return: function_takes_other_inputs.
template <class Loss>
[[nodiscard]] MeasuredFunction measured_function(Loss loss) {
  static_assert(sizeof(CheckedCall<Loss>) > 0);
  if constexpr (takes_vars<Loss>) {
    static_assert(sizeof(CheckedLoss<detail::ReturnedByLeast<Loss>>) > 0);
    return [loss](Graph& graph, const Buffer<Var>& inputs) {
      return detail::with_line(graph, [&] {
        return detail::call_with<Loss>(inputs.size(),
                                       [&](auto each) { return weft::detail::measure_on(loss, graph, inputs, each); });
      });
    };
  } else {
    return {};
  }
}
template <class Function>
[[nodiscard]] ResultsFunction results_function(Function function) {
  static_assert(sizeof(CheckedCall<Function>) > 0);
  if constexpr (takes_vars<Function>) {
    return [function](Graph& graph, const Buffer<Var>& inputs) {
      return detail::with_line(graph, [&] {
        return detail::call_with<Function>(inputs.size(), [&](auto each) {
          Buffer<Var> results;
          for (const Var& result : vars_of(weft::detail::call_on(function, graph, inputs, each)))
            results.push_back(result);
          return results;
        });
      });
    };
  } else {
    return {};
  }
}

// Functions that are so already.
[[nodiscard]] inline MeasuredFunction measured_function(MeasuredFunction loss) { return loss; }
[[nodiscard]] inline ResultsFunction results_function(ResultsFunction function) { return function; }

}  // namespace weft::dynamic

#endif
