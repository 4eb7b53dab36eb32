// Where the values of a list of instructions lie while blocks of it are interpreted: in a register of the interpreter,
// or in memory, where operands are read and results are written in place. An ordinary constexpr function of the list,
// the same for every instruction set.
#ifndef WEFT_KERNELS_BLOCK_LAYOUT_HPP
#define WEFT_KERNELS_BLOCK_LAYOUT_HPP

#include <weft/kernels/block_pair.hpp>
#include <weft/kernels/loop_plan.hpp>

namespace weft {

// Registers by extent: one holds a block's values of that extent. Full values that are not needed at the same time
// share one, in the order of the list; those of rows, columns and scalars, which outlive a block, do not.
struct BlockRegisters {
  std::int8_t of[max_instructions] = {};  // of value i among those of its extent; -1: it has none
  int count[4] = {};                      // by extent
};

struct BlockLayout {
  LoopPlan plan;
  Instruction list[max_instructions] = {};  // a computed value has the extent that its operands have together
  std::uint8_t operands[max_instructions][3] = {};
  int operand_counts[max_instructions] = {};
  std::int8_t pair[max_instructions] = {};  // the number of the pair that instruction i is the second of, or -1
  InstructionSet absorbed = 0;              // the first ones
  InstructionSet in_place = 0;              // loads and accumulators that blocks of whole vectors read where they lie
  // Full values of four bytes that are stored: by value, its store, -1 for none, and the operands that are read after
  // it is computed, a bit a slot and one for the accumulator: where the output is none of them, such a block of whole
  // vectors is computed where it is stored.
  std::int8_t stored_by[max_instructions] = {};
  std::uint32_t read_after[max_instructions] = {};
  BlockRegisters whole, part;  // of blocks of whole vectors, and of those that end in a part of one
  int streams = 0;             // operands and outputs with one value an element
};

inline constexpr int accumulator_bit = max_loads;

namespace block_layout_detail {

[[nodiscard]] constexpr Extent join(Extent a, Extent b) noexcept {
  if (a == Extent::scalar || a == b) return b;
  return b == Extent::scalar ? a : Extent::full;
}
[[nodiscard]] constexpr bool is_source(Opcode code) noexcept {
  return code == Opcode::load || code == Opcode::accumulator;
}

constexpr void find_extents(BlockLayout& layout, int size) noexcept {
  for (int i = 0; i < size; ++i) {
    Instruction& now = layout.list[i];
    if (now.opcode == Opcode::load || now.opcode == Opcode::store) continue;
    Extent extent = Extent::scalar;
    const int operands[3] = {now.a, now.b, now.c};
    for (int k = 0; k < operand_count(now.opcode); ++k) extent = join(extent, layout.list[operands[k]].extent);
    if (now.opcode == Opcode::accumulator) extent = Extent::full;
    if (now.opcode == Opcode::row_index || reduces_columns(now.opcode)) extent = Extent::row;
    if (now.opcode == Opcode::col_index || reduces_rows(now.opcode)) extent = Extent::col;
    now.extent = extent;
  }
}

// The pair of instruction i and its operand number `place`, or -1.
[[nodiscard]] constexpr int pair_of(const BlockLayout& layout, int i, int place, const int* uses) noexcept {
  const Instruction& now = layout.list[i];
  const int operands[3] = {now.a, now.b, now.c}, first = operands[place];
  const Instruction& before = layout.list[first];
  const bool is_bound = now.opcode == Opcode::select;
  const bool is_alone = now.extent == Extent::full && before.extent == Extent::full && layout.pair[first] < 0 &&
                        now.dtype == DType::f32 && first != layout.plan.kept;
  if (!is_alone || (layout.absorbed >> first & 1u) != 0) return -1;
  if (is_bound) {
    const bool bounds = place == 0 && before.a == now.c && before.b == now.b && uses[first] == 1;
    return bounds ? find_block_pair({before.opcode, now.opcode, 0}) : -1;
  }
  if (before.dtype != DType::f32) return -1;
  const bool is_both = operand_count(now.opcode) == 2 && now.a == now.b;
  return uses[first] == (is_both ? 2 : 1)
             ? find_block_pair({before.opcode, now.opcode, is_both ? BlockPair::both : place})
             : -1;
}
constexpr void join_pair(BlockLayout& layout, int i, int place) noexcept {
  const Instruction& now = layout.list[i];
  const int own[3] = {now.a, now.b, now.c};
  const Instruction& before = layout.list[own[place]];
  const BlockPair& pair = block_pairs[layout.pair[i]];
  const std::uint8_t first[3] = {before.a, before.b, before.c};
  layout.absorbed |= InstructionSet{1} << own[place];
  layout.operand_counts[i] = pair.operands();
  for (int k = 0; k < operand_count(before.opcode); ++k) layout.operands[i][k] = first[k];
  if (pair.is_bound())
    layout.operands[i][0] = now.b, layout.operands[i][1] = now.c;
  else if (pair.operands() > operand_count(before.opcode))
    layout.operands[i][operand_count(before.opcode)] = static_cast<std::uint8_t>(own[1 - place]);
}
constexpr void find_operands(BlockLayout& layout, int size, bool joins_pairs) noexcept {
  int uses[max_instructions] = {};
  for (int i = 0; i < size; ++i) {
    const Instruction& now = layout.list[i];
    const std::uint8_t operands[3] = {now.a, now.b, now.c};
    layout.pair[i] = -1;
    layout.operand_counts[i] = operand_count(now.opcode);
    for (int k = 0; k < 3; ++k) layout.operands[i][k] = operands[k];
    for (int k = 0; k < operand_count(now.opcode); ++k) ++uses[operands[k]];
  }
  for (int i = 0; joins_pairs && i < size; ++i)
    for (int k = 0; k < layout.operand_counts[i] && k < 2 && layout.pair[i] < 0; ++k) {
      layout.pair[i] = static_cast<std::int8_t>(pair_of(layout, i, k, uses));
      if (layout.pair[i] >= 0) join_pair(layout, i, k);
    }
}

// last_use[i]: the last instruction that reads value i, itself if there is none, `size` for a store, which waits until
// all is computed.
constexpr void find_places(BlockLayout& layout, int size, const int* last_use) noexcept {
  for (int i = 0; i < size; ++i) {
    const Instruction& now = layout.list[i];
    layout.stored_by[i] = -1;
    if (is_source(now.opcode)) {
      const bool spans_columns = now.extent == Extent::full || now.extent == Extent::col;
      // One that is stored waits in a register: another store may come first, and be to where it lies.
      if (spans_columns && size_bytes(now.dtype) == 4 && last_use[i] < size) layout.in_place |= InstructionSet{1} << i;
      const std::uint32_t read = 1u << (now.opcode == Opcode::load ? now.slot : accumulator_bit);
      for (int k = 0; k < last_use[i] && k < size; ++k) layout.read_after[k] |= read;
    } else if (now.opcode == Opcode::store && now.extent == Extent::full && size_bytes(now.dtype) == 4) {
      const bool is_computed = layout.list[now.a].extent == Extent::full && !is_source(layout.list[now.a].opcode);
      if (is_computed && layout.stored_by[now.a] < 0) layout.stored_by[now.a] = static_cast<std::int8_t>(i);
    }
  }
}

// The values of `without` have none.
constexpr BlockRegisters assign_registers(const Instruction* list, int size, const int* last_use,
                                          InstructionSet without) noexcept {
  BlockRegisters registers;
  int free_from[max_instructions] = {};  // by register of full values: the instruction that may write it
  for (int i = 0; i < size; ++i) {
    registers.of[i] = -1;
    if (list[i].opcode == Opcode::store || (without >> i & 1u) != 0) continue;
    int& count = registers.count[static_cast<int>(list[i].extent)];
    const bool is_shared = list[i].extent == Extent::full;
    int chosen = is_shared ? 0 : count;
    while (chosen < count && free_from[chosen] > i) ++chosen;
    if (chosen == count) ++count;
    // An instruction may write what it reads, vector by vector.
    if (is_shared) free_from[chosen] = last_use[i] > i ? last_use[i] : i + 1;
    registers.of[i] = static_cast<std::int8_t>(chosen);
  }
  return registers;
}

}  // namespace block_layout_detail

// O(size^2). `encoded`: instructions that plan_loop takes for valid; the layout of others has a plan that says so.
// `joins_pairs`: whether there are functions for them.
[[nodiscard]] constexpr BlockLayout lay_out_block(const EncodedInstruction* encoded, int size,
                                                  bool joins_pairs) noexcept {
  BlockLayout layout;
  layout.plan = plan_loop(encoded, size);
  if (!layout.plan.valid) return layout;
  for (int i = 0; i < size; ++i) layout.list[i] = decode(encoded[i]);
  block_layout_detail::find_extents(layout, size);
  block_layout_detail::find_operands(layout, size, joins_pairs);
  int last_use[max_instructions] = {};
  for (int i = 0; i < size; ++i) {
    last_use[i] = i;
    const int use = layout.list[i].opcode == Opcode::store ? size : i;
    for (int k = 0; k < layout.operand_counts[i] && (layout.absorbed >> i & 1u) == 0; ++k)
      if (last_use[layout.operands[i][k]] < use) last_use[layout.operands[i][k]] = use;
  }
  block_layout_detail::find_places(layout, size, last_use);
  const InstructionSet without = layout.absorbed;
  layout.whole = block_layout_detail::assign_registers(layout.list, size, last_use, without | layout.in_place);
  layout.part = block_layout_detail::assign_registers(layout.list, size, last_use, without);
  layout.streams = __builtin_popcount(layout.plan.full_loads) + __builtin_popcount(layout.plan.full_outputs);
  return layout;
}

}  // namespace weft

#endif
