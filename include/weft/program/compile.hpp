// Compiling a plan into the binary: every fused loop of a constant plan becomes an instantiation of a kernel template,
// keyed by its words alone, so that equal loops of all plans of a program share one kernel.
#ifndef WEFT_PROGRAM_COMPILE_HPP
#define WEFT_PROGRAM_COMPILE_HPP

#include <weft/program/binding.hpp>

#include <utility>

namespace weft {

namespace detail {

template <const auto& plan, Index S, std::size_t... W>
StepKernel loop_kernel(std::index_sequence<W...>) {
  constexpr const PlanStep& step = plan.steps[S];
  if constexpr (step.kind == StepKind::loop)
    return {FusedLoop<plan.words[step.first_word + static_cast<Index>(W)]...>::function(), nullptr};
  else
    return {nullptr, FusedEpilogue<plan.words[step.first_word + static_cast<Index>(W)]...>::function()};
}

template <const auto& plan, Index S>
StepKernel kernel_of_step() {
  constexpr const PlanStep& step = plan.steps[S];
  if constexpr (step.word_count == 0)
    return {};
  else
    return loop_kernel<plan, S>(std::make_index_sequence<static_cast<std::size_t>(step.word_count)>());
}

template <const auto& plan, std::size_t... S>
const StepKernel* kernel_table(std::index_sequence<S...>) {
  static const StepKernel table[] = {kernel_of_step<plan, static_cast<Index>(S)>()..., StepKernel{}};
  return table;
}

}  // namespace detail

// One kernel a step of `plan`, a FrozenPlan with static storage, for the instruction set that this machine runs.
template <const auto& plan>
const StepKernel* kernels_of() {
  return detail::kernel_table<plan>(std::make_index_sequence<static_cast<std::size_t>(plan.view().step_count)>());
}

}  // namespace weft

#endif
