// Collectives in two halves: a start where the collective stands, and a done right before the first step that needs
// the result, or anything else that the collective must come before. What lies between runs while others come.
#ifndef WEFT_PLANNER_SPLIT_COLLECTIVES_HPP
#define WEFT_PLANNER_SPLIT_COLLECTIVES_HPP

#include <weft/planner/fusion.hpp>
#include <weft/planner/lowering_table.hpp>
#include <weft/planner/schedule_entry.hpp>

namespace weft {

namespace detail {

// Refers to its arguments.
class CollectiveSplitter {
 public:
  constexpr CollectiveSplitter(const Graph& graph, const Fusion& fusion, const Buffer<Buffer<std::int32_t>>& successors,
                               const Buffer<ScheduleEntry>& order)
      : graph_(graph), fusion_(fusion), successors_(successors), order_(order), place_of_(successors.size(), 0) {
    for (std::int32_t at = 0; at < order.size(); ++at) place_of_[unit_of(order[at], fusion)] = at;
  }

  constexpr Buffer<ScheduleEntry> run() {
    Buffer<Buffer<std::int32_t>> done_before(order_.size() + 1, {});  // by place: starts whose done stands there
    Buffer<bool> is_split(order_.size(), false);
    for (std::int32_t at = 0; at < order_.size(); ++at) {
      if (!may_split(order_[at])) continue;
      std::int32_t end = at, needed = static_cast<std::int32_t>(order_.size());
      do {
        for (const std::int32_t next : successors_[order_[end].number])
          needed = place_of_[next] < needed ? place_of_[next] : needed;
      } while (++end < order_.size() && order_[end].combined);
      if (needed == end) continue;  // nothing lies between
      is_split[at] = true;
      done_before[needed].push_back(order_[at].number);
    }
    return written(done_before, is_split);
  }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const Buffer<Buffer<std::int32_t>>& successors_;
  const Buffer<ScheduleEntry>& order_;
  Buffer<std::int32_t> place_of_;  // by unit

  // What reduces or gathers, and is not in one call with the one before it.
  constexpr bool may_split(const ScheduleEntry& entry) const {
    if (entry.what != ScheduleEntry::What::group || entry.combined) return false;
    const FusionGroup& group = fusion_.groups[entry.number];
    return group.kind == FusionKind::collective && lowering_of(graph_[group.members[0]].op).timing != Timing::in_order;
  }
  constexpr Buffer<ScheduleEntry> written(const Buffer<Buffer<std::int32_t>>& done_before,
                                          const Buffer<bool>& is_split) const {
    Buffer<ScheduleEntry> order;
    for (std::int32_t at = 0; at <= order_.size(); ++at) {
      for (const std::int32_t group : done_before[at]) order.push_back({ScheduleEntry::What::collective_done, group});
      if (at == order_.size()) break;
      order.push_back(order_[at]);
      order.back().split = is_split[at];
    }
    return order;
  }
};

}  // namespace detail

// The order in which collectives that others need later stand twice. O(units and edges).
[[nodiscard]] constexpr Buffer<ScheduleEntry> split_collectives(const Graph& graph, const Fusion& fusion,
                                                                const Buffer<Buffer<std::int32_t>>& successors,
                                                                const Buffer<ScheduleEntry>& order) {
  return detail::CollectiveSplitter(graph, fusion, successors, order).run();
}

}  // namespace weft

#endif
