// Definitions of runtime/started_calls.hpp.
#ifndef WEFT_RUNTIME_STARTED_CALLS_IPP
#define WEFT_RUNTIME_STARTED_CALLS_IPP

#include <weft/runtime/started_calls.hpp>

#include <utility>

namespace weft {

StartedCall& StartedCalls::open(int rank, Index result_bytes) {
  const std::lock_guard guard(lock_);
  const std::uint32_t number = counts_.items[rank].started.load(std::memory_order_relaxed);
  while (open_.size() <= number - first_) {
    if (unused_.empty()) make_one();
    StartedCall& call = *unused_.back();
    unused_.pop_back();
    call.number_ = first_ + static_cast<std::uint32_t>(open_.size());
    call.left_ = 0;
    call.arrivals_.store(0, std::memory_order_relaxed);
    call.next_block_.store(0, std::memory_order_relaxed);
    call.blocks_done_.store(0, std::memory_order_relaxed);
    open_.push_back(&call);
  }
  StartedCall& call = *open_[number - first_];
  if (call.result_.size() < result_bytes) call.result_.resize(result_bytes);
  return call;
}

void StartedCalls::make_one() {
  auto made = std::make_unique<StartedCall>(size_);
  unused_.push_back(made.get());
  made->older_ = std::move(newest_);
  newest_ = std::move(made);
}

void StartedCalls::reserve(Index calls) {
  const std::lock_guard guard(lock_);
  open_.reserve(calls);
  unused_.reserve(calls);
  while (open_.size() + unused_.size() < calls) make_one();
}

void StartedCalls::arrive(StartedCall& call, int rank) noexcept {
  counts_.items[rank].started.store(call.number_ + 1, std::memory_order_release);
  call.arrivals_.fetch_add(1, std::memory_order_acq_rel);
  if (call.has_everybody()) wake_all(call.arrivals_);
}

void StartedCalls::leave(StartedCall& call) {
  const std::lock_guard guard(lock_);
  ++call.left_;
  Index over = 0;
  while (over < open_.size() && open_[over]->left_ == size_) unused_.push_back(open_[over++]);
  for (Index at = over; at < open_.size(); ++at) open_[at - over] = open_[at];
  open_.resize(open_.size() - over);
  first_ += static_cast<std::uint32_t>(over);
}

void StartedCalls::release() noexcept {
  const std::lock_guard guard(lock_);
  for (StartedCall* const call : open_) {
    call->arrivals_.fetch_add(StartedCall::ended, std::memory_order_acq_rel);
    wake_all(call->arrivals_);
  }
}

void StartedCalls::reset() {
  first_ = 0;
  for (int rank = 0; rank < size_; ++rank) counts_.items[rank].started.store(0, std::memory_order_relaxed);
  for (StartedCall* const call : open_) unused_.push_back(call);
  open_.clear();
}

}  // namespace weft

#endif
