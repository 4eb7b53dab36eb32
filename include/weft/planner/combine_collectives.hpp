// Combination of small collectives: those of one kind, group and time become one call, which devices meet for once.
// Nothing else moves: a reduction waits for later ones until somebody needs its result, a gather goes with an earlier
// one if what it gathers is there.
#ifndef WEFT_PLANNER_COMBINE_COLLECTIVES_HPP
#define WEFT_PLANNER_COMBINE_COLLECTIVES_HPP

#include <weft/planner/fusion.hpp>
#include <weft/planner/lowering_table.hpp>
#include <weft/planner/schedule_entry.hpp>

namespace weft {

namespace detail {

// Refers to its arguments. `successors`: by unit (a group, or the begin or end of a loop), units that run after it.
class CollectiveCombiner {
 public:
  constexpr CollectiveCombiner(const Graph& graph, const Fusion& fusion, const Buffer<Buffer<std::int32_t>>& successors)
      : graph_(graph),
        fusion_(fusion),
        successors_(successors),
        limit_(graph.collective_options.combine_threshold_bytes),
        call_of_(fusion.groups.size(), -1),
        waits_(successors.size(), -1),
        ready_(successors.size(), -1) {}

  constexpr Buffer<ScheduleEntry> run(const Buffer<ScheduleEntry>& order) {
    for (std::int32_t at = 0; at < order.size(); ++at) {
      if (order[at].what == ScheduleEntry::What::group)
        visit(order[at].number, at);
      else
        open_.clear();
      for (const std::int32_t next : successors_[unit_of(order[at], fusion_)]) ready_[next] = at;
    }
    Buffer<ScheduleEntry> combined;
    for (std::int32_t at = 0; at < order.size(); ++at) {
      const std::int32_t call = order[at].what == ScheduleEntry::What::group ? call_of_[order[at].number] : -1;
      if (call < 0)
        combined.push_back(order[at]);
      else if (calls_[call].place == at)
        write(calls_[call], combined);
    }
    return combined;
  }

 private:
  struct Call {
    Id first = no_id;  // of its collectives
    Index bytes = 0;
    std::int32_t place = 0;  // in the order
    Buffer<std::int32_t> groups;
  };
  struct Link {
    std::int32_t call, next;
  };

  const Graph& graph_;
  const Fusion& fusion_;
  const Buffer<Buffer<std::int32_t>>& successors_;
  Index limit_;  // bytes of a call
  Buffer<Call> calls_;
  Buffer<std::int32_t> open_;     // calls that more may join
  Buffer<std::int32_t> call_of_;  // by group; -1: it is in none
  Buffer<Link> links_;
  Buffer<std::int32_t> waits_;  // by unit: the first link to a call that it runs after
  Buffer<std::int32_t> ready_;  // by unit: the place of the last one that it runs after

  constexpr Id collective_of(std::int32_t group) const { return fusion_.groups[group].members[0]; }
  constexpr bool waits_for_later_ones(Id id) const { return lowering_of(graph_[id].op).timing == Timing::eager; }
  // The larger of what a device has before and after it.
  constexpr Index bytes_of(Id id) const {
    const Index before = graph_.bytes(graph_.operand(id, 0)), after = graph_.bytes(id);
    return before > after ? before : after;
  }
  constexpr bool is_alike(Id a, Id b) const {
    if (graph_[a].op != graph_[b].op || graph_.dtype(a) != graph_.dtype(b)) return false;
    const auto &left = graph_.attributes<CollectiveAttributes>(a), &right = graph_.attributes<CollectiveAttributes>(b);
    return left.axes == right.axes && left.reduction == right.reduction;
  }

  constexpr void visit(std::int32_t group, std::int32_t at) {
    for (std::int32_t i = waits_[group]; i >= 0; i = links_[i].next) close(links_[i].call);
    const Id id = collective_of(group);
    const bool may_join = fusion_.groups[group].kind == FusionKind::collective &&
                          lowering_of(graph_[id].op).timing != Timing::in_order && bytes_of(id) <= limit_;
    if (may_join) join(call_for(group, at), group, at);
  }
  // The call that a collective joins: one that is open, or its own.
  constexpr std::int32_t call_for(std::int32_t group, std::int32_t at) {
    const Id id = collective_of(group);
    for (const std::int32_t call : open_) {
      const Call& known = calls_[call];
      if (!is_alike(known.first, id) || (!waits_for_later_ones(id) && ready_[group] >= known.place)) continue;
      if (known.bytes + bytes_of(id) <= limit_ && known.groups.size() < max_combined) return call;
      close(call);
      break;
    }
    const auto call = static_cast<std::int32_t>(calls_.size());
    calls_.push_back({id, 0, at, {}});
    open_.push_back(call);
    return call;
  }
  constexpr void join(std::int32_t call, std::int32_t group, std::int32_t at) {
    Call& joined = calls_[call];
    call_of_[group] = call;
    joined.groups.push_back(group);
    joined.bytes += bytes_of(collective_of(group));
    if (!waits_for_later_ones(joined.first)) return;
    joined.place = at;
    for (const std::int32_t next : successors_[group]) {
      links_.push_back({call, waits_[next]});
      waits_[next] = static_cast<std::int32_t>(links_.size() - 1);
    }
  }
  constexpr void close(std::int32_t call) {
    for (Index i = 0; i < open_.size(); ++i) {
      if (open_[i] != call) continue;
      open_[i] = open_.back();
      return open_.pop_back();
    }
  }
  static constexpr void write(const Call& call, Buffer<ScheduleEntry>& order) {
    for (const std::int32_t group : call.groups)
      order.push_back({ScheduleEntry::What::group, group, group != call.groups[0]});
  }
};

}  // namespace detail

// The order with combined collectives side by side, as the options of the graph say. O(units and edges).
[[nodiscard]] constexpr Buffer<ScheduleEntry> combine_collectives(const Graph& graph, const Fusion& fusion,
                                                                  const Buffer<Buffer<std::int32_t>>& successors,
                                                                  const Buffer<ScheduleEntry>& order) {
  return detail::CollectiveCombiner(graph, fusion, successors).run(order);
}

}  // namespace weft

#endif
