// Definitions of runtime/started_calls.hpp.
#ifndef WEFT_RUNTIME_STARTED_CALLS_IPP
#define WEFT_RUNTIME_STARTED_CALLS_IPP

#include <weft/runtime/started_calls.hpp>

namespace weft {

StartedCall& StartedCalls::open(int rank, Index result_bytes) {
  const std::lock_guard guard(lock_);
  const std::uint32_t number = counts_[to_size(rank)].started.load(std::memory_order_relaxed);
  while (open_.size() <= number - first_) {
    if (unused_.empty()) unused_.push_back(std::make_unique<StartedCall>(static_cast<int>(counts_.size())));
    StartedCall& call = *unused_.back();
    call.number_ = first_ + static_cast<std::uint32_t>(open_.size());
    call.left_ = 0;
    call.arrivals_.store(0, std::memory_order_relaxed);
    call.next_block_.store(0, std::memory_order_relaxed);
    call.blocks_done_.store(0, std::memory_order_relaxed);
    open_.push_back(std::move(unused_.back()));
    unused_.pop_back();
  }
  StartedCall& call = *open_[number - first_];
  if (call.result_.size() < result_bytes) call.result_.resize(result_bytes);
  return call;
}

void StartedCalls::arrive(StartedCall& call, int rank) noexcept {
  counts_[to_size(rank)].started.store(call.number_ + 1, std::memory_order_release);
  call.arrivals_.fetch_add(1, std::memory_order_acq_rel);
  if (call.has_everybody()) wake_all(call.arrivals_);
}

void StartedCalls::leave(StartedCall& call) {
  const std::lock_guard guard(lock_);
  ++call.left_;
  while (!open_.empty() && open_.front()->left_ == static_cast<int>(counts_.size())) {
    unused_.push_back(std::move(open_.front()));
    open_.pop_front();
    ++first_;
  }
}

void StartedCalls::release() noexcept {
  const std::lock_guard guard(lock_);
  for (const std::unique_ptr<StartedCall>& call : open_) {
    call->arrivals_.fetch_add(StartedCall::ended, std::memory_order_acq_rel);
    wake_all(call->arrivals_);
  }
}

void StartedCalls::reset() {
  first_ = 0;
  for (Count& count : counts_) count.started.store(0, std::memory_order_relaxed);
  for (std::unique_ptr<StartedCall>& call : open_) unused_.push_back(std::move(call));
  open_.clear();
}

}  // namespace weft

#endif
