// Memory planning: offsets in one arena for buffers whose lifetimes are known.
#ifndef WEFT_PLANNER_PLAN_MEMORY_HPP
#define WEFT_PLANNER_PLAN_MEMORY_HPP

#include <weft/base/buffer.hpp>

namespace weft {

inline constexpr Index arena_alignment = 64;  // bytes: a cache line, and the widest vector

// A buffer of `bytes` that is in use in steps [first, last].
struct Interval {
  Index bytes = 0;
  std::int32_t first = 0, last = -1;  // last < first: never used, takes no space
  Index offset = 0;                   // the result

  [[nodiscard]] constexpr bool meets(const Interval& other) const noexcept {
    return first <= other.last && other.first <= last;
  }
};

namespace detail {

// An interval that has its place: bytes [start, end), rounded up to the alignment.
struct PlacedInterval {
  Index start, end;
  std::int32_t first, last;
};

// Those by ascending offset: one list for each span of steps, since most intervals are short and meet few others, and
// one of all for those that reach over more than a span.
class PlacedIntervals {
 public:
  constexpr explicit PlacedIntervals(const Buffer<Interval>& intervals) {
    std::int32_t last = 0;
    for (Index i = 0; i < intervals.count; ++i)
      if (intervals.items[i].last > last) last = intervals.items[i].last;
    const Index spans = last / steps_of_a_span + 1;
    lists_.resize(spans == 1 ? 1 : spans + 1);
  }

  // The lowest offset >= `start` at which `interval` overlaps none that lives at the same time.
  [[nodiscard]] constexpr Index lowest_gap(const Interval& interval, Index start) const {
    const Index span = interval.first / steps_of_a_span;
    const auto& list = lists_[span == interval.last / steps_of_a_span ? span : lists_.size() - 1];
    Index offset = start;
    for (Index i = 0; i < list.count; ++i) {
      const PlacedInterval& other = list.items[i];
      if (interval.first > other.last || other.first > interval.last) continue;
      if (offset + interval.bytes <= other.start) break;
      offset = offset > other.end ? offset : other.end;
    }
    return offset;
  }
  constexpr void add(const Interval& interval) {
    const PlacedInterval placed{interval.offset, round_up(interval.offset + interval.bytes, arena_alignment),
                                interval.first, interval.last};
    insert(lists_.back(), placed);
    if (lists_.size() == 1) return;
    for (Index span = interval.first / steps_of_a_span; span <= interval.last / steps_of_a_span; ++span)
      insert(lists_[span], placed);
  }

 private:
  static constexpr Index steps_of_a_span = 256;
  Buffer<Buffer<PlacedInterval>> lists_;  // by span, then of all

  static constexpr void insert(Buffer<PlacedInterval>& list, const PlacedInterval& placed) {
    list.push_back(placed);
    Index at = list.count - 1;
    for (; at > 0 && list.items[at - 1].start > placed.start; --at) list.items[at] = list.items[at - 1];
    list.items[at] = placed;
  }
};

}  // namespace detail

// Gives every interval an offset >= `start`, such that intervals that meet in time do not overlap, and returns the end
// of the highest. Largest first, each at the lowest gap that fits. O(n) for each that lives long, O(those of its time)
// for the others.
constexpr Index plan_memory(Buffer<Interval>& intervals, Index start) {
  Buffer<std::int32_t> order;
  for (std::int32_t i = 0; i < intervals.size(); ++i)
    if (intervals[i].bytes > 0 && intervals[i].first <= intervals[i].last) order.push_back(i);
  stable_sort(order, [&intervals](std::int32_t a, std::int32_t b) { return intervals[a].bytes > intervals[b].bytes; });
  detail::PlacedIntervals placed(intervals);
  Index peak = start;
  for (std::int32_t i : order) {
    Interval& interval = intervals.items[i];
    interval.offset = placed.lowest_gap(interval, start);
    peak = peak > interval.offset + interval.bytes ? peak : interval.offset + interval.bytes;
    placed.add(interval);
  }
  return round_up(peak, arena_alignment);
}

}  // namespace weft

#endif
