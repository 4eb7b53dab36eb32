// How long a call needs its batch: from where on the next one may take its place while the call still runs.
#ifndef WEFT_PLANNER_BATCH_USE_HPP
#define WEFT_PLANNER_BATCH_USE_HPP

#include <weft/planner/plan.hpp>

namespace weft {

// The first step from which on no step touches a data input, outside of loops; the number of steps: only the end of the
// call is. -1: a result of the call lies in a data input, so that the batch stays until results are no longer asked
// for. Cost: linear in the operands, times the data inputs.
[[nodiscard]] constexpr Index batch_is_free_from(const PlanView& plan) {
  const auto is_of_batch = [&plan](const ArenaSlice& slice) {
    for (const InputSlot& input : plan.inputs) {
      const Index bytes = input.shape.elements() * size_bytes(input.dtype);
      if (input.kind == InputKind::data && slice.offset >= input.offset && slice.offset < input.offset + bytes)
        return true;
    }
    return false;
  };
  for (const OutputSlot& output : plan.outputs)
    if (is_of_batch(output.slice)) return -1;
  Index free_from = 0;
  for (Index i = 0, loop_end = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    if (i >= loop_end) loop_end = i + 1 + (step.kind == StepKind::repeat ? plan.repeat(step).steps : 0);
    for (const StepOperand& operand : plan.operands_of(step))
      if (is_of_batch(operand.slice)) free_from = loop_end;
  }
  return free_from;
}

}  // namespace weft

#endif
