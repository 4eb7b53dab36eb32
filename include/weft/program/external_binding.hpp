// Running a plan whose inputs lie wherever the caller has them, instead of in an arena: what a plan's addresses mean is
// worked out once, as a constant, and a call only adds offsets to a short list of base pointers. Nothing is copied,
// nothing allocated.
#ifndef WEFT_PROGRAM_EXTERNAL_BINDING_HPP
#define WEFT_PROGRAM_EXTERNAL_BINDING_HPP

#include <weft/planner/plan_memory.hpp>
#include <weft/program/binding.hpp>

namespace weft {

// `offset` bytes after one of the base pointers: the inputs in their order, then the constants, then the scratch
// memory.
struct ExternalSlice {
  std::int32_t base = 0;
  Index offset = 0;
};

// Where the scratch memory of a plan starts in its arena, and its size: what is neither input nor constant.
[[nodiscard]] constexpr Index scratch_start(const PlanView& plan) noexcept {
  return round_up(plan.persistent_bytes, arena_alignment);
}
[[nodiscard]] constexpr Index scratch_bytes(const PlanView& plan) noexcept {
  return plan.peak_bytes > scratch_start(plan) ? plan.peak_bytes - scratch_start(plan) : 0;
}

[[nodiscard]] constexpr ExternalSlice locate(const PlanView& plan, Index offset) {
  for (Index i = 0; i < plan.input_count; ++i) {
    const InputSlot& input = plan.inputs[i];
    if (offset >= input.offset && offset < input.offset + input.shape.elements() * size_bytes(input.dtype))
      return {static_cast<std::int32_t>(i), offset - input.offset};
  }
  for (Index i = 0; i < plan.constant_count; ++i)
    if (plan.constants[i].offset == offset) return {static_cast<std::int32_t>(plan.input_count), 4 * i};
  // What is left below the scratch memory has no bytes.
  const Index scratch = offset - scratch_start(plan);
  return {static_cast<std::int32_t>(plan.input_count + 1), scratch > 0 ? scratch : 0};
}

// The places of a plan of one device and the bytes of its constants. For constants with static storage.
template <PlanSizes Sizes>
struct ExternalSlices {
  ExternalSlice places[static_cast<std::size_t>(Sizes.places > 0 ? Sizes.places : 1)] = {};
  std::uint32_t constants[static_cast<std::size_t>(Sizes.constants > 0 ? Sizes.constants : 1)] = {};

  constexpr explicit ExternalSlices(const PlanView& plan) {
    for (Index i = 0; i < Sizes.places; ++i) places[i] = locate(plan, plan.places[i].offset);
    for (Index i = 0; i < Sizes.constants; ++i)
      constants[i] = constant_bits(plan.constants[i].dtype, plan.constants[i].value);
  }
};

namespace detail {

[[nodiscard]] constexpr bool is_store(const PlanStep& step, Index place) noexcept {
  switch (step.kind) {
    case StepKind::loop: return place >= step.load_count;
    case StepKind::dot: return place == 2 || place == 3 || place >= 4 + step.load_count;
    case StepKind::take_rows:
    case StepKind::scatter_add_rows: return place == 2;
    default: return place == 1;
  }
}
[[nodiscard]] constexpr Index place_count(const PlanStep& step) noexcept {
  switch (step.kind) {
    case StepKind::loop: return step.load_count + step.store_count;
    case StepKind::dot: return 4 + step.load_count + step.store_count;
    case StepKind::take_rows:
    case StepKind::scatter_add_rows: return 3;
    default: return 2;
  }
}

// Whether a loop that reads `operand` reads of it only the element that it is about to write to `target`.
[[nodiscard]] constexpr bool reads_what_it_writes(const PlanView& plan, const ExternalSlice* places,
                                                  const PlanStep& step, std::int32_t operand, std::int32_t target) {
  bool same = step.kind == StepKind::loop;
  for (Index i = 0; same && i < step.instruction_count; ++i) {
    const Instruction load = decode(plan.instructions[step.first_instruction + i]);
    if (load.opcode != Opcode::load) continue;
    const ExternalSlice& from = places[step.first_place + load.slot];
    if (from.base != operand) continue;
    for (Index j = 0; j < step.instruction_count; ++j) {
      const Instruction store = decode(plan.instructions[step.first_instruction + j]);
      if (store.opcode != Opcode::store) continue;
      const ExternalSlice& to = places[step.first_place + step.load_count + store.slot];
      same = same && (to.base != target || (from.offset == to.offset && load.extent == store.extent &&
                                            size_bytes(load.dtype) == size_bytes(store.dtype)));
    }
  }
  return same;
}

}  // namespace detail

// May input `operand` be the very bytes of input `target`, which the plan writes? Yes if everything that reads it is
// done before the first write, or reads of it only the element that is written next.
[[nodiscard]] constexpr bool may_share_storage(const PlanView& plan, const ExternalSlice* places, std::int32_t operand,
                                               std::int32_t target) {
  bool written = false;
  for (Index s = 0; s < plan.step_count; ++s) {
    const PlanStep& step = plan.steps[s];
    bool reads = false, writes = false;
    for (Index i = 0; i < detail::place_count(step); ++i) {
      const std::int32_t base = places[step.first_place + i].base;
      const bool stores = detail::is_store(step, i);
      reads = reads || (base == operand && !stores);
      writes = writes || (base == target && stores);
    }
    if (reads && written) return false;
    if (reads && writes && !detail::reads_what_it_writes(plan, places, step, operand, target)) return false;
    written = written || writes;
  }
  return true;
}

// Runs a plan of one device. `bases`: the inputs, the constants, and scratch_bytes(plan) bytes on a cache line. Inputs
// that the plan writes are written. Errors: row_index_out_of_range, collective_needs_a_runtime.
template <StepKinds Kinds = every_step_kind>
void run_external(const PlanView& plan, const StepKernel* kernels, const ExternalSlice* places, char* const* bases) {
  const auto at = [places, bases](Index i) { return bases[places[i].base] + places[i].offset; };
  for (Index i = 0; i < plan.step_count; ++i) run_step<Kinds>(bind_step(plan.steps[i], kernels[i], at), plan);
}

}  // namespace weft

#endif
