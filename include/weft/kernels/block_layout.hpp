// Where the values of a list of instructions lie while blocks of it are interpreted: in a register of the interpreter,
// or in memory, where operands are read and results are written in place. An ordinary constexpr function of the list,
// the same for every instruction set.
#ifndef WEFT_KERNELS_BLOCK_LAYOUT_HPP
#define WEFT_KERNELS_BLOCK_LAYOUT_HPP

#include <weft/kernels/loop_plan.hpp>

namespace weft {

// Registers by extent: one holds a block's values of that extent. Full values that are not needed at the same time share
// one, in the order of the list; those of rows, columns and scalars, which outlive a block, do not.
struct BlockRegisters {
  std::int8_t of[max_instructions] = {};  // of value i among those of its extent; -1: it has none
  int count[4] = {};                      // by extent
};

struct BlockLayout {
  LoopPlan plan;
  Instruction list[max_instructions] = {};  // a computed value has the extent that its operands have together
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

// last_use[i]: the last instruction that reads value i, itself if there is none, `size` for a store, which waits until
// all is computed.
constexpr void find_places(BlockLayout& layout, int size, const int* last_use) noexcept {
  for (int i = 0; i < size; ++i) {
    const Instruction& now = layout.list[i];
    layout.stored_by[i] = -1;
    if (is_source(now.opcode)) {
      const bool spans_columns = now.extent == Extent::full || now.extent == Extent::col;
      if (spans_columns && size_bytes(now.dtype) == 4) layout.in_place |= InstructionSet{1} << i;
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
[[nodiscard]] constexpr BlockLayout lay_out_block(const EncodedInstruction* encoded, int size) noexcept {
  BlockLayout layout;
  layout.plan = plan_loop(encoded, size);
  if (!layout.plan.valid) return layout;
  int last_use[max_instructions] = {};
  for (int i = 0; i < size; ++i) {
    const Instruction& now = layout.list[i] = decode(encoded[i]);
    const int operands[3] = {now.a, now.b, now.c};
    last_use[i] = i;
    const int use = now.opcode == Opcode::store ? size : i;
    for (int k = 0; k < operand_count(now.opcode); ++k)
      if (last_use[operands[k]] < use) last_use[operands[k]] = use;
  }
  block_layout_detail::find_extents(layout, size);
  block_layout_detail::find_places(layout, size, last_use);
  layout.whole = block_layout_detail::assign_registers(layout.list, size, last_use, layout.in_place);
  layout.part = block_layout_detail::assign_registers(layout.list, size, last_use, 0);
  layout.streams = __builtin_popcount(layout.plan.full_loads) + __builtin_popcount(layout.plan.full_outputs);
  return layout;
}

}  // namespace weft

#endif
