// The code that a plan runs on, as addresses: its kernels, and one function each for its kinds of steps and of
// collectives. A program is spared the code of all others, a tenth of its compile time.
#ifndef WEFT_RUNTIME_PLAN_CODE_HPP
#define WEFT_RUNTIME_PLAN_CODE_HPP

#include <weft/base/list_view.hpp>
#include <weft/program/compile.hpp>
#include <weft/runtime/device.hpp>

namespace weft {

// What a device brings to a collective of a plan. `pairs`: of a collective_permute.
struct CollectiveCall {
  const CollectiveStep& step;
  DType dtype;
  ListView<CollectiveArray> arrays;
  GroupView group;
  std::span<const SourceTarget> pairs;
  Where where;
  SplitCall* split = nullptr;  // one of two halves: the first, if it `starts`
  bool starts = false;
};

// A set of collectives, one bit each.
using Collectives = std::uint32_t;
inline constexpr Collectives every_collective = ~Collectives{0};
inline constexpr int starts_collectives = 31;  // a bit for those in two halves
[[nodiscard]] constexpr Collectives collectives_of(const PlanView& plan) noexcept {
  Collectives set = 0;
  for (const CollectiveStep& step : plan.collectives) set |= Collectives{1} << static_cast<int>(step.collective);
  for (const PlanStep& step : plan.steps)
    if (step.kind == StepKind::collective_start) set |= Collectives{1} << starts_collectives;
  return set;
}

template <Collectives Set = every_collective>
void run_collective(Device& device, const CollectiveCall& call) {
  const CollectiveStep& step = call.step;
  if constexpr (contains(Set, starts_collectives))
    if (call.starts)
      return device.start(*call.split, step.collective, step.reduction, call.dtype, call.arrays, call.group,
                          call.where);
  [[maybe_unused]] const CollectiveArray& only = call.arrays[0];
  if constexpr (contains(Set, Collective::all_reduce))
    if (step.collective == Collective::all_reduce)
      device.all_reduce(step.reduction, call.dtype, call.arrays, call.group, call.where, call.split);
  if constexpr (contains(Set, Collective::all_gather))
    if (step.collective == Collective::all_gather)
      device.all_gather(call.dtype, call.arrays, call.group, call.where, call.split);
  if constexpr (contains(Set, Collective::reduce_scatter))
    if (step.collective == Collective::reduce_scatter)
      device.reduce_scatter(step.reduction, call.dtype, call.arrays, call.group, call.where, call.split);
  if constexpr (contains(Set, Collective::all_to_all))
    if (step.collective == Collective::all_to_all)
      device.all_to_all(call.dtype, only.in, only.count, only.out, call.group, call.where);
  if constexpr (contains(Set, Collective::collective_permute))
    if (step.collective == Collective::collective_permute)
      device.collective_permute(call.dtype, only.in, only.out, only.count, call.pairs, call.group, call.where);
}

#if !WEFT_HEADER_ONLY
extern template void run_collective<every_collective>(Device& device, const CollectiveCall& call);
#endif

struct PlanCode {
  const StepKernel* kernels;
  void (*run_step)(const BoundStep& bound, const PlanView& plan);
  void (*run_collective)(Device& device, const CollectiveCall& call);

  // The code for a plan that is no constant: every kind.
  PlanCode(const StepKernel* kernels_of_plan) noexcept
      : PlanCode(kernels_of_plan, weft::run_step<every_step_kind>, weft::run_collective<every_collective>) {}
  PlanCode(const StepKernel* kernels_of_plan, decltype(run_step) steps, decltype(run_collective) collectives) noexcept
      : kernels(kernels_of_plan), run_step(steps), run_collective(collectives) {}
};

// The code of `plan`, a FrozenPlan with static storage. The library has the functions for all kinds.
template <const auto& plan>
[[nodiscard]] PlanCode code_of() {
#if !WEFT_HEADER_ONLY
  return kernels_of<plan>();
#else
  constexpr PlanView view = plan.view();
  return {kernels_of<plan>(), run_step<step_kinds_of(view)>, run_collective<collectives_of(view)>};
#endif
}

}  // namespace weft

#endif
