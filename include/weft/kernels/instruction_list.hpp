// A list of instructions as a type, and sets of its instructions as packs of indices: what fused kernels are keyed by.
#ifndef WEFT_KERNELS_INSTRUCTION_LIST_HPP
#define WEFT_KERNELS_INSTRUCTION_LIST_HPP

#include <weft/kernels/loop_plan.hpp>

namespace weft {

template <EncodedInstruction... Encoded>
struct InstructionList {
  static constexpr int size = sizeof...(Encoded);
  static constexpr EncodedInstruction encoded[sizeof...(Encoded)] = {Encoded...};
  static constexpr Instruction list[sizeof...(Encoded)] = {decode(Encoded)...};
  static constexpr LoopPlan plan = plan_loop(encoded, size);

  // The encoding of instruction i without its operands, and the type of its operand a; for a store of a narrow type
  // that is f32 where the value may not have been rounded to it: a sum, an accumulator, what was read.
  [[nodiscard]] static constexpr EncodedInstruction shape(int i) noexcept {
    return encoded[i] & ~std::uint64_t{0xFFFFFF00};
  }
  [[nodiscard]] static constexpr DType operand_type(int i) noexcept {
    const Instruction value = list[list[i].a];
    const bool is_rounded = rounds(value.opcode) || value.opcode == Opcode::convert;
    return list[i].opcode == Opcode::store && is_narrow(value.dtype) && !is_rounded ? DType::f32 : value.dtype;
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
