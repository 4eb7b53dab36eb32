// summary(function, inputs): a model whose sizes are known when the program starts as a table of its layers, as
// weft::summary<Function, Inputs>() makes it of a compiled one.
#ifndef WEFT_DYNAMIC_SUMMARY_HPP
#define WEFT_DYNAMIC_SUMMARY_HPP

#include <weft/dynamic/calls.hpp>
#include <weft/report/summary.hpp>

namespace weft::dynamic {

// It is called once, now, and nothing is computed. Errors: those of the function; input_extent_out_of_range,
// input_has_too_many_elements, function_takes_other_inputs.
template <class Function>
[[nodiscard]] ModelSummary summarize(const Function& function, const Buffer<InputType>& inputs) {
  const auto call = [&](Graph& graph, const Buffer<Var>& given) {
    detail::call_with<Function>(
        given.size(), [&](auto each) { static_cast<void>(weft::detail::call_on(function, graph, given, each)); });
  };
  return weft::detail::summarize_call(call, checked_inputs(inputs));
}
template <class Function>
[[nodiscard]] std::string summary(const Function& function, const Buffer<InputType>& inputs) {
  return to_text(summarize(function, inputs));
}

}  // namespace weft::dynamic

#endif
