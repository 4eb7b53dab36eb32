// Running a plan whose inputs lie wherever the caller has them, instead of in an arena: what a plan's addresses mean is
// worked out once, as a constant, and a call only adds offsets to a short list of base pointers. Nothing is copied,
// nothing allocated.
#ifndef WEFT_PROGRAM_EXTERNAL_BINDING_HPP
#define WEFT_PROGRAM_EXTERNAL_BINDING_HPP

#include <weft/program/binding.hpp>

namespace weft {

// `offset` bytes after one of the base pointers: the inputs in their order, then the constants, then the scratch
// memory.
struct ExternalSlice {
  std::int32_t base = 0;
  Index offset = 0;
};

[[nodiscard]] constexpr ExternalSlice locate(const PlanView& plan, Index offset) {
  for (Index i = 0; i < plan.input_count(); ++i) {
    const InputSlot& input = plan.input(i);
    if (offset >= input.offset && offset < input.offset + input.shape.elements() * size_bytes(input.dtype))
      return {static_cast<std::int32_t>(i), offset - input.offset};
  }
  Index next = 0;
  for (const ConstantSlot& constant : plan.constants) {
    if (constant.offset == offset) return {static_cast<std::int32_t>(plan.input_count()), next};
    next += round_up(constant.bytes, 4);
  }
  // What is left below the scratch memory has no bytes.
  const Index scratch = offset - scratch_start(plan);
  return {static_cast<std::int32_t>(plan.input_count() + 1), scratch > 0 ? scratch : 0};
}

// Words of the constants of a plan, one after another.
[[nodiscard]] constexpr Index constant_words(const PlanView& plan) noexcept {
  Index words = 0;
  for (const ConstantSlot& constant : plan.constants) words += ceil_divide(constant.bytes, 4);
  return words;
}

// Where the `Operands` operands of a plan of one device lie, and the bytes of its constants. For constants with static
// storage.
template <Index Operands, Index ConstantWords>
struct ExternalSlices {
  ExternalSlice slices[static_cast<std::size_t>(Operands > 0 ? Operands : 1)] = {};
  std::uint32_t constants[static_cast<std::size_t>(ConstantWords > 0 ? ConstantWords : 1)] = {};

  constexpr explicit ExternalSlices(const PlanView& plan) {
    for (Index i = 0; i < Operands; ++i) slices[i] = locate(plan, plan.operands[to_size(i)].slice.offset);
    Index next = 0;
    for (const ConstantSlot& constant : plan.constants)
      for (Index word = 0; word < ceil_divide(constant.bytes, 4); ++word) constants[next++] = word_of(plan, constant, word);
  }

 private:
  static constexpr std::uint32_t word_of(const PlanView& plan, const ConstantSlot& constant, Index word) {
    if (constant.kind != ConstantSlot::Kind::literal) {
      const std::uint64_t half = word < 2 ? constant.element.low : constant.element.high;
      return static_cast<std::uint32_t>(half >> (32 * (word % 2)));
    }
    std::uint32_t bits = 0;
    for (Index byte = 4 * word; byte < constant.bytes && byte < 4 * word + 4; ++byte)
      bits |= static_cast<std::uint32_t>(plan.literal_bytes[to_size(constant.first_byte + byte)]) << (8 * (byte % 4));
    return bits;
  }
};

namespace detail {

// Whether a loop that reads `operand` reads of it only the element that it is about to write to `target`.
[[nodiscard]] constexpr bool reads_what_it_writes(const PlanView& plan, const ExternalSlice* slices,
                                                  const PlanStep& step, std::int32_t operand, std::int32_t target) {
  if (step.kind != StepKind::loop) return false;
  const LoopStep& loop = plan.loop(step);
  for (const EncodedInstruction loading : plan.code_of(loop)) {
    const Instruction load = decode(loading);
    if (load.opcode != Opcode::load) continue;
    const ExternalSlice& from = slices[step.first_operand + load.slot];
    if (from.base != operand) continue;
    for (const EncodedInstruction storing : plan.code_of(loop)) {
      const Instruction store = decode(storing);
      if (store.opcode != Opcode::store) continue;
      const ExternalSlice& to = slices[step.first_operand + loop.load_count + store.slot];
      const bool same = from.offset == to.offset && load.extent == store.extent &&
                        size_bytes(load.dtype) == size_bytes(store.dtype);
      if (to.base == target && !same) return false;
    }
  }
  return true;
}

}  // namespace detail

// May input `operand` be the very bytes of input `target`, which the plan writes? Yes if everything that reads it is
// done before the first write, or reads of it only the element that is written next, and no step runs twice.
[[nodiscard]] constexpr bool may_share_storage(const PlanView& plan, const ExternalSlice* slices, std::int32_t operand,
                                               std::int32_t target) {
  bool written = false;
  for (const PlanStep& step : plan.steps) {
    bool reads = false, writes = false;
    const auto operands = plan.operands_of(step);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const std::int32_t base = slices[to_size(step.first_operand) + i].base;
      reads = reads || (base == operand && operands[i].access == Access::read);
      writes = writes || (base == target && operands[i].access == Access::write);
    }
    if (reads && (written || !plan.repeats.empty())) return false;
    if (reads && writes && !detail::reads_what_it_writes(plan, slices, step, operand, target)) return false;
    written = written || writes;
  }
  return true;
}

// Runs a plan of one device. `bases`: the inputs, the constants, and scratch_bytes(plan) bytes on a cache line. Inputs
// that the plan writes are written. Errors: row_index_out_of_range, label_out_of_range, collective_needs_a_runtime.
template <StepKinds Kinds = every_step_kind>
void run_external(const PlanView& plan, const StepKernel* kernels, const ExternalSlice* slices, char* const* bases) {
  Buffer<Index> iterations(plan.loop_count, 0);
  const auto at = [&](Index i) {
    return bases[slices[i].base] + slices[i].offset + plan.moved(plan.operands[to_size(i)].slice, iterations.data());
  };
  for_each_step(
      plan, iterations.data(),
      [&](Index i) { run_step<Kinds>(bind_step(plan, plan.step(i), kernels, at), plan); },
      [&](Index i, Index) { return *at(plan.step(i).first_operand) != 0; });
}

}  // namespace weft

#endif
