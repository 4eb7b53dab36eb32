// Pairs of instructions that the interpreter of fused loops carries out as one, where nobody else reads the first one's
// value: it then stays in a register of the processor. An ordinary constexpr table, the same for every instruction set.
#ifndef WEFT_KERNELS_BLOCK_PAIR_HPP
#define WEFT_KERNELS_BLOCK_PAIR_HPP

#include <weft/base/fixed_vector.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// The first one's value is operand `place` of the second, or both of them. All values are f32.
struct BlockPair {
  Opcode first = Opcode::load, second = Opcode::load;
  int place = 0;

  static constexpr int both = 2;
  friend constexpr bool operator==(const BlockPair&, const BlockPair&) = default;

  // A bound: select(x < y, y, x), or with >, whose operands are y and x. Vectors have one instruction for it.
  [[nodiscard]] constexpr bool is_bound() const noexcept { return second == Opcode::select; }
  // How many operands it has: those of the first, then the other one of the second.
  [[nodiscard]] constexpr int operands() const noexcept {
    if (is_bound()) return 2;
    return operand_count(first) + (operand_count(second) == 2 && place != both ? 1 : 0);
  }
};

// Light instructions, and what they often stand before.
[[nodiscard]] constexpr fixed_vector<BlockPair, 48> list_block_pairs() {
  constexpr Opcode firsts[] = {Opcode::negate, Opcode::add, Opcode::subtract, Opcode::multiply};
  fixed_vector<BlockPair, 48> pairs;
  for (const Opcode first : firsts) {
    for (const Opcode second : {Opcode::negate, Opcode::exp}) pairs.push_back({first, second, 0});
    for (const Opcode second : {Opcode::add, Opcode::subtract, Opcode::multiply})
      for (const int place : {0, 1}) pairs.push_back({first, second, place});
    pairs.push_back({first, Opcode::multiply, BlockPair::both});
  }
  pairs.push_back({Opcode::less, Opcode::select, 0});
  pairs.push_back({Opcode::greater, Opcode::select, 0});
  return pairs;
}
inline constexpr auto block_pairs = list_block_pairs();

// The number of a pair in that list; -1: it is none.
[[nodiscard]] constexpr int find_block_pair(const BlockPair& pair) noexcept {
  for (int i = 0; i < block_pairs.size(); ++i)
    if (block_pairs[i] == pair) return i;
  return -1;
}

}  // namespace weft

#endif
