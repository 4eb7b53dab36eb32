// How a list of instructions is run: which loops over the elements it needs, and which instructions each of them
// executes. An ordinary constexpr function of the list, the same for every instruction set.
//
// A reduction needs all elements before anything that depends on it can go on, so a list runs as a few passes over the
// elements of a row (or of a block of columns). What a pass needs of an earlier one is computed again: it costs less
// than a trip through memory. Everything is written in the last pass, so an output may be one of the operands.
#ifndef WEFT_KERNELS_LOOP_PLAN_HPP
#define WEFT_KERNELS_LOOP_PLAN_HPP

#include <weft/loop_ir/instruction.hpp>

namespace weft {

inline constexpr int max_passes = 6;  // over the elements: one more than reductions that wait for each other

// A set of instructions, bit i for instruction i.
using InstructionSet = std::uint64_t;

struct LoopPlan {
  int size = 0;
  bool valid = true;  // operands come earlier, extents agree, reductions go one way and do not wait for too many others
  bool reduces_columns = false;  // some reduction yields one value a row
  bool reduces_rows = false;     // some reduction yields one value a column
  bool flattens = true;          // a map on full and scalar values only: any rows x cols of the same product will do
  bool has_accumulator = false;

  std::uint32_t full_loads = 0, full_outputs = 0;  // slots of operands and outputs with one value an element

  int passes = 0;
  InstructionSet scalars = 0;                          // computed once
  InstructionSet inner[max_passes] = {};               // of pass p: computed for every vector of elements
  InstructionSet row_inner[max_passes] = {};           // of pass p: values of rows that `inner` and `reductions` need
  InstructionSet reductions[max_passes] = {};          // of pass p: accumulated over its elements
  InstructionSet rows_before[max_passes + 1] = {};     // one value a row, before pass p (after the last: p == passes)
  InstructionSet columns_before[max_passes + 1] = {};  // one value a column, likewise
  InstructionSet full_stores = 0;                      // all in the last pass
  int kept = -1, kept_slot = 0;                        // the value that waits in output `kept_slot`; -1: none
  InstructionSet row_stores = 0, column_stores = 0, scalar_stores = 0;
  InstructionSet row_store_values = 0, column_store_values = 0;  // what these need, without the reductions
  int cost[max_passes] = {};                                     // of one vector in pass p, in simple operations
  int wait[max_passes] = {};  // so many are done while a reduction of pass p waits for its last value; 0: none does
};

namespace loop_plan_detail {

[[nodiscard]] constexpr InstructionSet bit(int i) noexcept { return InstructionSet{1} << i; }

[[nodiscard]] constexpr int cost_of(Opcode code) noexcept {
  switch (code) {
    case Opcode::exp:
    case Opcode::expm1:
    case Opcode::log:
    case Opcode::log1p:
    case Opcode::tanh:
    case Opcode::logistic:
    case Opcode::erf:
    case Opcode::erfc:
    case Opcode::remainder: return 16;
    case Opcode::sine:
    case Opcode::cosine: return 24;
    case Opcode::power:
    case Opcode::random_bits: return 60;
    case Opcode::divide:
    case Opcode::sqrt:
    case Opcode::rsqrt: return 4;
    default: return 1;
  }
}

// Two a cycle, beside an addition of four cycles, or a maximum, in which NaN wins, of twice as many.
[[nodiscard]] constexpr int wait_for(Opcode reduction) noexcept {
  return reduction == Opcode::sum_cols || reduction == Opcode::sum_rows ? 8 : 16;
}

// `set` with everything in `among` that it is computed from; operands of the instruction `given` are not needed.
[[nodiscard]] constexpr InstructionSet with_operands(const Instruction* list, int size, InstructionSet set,
                                                     InstructionSet among, int given = -1) noexcept {
  for (int i = size - 1; i >= 0; --i) {  // operands come before their users
    if (!(set & bit(i)) || i == given) continue;
    const int operands[3] = {list[i].a, list[i].b, list[i].c};
    for (int k = 0; k < operand_count(list[i].opcode); ++k) set |= bit(operands[k]) & among;
  }
  return set;
}

// Chooses the value that waits in an output for the last pass, see above.
constexpr void keep_value(LoopPlan& plan, const Instruction* list, InstructionSet among) noexcept {
  const int last = plan.passes - 1;
  if (!plan.reduces_columns || last < 1) return;
  int slot = -1;
  for (int i = 0; i < plan.size; ++i)
    if ((plan.full_stores & bit(i)) && list[i].dtype == DType::f32) slot = list[i].slot;
  if (slot < 0) return;
  for (int i = plan.size - 1; i >= 0 && plan.kept < 0; --i) {
    const bool in_both = plan.inner[last] & plan.inner[last - 1] & bit(i);
    if (!in_both || list[i].dtype != DType::f32 || list[i].extent != Extent::full || cost_of(list[i].opcode) < 16)
      continue;
    const InstructionSet rest =
        with_operands(list, plan.size, plan.full_stores | plan.reductions[last], among, i) & ~plan.reductions[last];
    bool loads = false;
    for (int k = 0; k < plan.size; ++k)
      loads |= (rest & bit(k)) && list[k].opcode == Opcode::load && list[k].extent == Extent::full;
    if (loads) continue;
    plan.kept = i;
    plan.kept_slot = slot;
    plan.inner[last] = rest & ~bit(i);
  }
}

}  // namespace loop_plan_detail

// O(size x passes). `encoded` are encoded instructions; see loop_ir/instruction.hpp.
[[nodiscard]] constexpr LoopPlan plan_loop(const EncodedInstruction* encoded, int size) noexcept {
  using loop_plan_detail::bit;
  LoopPlan plan;
  plan.size = size;
  if (size > max_instructions) return plan.valid = false, plan;
  Instruction list[max_instructions] = {};
  int level[max_instructions] = {};  // the first pass that can compute the value; of a reduction: the one after its own
  InstructionSet by_extent[4] = {};
  int last = -1;
  for (int i = 0; i < size; ++i) {
    Instruction& now = list[i] = decode(encoded[i]);
    const bool to_rows = reduces_columns(now.opcode), to_columns = reduces_rows(now.opcode);
    const int operands[3] = {now.a, now.b, now.c};
    for (int k = 0; k < operand_count(now.opcode); ++k) {
      if (operands[k] >= i || list[operands[k]].opcode == Opcode::store) return plan.valid = false, plan;
      const Extent from = list[operands[k]].extent;
      if (!to_rows && !to_columns && now.extent != Extent::full && from != now.extent && from != Extent::scalar)
        return plan.valid = false, plan;
      if (level[operands[k]] > level[i]) level[i] = level[operands[k]];
    }
    if (to_rows) now.extent = Extent::row;
    if (to_columns) now.extent = Extent::col;
    plan.reduces_columns |= to_rows;
    plan.reduces_rows |= to_columns;
    plan.has_accumulator |= now.opcode == Opcode::accumulator;
    if (level[i] >= max_passes) return plan.valid = false, plan;
    if (now.slot >= (now.opcode == Opcode::store ? max_stores : max_loads)) return plan.valid = false, plan;
    if (now.opcode == Opcode::row_index || now.opcode == Opcode::col_index || now.extent == Extent::row ||
        now.extent == Extent::col)
      plan.flattens = false;
    if (now.opcode == Opcode::load && now.extent == Extent::full) plan.full_loads |= 1u << now.slot;
    if (now.opcode == Opcode::store && now.extent == Extent::full) plan.full_outputs |= 1u << now.slot;
    if (now.opcode == Opcode::store) {
      if (now.extent == Extent::full) {
        plan.full_stores |= bit(i);
        if (level[i] > last) last = level[i];
      }
      if (now.extent == Extent::row) plan.row_stores |= bit(i);
      if (now.extent == Extent::col) plan.column_stores |= bit(i);
      if (now.extent == Extent::scalar) plan.scalar_stores |= bit(i);
    } else if (to_rows || to_columns) {
      plan.reductions[level[i]] |= bit(i);
      if (level[i] > last) last = level[i];
      ++level[i];
    } else {
      by_extent[static_cast<int>(now.extent)] |= bit(i);
    }
  }
  if (plan.reduces_columns && plan.reduces_rows) return plan.valid = false, plan;
  plan.passes = last + 1;
  plan.flattens &= !plan.reduces_columns && !plan.reduces_rows;
  plan.scalars = by_extent[static_cast<int>(Extent::scalar)];
  for (int i = 0; i < size; ++i) {
    const int before = level[i] < plan.passes ? level[i] : plan.passes;
    if (by_extent[static_cast<int>(Extent::row)] & bit(i)) plan.rows_before[before] |= bit(i);
    if (by_extent[static_cast<int>(Extent::col)] & bit(i)) plan.columns_before[before] |= bit(i);
  }
  // Values of columns are loop-invariant only where a block of columns is walked down the rows.
  const InstructionSet rows = by_extent[static_cast<int>(Extent::row)];
  InstructionSet among = by_extent[static_cast<int>(Extent::full)];
  if (!plan.reduces_rows) among |= by_extent[static_cast<int>(Extent::col)];
  for (int pass = 0; pass < plan.passes; ++pass) {
    InstructionSet wanted = plan.reductions[pass];
    if (pass == plan.passes - 1) wanted |= plan.full_stores;
    plan.inner[pass] = loop_plan_detail::with_operands(list, size, wanted, among) & ~plan.reductions[pass];
    plan.row_inner[pass] =
        loop_plan_detail::with_operands(list, size, plan.inner[pass] | plan.reductions[pass], rows) & rows;
  }
  loop_plan_detail::keep_value(plan, list, among);
  for (int pass = 0; pass < plan.passes; ++pass) {
    for (int i = 0; i < size; ++i) {
      if ((plan.inner[pass] | plan.reductions[pass]) & bit(i))
        plan.cost[pass] += loop_plan_detail::cost_of(list[i].opcode);
      if (!(plan.reductions[pass] & bit(i))) continue;
      const int wait = loop_plan_detail::wait_for(list[i].opcode);
      if (wait > plan.wait[pass]) plan.wait[pass] = wait;
    }
  }
  plan.row_store_values =
      loop_plan_detail::with_operands(list, size, plan.row_stores, by_extent[static_cast<int>(Extent::row)]) &
      ~plan.row_stores;
  plan.column_store_values =
      loop_plan_detail::with_operands(list, size, plan.column_stores, by_extent[static_cast<int>(Extent::col)]) &
      ~plan.column_stores;
  return plan;
}

}  // namespace weft

#endif
