// What a device did, always on: a ring of 64-byte records with one writer and no lock, and exact totals by operation.
//
// The device that owns a recorder writes it; anybody may read it at any time. While the device runs, a record that is
// being overwritten may be read half old and half new; once it has stopped, everything is exact.
#ifndef WEFT_OBSERVE_RECORDER_HPP
#define WEFT_OBSERVE_RECORDER_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/collective.hpp>
#include <weft/observe/ticks.hpp>

#include <atomic>
#include <bit>

namespace weft {

// How far a call got: on a list, called, signatures agreed by everybody, finished, ended by an error.
enum class CallState : std::uint8_t { planned, entered, matched, done, aborted };

[[nodiscard]] constexpr const char* name_of(CallState state) noexcept {
  constexpr const char* names[] = {"planned", "entered", "matched", "done", "aborted"};
  return names[static_cast<int>(state)];
}

// One call of a collective. Times are in nanoseconds since the process's origin when read from a Recorder.
// wait = matched - entered (others were late), work = done - matched; the straggler of a call entered it last.
struct Record {
  std::uint32_t sequence = 0;  // call number within its group
  std::uint32_t step = 0;      // set_step
  Collective op = Collective::barrier;
  DType dtype = DType::f32;
  ReductionKind reduce = ReductionKind::none;
  CallState state = CallState::planned;
  std::uint16_t unit = 0;       // set_unit
  std::uint16_t group = 0;      // number of the group in its runtime; 0 is everybody
  std::uint64_t elements = 0;   // as passed to the call
  std::uint64_t signature = 0;  // equal on all devices of a call
  std::uint32_t line = 0;       // of the caller's source
  std::uint32_t peer = 0;       // root of a broadcast, source of a permute
  std::uint64_t entered = 0, matched = 0, done = 0;
};
static_assert(sizeof(Record) == 64);

// Calls that were finished, the bytes that this device sent in them, and how many of those went to other granules.
struct CallTotal {
  Index calls = 0, bytes_sent = 0, bytes_sent_dcn = 0;
  [[nodiscard]] constexpr Index sent_over(Link link) const noexcept {
    return link == Link::dcn ? bytes_sent_dcn : bytes_sent - bytes_sent_dcn;
  }
  friend constexpr bool operator==(const CallTotal&, const CallTotal&) = default;
};

// Ticks of calls that were finished: until everybody had come, and after that.
struct CallTime {
  std::uint64_t waited = 0, worked = 0;
};

class Recorder {
 public:
  // Keeps the last `capacity` records (rounded up to a power of two), 64 bytes each.
  explicit Recorder(Index capacity = 1024) { reserve(capacity); }
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  // For the owner, between calls: another ring, empty.
  WEFT_DECL void reserve(Index capacity);
  // Forgets records and totals; step and unit stay. For the owner, or while it is stopped.
  WEFT_DECL void clear() noexcept;

  // For the owner. Calls follow one another: enter, match, then finish; or abort instead of either of the latter two.
  void set_step(std::uint32_t step) noexcept { step_ = step; }
  void set_unit(std::uint16_t unit) noexcept { unit_ = unit; }
  WEFT_DECL void enter(Record record) noexcept;
  void match() noexcept { advance(CallState::matched, current_.matched); }
  // `over_dcn`: of the bytes sent, those to other granules.
  WEFT_DECL void finish(Index bytes_sent, Index over_dcn = 0) noexcept;
  void abort() noexcept { advance(CallState::aborted, current_.done); }

  // For the owner: when the members of its newest call had all come, in ticks.
  [[nodiscard]] std::uint64_t last_match() const noexcept { return current_.matched; }

  // Records ever written since clear(), and how many of them are kept.
  [[nodiscard]] Index written() const noexcept { return static_cast<Index>(written_.load(std::memory_order_acquire)); }
  [[nodiscard]] Index size() const noexcept { return written() < capacity() ? written() : capacity(); }
  [[nodiscard]] Index capacity() const noexcept { return static_cast<Index>(mask_) + 1; }

  // Record `age` calls ago: 0 is the newest. A default Record if there is none.
  [[nodiscard]] WEFT_DECL Record recent(Index age) const noexcept;
  // The same without converting the times, which stay in ticks.
  [[nodiscard]] WEFT_DECL Record raw(Index age) const noexcept;

  [[nodiscard]] WEFT_DECL CallTotal total(Collective op) const noexcept;
  [[nodiscard]] WEFT_DECL CallTime time(Collective op) const noexcept;
  [[nodiscard]] WEFT_DECL CallTotal total() const noexcept;

 private:
  struct Words {
    std::uint64_t word[8];
  };
  struct alignas(64) Line {
    std::atomic<std::uint64_t> word[8];
  };
  struct Cell {
    std::atomic<Index> calls, bytes, dcn;
    std::atomic<std::uint64_t> waited, worked;  // ticks
  };

  // With one writer.
  template <class T>
  static void add(std::atomic<T>& sum, T more) noexcept {
    sum.store(sum.load(std::memory_order_relaxed) + more, std::memory_order_relaxed);
  }

  [[nodiscard]] Line& line(std::uint64_t index) const noexcept { return ring_.items[index & mask_]; }

  // Writes the state and the time of reaching it into the newest record.
  WEFT_DECL void advance(CallState state, std::uint64_t& time) noexcept;

  Buffer<Line> ring_;
  std::uint64_t mask_ = 0;
  Record current_;  // the owner's copy of the newest record
  std::uint32_t step_ = 0;
  std::uint16_t unit_ = 0;
  std::atomic<std::uint64_t> written_{0};
  Cell totals_[collective_count] = {};
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/recorder.ipp>
#endif

#endif
