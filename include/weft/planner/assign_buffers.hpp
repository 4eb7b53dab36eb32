// BufferAssignment: which bytes each value occupies. Views share their operand's bytes; parts of a concatenate are written
// where the whole lies; an all_reduce works in place; a shard that will be gathered is written at its place in the
// gathered buffer; the new value of an input is written over the old one when every reader of the old one can run
// first, and so is what a carry of a loop becomes where that is the carry but for a part.
#ifndef WEFT_PLANNER_ASSIGN_BUFFERS_HPP
#define WEFT_PLANNER_ASSIGN_BUFFERS_HPP

#include <weft/planner/groups_after.hpp>

namespace weft {

namespace detail {

class BufferAssigner {
 public:
  constexpr BufferAssigner(const Graph& graph, const Fusion& fusion)
      : graph_(graph), fusion_(fusion), users_(fusion.users), after_(graph, fusion) {
    result_.slice_of.resize(graph.size());
    returned_.resize(graph.size(), false);
    reduced_.resize(graph.size(), false);
    for (const Output& output : graph.outputs) returned_[output.node] = true;
  }

  constexpr BufferAssignment run() {
    for (std::int32_t i = 0; i < graph_.inputs.size(); ++i) {
      const Id node = graph_.inputs[i].node;
      put(node, {new_allocation({Allocation::Kind::input, graph_.bytes(node), i, node})});
    }
    for (Id id = 0; id < graph_.size(); ++id) {
      const Placement placement = lowering_of(graph_[id].op).placement;
      if (placement == Placement::constant) put_constant(id, Allocation::Kind::constant);
      if (placement == Placement::device_index) put_constant(id, Allocation::Kind::device_index);
    }
    number_old_values();
    find_readers();
    for (std::int32_t i = 0; i < graph_.outputs.size(); ++i) assign_update(i);
    for (Id carry : renewed_) assign_next(carry);
    for (Id id = static_cast<Id>(graph_.size() - 1); id >= 0; --id) {
      if (!fusion_.in_memory[id]) continue;
      put_somewhere(id);
      assign_parts(id);
    }
    for (Id id = 0; id < graph_.size(); ++id) assign_view(id);
    return static_cast<BufferAssignment&&>(result_);
  }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const Users& users_;
  Buffer<bool> returned_;  // by node: an output
  Buffer<bool> reduced_;   // by node: a sum over devices is written over it
  BufferAssignment result_;
  GroupsAfter after_;
  // What others may be written over: inputs by their numbers, then carries that are renewed in a part.
  Buffer<std::int32_t> old_value_;  // by node: its number; -1: none
  Buffer<Id> renewed_;

  constexpr std::int32_t new_allocation(const Allocation& allocation) {
    result_.allocations.push_back(allocation);
    return static_cast<std::int32_t>(result_.allocations.size() - 1);
  }
  // Whose iterations a buffer of `id` alone does not outlive: what a loop hands on or keeps belongs to what is around it.
  constexpr std::int32_t home_of(Id id) const {
    const std::int32_t loop = fusion_.loops[id];
    return is_loop_carry(graph_[id].op) ? fusion_.loops.parent[loop] : loop;
  }
  constexpr void put(Id id, const BufferSlice& slice) { result_.slice_of[id] = slice; }
  // In a buffer of its own, if it has no place yet.
  constexpr void put_somewhere(Id id) {
    if (result_.slice_of[id].allocation >= 0) return;
    put(id, {new_allocation({Allocation::Kind::transient, graph_.bytes(id), -1, id, home_of(id)})});
  }
  constexpr void put_constant(Id id, Allocation::Kind kind) {
    put(id, {new_allocation({kind, graph_.bytes(id), -1, id})});
  }

  // What a value is but for a part.
  constexpr Id updated(Id id) const { return without_views(graph_, graph_.operand(id, 0)); }
  // What the carry becomes, if its loop replaces a part of it, or several one after the other, and that is all; or no_id.
  constexpr Id update_of(Id carry) const {
    const LoopAttributes& own = loop_attributes(graph_, carry);
    const Id end = fusion_.loops.end[own.loop];
    if (end == no_id) return no_id;
    const Id next = without_views(graph_, graph_.operand(end, own.index));
    for (Id id = next; writes_a_part(id) && fusion_.group_of[id] >= 0 && fusion_.loops[id] == own.loop; id = updated(id)) {
      if (updated(id) == carry) return next;
      if (!is_read_once(graph_.operand(id, 0))) return no_id;
    }
    return no_id;
  }
  constexpr void number_old_values() {
    const auto inputs = static_cast<std::int32_t>(graph_.inputs.size());
    old_value_.resize(graph_.size(), -1);
    for (std::int32_t i = 0; i < inputs; ++i) old_value_[graph_.inputs[i].node] = i;
    for (Id id = 0; fusion_.loops.exist() && id < graph_.size(); ++id) {
      if (!is_loop_carry(graph_[id].op) || update_of(id) == no_id) continue;
      old_value_[id] = inputs + static_cast<std::int32_t>(renewed_.size());
      renewed_.push_back(id);
    }
  }
  constexpr std::int32_t old_value_behind(Id id) const { return old_value_[behind_views(graph_, id)]; }
  // `group` reads `id`. After its loop a carry is what it became last.
  constexpr void note_reader(Id id, std::int32_t group) {
    const Id shown = behind_views(graph_, id);
    if (is_loop_carry(graph_[shown].op) && !fusion_.loops.contains(fusion_.loops[shown], fusion_.groups[group].loop)) return;
    if (old_value_[shown] >= 0) result_.readers[old_value_[shown]].push_back(group);
  }
  constexpr void find_readers() {
    result_.readers.resize(graph_.inputs.size() + renewed_.size());
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u) {
      const FusionGroup& group = fusion_.groups[u];
      for (Id read : group.reads) note_reader(read, u);
      if (group.kind == FusionKind::loop) continue;
      const Id id = group.kind == FusionKind::dot ? group.dot : group.members[0];
      for (Index i = 0; i < graph_[id].operand_count; ++i) note_reader(graph_.operand(id, i), u);
    }
  }

  // Writes the output over its input, or notes that it must be copied there at the end.
  constexpr void assign_update(std::int32_t number) {
    const Output& output = graph_.outputs[number];
    if (output.updates < 0) return;
    const Id value = without_views(graph_, output.node);
    if (value == graph_.inputs[output.updates].node) return;  // unchanged
    const BufferSlice target = result_.slice_of[graph_.inputs[output.updates].node];
    Buffer<Writer> writers;
    add_writers(value, target, writers);
    const bool free = fusion_.group_of[value] >= 0 && result_.slice_of[value].allocation < 0;
    if (!free || !safe_to_overwrite(writers, output.updates)) {
      result_.copied_last.push_back(number);
      return;
    }
    put(value, target);
    note_writers(output.updates, writers);
  }
  // Writes what a carry becomes over it, if every reader in its loop can run before; else the end of an iteration copies it.
  constexpr void assign_next(Id carry) {
    const Id next = update_of(carry);
    put_somewhere(carry);
    Buffer<Writer> writers;
    for (Id id = next; id != carry; id = updated(id)) {
      if (result_.slice_of[id].allocation >= 0) return;
      writers.push_back({fusion_.group_of[id], result_.slice_of[carry]});
    }
    if (!safe_to_overwrite(writers, old_value_[carry])) return;
    for (Id id = next; id != carry; id = updated(id)) {
      put(id, result_.slice_of[carry]);
      result_.renewed_carries.push_back({old_value_[carry], id});
    }
    note_writers(old_value_[carry], writers);
  }

  // A group that may write a part of a value, and where.
  struct Writer {
    std::int32_t group = -1;
    BufferSlice at;
  };
  constexpr void add_writers(Id value, const BufferSlice& at, Buffer<Writer>& writers) {
    value = without_views(graph_, value);
    if (fusion_.group_of[value] < 0) return;
    writers.push_back({fusion_.group_of[value], at});
    if (!is_assembled(value)) return;
    BufferSlice part = at;
    if (assembly_of(value) == Assembly::elements)
      return add_writers(graph_.operand(value, 0), element_of(at, value, graph_.operand(value, 0)), writers);
    for (Index i = 0; i < graph_[value].operand_count; ++i) {
      const Index bytes = graph_.bytes(graph_.operand(value, i));
      if (assembly_of(value) == Assembly::shards) part = shard_of(at, value, bytes);
      add_writers(graph_.operand(value, i), part, writers);
      part.offset += bytes;
    }
  }
  // Readers of the old value run before.
  constexpr void note_writers(std::int32_t old, const Buffer<Writer>& writers) {
    for (std::int32_t reader : result_.readers[old])
      for (const Writer& writer : writers)
        if (writer.group != reader) after_.note(reader, writer.group);
  }
  constexpr Assembly assembly_of(Id value) const { return lowering_of(graph_[value].op).assembly; }
  // Its operands may be computed where it lies.
  constexpr bool is_assembled(Id value) const {
    switch (assembly_of(value)) {
      case Assembly::none:
      case Assembly::part: return false;
      case Assembly::in_place: return true;
      case Assembly::parts: return graph_.dims(value)[0] == 0;
      case Assembly::elements: return true;
      case Assembly::shards: return graph_.attributes<CollectiveAttributes>(value).dims[0] == 0;
    }
    return false;
  }
  // This device's part of what lies at `whole`, by the mesh axes of node `id`.
  constexpr BufferSlice shard_of(BufferSlice whole, Id id, Index bytes) const {
    whole.shard_axes = graph_.attributes<CollectiveAttributes>(id).axes;
    whole.shard_bytes = bytes;
    return whole;
  }

  // An iteration's element of what lies at `whole`, by the loop of node `id`.
  constexpr BufferSlice element_of(BufferSlice whole, Id id, Id element) {
    const LoopStride wanted{loop_attributes(graph_, id).loop, whole.stride, graph_.bytes(element)};
    whole.stride = result_.find_stride(wanted);
    if (whole.stride < 0) {
      whole.stride = static_cast<std::int32_t>(result_.strides.size());
      result_.strides.push_back(wanted);
    }
    return whole;
  }

  // May the old value be overwritten? Every other reader of the old value must be able to run before every writer, and a
  // writer itself may read only the elements that it is about to write.
  constexpr bool safe_to_overwrite(const Buffer<Writer>& writers, std::int32_t old) {
    std::int32_t own_reader = -1;
    for (const Writer& writer : writers) {
      bool searched = false;
      for (std::int32_t reader : result_.readers[old]) {
        if (!stays_apart(reader, writer.group, old)) return false;
        if (reader != writer.group) {
          if (!searched) after_.find(writer.group);
          searched = true;
          if (after_.contain(reader)) return false;
          continue;
        }
        if (own_reader >= 0 && own_reader != reader) return false;
        own_reader = reader;
        if (!reads_in_place(reader, old, writers)) return false;
      }
    }
    return true;
  }
  // In a loop that runs both, an iteration must not read what an earlier one has written of an input: each keeps to its
  // element.
  constexpr bool stays_apart(std::int32_t reader, std::int32_t writer, std::int32_t old) {
    if (old >= graph_.inputs.size()) return true;
    std::int32_t common = fusion_.groups[reader].loop;
    while (!fusion_.loops.contains(common, fusion_.groups[writer].loop)) common = fusion_.loops.parent[common];
    if (common == no_loop) return true;
    const FusionGroup& group = fusion_.groups[reader];
    for (Id member : group.members)
      for (Index i = 0; i < graph_[member].operand_count; ++i)
        if (const Id read = graph_.operand(member, i); old_value_behind(read) == old && !moves_with(common, read))
          return false;
    return true;
  }
  constexpr bool moves_with(std::int32_t loop, Id id) {
    for (std::int32_t i = slice_of_old(id).stride; i >= 0; i = result_.strides[i].next)
      if (result_.strides[i].loop == loop) return true;
    return false;
  }
  // A loop (or epilogue) that touches the old value element by element, as it stores.
  constexpr bool reads_in_place(std::int32_t group_number, std::int32_t old, const Buffer<Writer>& writers) {
    const FusionGroup& group = fusion_.groups[group_number];
    if (group.kind == FusionKind::dot) {
      for (Index i = 0; i < 2; ++i)
        if (old_value_behind(graph_.operand(group.dot, i)) == old) return false;
    } else if (writes_a_part(group.members[0])) {
      // Nothing is read of the old value, whose other parts stay as they are; but the part may not come from there.
      const Id updated = group.members[0];
      for (Index i = 1; i < graph_[updated].operand_count; ++i)
        if (old_value_behind(graph_.operand(updated, i)) == old) return false;
      return is_written_by(writers, group_number, graph_.operand(updated, 0));
    } else if (group.kind != FusionKind::loop || group.reduces_rows) {
      return false;
    }
    for (Id read : group.reads) {
      if (old_value_behind(read) != old) continue;
      if (graph_.elements(read) != group.space.elements) return false;
      if (!is_written_by(writers, group_number, read)) return false;
    }
    return true;
  }
  constexpr bool is_written_by(const Buffer<Writer>& writers, std::int32_t group, Id read) {
    const BufferSlice at = slice_of_old(read);
    for (const Writer& writer : writers)
      if (writer.group == group && writer.at == at) return true;
    return false;
  }
  // A movement that replaces a part of its first operand.
  constexpr bool writes_a_part(Id id) const { return lowering_of(graph_[id].op).assembly == Assembly::part; }
  // Where a view of an old value lies.
  constexpr BufferSlice slice_of_old(Id id) {
    if (!is_view(graph_, id)) return result_.slice_of[id];
    return slice_of_view(id, slice_of_old(graph_.operand(id, 0)));
  }
  // Parts of a whole are written where the whole lies; what is reduced there, only if nobody else reads it.
  constexpr void assign_parts(Id id) {
    if (!is_assembled(id)) return;
    const bool reduces = assembly_of(id) == Assembly::in_place || reduced_[id];
    BufferSlice at = result_.slice_of[id];
    if (assembly_of(id) == Assembly::elements) return assign_element(id, at);
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i), part = without_views(graph_, operand);
      if (assembly_of(id) == Assembly::shards) {
        if (at.shard_bytes != 0) return;
        at = shard_of(at, id, graph_.bytes(part));
      }
      if (may_assign(part, at) && (!reduces || is_read_once(operand)) && !is_made_before(part, id)) {
        put(part, at);
        reduced_[part] = reduces;
      }
      at.offset += graph_.bytes(part);
    }
  }
  // A part that is made once, before the loop around the whole, would be gone in the second iteration. (A carry starts
  // with what is made before its loop, but not before one around that.)
  constexpr bool is_made_before(Id part, Id whole) const {
    const std::int32_t home = home_of(whole);
    return fusion_.loops[part] != home && fusion_.loops.contains(fusion_.loops[part], home);
  }
  // What every iteration makes is written where the stack has it, unless it is made outside the loop.
  constexpr void assign_element(Id id, const BufferSlice& stack) {
    const Id part = without_views(graph_, graph_.operand(id, 0));
    const BufferSlice at = element_of(stack, id, graph_.operand(id, 0));
    if (may_assign(part, at) && fusion_.loops[part] == loop_attributes(graph_, id).loop) put(part, at);
  }
  // `id`, and everything that it is a view of.
  constexpr bool is_read_once(Id id) const {
    const Id last = without_views(graph_, id);
    for (;; id = graph_.operand(id, 0)) {
      if (users_.count(id) != 1 || returned_[id]) return false;
      if (id == last) return true;
    }
  }
  constexpr bool may_assign(Id part, const BufferSlice& at) const {
    return !is_loop_carry(graph_[part].op) && fusion_.group_of[part] >= 0 &&
           result_.slice_of[part].allocation < 0 && fusion_.in_memory[part] &&
           !(at.shard_bytes != 0 && is_cut_again(part));
  }
  // This device's part of what its operand is.
  constexpr bool is_shard(Id id) const {
    const OpRow& row = row_of(graph_[id].op);
    return row.view == View::part && row.attributes == AttributeFamily::collective;
  }
  // Some device takes its part of `id`: a slice_of tells of one such cut only.
  constexpr bool is_cut_again(Id id) const {
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      if (is_shard(user) || (is_view(graph_, user) && is_cut_again(user))) return true;
    }
    return false;
  }

  constexpr void assign_view(Id id) {
    if (result_.slice_of[id].allocation >= 0 || !is_view(graph_, id)) return;
    const BufferSlice& from = result_.slice_of[graph_.operand(id, 0)];
    if (from.allocation >= 0) put(id, slice_of_view(id, from));
  }
  // A reshape, an ordering or a contiguous slice of what lies at `at`.
  constexpr BufferSlice slice_of_view(Id id, const BufferSlice& whole) {
    BufferSlice at = whole;
    if (is_whole_view(graph_[id].op)) return at;
    if (is_loop_element(graph_[id].op)) return element_of(at, id, id);
    if (is_shard(id)) return shard_of(at, id, graph_.bytes(id));
    const Dims strides = strides_of(graph_.shape(graph_.operand(id, 0)));
    const Dims& start = graph_.attributes<SliceBounds>(id).start;
    for (int i = 0; i < strides.size(); ++i) at.offset += start[i] * strides[i] * size_bytes(graph_.dtype(id));
    return at;
  }
};

}  // namespace detail

[[nodiscard]] WEFT_NATIVE constexpr BufferAssignment assign_buffers(const Graph& graph, const Fusion& fusion) {
  return detail::BufferAssigner(graph, fusion).run();
}

}  // namespace weft

#endif
