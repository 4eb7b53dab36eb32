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

// Bytes [start, end) of the arena; ends are rounded up to the alignment.
struct ByteRange {
  Index start, end;
};

// The first element of `list`, in which those that are `behind` follow the others.
template <class T, class Behind>
[[nodiscard]] constexpr Index first_behind(const Buffer<T>& list, Behind behind) {
  Index low = 0, high = list.count;
  while (low < high) {
    const Index middle = (low + high) / 2;
    if (behind(list.items[middle]))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

// Bytes in use, by ascending address; ranges that touch or overlap are one.
class UsedBytes {
 public:
  // The lowest offset >= `offset` at which `bytes` are free. Adds to `looks` the ranges in its way.
  [[nodiscard]] constexpr Index lowest_gap(Index offset, Index bytes, Index& looks) const {
    for (Index i = first_ending_behind(offset); i < ranges_.count; ++i, ++looks) {
      if (offset + bytes <= ranges_.items[i].start) break;
      offset = ranges_.items[i].end;
    }
    return offset;
  }
  constexpr void add(ByteRange added) {
    const Index at = first_ending_behind(added.start - 1);
    Index stop = at;
    for (; stop < ranges_.count && ranges_.items[stop].start <= added.end; ++stop) {
      const ByteRange& old = ranges_.items[stop];
      added = {added.start < old.start ? added.start : old.start, added.end > old.end ? added.end : old.end};
    }
    if (stop == at) {
      ranges_.push_back(added);
      for (Index i = ranges_.count - 1; i > at; --i) ranges_.items[i] = ranges_.items[i - 1];
    } else if (const Index gone = stop - at - 1; gone > 0) {
      for (Index i = stop; i < ranges_.count; ++i) ranges_.items[i - gone] = ranges_.items[i];
      ranges_.resize(ranges_.count - gone);
    }
    ranges_.items[at] = added;
  }

 private:
  Buffer<ByteRange> ranges_;

  [[nodiscard]] constexpr Index first_ending_behind(Index offset) const {
    return first_behind(ranges_, [offset](const ByteRange& range) { return range.end > offset; });
  }
};

// Intervals that have their places, in a tree over spans of steps. A span knows the bytes in use throughout it, but for
// those of what fills the span above, and those in use anywhere in it: there, what lives long has grown together to few
// ranges. What begins or ends inside a span of the lowest level is kept one by one.
class PlacedIntervals {
 public:
  constexpr explicit PlacedIntervals(const Buffer<Interval>& intervals) {
    Index last = 0;
    for (Index i = 0; i < intervals.count; ++i)
      if (intervals.items[i].last > last) last = intervals.items[i].last;
    for (Index steps = lowest_span;; steps *= spans_of_a_span) {
      levels_.push_back({steps, Buffer<Span>(last / steps + 1)});
      if (levels_.back().spans.count <= spans_of_a_span) return;
    }
  }

  // The lowest offset >= `offset` at which `interval` overlaps none that lives at the same time.
  [[nodiscard]] constexpr Index lowest_gap(const Interval& interval, Index offset) {
    for (;;) {
      const Index tried = offset;
      offset = lowest_gap_in(levels_.count - 1, interval.first, interval.last, interval.bytes, offset);
      if (offset == tried) return offset;
    }
  }
  constexpr void add(const Interval& interval) {
    const ByteRange bytes{interval.offset, round_up(interval.offset + interval.bytes, arena_alignment)};
    if (bytes.end - bytes.start > largest_) largest_ = bytes.end - bytes.start;
    add_in(levels_.count - 1, {bytes, interval.first, interval.last});
  }
  // Ranges that were in the way so far.
  [[nodiscard]] constexpr Index looks() const noexcept { return looks_; }

 private:
  static constexpr Index lowest_span = 32, spans_of_a_span = 16;  // steps, spans: as measured

  // Steps [first, last] of an interval.
  struct Part {
    ByteRange bytes;
    Index first, last;
  };
  struct Span {
    UsedBytes throughout, anywhere;
    Buffer<Part> parts;  // by ascending address
  };
  struct Level {
    Index steps = 0;  // of each span
    Buffer<Span> spans;
  };
  Buffer<Level> levels_;  // the lowest first
  Index largest_ = 0;     // bytes of an interval
  Index looks_ = 0;

  // In the spans of a level that steps [first, last] meet, which are steps of one span of the level above.
  constexpr Index lowest_gap_in(Index level, Index first, Index last, Index bytes, Index offset) {
    const Index steps = levels_.items[level].steps;
    for (Index start = first / steps * steps; start <= last; start += steps) {
      const Span& span = levels_.items[level].spans.items[start / steps];
      const Index from = first > start ? first : start, to = last < start + steps - 1 ? last : start + steps - 1;
      if (to - from == steps - 1) {
        offset = span.anywhere.lowest_gap(offset, bytes, looks_);
        continue;
      }
      offset = span.throughout.lowest_gap(offset, bytes, looks_);
      offset = level > 0 ? lowest_gap_in(level - 1, from, to, bytes, offset)
                         : lowest_gap_between(span.parts, from, to, bytes, offset);
    }
    return offset;
  }
  constexpr Index lowest_gap_between(const Buffer<Part>& parts, Index first, Index last, Index bytes, Index offset) {
    // Nothing that starts further below than the largest reaches up to `offset`.
    const Index least = offset - largest_;
    Index i = first_behind(parts, [least](const Part& part) { return part.bytes.start >= least; });
    for (; i < parts.count; ++i, ++looks_) {
      const Part& other = parts.items[i];
      if (first > other.last || other.first > last) continue;
      if (offset + bytes <= other.bytes.start) break;
      offset = offset > other.bytes.end ? offset : other.bytes.end;
    }
    return offset;
  }
  constexpr void add_in(Index level, const Part& part) {
    const Index steps = levels_.items[level].steps;
    for (Index start = part.first / steps * steps; start <= part.last; start += steps) {
      Span& span = levels_.items[level].spans.items[start / steps];
      const Index from = part.first > start ? part.first : start;
      const Index to = part.last < start + steps - 1 ? part.last : start + steps - 1;
      span.anywhere.add(part.bytes);
      if (to - from == steps - 1)
        span.throughout.add(part.bytes);
      else if (level > 0)
        add_in(level - 1, {part.bytes, from, to});
      else
        insert(span.parts, {part.bytes, from, to});
    }
  }
  static constexpr void insert(Buffer<Part>& parts, const Part& part) {
    parts.push_back(part);
    Index at = parts.count - 1;
    for (; at > 0 && parts.items[at - 1].bytes.start > part.bytes.start; --at) parts.items[at] = parts.items[at - 1];
    parts.items[at] = part;
  }
};

}  // namespace detail

// Gives every interval an offset >= `start`, such that intervals that meet in time do not overlap, and returns the end
// of the highest. Largest first, each at the lowest gap that fits, in O(log n) spans. `looks`, if given, becomes the
// number of ranges that were in the way of all of them, which grows with n.
constexpr Index plan_memory(Buffer<Interval>& intervals, Index start, Index* looks = nullptr) {
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
  if (looks != nullptr) *looks = placed.looks();
  return round_up(peak, arena_alignment);
}

}  // namespace weft

#endif
