// Definitions of observe/recorder.hpp.
#ifndef WEFT_OBSERVE_RECORDER_IPP
#define WEFT_OBSERVE_RECORDER_IPP

#include <weft/observe/recorder.hpp>

namespace weft {

void Recorder::reserve(Index capacity) {
  static_cast<void>(ticks_origin());  // before the first record
  Index size = 1;
  while (size < capacity) size *= 2;
  ring_ = Buffer<Line>(size);
  mask_ = static_cast<std::uint64_t>(size) - 1;
  clear();
}

void Recorder::clear() noexcept {
  written_.store(0, std::memory_order_release);
  for (Cell& cell : totals_) {
    cell.calls.store(0, std::memory_order_relaxed);
    cell.bytes.store(0, std::memory_order_relaxed);
    cell.dcn.store(0, std::memory_order_relaxed);
    cell.waited.store(0, std::memory_order_relaxed);
    cell.worked.store(0, std::memory_order_relaxed);
  }
}

void Recorder::enter(Record record) noexcept {
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

void Recorder::finish(Index bytes_sent, Index over_dcn) noexcept {
  advance(CallState::done, current_.done);
  Cell& total = totals_[static_cast<int>(current_.op)];
  add(total.calls, Index{1});
  add(total.bytes, bytes_sent);
  if (over_dcn != 0) add(total.dcn, over_dcn);
  add(total.waited, current_.matched - current_.entered);
  add(total.worked, current_.done - current_.matched);
}

Record Recorder::recent(Index age) const noexcept {
  if (age < 0 || age >= size()) return {};
  Record record = raw(age);
  record.entered = ticks_to_nanoseconds(record.entered);
  record.matched = ticks_to_nanoseconds(record.matched);
  record.done = ticks_to_nanoseconds(record.done);
  return record;
}

Record Recorder::raw(Index age) const noexcept {
  if (age < 0 || age >= size()) return {};
  Words words;
  const Line& from = line(to_size(written() - 1 - age));
  for (int i = 0; i < 8; ++i) words.word[i] = from.word[i].load(std::memory_order_relaxed);
  return std::bit_cast<Record>(words);
}

CallTotal Recorder::total(Collective op) const noexcept {
  const Cell& cell = totals_[static_cast<int>(op)];
  return {cell.calls.load(std::memory_order_relaxed), cell.bytes.load(std::memory_order_relaxed),
          cell.dcn.load(std::memory_order_relaxed)};
}

CallTime Recorder::time(Collective op) const noexcept {
  const Cell& cell = totals_[static_cast<int>(op)];
  return {cell.waited.load(std::memory_order_relaxed), cell.worked.load(std::memory_order_relaxed)};
}

CallTotal Recorder::total() const noexcept {
  CallTotal sum;
  for (int op = 0; op < collective_count; ++op) {
    const CallTotal own = total(static_cast<Collective>(op));
    sum.calls += own.calls;
    sum.bytes_sent += own.bytes_sent;
    sum.bytes_sent_dcn += own.bytes_sent_dcn;
  }
  return sum;
}

void Recorder::advance(CallState state, std::uint64_t& time) noexcept {
  current_.state = state;
  time = ticks_now();
  const Words words = std::bit_cast<Words>(current_);
  Line& newest = line(written_.load(std::memory_order_relaxed) - 1);
  for (int i : {1, 6, 7}) newest.word[i].store(words.word[i], std::memory_order_relaxed);
}

}  // namespace weft

#endif
