// A batch that lies in the arenas before the step that takes it begins: what a DeviceLoader hands out.
#ifndef WEFT_TRAIN_MOVED_BATCH_HPP
#define WEFT_TRAIN_MOVED_BATCH_HPP

#include <weft/base/error_train.hpp>
#include <weft/sync/wait.hpp>

#include <atomic>

namespace weft {

class Executable;

namespace detail {

// What the thread that steps and the one that moves batches tell each other. Batches are numbered from 0.
struct MoverState {
  std::atomic<Index> moved{0};     // batches that lie, or have lain, in the arenas
  std::atomic<Index> used{0};      // those that a step has taken, or that were passed over
  std::atomic<Index> use_call{0};  // the call of the last step that took one; 0: it was passed over, and kernels that
                                   // read it are done: what they read is written after whoever sees this
  std::atomic<bool> stops{false};
  WaitWord mover_turn{0}, consumer_turn{0};

  // A thread whose turn it may be looks again whenever its word has changed.
  WEFT_DECL static void tell(WaitWord& turn) noexcept;
  template <class Condition>
  static void wait_until(WaitWord& turn, const Condition& holds) {
    for (;;) {
      const std::uint32_t seen = turn.load(std::memory_order_acquire);
      if (holds()) return;
      wait_while(turn, seen, {.spins = 0, .yields = 4});
    }
  }
};

}  // namespace detail

// Valid until the next one is asked for; a step takes it once.
class MovedBatch {
 public:
  MovedBatch(const Executable& target, detail::MoverState& state, Index number, Index valid) noexcept
      : target_(&target), state_(&state), number_(number), valid_(valid) {}

  // Items in the batch; the other rows are padding.
  [[nodiscard]] Index valid() const noexcept { return valid_; }
  // How many came before it.
  [[nodiscard]] Index number() const noexcept { return number_; }

  // `call` of `executable` takes it. Errors: moved_batch_is_of_another_step, moved_batch_is_gone.
  WEFT_DECL void take(const Executable& executable, Index call) const;

 private:
  const Executable* target_;
  detail::MoverState* state_;
  Index number_, valid_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/moved_batch.ipp>
#endif

#endif
