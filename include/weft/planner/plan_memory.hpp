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

// Gives every interval an offset >= `start`, such that intervals that meet in time do not overlap, and returns the end
// of the highest. Largest first, each at the lowest gap that fits: O(n * n) at worst, n log n when few live together.
constexpr Index plan_memory(Buffer<Interval>& intervals, Index start) {
  Buffer<std::int32_t> order, placed;  // placed: ascending offset
  for (std::int32_t i = 0; i < intervals.size(); ++i)
    if (intervals[i].bytes > 0 && intervals[i].first <= intervals[i].last) order.push_back(i);
  stable_sort(order, [&intervals](std::int32_t a, std::int32_t b) { return intervals[a].bytes > intervals[b].bytes; });
  Index peak = start;
  for (std::int32_t i : order) {
    Interval& interval = intervals[i];
    Index offset = start;
    for (std::int32_t j : placed) {
      const Interval& other = intervals[j];
      if (!interval.meets(other)) continue;
      if (offset + interval.bytes <= other.offset) break;
      const Index end = round_up(other.offset + other.bytes, arena_alignment);
      offset = offset > end ? offset : end;
    }
    interval.offset = offset;
    peak = peak > offset + interval.bytes ? peak : offset + interval.bytes;
    placed.push_back(i);
    for (Index k = placed.size() - 1; k > 0 && intervals[placed[k - 1]].offset > offset; --k) {
      placed[k] = placed[k - 1];
      placed[k - 1] = i;
    }
  }
  return round_up(peak, arena_alignment);
}

}  // namespace weft

#endif
