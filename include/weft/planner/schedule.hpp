// Scheduling: the order in which groups run. Program order, except that gathers wait until they are needed and gradient
// reductions go as soon as they can, which is what keeps the peak of the arena low. Small collectives are combined, and
// collectives are in two halves, where the options of the graph ask for that.
#ifndef WEFT_PLANNER_SCHEDULE_HPP
#define WEFT_PLANNER_SCHEDULE_HPP

#include <weft/planner/assign_buffers.hpp>
#include <weft/planner/combine_collectives.hpp>
#include <weft/planner/split_collectives.hpp>

namespace weft {

namespace detail {

class Scheduler {
 public:
  constexpr Scheduler(const Graph& graph, const Fusion& fusion, const BufferAssignment& assignment)
      : graph_(graph),
        fusion_(fusion),
        assignment_(assignment),
        groups_(static_cast<std::int32_t>(fusion.groups.size())),
        units_(groups_ + 2 * static_cast<std::int32_t>(fusion.loops.parent.size())),
        successors_(units_),
        waiting_(units_, 0),
        key_(units_, 0),
        is_used_(fusion.loops.parent.size(), false),
        ready_(fusion.loops.parent.size() + 1) {}

  constexpr Buffer<ScheduleEntry> run() {
    add_loop_edges();
    for (std::int32_t u = 0; u < groups_; ++u) add_data_edges(u);
    add_overwrite_edges();
    set_keys();
    for (std::int32_t u = 0; u < units_; ++u)
      if (waiting_[u] == 0 && is_scheduled(u)) push(u);
    Buffer<ScheduleEntry> order;
    std::int32_t loop = no_loop;  // that is open: nothing but its own runs until its end
    Index scheduled = 0;
    while (!ready_[loop + 1].empty()) {
      const std::int32_t unit = pop(ready_[loop + 1]);
      order.push_back(entry_of(unit));
      if (unit < groups_) ++scheduled;
      if (order.back().what == ScheduleEntry::What::loop_begin) loop = order.back().number;
      if (order.back().what == ScheduleEntry::What::loop_end) loop = fusion_.loops.parent[loop];
      for (std::int32_t next : successors_[unit])
        if (--waiting_[next] == 0) push(next);
    }
    if (scheduled != groups_) graph_is_invalid("groups form no cycle", scheduled);
    const CollectiveOptions& options = graph_.collective_options;
    if (options.combine_threshold_bytes > 0) order = combine_collectives(graph_, fusion_, successors_, order);
    if (options.async) order = split_collectives(graph_, fusion_, successors_, order);
    return order;
  }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const BufferAssignment& assignment_;
  // Units are what is scheduled: the groups, then a begin and an end of every loop.
  std::int32_t groups_, units_;
  Buffer<Buffer<std::int32_t>> successors_;
  Buffer<std::int32_t> waiting_;
  Buffer<Index> key_;      // small runs first
  Buffer<bool> is_used_;   // by loop: a group runs in it
  Buffer<Buffer<std::int32_t>> ready_;  // heaps: of units around all loops, then of those in each loop

  [[nodiscard]] constexpr std::int32_t begin_of(std::int32_t loop) const { return groups_ + 2 * loop; }
  [[nodiscard]] constexpr std::int32_t end_of(std::int32_t loop) const { return begin_of(loop) + 1; }
  [[nodiscard]] constexpr bool is_end(std::int32_t unit) const { return unit >= groups_ && (unit - groups_) % 2 == 1; }
  // The group itself, or the end of a loop that begins here.
  [[nodiscard]] constexpr std::int32_t last_of(std::int32_t unit) const { return unit < groups_ ? unit : unit + 1; }
  constexpr ScheduleEntry entry_of(std::int32_t unit) const {
    if (unit < groups_) return {ScheduleEntry::What::group, unit};
    const std::int32_t loop = (unit - groups_) / 2;
    return {unit == begin_of(loop) ? ScheduleEntry::What::loop_begin : ScheduleEntry::What::loop_end, loop};
  }
  constexpr bool is_scheduled(std::int32_t unit) const { return unit < groups_ || is_used_[(unit - groups_) / 2]; }
  // The loop inside which a unit runs: a begin before its loop, an end as the last of it.
  constexpr std::int32_t loop_of(std::int32_t unit) const {
    if (unit < groups_) return fusion_.groups[unit].loop;
    const std::int32_t loop = (unit - groups_) / 2;
    return unit == begin_of(loop) ? fusion_.loops.parent[loop] : loop;
  }

  constexpr void add_loop_edges() {
    for (std::int32_t u = 0; u < groups_; ++u)
      for (std::int32_t loop = fusion_.groups[u].loop; loop != no_loop; loop = fusion_.loops.parent[loop])
        is_used_[loop] = true;
    for (std::int32_t loop = 0; loop < is_used_.size(); ++loop)
      if (is_used_[loop]) add_direct_edge(begin_of(loop), end_of(loop));
    for (std::int32_t u = 0; u < units_; ++u) {
      const std::int32_t loop = is_scheduled(u) && !is_end(u) ? loop_of(u) : no_loop;
      if (loop == no_loop) continue;
      add_direct_edge(begin_of(loop), u);
      add_direct_edge(last_of(u), end_of(loop));
    }
  }
  constexpr void add_direct_edge(std::int32_t before, std::int32_t after) {
    if (before == after) return;
    for (std::int32_t known : successors_[before])
      if (known == after) return;
    successors_[before].push_back(after);
    ++waiting_[after];
  }
  // A loop that runs only one of two groups runs, as a whole, before or after the other.
  constexpr void add_edge(std::int32_t before, std::int32_t after) {
    const Loops& loops = fusion_.loops;
    std::int32_t from = fusion_.groups[before].loop, to = fusion_.groups[after].loop;
    std::int32_t first = before, second = after;
    for (; !loops.contains(from, to); from = loops.parent[from]) first = end_of(from);
    for (; to != from; to = loops.parent[to]) second = begin_of(to);
    add_direct_edge(first, second);
  }
  // `group` reads `id`: it runs after whoever wrote those bytes.
  constexpr void depend(std::int32_t group, Id id) {
    for (;;) {
      const std::int32_t writer = fusion_.group_of[id];
      if (writer >= 0) return add_edge(writer, group);
      for (Index i = 1; i < graph_[id].operand_count; ++i) depend(group, graph_.operand(id, i));  // order only
      if (!is_view(graph_, id) && role_of(graph_[id].op) != FusionRole::spread) return;
      id = graph_.operand(id, 0);
    }
  }
  // Every operand of every member, seen through virtual nodes: also what orders without being read.
  constexpr void add_data_edges(std::int32_t u) {
    for (Id member : fusion_.groups[u].members)
      for (Index i = 0; i < graph_[member].operand_count; ++i)
        if (is_before(graph_.operand(member, i), member)) depend(u, graph_.operand(member, i));
    const Id first = fusion_.groups[u].members[0];
    if (!is_loop_end(graph_[first].op)) return;
    follow_readers(u);
    // It writes where the carries begin, whether an iteration reads them or not.
    for (Id carry : fusion_.loops.carries[fusion_.loops[first]]) depend(u, carry);
  }
  // The values of an iteration are kept in that iteration, not after the loop.
  constexpr bool is_before(Id operand, Id member) const {
    return !is_loop_stack(graph_[member].op) || !is_loop_end(graph_[operand].op);
  }
  // The end of an iteration writes what everything else in it may read.
  constexpr void follow_readers(std::int32_t end) {
    const std::int32_t loop = fusion_.groups[end].loop;
    for (std::int32_t u = 0; u < units_; ++u)
      if (is_scheduled(u) && loop_of(u) == loop && u != end && !is_end(u)) add_direct_edge(last_of(u), end);
  }

  // Whoever reads the old value of an input, or of a carry, runs before whoever writes the new one there.
  constexpr void add_overwrite_edges() {
    for (const BufferAssignment::Renewal& renewal : assignment_.renewed_carries)
      for (std::int32_t reader : assignment_.readers[renewal.old]) add_edge(reader, fusion_.group_of[renewal.value]);
    for (Id id = 0; id < graph_.size(); ++id) {
      if (fusion_.group_of[id] < 0 || !fusion_.in_memory[id]) continue;
      const Allocation& allocation = assignment_.allocations[assignment_.slice_of[id].allocation];
      if (allocation.kind != Allocation::Kind::input) continue;
      for (std::int32_t reader : assignment_.readers[allocation.input]) add_edge(reader, fusion_.group_of[id]);
    }
  }

  // Ten times the program order, shifted for collectives; a loop stands where its end does.
  constexpr void set_keys() {
    const Index groups = groups_;
    for (std::int32_t u = 0; u < groups; ++u) key_[u] = 10 * static_cast<Index>(fusion_.groups[u].last);
    for (std::int32_t loop = 0; loop < is_used_.size(); ++loop)
      if (is_used_[loop]) key_[begin_of(loop)] = key_[end_of(loop)] = 10 * static_cast<Index>(fusion_.loops.end[loop]);
    Buffer<std::int32_t> by_key;
    for (std::int32_t u = 0; u < groups; ++u) by_key.push_back(u);
    stable_sort(by_key, [this](std::int32_t a, std::int32_t b) { return key_[a] < key_[b]; });
    // Gradient reductions and what packs them: right after their last operand.
    Buffer<Index> latest(groups, 0);  // by group: key of its last predecessor
    for (std::int32_t u : by_key) {
      if (is_eager(fusion_.groups[u].members[0])) key_[u] = latest[u] + 1;
      for (std::int32_t next : successors_[u])
        if (next < groups_) latest[next] = latest[next] > key_[u] ? latest[next] : key_[u];
    }
    // Gathers: right before their first user.
    for (Index i = groups - 1; i >= 0; --i) {
      const std::int32_t u = by_key[i];
      if (timing_of(fusion_.groups[u].members[0]) != Timing::late || successors_[u].empty()) continue;
      Index earliest = key_[successors_[u][0]];
      for (std::int32_t next : successors_[u]) earliest = key_[next] < earliest ? key_[next] : earliest;
      key_[u] = earliest - 1;
    }
  }
  constexpr Timing timing_of(Id id) const { return lowering_of(graph_[id].op).timing; }
  constexpr bool is_eager(Id id) const {
    return graph_[id].phase == Phase::backward && timing_of(id) == Timing::eager;
  }

  constexpr bool before(std::int32_t a, std::int32_t b) const { return key_[a] != key_[b] ? key_[a] < key_[b] : a > b; }
  constexpr void push(std::int32_t unit) {
    Buffer<std::int32_t>& heap = ready_[loop_of(unit) + 1];
    heap.push_back(unit);
    for (Index i = heap.size() - 1; i > 0 && before(heap[i], heap[(i - 1) / 2]); i = (i - 1) / 2)
      swap(heap[i], heap[(i - 1) / 2]);
  }
  constexpr std::int32_t pop(Buffer<std::int32_t>& heap) {
    const std::int32_t top = heap[0];
    heap[0] = heap.back();
    heap.pop_back();
    for (Index i = 0;;) {
      Index least = i;
      for (Index child = 2 * i + 1; child <= 2 * i + 2 && child < heap.size(); ++child)
        if (before(heap[child], heap[least])) least = child;
      if (least == i) return top;
      swap(heap[i], heap[least]);
      i = least;
    }
  }
  static constexpr void swap(std::int32_t& a, std::int32_t& b) {
    const std::int32_t kept = a;
    a = b;
    b = kept;
  }
};

}  // namespace detail

// In execution order; what stands between the begin and the end of a loop runs in every iteration.
[[nodiscard]] WEFT_NATIVE constexpr Buffer<ScheduleEntry> schedule(const Graph& graph, const Fusion& fusion,
                                                      const BufferAssignment& assignment) {
  return detail::Scheduler(graph, fusion, assignment).run();
}

}  // namespace weft

#endif
