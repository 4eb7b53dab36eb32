// Spans of time in rings that never grow: the last ones, and exact totals of all. One thread writes; anybody may read
// between its calls. Times are ticks (ticks.hpp), which cost 10 ns to take and become nanoseconds when somebody looks.
#ifndef WEFT_OBSERVE_SPAN_RING_HPP
#define WEFT_OBSERVE_SPAN_RING_HPP

#include <weft/base/buffer.hpp>
#include <weft/observe/ticks.hpp>

namespace weft {

// The last items of many.
template <class T>
class Ring {
 public:
  // Keeps `capacity` items, rounded up to a power of two.
  explicit Ring(Index capacity) {
    Index size = 1;
    while (size < capacity) size *= 2;
    items_ = Buffer<T>(size);
    mask_ = size - 1;
  }

  void add(const T& item) noexcept { items_.items[written_++ & mask_] = item; }
  void clear() noexcept { written_ = 0; }

  // Items ever added since clear(), and how many of them are kept.
  [[nodiscard]] Index written() const noexcept { return written_; }
  [[nodiscard]] Index size() const noexcept { return written_ <= mask_ ? written_ : mask_ + 1; }
  // Item `i` of those that are kept, the oldest first.
  [[nodiscard]] const T& operator[](Index i) const noexcept { return items_.items[(written_ - size() + i) & mask_]; }

 private:
  Buffer<T> items_;
  Index mask_ = 0, written_ = 0;
};

// From `begin` to `end`, in ticks; `number` tells what: a call, a batch.
struct TimeSpan {
  Index number = 0;
  std::uint64_t begin = 0, end = 0;
};

// The last 1,024 spans of one kind, one after another, and the time in all of them and between them.
class SpanRing {
 public:
  static constexpr Index capacity = 1024;

  // Notes the process's origin of time before the first span.
  SpanRing() : spans_(capacity) { static_cast<void>(ticks_origin()); }

  WEFT_DECL void add(const TimeSpan& span) noexcept;
  WEFT_DECL void clear() noexcept;
  [[nodiscard]] const Ring<TimeSpan>& spans() const noexcept { return spans_; }
  // In all spans since clear(), ...
  [[nodiscard]] std::uint64_t ticks() const noexcept { return ticks_; }
  // ... and from the end of each to the begin of the next.
  [[nodiscard]] std::uint64_t ticks_between() const noexcept { return between_; }

 private:
  Ring<TimeSpan> spans_;
  std::uint64_t ticks_ = 0, between_ = 0, last_end_ = 0;
};

// When a loader's threads read each batch (several at a time, so that spans may overlap), and when it moved into
// the arenas of this process.
struct BatchTimes {
  SpanRing reads, moves;

  WEFT_DECL void clear() noexcept;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/span_ring.ipp>
#endif

#endif
