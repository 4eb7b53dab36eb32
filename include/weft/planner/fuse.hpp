// Fusion: gathers nodes into groups, each of which becomes one step of the program. Elementwise chains become one loop;
// reductions pull in what feeds them; the epilogue of a matmul runs on its accumulators. Users are visited before their
// operands, and an operand joins the loop that reads it when nothing between them would form a cycle.
#ifndef WEFT_PLANNER_FUSE_HPP
#define WEFT_PLANNER_FUSE_HPP

#include <weft/planner/fusion.hpp>
#include <weft/planner/loop_reads.hpp>
#include <weft/planner/lowering_table.hpp>

namespace weft {

namespace detail {

class Fuser {
 public:
  constexpr explicit Fuser(const Graph& graph)
      : graph_(graph),
        reads_(graph.size()),
        outside_(graph.size(), false),
        result_{Users(graph), Loops(graph), {}, {}, {}, {}},
        users_(result_.users),
        order_(graph_, result_) {
    result_.group_of.resize(graph.size(), -1);
    result_.extent.resize(graph.size(), Extent::full);
    result_.in_memory.resize(graph.size(), false);
  }

  constexpr Fusion run() {
    for (const Output& output : graph_.outputs) need_in_memory(output.node);
    const Buffer<bool> live = live_nodes(graph_);
    for (Id id = static_cast<Id>(graph_.size() - 1); id >= 0; --id)
      if (live[id]) visit(id);
    result_.visits = order_.visits();
    return static_cast<Fusion&&>(result_);
  }

 private:
  static constexpr Index limit_of_members = 26;
  static constexpr Index most_readers = 8;  // of a value, that are looked at

  const Graph& graph_;
  LoopReads reads_;
  Buffer<bool> outside_;        // by node: something other than a loop reads it from memory
  std::int32_t following_ = 0;  // LoopRead::reductions of what the node that joins a loop now reads
  Fusion result_;
  const Users& users_;
  FusionOrder order_;

  // Somebody reads the bytes of `id`.
  constexpr void need_in_memory(Id id) { outside_[behind_views(graph_, id)] = true; }

  constexpr void visit(Id id) {
    if (is_view(graph_, id) || result_.group_of[id] >= 0) return;
    switch (role_of(graph_[id].op)) {
      case FusionRole::source:
      case FusionRole::view:
      case FusionRole::projection: return;  // joins the group of its map
      case FusionRole::index:
        if (outside_[id]) start_loop(id, Extent::full, {graph_.elements(id), graph_.elements(id)});
        return;
      case FusionRole::spread: return visit_spread(id);
      case FusionRole::elementwise: return place_in_loop(id, Extent::full, {graph_.elements(id), 0});
      case FusionRole::map: return start_map(id);
      case FusionRole::reduction: return visit_reduction(id);
      case FusionRole::matmul: return place_dot(id);
      case FusionRole::convolution:
      case FusionRole::movement: return start_alone(id, FusionKind::movement);
      case FusionRole::call: return start_call(id);
      case FusionRole::permutation: return visit_permutation(id);
      case FusionRole::collective: return start_alone(id, FusionKind::collective);
    }
  }
  constexpr void visit_spread(Id id) {
    if (!outside_[id]) return;
    const Split split = split_of_broadcast(graph_, id);
    if (split.found && fits_vectors(graph_.dtype(id)))
      start_loop(id, Extent::full, {graph_.elements(id), split.cols});
    else
      start_alone(id, FusionKind::movement);
  }
  // What nobody needs in its own order is written in this one, if its kernel can.
  constexpr void visit_permutation(Id id) {
    const Id from = graph_.operand(id, 0);
    const bool is_dot = role_of(graph_[from].op) == FusionRole::matmul && result_.loops[from] == result_.loops[id];
    if (!is_dot || users_.count(from) != 1 || outside_[from] || !layout_of_dot(graph_, from, id).found)
      return start_alone(id, FusionKind::movement);
    start_dot(from, id);
  }
  constexpr void visit_reduction(Id id) {
    const Split split = split_of_reduction(graph_, id);
    const Index elements = graph_.elements(graph_.operand(id, 0));
    if (split.found && elements > 0) return place_in_loop(id, split.extent, {elements, split.cols});
    start_alone(id, FusionKind::movement);
  }

  // ---- Groups -------------------------------------------------------------------------------------------------------

  constexpr std::int32_t new_group(FusionKind kind, IterationSpace space, Id first) {
    FusionGroup group;
    group.kind = kind;
    group.space = space;
    group.loop = result_.loops.of_step(graph_, first);
    result_.groups.push_back(static_cast<FusionGroup&&>(group));
    return static_cast<std::int32_t>(result_.groups.size() - 1);
  }
  constexpr void start_alone(Id id, FusionKind kind) {
    const std::int32_t group = new_group(kind, {}, id);
    add_member(group, id, Extent::full);
    result_.in_memory[id] = !TypeTable::is_tuple(graph_[id].type);
    for (Index i = 0; i < graph_[id].operand_count; ++i) need_in_memory(graph_.operand(id, i));
  }
  constexpr void start_call(Id id) {
    const Id first = id - graph_.attributes<CustomAttributes>(id).result;
    start_alone(first + graph_.custom_operation(id).result_count - 1, FusionKind::movement);
    const std::int32_t group = static_cast<std::int32_t>(result_.groups.size() - 1);
    for (Id result = result_.groups[group].first - 1; result >= first; --result) {
      add_member(group, result, Extent::full);
      result_.in_memory[result] = true;
    }
  }
  constexpr void start_loop(Id id, Extent extent, IterationSpace space) {
    const std::int32_t group = new_group(FusionKind::loop, space, id);
    join(group, id, extent);
    if (!result_.in_memory[id]) store(group, id);
  }
  // A map begins a loop that stores all its results, which whatever makes its operands may join.
  constexpr void start_map(Id id) {
    const Id first_result = users_.user(id, 0);
    const std::int32_t group = new_group(FusionKind::loop, {graph_.elements(first_result), 0}, id);
    for (Index i = users_.count(id) - 1; i >= 0; --i) {
      add_member(group, users_.user(id, i), Extent::full);
      store(group, users_.user(id, i));
    }
    join(group, id, Extent::full);
  }
  constexpr void add_member(std::int32_t group, Id id, Extent extent) {
    FusionGroup& u = result_.groups[group];
    if (u.last == no_id) u.last = id;
    u.first = id;
    u.members.push_back(id);
    u.computed += instructions_of(graph_, id);
    result_.group_of[id] = group;
    result_.extent[id] = extent;
    order_.add(id, group);
  }
  constexpr void store(std::int32_t group, Id id) {
    result_.in_memory[id] = true;
    ++result_.groups[group].stores;
  }

  // Makes `id` a member of a loop and tells its operands who reads them.
  constexpr void join(std::int32_t group, Id id, Extent extent) {
    add_member(group, id, extent);
    FusionGroup& u = result_.groups[group];
    u.drop_read(id);
    const Op op = graph_[id].op;
    following_ = reads_.reductions_after(id, group) + (is_reduction(op) ? 1 : 0);
    Extent operand_extent = extent;
    if (is_reduction(op)) {
      operand_extent = Extent::full;
      (extent == Extent::col ? u.reduces_rows : u.reduces_cols) = true;
    }
    if (role_of(op) == FusionRole::spread) return read_broadcast(group, id, extent);
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i);
      const bool repeats = role_of(op) == FusionRole::map && graph_.shape(operand).rank() == 0;
      read(group, operand, repeats ? Extent::scalar : operand_extent);
    }
  }

  // A loop reads `id` with this extent: look through virtual nodes to the value behind.
  constexpr void read(std::int32_t group, Id id, Extent extent) {
    switch (role_of(graph_[id].op)) {
      case FusionRole::view: return read(group, graph_.operand(id, 0), extent);
      case FusionRole::spread: return read_broadcast(group, id, extent);
      case FusionRole::index:
        if (!iota_is_index(group, id, extent)) {
          need_in_memory(id);
          result_.groups[group].add_read(id, extent);
        }
        return;
      default: break;
    }
    result_.groups[group].add_read(id, extent);
    if (is_contiguous_view(graph_, id)) return need_in_memory(id);
    if (role_of(graph_[id].op) != FusionRole::source) reads_.add(id, {group, extent, following_});
  }
  constexpr void read_broadcast(std::int32_t group, Id id, Extent extent) {
    const Id from = graph_.operand(id, 0);
    if (graph_.elements(from) == 1) return read(group, from, Extent::scalar);
    const Split split = split_of_broadcast(graph_, id);
    FusionGroup& u = result_.groups[group];
    const bool is_mask = u.space.cols == 0 && graph_.dtype(id) == DType::pred && spans_rows(split, graph_.shape(id));
    if (extent == Extent::full && split.found && !is_mask && u.space.fix(split.cols))
      return read(group, from, split.extent);
    need_in_memory(id);
    u.add_read(id, extent);
  }
  // iota as the row or column number itself.
  constexpr bool iota_is_index(std::int32_t group, Id id, Extent extent) {
    FusionGroup& u = result_.groups[group];
    if (extent == Extent::scalar || (extent == Extent::row && u.batched)) return false;
    if (extent == Extent::full && !(u.space.fix(graph_.elements(id)) && u.space.rows() == 1)) return false;
    if (extent == Extent::row) u.numbers_rows = true;
    u.indices |= static_cast<std::uint8_t>((extent == Extent::row ? 1 : 2) << (graph_.dtype(id) == DType::i32 ? 0 : 2));
    return true;
  }

  // ---- Choosing a loop ---------------------------------------------------------------------------------------------

  constexpr void place_in_loop(Id id, Extent own_extent, IterationSpace own_space) {
    const Buffer<LoopRead>& uses = reads_[id];
    for (Index i = 0; i < uses.size(); ++i) {
      if (!may_join(id, uses[i], own_extent, own_space)) continue;
      bool others = outside_[id];
      for (const LoopRead& use : uses) others = others || use.group != uses[i].group;
      if (others &&
          (!may_store(uses[i]) || belongs_elsewhere(id, uses[i].group) || order_.others_lead_to(id, uses[i].group)))
        continue;
      const Extent extent = uses[i].extent;
      const std::int32_t group = uses[i].group;
      if (others) store(group, id);
      return join(group, id, extent);
    }
    if (const std::int32_t sibling = find_sibling(id, own_extent, own_space, id); sibling >= 0) {
      if (own_space.cols != 0) result_.groups[sibling].space.cols = own_space.cols;
      store(sibling, id);
      return join(sibling, id, own_extent);
    }
    start_loop(id, own_extent, own_space);
  }

  // A value that is stored in any case is better stored where it is made than by a reduction that reads it: by the
  // matmul it comes from, or by a loop that its own reductions over columns may join.
  constexpr bool belongs_elsewhere(Id id, std::int32_t group) const {
    if (result_.groups[group].reduces_rows) return true;
    if (!result_.groups[group].reduces_cols) return false;
    for (int depth = 0; depth < 4; ++depth) {
      Id next = no_id;
      for (Index i = 0; i < graph_[id].operand_count; ++i) {
        const Id operand = without_views(graph_, graph_.operand(id, i));
        if (role_of(graph_[operand].op) == FusionRole::matmul && users_.count(operand) == 1) return true;
        if (is_elementwise(graph_[operand].op) && users_.count(operand) == 1) next = operand;
      }
      if (next == no_id) return false;
      id = next;
    }
    return false;
  }
  // An epilogue writes whole tiles only.
  constexpr bool may_store(const LoopRead& use) const {
    const FusionGroup& group = result_.groups[use.group];
    return group.stores < max_stores && (group.dot == no_id || use.extent == Extent::full);
  }
  // What a loop reads for an operand, behind virtual nodes; with which extent is written to `extent`.
  constexpr Id source_of(const FusionGroup& group, Id id, Extent& extent) const {
    for (;;) {
      const FusionRole role = role_of(graph_[id].op);
      if (role != FusionRole::view && role != FusionRole::spread) return id;
      const Id from = graph_.operand(id, 0);
      if (role == FusionRole::spread && graph_.elements(from) > 1) {
        const Split split = split_of_broadcast(graph_, id);
        IterationSpace space = group.space;
        if (extent != Extent::full || !split.found || !space.fix(split.cols)) return id;
        extent = split.extent;
      } else if (role == FusionRole::spread) {
        extent = Extent::scalar;
      }
      id = from;
    }
  }
  // Does the kernel of `group` stay within its limits if `id` joins it with this extent, and is stored?
  constexpr bool has_room(const FusionGroup& group, Id id, Extent extent) const {
    Index added = 0;
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      Extent as = is_reduction(graph_[id].op) ? Extent::full : extent;
      const Id source = source_of(group, graph_.operand(id, i), as);
      added += group.reads_as(source, as) ? 0 : 1;
    }
    if (group.reads_as(id, extent)) --added;
    const Index loads = group.loads();
    return loads + added <= max_loads && group.instructions(loads) + added + 2 <= max_instructions;
  }
  constexpr bool may_join(Id id, const LoopRead& use, Extent own_extent, const IterationSpace& own_space) {
    const FusionGroup& group = result_.groups[use.group];
    if (group.loop != result_.loops[id] || group.computed >= limit_of_members || !has_room(group, id, use.extent))
      return false;
    for (const LoopRead& other : reads_[id])
      if (other.group == use.group && other.extent != use.extent) return false;
    if (is_elementwise(graph_[id].op)) return true;
    // A reduction joins as the per-row value of a loop over the same rows and columns.
    return own_extent == Extent::row && use.extent == Extent::row && !group.reduces_rows && group.dot == no_id &&
           reads_.reductions_after(id, use.group) < max_chained_reductions &&
           group.space.elements == own_space.elements && group.space.cols == own_space.cols;
  }

  // A loop over the same space that reads what `id` reads, on which `id` neither depends nor is depended on, or -1.
  // What a reduction reads may be computed on the way from there, by nodes that nobody else needs (`at`: whose operands
  // are looked at), or the loop may read what is made of it, by one of its first readers: so the pass stays linear.
  constexpr std::int32_t find_sibling(Id id, Extent extent, const IterationSpace& space, Id at, int depth = 0) {
    const bool reduces = is_reduction(graph_[id].op);
    for (Index i = 0; i < graph_[at].operand_count; ++i) {
      const Id operand = without_views(graph_, graph_.operand(at, i));
      if (reduces && is_elementwise(graph_[operand].op) && users_.count(operand) == 1 && depth < 3)
        if (const std::int32_t behind = find_sibling(id, extent, space, operand, depth + 1); behind >= 0)
          return behind;
      for (const LoopRead& read : reads_[operand])
        if (is_sibling(id, extent, space, read, at == id)) return read.group;
      for (Index k = 0; reduces && k < users_.count(operand) && k < most_readers; ++k) {
        const Id reader = users_.user(operand, k);
        if (result_.group_of[reader] >= 0 || !is_elementwise(graph_[reader].op)) continue;
        for (const LoopRead& read : reads_[reader])
          if (is_sibling(id, extent, space, read, false)) return read.group;
      }
    }
    return -1;
  }
  // `reads_same`: what `id` reads; else the loop reduces as well: any other may still become the epilogue of a matmul.
  constexpr bool is_sibling(Id id, Extent extent, const IterationSpace& space, const LoopRead& read, bool reads_same) {
    const FusionGroup& group = result_.groups[read.group];
    const bool fits = group.space.elements == space.elements && group.loop == result_.loops[id];
    if (!fits || read.extent != Extent::full) return false;
    const bool reduces = group.reduces_rows || group.reduces_cols;
    if (!reads_same && !(reduces && group.space.cols == space.cols)) return false;
    if (group.space.cols != space.cols && group.space.cols != 0 && space.cols != 0) return false;
    if ((extent == Extent::col) != group.reduces_rows || (extent == Extent::row && group.dot != no_id)) return false;
    if (group.stores >= max_stores || group.computed >= limit_of_members / 2) return false;
    return has_room(group, id, extent) && !reads_.has(id, read.group) && !order_.others_lead_to(id, read.group);
  }

  // ---- Dots --------------------------------------------------------------------------------------------------------

  // A matmul without an epilogue, written as `result`: itself, or a transpose of it.
  constexpr void start_dot(Id id, Id result) {
    for (Index i = 0; i < 2; ++i) need_in_memory(graph_.operand(id, i));
    const std::int32_t own = new_group(FusionKind::dot, {graph_.elements(id), 0}, id);
    result_.groups[own].dot = id;
    result_.groups[own].permuted = result != id;
    add_member(own, result, Extent::full);
    if (result != id) add_member(own, id, Extent::full);
    store(own, result);
  }
  constexpr void place_dot(Id id) {
    const DotStep dot = layout_of_dot(graph_, id).step;
    const std::int32_t group = epilogue_for(id, dot.n, dot.batch() > 1);
    for (Index i = 0; i < 2; ++i) need_in_memory(graph_.operand(id, i));
    if (group < 0) return start_dot(id, id);
    bool others = outside_[id];
    for (const LoopRead& use : reads_[id]) others = others || use.group != group;
    if (others) store(group, id);
    result_.groups[group].kind = FusionKind::dot;
    result_.groups[group].dot = id;
    result_.groups[group].batched = dot.batch() > 1;
    result_.groups[group].space.cols = dot.n;
    result_.groups[group].drop_read(id);
    add_member(group, id, Extent::full);
  }
  // The map loop that may run on the accumulators of this dot, or -1.
  constexpr std::int32_t epilogue_for(Id id, Index columns, bool batched) {
    if (graph_.dtype(id) != DType::f32 || graph_.elements(id) == 0) return -1;
    for (const LoopRead& use : reads_[id]) {
      const FusionGroup& group = result_.groups[use.group];
      const bool fits = group.kind == FusionKind::loop && group.loop == result_.loops[id] && !group.reduces_rows &&
                        !group.reduces_cols && use.extent == Extent::full &&
                        group.space.elements == graph_.elements(id) &&
                        (group.space.cols == 0 || group.space.cols == columns) && stores_full(group) &&
                        !(batched && group.numbers_rows);
      bool consistent = group.stores < max_stores && group.instructions(group.loads()) + 2 <= max_instructions;
      for (const LoopRead& other : reads_[id])
        consistent = consistent && (other.group != use.group || other.extent == use.extent);
      if (fits && consistent && !order_.others_lead_to(id, use.group)) return use.group;
    }
    return -1;
  }
  constexpr bool stores_full(const FusionGroup& group) const {
    for (Id member : group.members)
      if (result_.in_memory[member] && result_.extent[member] != Extent::full) return false;
    return true;
  }
};

}  // namespace detail

[[nodiscard]] WEFT_NATIVE constexpr Fusion fuse(const Graph& graph) { return detail::Fuser(graph).run(); }

}  // namespace weft

#endif
