// Scheduling: the order in which groups run. Program order, except that gathers wait until they are needed and gradient
// reductions go as soon as they can, which is what keeps the peak of the arena low.
#ifndef WEFT_PLANNER_SCHEDULE_HPP
#define WEFT_PLANNER_SCHEDULE_HPP

#include <weft/planner/assign_buffers.hpp>

namespace weft {

namespace detail {

class Scheduler {
 public:
  constexpr Scheduler(const Graph& graph, const Fusion& fusion, const BufferAssignment& assignment)
      : graph_(graph),
        fusion_(fusion),
        assignment_(assignment),
        successors_(fusion.groups.size()),
        waiting_(fusion.groups.size(), 0),
        key_(fusion.groups.size(), 0) {}

  constexpr Buffer<std::int32_t> run() {
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u) add_data_edges(u);
    add_overwrite_edges();
    set_keys();
    Buffer<std::int32_t> order, heap;
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u)
      if (waiting_[u] == 0) push(heap, u);
    while (!heap.empty()) {
      const std::int32_t group = pop(heap);
      order.push_back(group);
      for (std::int32_t next : successors_[group])
        if (--waiting_[next] == 0) push(heap, next);
    }
    if (order.size() != fusion_.groups.size()) graph_is_invalid("groups form no cycle", order.size());
    return order;
  }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const BufferAssignment& assignment_;
  Buffer<Buffer<std::int32_t>> successors_;
  Buffer<std::int32_t> waiting_;
  Buffer<Index> key_;  // small runs first

  constexpr void add_edge(std::int32_t before, std::int32_t after) {
    if (before == after) return;
    for (std::int32_t known : successors_[before])
      if (known == after) return;
    successors_[before].push_back(after);
    ++waiting_[after];
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
      for (Index i = 0; i < graph_[member].operand_count; ++i) depend(u, graph_.operand(member, i));
  }

  // Whoever reads the old value of an input runs before whoever writes the new one there.
  constexpr void add_overwrite_edges() {
    for (Id id = 0; id < graph_.size(); ++id) {
      if (fusion_.group_of[id] < 0 || !fusion_.in_memory[id]) continue;
      const Allocation& allocation = assignment_.allocations[assignment_.slice_of[id].allocation];
      if (allocation.kind != Allocation::Kind::input) continue;
      for (std::int32_t reader : assignment_.readers[allocation.input]) add_edge(reader, fusion_.group_of[id]);
    }
  }

  // Ten times the program order, shifted for collectives.
  constexpr void set_keys() {
    const Index groups = fusion_.groups.size();
    for (std::int32_t u = 0; u < groups; ++u) key_[u] = 10 * static_cast<Index>(fusion_.groups[u].last);
    Buffer<std::int32_t> by_key;
    for (std::int32_t u = 0; u < groups; ++u) by_key.push_back(u);
    stable_sort(by_key, [this](std::int32_t a, std::int32_t b) { return key_[a] < key_[b]; });
    // Gradient reductions and what packs them: right after their last operand.
    Buffer<Index> latest(groups, 0);  // by group: key of its last predecessor
    for (std::int32_t u : by_key) {
      if (is_eager(fusion_.groups[u].members[0])) key_[u] = latest[u] + 1;
      for (std::int32_t next : successors_[u]) latest[next] = latest[next] > key_[u] ? latest[next] : key_[u];
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
  constexpr void push(Buffer<std::int32_t>& heap, std::int32_t group) {
    heap.push_back(group);
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

// FusionGroup numbers in execution order.
[[nodiscard]] constexpr Buffer<std::int32_t> schedule(const Graph& graph, const Fusion& fusion,
                                                      const BufferAssignment& assignment) {
  return detail::Scheduler(graph, fusion, assignment).run();
}

}  // namespace weft

#endif
