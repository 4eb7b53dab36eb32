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
[[nodiscard]] inline bool is_small_loop(const PlanView& plan, const PlanStep& step, const StepKernel* kernels) {
  if (step.kind != StepKind::loop) return false;
  const LoopStep& loop = plan.loop(step);
  const InterpretedLoop* const program = kernels[loop.kernel].program;
  return program != nullptr && RegisterProgram::fits(plan.code_of(loop), *program, loop.rows, loop.cols);
}
// The places of a loop that move with the iterations, by their numbers in the plan.
[[nodiscard]] inline MovingPlaces moving_places(const PlanView& plan, const PlanStep& step) {
  MovingPlaces places;
  const LoopStep& loop = plan.loop(step);
  for (std::int32_t i = 0; i < step.operand_count; ++i) {
    const std::int32_t number = step.first_operand + i;
    if (plan.operands[to_size(number)].slice.stride >= 0)
      (i < loop.load_count ? places.load[i] : places.store[i - loop.load_count]) = number;
  }
  return places;
}
// The bytes of a copy of adjacent elements; 0: it is something else, or too large.
[[nodiscard]] inline Index copied_bytes(const PlanView& plan, const PlanStep& step) {
  if (step.kind != StepKind::copy || !stays(plan, step)) return 0;
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
// Where a dynamic slice, or an update, finds its part; of no bytes: those do not lie together, or are too many.
[[nodiscard]] inline PartPlace part_place(const PlanView& plan, const PlanStep& step, const BoundStep& bound) {
  PartPlace place;
  if (!is_dynamic(step.kind) || !stays(plan, step)) return place;
  const DynamicSliceStep& slice = plan.dynamic_slice(step);
  const Index bytes = size_bytes(plan.operands_of(step)[0].dtype);
  place.rank = slice.whole.size();
  place.whole_bytes = place.bytes = bytes;
  bool is_whole = true;  // all dimensions behind this one
  for (int i = place.rank - 1; i >= 0; --i) {
    place.start[i] = static_cast<const char*>(bound.loop.load[i]);
    place.last[i] = slice.whole[i] - slice.part[i];
    place.stride[i] = place.whole_bytes;
    if (!is_whole && slice.part[i] != 1) return PartPlace();
    is_whole = is_whole && slice.part[i] == slice.whole[i];
    place.whole_bytes *= slice.whole[i];
    place.bytes *= slice.part[i];
  }
  return place.bytes <= most_copied_bytes ? place : PartPlace();
}

}  // namespace detail

bool StepRuns::add(const PlanView& plan, Index i, const StepKernel* kernels, const BoundStep& bound, bool is_next) {
  const PlanStep& step = plan.step(i);
  const Index bytes = detail::copied_bytes(plan, step);
  const PartPlace part = detail::part_place(plan, step, bound);
  const bool is_loop = detail::is_small_loop(plan, step, kernels);
  if (bytes == 0 && part.bytes == 0 && !is_loop) return false;
  if (!is_next) programs_.push_back(RegisterProgram());
  RegisterProgram& program = programs_.back();
  if (is_loop)
    program.add_loop(plan.code_of(plan.loop(step)), bound.loop, detail::moving_places(plan, step));
  else if (bytes > 0)
    program.add_copy(bound.source, bound.target, bytes);
  else if (step.kind == StepKind::dynamic_slice)
    program.add_part(part, bound.source, bound.target);
  else
    program.add_update(part, bound.source, bound.target);
  return true;
}

StepRuns::StepRuns(const PlanView& plan, const StepKernel* kernels, const Binding& binding)
    : run_of_(plan.step_count(), -1) {
  for (Index i = 0; i < plan.input_count(); ++i) inputs_.push_back(binding.input(i));
  Buffer<Index> loop_of(plan.step_count(), Index{-1});  // by step: the innermost loop in which it runs
  for (Index i = 0; i < plan.step_count(); ++i)
    for (Index k = i + 1; plan.step(i).kind == StepKind::repeat && k <= i + plan.repeat(plan.step(i)).steps; ++k)
      loop_of[k] = i;
  for (Index i = 1; i < plan.step_count(); ++i) {
    const bool is_next = run_of_[i - 1] >= 0 && loop_of[i - 1] == loop_of[i];
    if (loop_of[i] >= 0 && add(plan, i, kernels, binding.steps()[i], is_next))
      run_of_[i] = static_cast<std::int32_t>(programs_.size() - 1);
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
