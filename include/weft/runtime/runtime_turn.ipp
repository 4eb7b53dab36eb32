// Definitions of runtime/runtime_turn.hpp.
#ifndef WEFT_RUNTIME_RUNTIME_TURN_IPP
#define WEFT_RUNTIME_RUNTIME_TURN_IPP

#include <weft/runtime/runtime_turn.hpp>

namespace weft {

bool RuntimeTurn::take(const char* operation) {
  check_caller(operation);
  const void* holder = holder_.load(std::memory_order_relaxed);
  if (holder == this_thread()) return false;
  if (ends_.load(std::memory_order_seq_cst)) runtime_is_gone(operation);
  holder = nullptr;
  if (!holder_.compare_exchange_strong(holder, this_thread(), std::memory_order_seq_cst)) runtime_is_busy();
  // Who ends it has either seen that it is taken, and waits, or is seen here.
  if (!ends_.load(std::memory_order_seq_cst)) return true;
  give_back();
  runtime_is_gone(operation);
}

void RuntimeTurn::give_back() noexcept {
  holder_.store(nullptr, std::memory_order_release);
  given_back_.fetch_add(1, std::memory_order_release);
}

void RuntimeTurn::wait_for_others() const noexcept {
  const Index before = given_back_.load(std::memory_order_acquire);
  for (int turn = 0; has_another_holder() && given_back_.load(std::memory_order_acquire) == before; ++turn) {
    if (turn < 100)
      std::this_thread::yield();
    else
      ::usleep(200);
  }
}

void RuntimeTurn::end() {
  if (const int device = ordinal_inside(); device >= 0) runtime_ends_inside_run(device);
  ends_.store(true, std::memory_order_seq_cst);
  while (has_another_holder()) wait_for_others();
  is_gone_.store(true, std::memory_order_release);
}

bool RuntimeTurn::has_another_holder() const noexcept {
  const void* const holder = holder_.load(std::memory_order_seq_cst);
  return holder != nullptr && holder != this_thread() && !process_.is_of_a_parent();
}

int RuntimeTurn::ordinal_inside() const noexcept {
  for (const Inside* inside = innermost_; inside != nullptr; inside = inside->outer_)
    if (&inside->turn_ == this) return inside->ordinal_;
  return -1;
}

void RuntimeTurn::check_caller(const char* operation) const {
  if (const int device = ordinal_inside(); device >= 0) run_inside_run(device);
  if (process_.is_of_a_parent()) runtime_is_in_parent(operation);
}

}  // namespace weft

#endif
