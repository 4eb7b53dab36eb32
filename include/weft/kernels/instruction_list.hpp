// A list of instructions as a type, and sets of its instructions as packs of indices: what fused kernels are keyed by.
#ifndef WEFT_KERNELS_INSTRUCTION_LIST_HPP
#define WEFT_KERNELS_INSTRUCTION_LIST_HPP

#include <weft/kernels/loop_plan.hpp>

namespace weft {

// Selects of floats for which vectors have one instruction: select(x < y, y, x) and select(x > y, y, x), which are x
// where either is NaN or both are equal.
inline constexpr std::uint8_t bounds_below = 1, bounds_above = 2;

template <EncodedInstruction... Encoded>
struct InstructionList {
  static constexpr int size = sizeof...(Encoded);
  static constexpr EncodedInstruction encoded[sizeof...(Encoded)] = {Encoded...};
  static constexpr Instruction list[sizeof...(Encoded)] = {decode(Encoded)...};
  static constexpr LoopPlan plan = plan_loop(encoded, size);

  // The encoding of instruction i without its operands, or with `bound_of` where operand a was; and the type of operand
  // a, which for a store of a narrow type is f32 where the value may not have been rounded to it: a sum, an accumulator,
  // what was read.
  [[nodiscard]] static constexpr EncodedInstruction shape(int i) noexcept {
    Instruction alone = list[i];
    alone.a = bound_of(i);
    alone.b = alone.c = 0;
    return encode(alone);
  }
  [[nodiscard]] static constexpr DType operand_type(int i) noexcept {
    const Instruction value = list[list[i].a];
    const bool is_rounded = rounds(value.opcode) || value.opcode == Opcode::convert;
    return list[i].opcode == Opcode::store && is_narrow(value.dtype) && !is_rounded ? DType::f32 : value.dtype;
  }
  [[nodiscard]] static constexpr std::uint8_t bound_of(int i) noexcept {
    const Instruction& now = list[i];
    if (now.opcode != Opcode::select || !is_floating(now.dtype)) return 0;
    const Instruction& by = list[now.a];
    if (by.a != now.c || by.b != now.b) return 0;
    return by.opcode == Opcode::less ? bounds_below : by.opcode == Opcode::greater ? bounds_above : 0;
  }
  // The instructions whose values those of `set` read.
  [[nodiscard]] static constexpr InstructionSet operands_of(InstructionSet set) noexcept {
    InstructionSet operands = 0;
    for (int i = 0; i < size; ++i) {
      const int values[3] = {list[i].a, list[i].b, list[i].c};
      for (int k = 0; k < operand_count(list[i].opcode) && (set >> i & 1u) != 0; ++k)
        operands |= InstructionSet{1} << values[k];
    }
    return operands;
  }
};

template <int... I>
struct Indices {};

namespace instruction_list_detail {

template <InstructionSet Set, int... I>
struct Collect : Collect<(Set & (Set - 1)), I..., __builtin_ctzll(Set)> {};
template <int... I>
struct Collect<0, I...> {
  using Type = Indices<I...>;
};

}  // namespace instruction_list_detail

// The members of a set in order; 0, 1, ..., Count - 1.
template <InstructionSet Set>
using IndicesOf = typename instruction_list_detail::Collect<Set>::Type;
template <int Count>
using FirstIndices = IndicesOf<(InstructionSet{1} << Count) - 1>;

}  // namespace weft

#endif
