// BufferAssignment: which bytes each value occupies. Views share their operand's bytes; parts of a concatenate are written
// where the whole lies; an all_reduce works in place; a shard that will be gathered is written at its place in the
// gathered buffer; the new value of an input is written over the old one when every reader of the old one can run
// first.
#ifndef WEFT_PLANNER_ASSIGN_BUFFERS_HPP
#define WEFT_PLANNER_ASSIGN_BUFFERS_HPP

#include <weft/planner/fuse.hpp>

namespace weft {

// A range of a allocation buffer: `offset` bytes in, plus `shard_bytes` times this device's position over `shard_axes`.
struct BufferSlice {
  std::int32_t allocation = -1;
  Index offset = 0;
  AxisList shard_axes = {};
  Index shard_bytes = 0;

  friend constexpr bool operator==(const BufferSlice&, const BufferSlice&) = default;
};

// A buffer of its own: an input, a constant, or a transient that lives for some steps.
struct Allocation {
  enum class Kind : std::uint8_t { input, constant, device_index, transient } kind = Kind::transient;
  Index bytes = 0;
  std::int32_t input = -1;  // kind input
  Id node = no_id;          // kind constant, device_index, transient: the node that made it
};

struct BufferAssignment {
  Buffer<Allocation> allocations;
  Buffer<BufferSlice> slice_of;             // by node; allocation -1: not in memory
  Buffer<Buffer<std::int32_t>> readers;  // by input: groups that read its old value
  Buffer<std::int32_t> copied_last;      // outputs whose value is copied over its input after everything else
};

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
      put(node, {new_allocation({Allocation::Kind::input, graph_[node].bytes(), i, node})});
    }
    for (Id id = 0; id < graph_.size(); ++id) {
      const Op op = graph_[id].op;
      if (op == Op::constant) put(id, {new_allocation({Allocation::Kind::constant, 4, -1, id})});
      if (op == Op::device_index) put(id, {new_allocation({Allocation::Kind::device_index, 4, -1, id})});
    }
    find_readers();
    for (std::int32_t i = 0; i < graph_.outputs.size(); ++i) place_update(i);
    for (Id id = static_cast<Id>(graph_.size() - 1); id >= 0; --id) {
      if (!fusion_.in_memory[id]) continue;
      if (result_.slice_of[id].allocation < 0) put(id, {new_allocation({Allocation::Kind::transient, graph_[id].bytes(), -1, id})});
      place_parts(id);
    }
    for (Id id = 0; id < graph_.size(); ++id) place_view(id);
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

  constexpr std::int32_t new_allocation(const Allocation& allocation) {
    result_.allocations.push_back(allocation);
    return static_cast<std::int32_t>(result_.allocations.size() - 1);
  }
  constexpr void put(Id id, const BufferSlice& slice_of) { result_.slice_of[id] = slice_of; }

  constexpr std::int32_t input_behind(Id id) const { return detail::input_behind(graph_, id); }
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
  constexpr void place_update(std::int32_t number) {
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
  constexpr void add_writers(Id value, const BufferSlice& at, Buffer<Writer>& writers) const {
    value = without_views(graph_, value);
    if (fusion_.group_of[value] < 0) return;
    writers.push_back({fusion_.group_of[value], at});
    if (!is_assembled(value)) return;
    BufferSlice part = at;
    for (Index i = 0; i < graph_[value].operand_count; ++i) {
      if (graph_[value].op == Op::all_gather) part = shard_of(at, value, graph_[graph_.operand(value, i)].bytes());
      add_writers(graph_.operand(value, i), part, writers);
      part.offset += graph_[graph_.operand(value, i)].bytes();
    }
  }
  // Its operands may be computed where it lies.
  constexpr bool is_assembled(Id value) const {
    const Node& node = graph_[value];
    return node.op == Op::all_reduce ||
           ((node.op == Op::all_gather || node.op == Op::concatenate) && node.attributes.dims[0] == 0);
  }
  // This device's part of what lies at `whole`, by the mesh axes of node `id`.
  constexpr BufferSlice shard_of(BufferSlice whole, Id id, Index bytes) const {
    whole.shard_axes = graph_[id].attributes.mesh_axes;
    whole.shard_bytes = bytes;
    return whole;
  }

  // May `input` be overwritten? Every other reader of the old value must be able to run before every writer, and a
  // writer itself may read only the elements that it is about to write.
  constexpr bool safe_to_overwrite(const Buffer<Writer>& writers, std::int32_t input) const {
    std::int32_t own_reader = -1;
    for (const Writer& writer : writers) {
      Buffer<bool> later;
      for (std::int32_t reader : result_.readers[input]) {
        if (reader != writer.group) {
          if (later.empty()) later = groups_after(writer.group);
          if (later[reader]) return false;
          continue;
        }
        if (own_reader >= 0 && own_reader != reader) return false;
        own_reader = reader;
        if (!reads_in_place(reader, input, writers)) return false;
      }
    }
    return true;
  }
  // A loop (or epilogue) that touches the input element by element, as it stores.
  constexpr bool reads_in_place(std::int32_t group_number, std::int32_t input, const Buffer<Writer>& writers) const {
    const FusionGroup& group = fusion_.groups[group_number];
    if (group.kind == FusionKind::dot) {
      for (Index i = 0; i < 2; ++i)
        if (input_behind(graph_.operand(group.dot, i)) == input) return false;
    } else if (group.kind != FusionKind::loop || group.reduces_rows) {
      return false;
    }
    for (Id read : group.reads) {
      if (input_behind(read) != input) continue;
      if (graph_[read].shape.elements() != group.space.elements) return false;
      const BufferSlice at = location_in_input(read);
      bool written = false;
      for (const Writer& writer : writers) written = written || (writer.group == group_number && writer.at == at);
      if (!written) return false;
    }
    return true;
  }
  // Where a view of an input lies.
  constexpr BufferSlice location_in_input(Id id) const {
    if (graph_[id].op == Op::parameter) return result_.slice_of[id];
    return location_of_view(id, location_in_input(graph_.operand(id, 0)));
  }
  // Groups that must run after `group`: along data dependencies, and because they write over what a group reads.
  constexpr Buffer<bool> groups_after(std::int32_t group) const {
    Buffer<bool> reached_group(fusion_.groups.size(), false), reached(graph_.size(), false);
    Id start = static_cast<Id>(graph_.size());
    reach(group, reached_group, start);
    while (start < graph_.size()) {  // groups are nearly in order: one or two rounds
      Id id = start;
      start = static_cast<Id>(graph_.size());
      for (; id < graph_.size(); ++id) {
        if (reached[id]) continue;
        const std::int32_t here = fusion_.group_of[id];
        bool hit = here >= 0 && reached_group[here];
        for (Index i = 0; i < graph_[id].operand_count && !hit; ++i) hit = reached[graph_.operand(id, i)];
        reached[id] = hit;
        if (hit && here >= 0 && !reached_group[here]) reach(here, reached_group, start);
      }
    }
    reached_group[group] = false;
    return reached_group;
  }
  // Marks `group` and what overwrites what it reads; `start`: the first node among them.
  constexpr void reach(std::int32_t group, Buffer<bool>& reached_group, Id& start) const {
    if (reached_group[group]) return;
    reached_group[group] = true;
    if (fusion_.groups[group].first < start) start = fusion_.groups[group].first;
    for (std::int32_t writer : later_[group]) reach(writer, reached_group, start);
  }

  // Parts of a whole are written where the whole lies; what is reduced there, only if nobody else reads it.
  constexpr void place_parts(Id id) {
    if (!is_assembled(id)) return;
    const bool reduces = graph_[id].op == Op::all_reduce || reduced_[id];
    BufferSlice at = result_.slice_of[id];
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i), part = without_views(graph_, operand);
      if (graph_[id].op == Op::all_gather) {
        if (at.shard_bytes != 0) return;
        at = shard_of(at, id, graph_[part].bytes());
      }
      if (may_place(part, at) && (!reduces || is_read_once(operand))) {
        put(part, at);
        reduced_[part] = reduces;
      }
      at.offset += graph_[part].bytes();
    }
  }
  // `id`, and everything that it is a view of.
  constexpr bool is_read_once(Id id) const {
    const Id last = without_views(graph_, id);
    for (;; id = graph_.operand(id, 0)) {
      if (users_.count(id) != 1 || returned_[id]) return false;
      if (id == last) return true;
    }
  }
  constexpr bool may_place(Id part, const BufferSlice& at) const {
    return fusion_.group_of[part] >= 0 && result_.slice_of[part].allocation < 0 && fusion_.in_memory[part] &&
           !(at.shard_bytes != 0 && is_cut_again(part));
  }
  // Some device takes its part of `id`: a slice_of tells of one such cut only.
  constexpr bool is_cut_again(Id id) const {
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      const Op op = graph_[user].op;
      const bool view = op == Op::reshape || op == Op::after || is_contiguous_view(graph_, user);
      if (op == Op::shard_slice || (view && is_cut_again(user))) return true;
    }
    return false;
  }

  constexpr void place_view(Id id) {
    const Node& node = graph_[id];
    if (result_.slice_of[id].allocation >= 0 || node.operand_count == 0) return;
    const BufferSlice& from = result_.slice_of[graph_.operand(id, 0)];
    if (node.op == Op::reshape || node.op == Op::after) return put(id, from);
    if (is_contiguous_view(graph_, id) && from.allocation >= 0) put(id, location_of_view(id, from));
  }
  // A reshape, an ordering or a contiguous slice of what lies at `at`.
  constexpr BufferSlice location_of_view(Id id, BufferSlice at) const {
    const Node& node = graph_[id];
    if (node.op == Op::shard_slice) return shard_of(at, id, node.bytes());
    if (node.op != Op::slice) return at;
    const Dims strides = strides_of(graph_[graph_.operand(id, 0)].shape);
    for (int i = 0; i < strides.size(); ++i)
      at.offset += node.attributes.start[i] * strides[i] * size_bytes(node.dtype);
    return at;
  }
};

}  // namespace detail

[[nodiscard]] constexpr BufferAssignment assign_buffers(const Graph& graph, const Fusion& fusion) {
  return detail::BufferAssigner(graph, fusion).run();
}

}  // namespace weft

#endif
