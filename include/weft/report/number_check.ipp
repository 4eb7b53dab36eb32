// Definitions of report/number_check.hpp.
#ifndef WEFT_REPORT_NUMBER_CHECK_IPP
#define WEFT_REPORT_NUMBER_CHECK_IPP

#include <weft/planner/label.hpp>
#include <weft/report/number_check.hpp>

#include <cfenv>

namespace weft::detail {

// What the calling thread's arithmetic has done since the flags were lowered.
struct FloatFlags {
  bool invalid = false, infinite = false;  // made a NaN; divided by zero or overflowed
};
#if WEFT_HAS_X86_TARGETS
// Those of the vector registers alone: <cfenv> reads the x87's, too, which takes 20 times as long.
inline FloatFlags read_float_flags() noexcept {
  const unsigned status = __builtin_ia32_stmxcsr();
  return {(status & 0x1u) != 0, (status & 0xCu) != 0};
}
inline void lower_float_flags() noexcept { __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() & ~0x3Fu); }
#else
inline FloatFlags read_float_flags() noexcept {
  return {std::fetestexcept(FE_INVALID) != 0, std::fetestexcept(FE_DIVBYZERO | FE_OVERFLOW) != 0};
}
inline void lower_float_flags() noexcept { std::feclearexcept(FE_ALL_EXCEPT); }
#endif

// A look at elements in memory: a number whose exponent has all bits set is an infinity, or with further bits a NaN.
class Look {
 public:
  Look(bool for_nan, bool for_infinity) noexcept : for_nan_(for_nan), for_infinity_(for_infinity) {}

  template <class Word>
  [[nodiscard]] bool finds(const char* at, Word infinity) const noexcept {
    Word word;
    std::memcpy(&word, at, sizeof word);
    const Word size = static_cast<Word>(word & static_cast<Word>(~Word{0} >> 1));
    return (for_nan_ && size > infinity) || (for_infinity_ && size == infinity);
  }
  [[nodiscard]] bool finds(const char* at, DType dtype) const noexcept {
    switch (dtype) {
      case DType::f64: return finds<std::uint64_t>(at, 0x7FF0000000000000u);
      case DType::f32: return finds<std::uint32_t>(at, 0x7F800000u);
      case DType::bf16: return finds<std::uint16_t>(at, 0x7F80u);
      default: return finds<std::uint16_t>(at, 0x7C00u);
    }
  }
  // The number of the first one in row-major order, or -1.
  [[nodiscard]] Index first_of(const char* start, const StepResult& result) const {
    const Index bytes = size_bytes(result.dtype), count = result.elements();
    const bool is_one_run = result.extents.size() == 1 && result.dtype == DType::f32;
    for (Index i = is_one_run ? first_block(start, count) : 0; i < count; ++i)
      if (finds(start + result.place_of(i) * bytes, result.dtype)) return i;
    return -1;
  }

 private:
  bool for_nan_, for_infinity_;

  // Where blocks of 256 f32 end of which none is infinite or a NaN, as fast as they are read: adding 1 to the exponent
  // carries into the sign where all its bits are set.
  [[nodiscard]] static Index first_block(const char* start, Index count) noexcept {
    using Words [[gnu::vector_size(64)]] = std::uint32_t;
    constexpr Index block = 256, lanes = 16;
    Index first = 0;
    for (; first + block <= count; first += block) {
      Words carried = {}, words;
      for (Index i = 0; i < block; i += lanes) {
        std::memcpy(&words, start + (first + i) * 4, sizeof words);
        carried |= (words & 0x7FFFFFFFu) + 0x00800000u;
      }
      std::uint32_t any = 0;
      for (int lane = 0; lane < lanes; ++lane) any |= carried[lane];
      if (any >= 0x80000000u) break;
    }
    return first;
  }
};

inline bool lies_in(const InputSlot& input, const ArenaSlice& slice) {
  const Index bytes = input.shape.elements() * size_bytes(input.dtype);
  return slice.offset >= input.offset && slice.offset < input.offset + bytes;
}

// The last step before `reader` that writes there, or -1.
inline Index writer_of(const PlanView& plan, Index reader, const ArenaSlice& slice) {
  for (Index step = reader - 1; step >= 0; --step)
    for (const StepOperand& operand : plan.operands_of(plan.step(step)))
      if (operand.access == Access::write && operand.slice.offset == slice.offset) return step;
  return -1;
}

// Weights of stacked layers are one input, called 'h.*.up.weight': the iteration is the number of the layer.
inline std::string list_of_names(const PlanView& plan, const std::vector<Index>& inputs, Index iteration) {
  constexpr std::size_t most = 4;
  std::string names;
  for (std::size_t i = 0; i < inputs.size() && i < most; ++i) {
    std::string name = plan.name(plan.input(inputs[i]).name).c_str();
    const std::size_t layer = name.find('*');
    if (layer != std::string::npos && iteration >= 0) name.replace(layer, 1, std::to_string(iteration));
    names.append(i == 0 ? "'" : ", '").append(name).append("'");
  }
  return inputs.size() > most ? names + ", .." : names;
}

std::string inputs_behind(const PlanView& plan, Index step, Index iteration) {
  std::vector<bool> is_seen(to_size(plan.step_count()), false);
  std::vector<Index> batches;
  const auto add_once = [](std::vector<Index>& list, Index what) {
    for (const Index other : list)
      if (other == what) return;
    list.push_back(what);
  };
  for (std::vector<Index> front{step}; !front.empty();) {
    std::vector<Index> weights, next;
    for (const Index reader : front)
      for (const StepOperand& operand : plan.operands_of(plan.step(reader))) {
        if (operand.access == Access::write) continue;
        bool is_input = false;
        for (Index i = 0; i < plan.input_count(); ++i) {
          if (!lies_in(plan.input(i), operand.slice)) continue;
          is_input = true;
          if (plan.input(i).kind == InputKind::weight) add_once(weights, i);
          if (plan.input(i).kind == InputKind::data) add_once(batches, i);
        }
        const Index writer = is_input ? -1 : writer_of(plan, reader, operand.slice);
        if (writer < 0 || is_seen[to_size(writer)]) continue;
        is_seen[to_size(writer)] = true;
        next.push_back(writer);
      }
    if (!weights.empty()) return list_of_names(plan, weights, iteration);
    front = std::move(next);
  }
  return list_of_names(plan, batches, iteration);
}

// Kernels choose what these make where it is not finite, and round to f16 in whole numbers: no flag tells.
inline bool makes_without_a_flag(const PlanView& plan, const PlanStep& step) {
  for (const StepOperand& operand : plan.operands_of(step))
    if (operand.access == Access::write && operand.dtype == DType::f16) return true;
  for (const EncodedInstruction encoded : plan.code_of(plan.loop_of(step))) {
    const Instruction instruction = decode(encoded);
    const Opcode code = instruction.opcode;
    const bool is_chosen =
        code == Opcode::log || code == Opcode::log1p || code == Opcode::power || code == Opcode::remainder;
    if (is_chosen || instruction.dtype == DType::f16) return true;
  }
  return step.kind == StepKind::exact_norm;
}

// That of the innermost loop around a step, or -1.
inline Index iteration_of(const PlanView& plan, const Binding& binding, Index step) {
  Index iteration = -1;
  for (Index i = 0; i < step; ++i) {
    if (plan.step(i).kind != StepKind::repeat) continue;
    const RepeatStep& loop = plan.repeat(plan.step(i));
    if (step <= i + loop.steps) iteration = binding.iterations()[loop.loop];
  }
  return iteration;
}

}  // namespace weft::detail

namespace weft {

NumberCheck::NumberCheck(Executable& executable, Numbers allowed)
    : executable_(executable),
      plan_(executable.plan()),
      allowed_(allowed),
      given_(to_size(executable.runtime().device_count())) {
  for (Index i = 0; i < plan_.step_count(); ++i)
    steps_.push_back({results_of(plan_, plan_.step(i)), detail::makes_without_a_flag(plan_, plan_.step(i))});
  executable_.watch(this);
}

void NumberCheck::begin(const Device& device, const Binding& binding) {
  Given& given = given_[to_size(device.ordinal())];
  given.input = -1;
  for (Index i = 0; i < plan_.input_count() && given.input < 0; ++i) {
    const InputSlot& input = plan_.input(i);
    const bool is_kept = input.kind == InputKind::weight || input.kind == InputKind::state;
    if (!is_floating(input.dtype) || (is_kept && given.all_were_seen)) continue;
    const Index found =
        detail::Look(true, false).first_of(binding.input(i), {0, input.dtype, {input.shape.elements()}, {1}});
    if (found >= 0) given = {given.all_were_seen, i, found};
  }
  given.all_were_seen = true;
  detail::lower_float_flags();
}

void NumberCheck::after_step(const Device& device, const Binding& binding, Index step) {
  const detail::FloatFlags flags = detail::read_float_flags();
  const bool always = steps_[to_size(step)].always;
  const bool for_nan = flags.invalid || always;
  const bool for_infinity = allowed_ == Numbers::finite && (flags.infinite || always);
  if (!for_nan && !for_infinity) return;
  const detail::Look look(for_nan, for_infinity);
  const PlanStep& made = plan_.step(step);
  for (const StepResult& result : steps_[to_size(step)].results) {
    const char* const start = binding.at(plan_.operands_of(made)[to_size(result.operand)].slice);
    const Index element = look.first_of(start, result);
    if (element < 0) continue;
    const char* const at = start + result.place_of(element) * size_bytes(result.dtype);
    const bool is_nan = detail::Look(true, false).finds(at, result.dtype);
    report(is_nan, step, element, result.elements(), device, binding);
  }
  detail::lower_float_flags();
}

void NumberCheck::end(const Device& device, const Binding& binding) {
  for (const OutputSlot& output : plan_.outputs) {
    if (!is_floating(output.dtype)) continue;
    const StepResult all{0, output.dtype, {output.shape.elements()}, {1}};
    const Index element = detail::Look(true, false).first_of(binding.at(output.slice), all);
    if (element >= 0) report(true, -1, element, all.elements(), device, binding);
  }
}

void NumberCheck::report(bool is_nan, Index step, Index element, Index elements, const Device& device,
                         const Binding& binding) const {
  const Given& given = given_[to_size(device.ordinal())];
  const Index iteration = detail::iteration_of(plan_, binding, step);
  const std::string operations = step < 0 ? "the result" : label_of(plan_, plan_.step(step));
  const std::string inputs = step < 0 ? "" : detail::inputs_behind(plan_, step, iteration);
  const NumberFinding finding{operations.c_str(), inputs.c_str(),   step,    executable_.call(),
                              iteration,          device.ordinal(), element, elements};
  if (is_nan && given.input >= 0)
    nan_was_given(finding, plan_.name(plan_.input(given.input).name).c_str(), given.element);
  if (is_nan && step < 0) nan_was_given(finding, nullptr, 0);
  if (is_nan) step_made_nan(finding);
  step_made_infinity(finding);
}

}  // namespace weft

#endif
