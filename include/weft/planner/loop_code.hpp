// Code of a fused loop: the members of a group as a list of instructions, with the values it loads and stores.
#ifndef WEFT_PLANNER_LOOP_CODE_HPP
#define WEFT_PLANNER_LOOP_CODE_HPP

#include <weft/loop_ir/canonical.hpp>
#include <weft/planner/assign_buffers.hpp>

namespace weft {

struct LoopCode {
  Buffer<Instruction> instructions;
  Buffer<Id> loads, stores;  // by slot
};

namespace detail {

class LoopWriter {
 public:
  constexpr LoopWriter(const Graph& graph, const Fusion& fusion, const BufferAssignment& assignment,
                       const FusionGroup& group)
      : graph_(graph),
        fusion_(fusion),
        assignment_(assignment),
        group_(group),
        number_(fusion.group_of[group.members[0]]) {}

  constexpr LoopCode run() {
    for (Index i = group_.members.size() - 1; i >= 0; --i) {
      const Id member = group_.members[i];
      value(member, fusion_.extent[member]);
    }
    for (Index i = group_.members.size() - 1; i >= 0; --i)
      if (fusion_.in_memory[group_.members[i]]) store(group_.members[i]);
    CanonicalList list = canonicalize(code_.instructions);
    LoopCode canonical{static_cast<Buffer<Instruction>&&>(list.instructions), {}, {}};
    for (std::int32_t slot : list.loads) canonical.loads.push_back(code_.loads[slot]);
    for (std::int32_t slot : list.stores) canonical.stores.push_back(code_.stores[slot]);
    return canonical;
  }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const BufferAssignment& assignment_;
  const FusionGroup& group_;
  std::int32_t number_;
  LoopCode code_;
  struct Known {
    Id id = no_id;
    Extent extent = Extent::full;
    std::uint8_t at = 0;
  };
  Buffer<Known> known_;
  Buffer<Extent> slot_extent_;  // by load

  constexpr std::uint8_t add(const Instruction& instruction) {
    if (code_.instructions.size() >= max_instructions)
      graph_is_invalid("a fused loop has at most 48 instructions", group_.last);
    code_.instructions.push_back(instruction);
    return static_cast<std::uint8_t>(code_.instructions.size() - 1);
  }

  // The instruction that yields `id` with this extent.
  constexpr std::uint8_t value(Id id, Extent extent) {
    for (Index i = known_.count - 1; i >= 0; --i)  // what was made last is asked for most
      if (known_.items[i].id == id && known_.items[i].extent == extent) return known_.items[i].at;
    const std::uint8_t at = generate(id, extent);
    known_.push_back({id, extent, at});
    return at;
  }

  constexpr std::uint8_t generate(Id id, Extent extent) {
    const Node& node = graph_[id];
    const bool member = fusion_.group_of[id] == number_;
    if (id == group_.dot) return add({Opcode::accumulator, 0, 0, 0, node.dtype, Extent::full, 0});
    if (node.op == Op::reshape || node.op == Op::after) return value(graph_.operand(id, 0), extent);
    if (node.op == Op::broadcast) {
      const Id from = graph_.operand(id, 0);
      if (graph_[from].shape.elements() == 1) return value(from, Extent::scalar);
      const Split split = split_of_broadcast(graph_, id);
      if (member || (extent == Extent::full && split.fits(group_.space.cols))) return value(from, split.extent);
      return load(id, extent);
    }
    if (node.op == Op::iota) {
      const bool whole_row = group_.space.cols == node.shape.elements() && group_.space.rows() == 1;
      if (member || (extent == Extent::row && !group_.batched) || extent == Extent::col ||
          (extent == Extent::full && whole_row))
        return add({extent == Extent::row ? Opcode::row_index : Opcode::col_index, 0, 0, 0, node.dtype,
                    extent == Extent::row ? Extent::row : Extent::col, 0});
      return load(id, extent);
    }
    if (!member) return load(id, extent);
    if (is_reduction(node.op)) return reduction(id, extent);
    std::uint8_t operands[3] = {};
    for (Index i = 0; i < node.operand_count; ++i) operands[i] = value(graph_.operand(id, i), extent);
    return add({row_of(node.op).code, operands[0], operands[1], operands[2], node.dtype, extent, 0});
  }
  constexpr std::uint8_t reduction(Id id, Extent extent) {
    if (extent != fusion_.extent[id]) graph_is_invalid("a reduction is read as it lies in its loop", id);
    const bool over_rows = extent == Extent::col;
    Opcode code = over_rows ? Opcode::sum_rows : Opcode::sum_cols;
    if (graph_[id].op == Op::reduce_max) code = over_rows ? Opcode::max_rows : Opcode::max_cols;
    if (graph_[id].op == Op::reduce_min) code = over_rows ? Opcode::min_rows : Opcode::min_cols;
    const std::uint8_t operand = value(graph_.operand(id, 0), Extent::full);
    return add({code, operand, 0, 0, graph_[id].dtype, extent, 0});
  }
  // An operand has one slot for each extent: in a batch of matrices they advance by different steps.
  constexpr std::uint8_t load(Id id, Extent extent) {
    Index slot = 0;
    while (slot < code_.loads.size() && !(slot_extent_[slot] == extent && is_same_place(code_.loads[slot], id))) ++slot;
    if (slot == code_.loads.size()) {
      code_.loads.push_back(id);
      slot_extent_.push_back(extent);
    }
    if (code_.loads.size() > max_loads) graph_is_invalid("a fused loop has at most 16 operands", id);
    return add({Opcode::load, 0, 0, 0, graph_[id].dtype, extent, static_cast<std::uint8_t>(slot)});
  }
  constexpr bool is_same_place(Id a, Id b) const {
    return assignment_.slice_of[a] == assignment_.slice_of[b] && graph_[a].dtype == graph_[b].dtype;
  }
  constexpr void store(Id id) {
    const auto slot = static_cast<std::uint8_t>(code_.stores.size());
    code_.stores.push_back(id);
    if (code_.stores.size() > max_stores) graph_is_invalid("a fused loop has at most 8 outputs", id);
    const Extent extent = fusion_.extent[id];
    add({Opcode::store, value(id, extent), 0, 0, graph_[id].dtype, extent, slot});
  }
};

}  // namespace detail

[[nodiscard]] constexpr LoopCode generate_loop(const Graph& graph, const Fusion& fusion,
                                               const BufferAssignment& assignment, const FusionGroup& group) {
  return detail::LoopWriter(graph, fusion, assignment, group).run();
}

}  // namespace weft

#endif
