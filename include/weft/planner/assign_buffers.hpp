// BufferAssignment: which bytes each value occupies. Views share their operand's bytes; parts of a concatenate are written
// where the whole lies; an all_reduce works in place; a shard that will be gathered is written at its place in the
// gathered buffer; the new value of an input is written over the old one when every reader of the old one can run
// first.
#ifndef WEFT_PLANNER_ASSIGN_BUFFERS_HPP
#define WEFT_PLANNER_ASSIGN_BUFFERS_HPP

#include <weft/planner/fuse.hpp>

namespace weft {

namespace detail {

class BufferAssigner {
 public:
  constexpr BufferAssigner(const Graph& graph, const Fusion& fusion) : graph_(graph), fusion_(fusion), users_(fusion.users) {
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
    find_readers();
    for (std::int32_t i = 0; i < graph_.outputs.size(); ++i) assign_update(i);
    for (Id id = static_cast<Id>(graph_.size() - 1); id >= 0; --id) {
      if (!fusion_.in_memory[id]) continue;
      if (result_.slice_of[id].allocation < 0)
        put(id, {new_allocation({Allocation::Kind::transient, graph_.bytes(id), -1, id, home_of(id)})});
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
  Buffer<Buffer<std::int32_t>> later_;  // by group that reads an old value: groups that write over it
  Buffer<std::int32_t> seen_group_, seen_node_, begun_, ended_;  // number of the search that reached it; two by loop
  std::int32_t search_ = 0;

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
  constexpr void put_constant(Id id, Allocation::Kind kind) {
    put(id, {new_allocation({kind, graph_.bytes(id), -1, id})});
  }

  constexpr std::int32_t input_behind(Id id) const { return weft::input_behind(graph_, id); }
  constexpr void find_readers() {
    result_.readers.resize(graph_.inputs.size());
    later_.resize(fusion_.groups.size());
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u) {
      const FusionGroup& group = fusion_.groups[u];
      for (Id read : group.reads)
        if (const std::int32_t input = input_behind(read); input >= 0) result_.readers[input].push_back(u);
      if (group.kind == FusionKind::loop) continue;
      const Id id = group.kind == FusionKind::dot ? group.dot : group.members[0];
      for (Index i = 0; i < graph_[id].operand_count; ++i)
        if (const std::int32_t input = input_behind(graph_.operand(id, i)); input >= 0)
          result_.readers[input].push_back(u);
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
    for (std::int32_t reader : result_.readers[output.updates])
      for (const Writer& writer : writers)
        if (writer.group != reader) later_[reader].push_back(writer.group);
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

  // May `input` be overwritten? Every other reader of the old value must be able to run before every writer, and a
  // writer itself may read only the elements that it is about to write.
  constexpr bool safe_to_overwrite(const Buffer<Writer>& writers, std::int32_t input) {
    std::int32_t own_reader = -1;
    for (const Writer& writer : writers) {
      bool searched = false;
      for (std::int32_t reader : result_.readers[input]) {
        if (!stays_apart(reader, writer.group, input)) return false;
        if (reader != writer.group) {
          if (!searched) find_groups_after(writer.group);
          searched = true;
          if (seen_group_[reader] == search_) return false;
          continue;
        }
        if (own_reader >= 0 && own_reader != reader) return false;
        own_reader = reader;
        if (!reads_in_place(reader, input, writers)) return false;
      }
    }
    return true;
  }
  // In a loop that runs both, an iteration must not read what an earlier one has written: each keeps to its element.
  constexpr bool stays_apart(std::int32_t reader, std::int32_t writer, std::int32_t input) {
    std::int32_t common = fusion_.groups[reader].loop;
    while (!fusion_.loops.contains(common, fusion_.groups[writer].loop)) common = fusion_.loops.parent[common];
    if (common == no_loop) return true;
    const FusionGroup& group = fusion_.groups[reader];
    for (Id member : group.members)
      for (Index i = 0; i < graph_[member].operand_count; ++i)
        if (const Id read = graph_.operand(member, i); input_behind(read) == input && !moves_with(common, read))
          return false;
    return true;
  }
  constexpr bool moves_with(std::int32_t loop, Id id) {
    for (std::int32_t i = slice_in_input(id).stride; i >= 0; i = result_.strides[i].next)
      if (result_.strides[i].loop == loop) return true;
    return false;
  }
  // A loop (or epilogue) that touches the input element by element, as it stores.
  constexpr bool reads_in_place(std::int32_t group_number, std::int32_t input, const Buffer<Writer>& writers) {
    const FusionGroup& group = fusion_.groups[group_number];
    if (group.kind == FusionKind::dot) {
      for (Index i = 0; i < 2; ++i)
        if (input_behind(graph_.operand(group.dot, i)) == input) return false;
    } else if (writes_a_part(group.members[0])) {
      // Nothing is read of the old value, whose other parts stay as they are; but the part may not come from there.
      const Id updated = group.members[0];
      for (Index i = 1; i < graph_[updated].operand_count; ++i)
        if (input_behind(graph_.operand(updated, i)) == input) return false;
      return is_written_by(writers, group_number, graph_.operand(updated, 0));
    } else if (group.kind != FusionKind::loop || group.reduces_rows) {
      return false;
    }
    for (Id read : group.reads) {
      if (input_behind(read) != input) continue;
      if (graph_.elements(read) != group.space.elements) return false;
      if (!is_written_by(writers, group_number, read)) return false;
    }
    return true;
  }
  constexpr bool is_written_by(const Buffer<Writer>& writers, std::int32_t group, Id read) {
    const BufferSlice at = slice_in_input(read);
    for (const Writer& writer : writers)
      if (writer.group == group && writer.at == at) return true;
    return false;
  }
  // A movement that replaces a part of its first operand.
  constexpr bool writes_a_part(Id id) const { return lowering_of(graph_[id].op).assembly == Assembly::part; }
  // Where a view of an input lies.
  constexpr BufferSlice slice_in_input(Id id) {
    if (!is_view(graph_, id)) return result_.slice_of[id];
    return slice_of_view(id, slice_in_input(graph_.operand(id, 0)));
  }
  // Marks the groups that must run after `group`, along data dependencies and because they write over what a group
  // reads; loops run as wholes. O(what is found): nothing but a gather follows an update.
  constexpr void find_groups_after(std::int32_t group) {
    if (seen_group_.empty()) {
      seen_group_.resize(fusion_.groups.size(), 0);
      seen_node_.resize(graph_.size(), 0);
      begun_.resize(fusion_.loops.parent.size(), 0);
      ended_.resize(fusion_.loops.parent.size(), 0);
    }
    ++search_;
    Buffer<std::int32_t> found{group};
    for (Index i = 0; i < found.size(); ++i) {
      const std::int32_t at = found[i], loop = loop_of(at);
      for (Id member : fusion_.groups[at].members) add_users(member, loop, found);
      for (std::int32_t writer : later_[at]) add_group(writer, loop, found);
      for (std::int32_t around = loop; around != no_loop; around = fusion_.loops.parent[around]) add_end(around, found);
    }
  }
  constexpr std::int32_t loop_of(std::int32_t group) const { return fusion_.groups[group].loop; }
  // `group` runs after one in `loop`, and so does all of a loop that only `group` is in.
  constexpr void add_group(std::int32_t group, std::int32_t loop, Buffer<std::int32_t>& found) {
    std::int32_t whole = no_loop;
    for (std::int32_t own = loop_of(group); !fusion_.loops.contains(own, loop); own = fusion_.loops.parent[own])
      whole = own;
    if (whole != no_loop && begun_[whole] != search_) {
      begun_[whole] = search_;
      for (std::int32_t u = 0; u < fusion_.groups.size(); ++u)
        if (fusion_.loops.contains(whole, loop_of(u))) mark(u, found);
    }
    mark(group, found);
  }
  constexpr void mark(std::int32_t group, Buffer<std::int32_t>& found) {
    if (seen_group_[group] == search_) return;
    seen_group_[group] = search_;
    found.push_back(group);
  }
  // Groups that read `id`, which one in `loop` has made, also through nodes that have none.
  constexpr void add_users(Id id, std::int32_t loop, Buffer<std::int32_t>& found) {
    if (seen_node_[id] == search_) return;
    seen_node_[id] = search_;
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      if (const std::int32_t group = fusion_.group_of[user]; group >= 0)
        add_group(group, loop, found);
      else
        add_users(user, loop, found);
    }
  }
  // What needs anything of a loop runs after its end.
  constexpr void add_end(std::int32_t loop, Buffer<std::int32_t>& found) {
    if (ended_[loop] == search_) return;
    ended_[loop] = search_;
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u) {
      if (!fusion_.loops.contains(loop, loop_of(u))) continue;
      for (Id member : fusion_.groups[u].members) add_users_behind(member, loop, found);
      for (std::int32_t writer : later_[u])
        if (!fusion_.loops.contains(loop, loop_of(writer))) add_group(writer, loop, found);
    }
  }
  constexpr void add_users_behind(Id id, std::int32_t loop, Buffer<std::int32_t>& found) {
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      if (const std::int32_t group = fusion_.group_of[user]; group < 0)
        add_users_behind(user, loop, found);
      else if (!fusion_.loops.contains(loop, loop_of(group)))
        add_group(group, loop, found);
    }
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
