// What a device did, always on: a ring of 64-byte records with one writer and no lock, and exact totals by operation.
//
// The device that owns a recorder writes it; anybody may read it at any time. While the device runs, a record that is
// being overwritten may be read half old and half new; once it has stopped, everything is exact.
#ifndef WEFT_OBSERVE_RECORDER_HPP
#define WEFT_OBSERVE_RECORDER_HPP

#include <weft/base/collective.hpp>
#include <weft/observe/ticks.hpp>

#include <atomic>
#include <bit>
#include <memory>

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
  void reserve(Index capacity) {
    static_cast<void>(ticks_origin());  // before the first record
    Index size = 1;
    while (size < capacity) size *= 2;
    ring_ = std::make_unique<Line[]>(to_size(size));
    mask_ = static_cast<std::uint64_t>(size) - 1;
    clear();
  }
  // Forgets records and totals; step and unit stay. For the owner, or while it is stopped.
  void clear() noexcept {
    written_.store(0, std::memory_order_release);
    for (Cell& cell : totals_) {
      cell.calls.store(0, std::memory_order_relaxed);
      cell.bytes.store(0, std::memory_order_relaxed);
      cell.dcn.store(0, std::memory_order_relaxed);
      cell.waited.store(0, std::memory_order_relaxed);
      cell.worked.store(0, std::memory_order_relaxed);
    }
  }

  // For the owner. Calls follow one another: enter, match, then finish; or abort instead of either of the latter two.
  void set_step(std::uint32_t step) noexcept { step_ = step; }
  void set_unit(std::uint16_t unit) noexcept { unit_ = unit; }
  void enter(Record record) noexcept {
    record.step = step_;
    record.unit = unit_;
    record.state = CallState::entered;
    record.entered = ticks_now();
    record.matched = record.done = 0;
    current_ = record;
    const std::uint64_t index = written_.load(std::memory_order_relaxed);
    const Words words = std::bit_cast<Words>(record);
    for (int i = 0; i < 8; ++i) line(index).word[i].store(words.word[i], std::memory_order_relaxed);
    written_.store(index + 1, std::memory_order_release);
  }
  void match() noexcept { advance(CallState::matched, current_.matched); }
  // `over_dcn`: of the bytes sent, those to other granules.
  void finish(Index bytes_sent, Index over_dcn = 0) noexcept {
    advance(CallState::done, current_.done);
    Cell& total = totals_[static_cast<int>(current_.op)];
    add(total.calls, Index{1});
    add(total.bytes, bytes_sent);
    if (over_dcn != 0) add(total.dcn, over_dcn);
    add(total.waited, current_.matched - current_.entered);
    add(total.worked, current_.done - current_.matched);
  }
  void abort() noexcept { advance(CallState::aborted, current_.done); }

  // For the owner: when the members of its newest call had all come, in ticks.
  [[nodiscard]] std::uint64_t last_match() const noexcept { return current_.matched; }

  // Records ever written since clear(), and how many of them are kept.
  [[nodiscard]] Index written() const noexcept { return static_cast<Index>(written_.load(std::memory_order_acquire)); }
  [[nodiscard]] Index size() const noexcept { return written() < capacity() ? written() : capacity(); }
  [[nodiscard]] Index capacity() const noexcept { return static_cast<Index>(mask_) + 1; }

  // Record `age` calls ago: 0 is the newest. A default Record if there is none.
  [[nodiscard]] Record recent(Index age) const noexcept {
    if (age < 0 || age >= size()) return {};
    Record record = raw(age);
    record.entered = ticks_to_nanoseconds(record.entered);
    record.matched = ticks_to_nanoseconds(record.matched);
    record.done = ticks_to_nanoseconds(record.done);
    return record;
  }
  // The same without converting the times, which stay in ticks.
  [[nodiscard]] Record raw(Index age) const noexcept {
    if (age < 0 || age >= size()) return {};
    Words words;
    const Line& from = line(to_size(written() - 1 - age));
    for (int i = 0; i < 8; ++i) words.word[i] = from.word[i].load(std::memory_order_relaxed);
    return std::bit_cast<Record>(words);
  }

  [[nodiscard]] CallTotal total(Collective op) const noexcept {
    const Cell& cell = totals_[static_cast<int>(op)];
    return {cell.calls.load(std::memory_order_relaxed), cell.bytes.load(std::memory_order_relaxed),
            cell.dcn.load(std::memory_order_relaxed)};
  }
  [[nodiscard]] CallTime time(Collective op) const noexcept {
    const Cell& cell = totals_[static_cast<int>(op)];
    return {cell.waited.load(std::memory_order_relaxed), cell.worked.load(std::memory_order_relaxed)};
  }
  [[nodiscard]] CallTotal total() const noexcept {
    CallTotal sum;
    for (int op = 0; op < collective_count; ++op) {
      const CallTotal own = total(static_cast<Collective>(op));
      sum.calls += own.calls;
      sum.bytes_sent += own.bytes_sent;
      sum.bytes_sent_dcn += own.bytes_sent_dcn;
    }
    return sum;
  }

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

  [[nodiscard]] Line& line(std::uint64_t index) const noexcept { return ring_[index & mask_]; }

  // Writes the state and the time of reaching it into the newest record.
  void advance(CallState state, std::uint64_t& time) noexcept {
    current_.state = state;
    time = ticks_now();
    const Words words = std::bit_cast<Words>(current_);
    Line& newest = line(written_.load(std::memory_order_relaxed) - 1);
    for (int i : {1, 6, 7}) newest.word[i].store(words.word[i], std::memory_order_relaxed);
  }

  std::unique_ptr<Line[]> ring_;
  std::uint64_t mask_ = 0;
  Record current_;  // the owner's copy of the newest record
  std::uint32_t step_ = 0;
  std::uint16_t unit_ = 0;
  std::atomic<std::uint64_t> written_{0};
  Cell totals_[collective_count] = {};
};

}  // namespace weft

#endif
