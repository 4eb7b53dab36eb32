// Definitions of program/step_runs.hpp.
#ifndef WEFT_PROGRAM_STEP_RUNS_IPP
#define WEFT_PROGRAM_STEP_RUNS_IPP

#include <weft/program/step_runs.hpp>

namespace weft {

namespace detail {

inline constexpr Index most_copied_bytes = 64;

// Does it lie at the same places in every iteration?
[[nodiscard]] inline bool stays(const PlanView& plan, const PlanStep& step) {
  for (const StepOperand& operand : plan.operands_of(step))
    if (operand.slice.stride >= 0) return false;
  return true;
}
[[nodiscard]] inline bool is_small_loop(const PlanView& plan, const PlanStep& step, const StepKernel* kernels,
                                        Isa isa) {
  if (step.kind != StepKind::loop) return false;
  const LoopStep& loop = plan.loop(step);
  return kernels[loop.kernel].program != nullptr &&
         RegisterProgram::fits(plan.code_of(loop), loop.rows, loop.cols, isa);
}
// The bytes of a copy of adjacent elements; 0: it is something else, or too large.
[[nodiscard]] inline Index copied_bytes(const PlanView& plan, const PlanStep& step) {
  if (step.kind != StepKind::copy) return 0;
  const StridedStep& copy = plan.strides(step);
  Index elements = 1;
  for (int i = copy.extents.size() - 1; i >= 0; --i) {
    const bool is_dense = copy.source_strides[i] == elements && copy.target_strides[i] == elements;
    if (copy.extents[i] != 1 && !is_dense) return 0;
    elements *= copy.extents[i];
  }
  const Index bytes = elements * size_bytes(plan.operands_of(step)[0].dtype);
  return bytes <= most_copied_bytes ? bytes : 0;
}

}  // namespace detail

StepRuns::StepRuns(const PlanView& plan, const StepKernel* kernels, const Binding& binding, Isa isa)
    : run_of_(plan.step_count(), -1) {
  for (Index i = 0; i < plan.input_count(); ++i) inputs_.push_back(binding.input(i));
  Buffer<Index> loop_of(plan.step_count(), Index{-1});  // by step: the innermost loop in which it runs
  for (Index i = 0; i < plan.step_count(); ++i)
    for (Index k = i + 1; plan.step(i).kind == StepKind::repeat && k <= i + plan.repeat(plan.step(i)).steps; ++k)
      loop_of[k] = i;
  for (Index i = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    const Index bytes = detail::copied_bytes(plan, step);
    const bool fits = bytes > 0 || detail::is_small_loop(plan, step, kernels, isa);
    if (loop_of[i] < 0 || !fits || !detail::stays(plan, step)) continue;
    if (i == 0 || run_of_[i - 1] < 0 || loop_of[i - 1] != loop_of[i]) programs_.push_back(RegisterProgram(isa));
    run_of_[i] = static_cast<std::int32_t>(programs_.size() - 1);
    const BoundStep& bound = binding.steps()[i];
    if (bytes > 0)
      programs_.back().add_copy(bound.source, bound.target, bytes);
    else
      programs_.back().add_loop(plan.code_of(plan.loop(step)), bound.loop);
  }
  for (RegisterProgram& program : programs_) program.finish();
}

void StepRuns::place_input(const PlanView& plan, Index number, const char* bytes) {
  const InputSlot& input = plan.input(number);
  const char* const in_arena = inputs_[number];
  for (RegisterProgram& program : programs_)
    program.move(in_arena, input.shape.elements() * size_bytes(input.dtype), bytes == nullptr ? in_arena : bytes);
}

}  // namespace weft

#endif
