// Compiling a plan into the binary: every fused loop of a constant plan becomes an instantiation of a kernel template,
// keyed by its instructions alone, so that equal loops of all plans of a program share one kernel.
#ifndef WEFT_PROGRAM_COMPILE_HPP
#define WEFT_PROGRAM_COMPILE_HPP

#include <weft/program/binding.hpp>

#include <utility>

namespace weft {

namespace detail {

template <const auto& plan, Index S, class Sequence>
struct StepCode;
template <const auto& plan, Index S, std::size_t... W>
struct StepCode<plan, S, std::index_sequence<W...>> {
  template <template <EncodedInstruction...> class Kernel>
  using Compiled = Kernel<plan.instructions[plan.steps[S].first_instruction + static_cast<Index>(W)]...>;

  static constexpr StepKernel kernel(Isa isa) {
    if constexpr (sizeof...(W) == 0)
      return {};
    else if constexpr (plan.steps[S].kind == StepKind::loop)
      return {Compiled<FusedLoop>::function(isa), nullptr};
    else
      return {nullptr, Compiled<FusedEpilogue>::function(isa)};
  }
};
template <const auto& plan, Index S>
using CodeOf = StepCode<plan, S, std::make_index_sequence<static_cast<std::size_t>(plan.steps[S].instruction_count)>>;

// By instruction set, by step: addresses in the binary, no code.
template <const auto& plan, class Steps>
struct KernelTable;
template <const auto& plan, std::size_t... S>
struct KernelTable<plan, std::index_sequence<S...>> {
  static constexpr StepKernel kernels[3][sizeof...(S) + 1] = {
      {CodeOf<plan, static_cast<Index>(S)>::kernel(Isa::baseline)...},
      {CodeOf<plan, static_cast<Index>(S)>::kernel(Isa::avx2)...},
      {CodeOf<plan, static_cast<Index>(S)>::kernel(Isa::avx512)...}};
};

}  // namespace detail

// One kernel a step of `plan`, a FrozenPlan with static storage, for the instruction set that this machine runs.
template <const auto& plan>
const StepKernel* kernels_of() {
  using Steps = std::make_index_sequence<static_cast<std::size_t>(plan.view().step_count)>;
  return detail::KernelTable<plan, Steps>::kernels[static_cast<int>(active_isa())];
}

}  // namespace weft

#endif
