// Definitions of train/moved_batch.hpp.
#ifndef WEFT_TRAIN_MOVED_BATCH_IPP
#define WEFT_TRAIN_MOVED_BATCH_IPP

#include <weft/train/moved_batch.hpp>

namespace weft::detail {

void MoverState::tell(WaitWord& turn) noexcept {
  turn.fetch_add(1, std::memory_order_release);
  wake_all(turn);
}

}  // namespace weft::detail

namespace weft {

void MovedBatch::take(const Executable& executable, Index call) const {
  if (&executable != target_) moved_batch_is_of_another_step();
  if (state_->used.load(std::memory_order_relaxed) != number_) moved_batch_is_gone(number_);
  state_->use_call.store(call, std::memory_order_release);
  state_->used.store(number_ + 1, std::memory_order_release);
  detail::MoverState::tell(state_->mover_turn);
}

}  // namespace weft

#endif
