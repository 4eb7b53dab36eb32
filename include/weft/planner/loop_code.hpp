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
      if (role_of(graph_[member].op) != FusionRole::map) value(member, fusion_.extent[member]);
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
    if (id == group_.dot) return add({Opcode::accumulator, 0, 0, 0, graph_.dtype(id), Extent::full, 0});
    const bool member = fusion_.group_of[id] == number_;
    switch (role_of(node.op)) {
      case FusionRole::view:
        if (!is_view(graph_, id)) break;
        return value(graph_.operand(id, 0), extent);
      case FusionRole::spread: return spread(id, extent, member);
      case FusionRole::index: return index(id, extent, member);
      case FusionRole::reduction:
        if (member) return reduction(id, extent);
        break;
      case FusionRole::projection:
        if (member) return element_of_map(id, extent);
        break;
      case FusionRole::elementwise: {
        if (!member) break;
        std::uint8_t operands[3] = {};
        for (Index i = 0; i < node.operand_count; ++i) operands[i] = value(graph_.operand(id, i), extent);
        return add({row_of(node.op).code, operands[0], operands[1], operands[2], graph_.dtype(id), extent, 0});
      }
      default: break;
    }
    return load(id, extent);
  }
  constexpr std::uint8_t spread(Id id, Extent extent, bool member) {
    const Id from = graph_.operand(id, 0);
    if (graph_.elements(from) == 1) return value(from, Extent::scalar);
    const Split split = split_of_broadcast(graph_, id);
    if (!member && group_.reads_as(id, extent)) return load(id, extent);
    if (member || (extent == Extent::full && split.fits(group_.space.cols))) return value(from, split.extent);
    return load(id, extent);
  }
  // A row or column number, where it is one.
  constexpr std::uint8_t index(Id id, Extent extent, bool member) {
    const bool whole_row = group_.space.cols == graph_.elements(id) && group_.space.rows() == 1;
    if (!member && !(extent == Extent::row && !group_.batched) && extent != Extent::col &&
        !(extent == Extent::full && whole_row))
      return load(id, extent);
    const bool of_row = extent == Extent::row;
    return add({of_row ? Opcode::row_index : Opcode::col_index, 0, 0, 0, graph_.dtype(id),
                of_row ? Extent::row : Extent::col, 0});
  }
  constexpr std::uint8_t reduction(Id id, Extent extent) {
    if (extent != fusion_.extent[id]) graph_is_invalid("a reduction is read as it lies in its loop", id);
    const Opcode over_columns = row_of(graph_[id].op).code;
    const std::uint8_t operand = value(graph_.operand(id, 0), Extent::full);
    return add({extent == Extent::col ? over_rows(over_columns) : over_columns, operand, 0, 0, graph_.dtype(id), extent,
                0});
  }

  // One result of a map: the whole body is written when the first is asked for.
  constexpr std::uint8_t element_of_map(Id id, Extent extent) {
    const Id map = graph_.operand(id, 0);
    const Graph& body = graph_.bodies[graph_.number(map)];
    Buffer<std::uint8_t> made(body.size(), 0);  // by node of the body: its instruction
    for (Id inner = 0; inner < body.size(); ++inner) {
      const Node& node = body[inner];
      if (is_parameter(node.op)) {
        const Id operand = graph_.operand(map, body.number(inner));
        made[inner] = value(operand, graph_.shape(operand).rank() == 0 ? Extent::scalar : extent);
        continue;
      }
      std::uint8_t operands[3] = {};
      for (Index i = 0; i < node.operand_count; ++i) operands[i] = made[body.operand(inner, i)];
      made[inner] = add({row_of(node.op).code, operands[0], operands[1], operands[2], body.dtype(inner), extent, 0});
    }
    std::uint8_t asked = 0;
    for (Index i = 0; i < fusion_.users.count(map); ++i) {
      const Id result = fusion_.users.user(map, i);
      const std::uint8_t at = made[body.outputs[graph_.number(result)].node];
      if (result == id)
        asked = at;
      else
        known_.push_back({result, extent, at});
    }
    return asked;
  }
  // An operand has one slot for each extent: in a batch of matrices they advance by different steps.
  constexpr std::uint8_t load(Id id, Extent extent) {
    Index slot = 0;
    while (slot < code_.loads.size() && !(slot_extent_[slot] == extent && is_same_place(code_.loads[slot], id))) ++slot;
    if (slot == code_.loads.size()) {
      code_.loads.push_back(id);
      slot_extent_.push_back(extent);
    }
    if (code_.loads.size() > max_loads) graph_is_invalid("a fused loop has at most 24 operands", id);
    return add({Opcode::load, 0, 0, 0, graph_.dtype(id), extent, static_cast<std::uint8_t>(slot)});
  }
  constexpr bool is_same_place(Id a, Id b) const {
    return assignment_.slice_of[a] == assignment_.slice_of[b] && graph_.dtype(a) == graph_.dtype(b);
  }
  constexpr void store(Id id) {
    const auto slot = static_cast<std::uint8_t>(code_.stores.size());
    code_.stores.push_back(id);
    if (code_.stores.size() > max_stores) graph_is_invalid("a fused loop has at most 8 outputs", id);
    const Extent extent = fusion_.extent[id];
    add({Opcode::store, value(id, extent), 0, 0, graph_.dtype(id), extent, slot});
  }
};

}  // namespace detail

[[nodiscard]] WEFT_NATIVE constexpr LoopCode generate_loop(const Graph& graph, const Fusion& fusion,
                                               const BufferAssignment& assignment, const FusionGroup& group) {
  return detail::LoopWriter(graph, fusion, assignment, group).run();
}

}  // namespace weft

#endif
