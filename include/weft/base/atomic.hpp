// What std::atomic does for the words that threads share, from the compilers' own operations: <atomic> brings in
// <string>, <system_error> and the thread library, 6 % of what weft.hpp would cost every user's file.
#ifndef WEFT_BASE_ATOMIC_HPP
#define WEFT_BASE_ATOMIC_HPP

#include <weft/base/index.hpp>

namespace weft {

// As std::memory_order, which says what each means.
enum class MemoryOrder : int {
  relaxed = __ATOMIC_RELAXED,
  acquire = __ATOMIC_ACQUIRE,
  release = __ATOMIC_RELEASE,
  acq_rel = __ATOMIC_ACQ_REL,
  seq_cst = __ATOMIC_SEQ_CST,
};

// An integer or a bool of at most 8 bytes. Every operation is one instruction or a short loop of them, no lock.
template <class T>
class Atomic {
  static_assert(__is_trivially_copyable(T) && sizeof(T) <= 8, "weft: Atomic: a word at most");

 public:
  constexpr Atomic(T value = T{}) noexcept : value_(value) {}
  Atomic(const Atomic&) = delete;
  Atomic& operator=(const Atomic&) = delete;

  [[nodiscard]] T load(MemoryOrder order = MemoryOrder::seq_cst) const noexcept {
    return __atomic_load_n(&value_, static_cast<int>(order));
  }
  void store(T value, MemoryOrder order = MemoryOrder::seq_cst) noexcept {
    __atomic_store_n(&value_, value, static_cast<int>(order));
  }
  // These return what was there before.
  T exchange(T value, MemoryOrder order = MemoryOrder::seq_cst) noexcept {
    return __atomic_exchange_n(&value_, value, static_cast<int>(order));
  }
  T fetch_add(T change, MemoryOrder order = MemoryOrder::seq_cst) noexcept {
    return __atomic_fetch_add(&value_, change, static_cast<int>(order));
  }
  T fetch_sub(T change, MemoryOrder order = MemoryOrder::seq_cst) noexcept {
    return __atomic_fetch_sub(&value_, change, static_cast<int>(order));
  }
  // Replaces `expected` by `desired` and says whether it did; relaxed if not.
  [[nodiscard]] bool replace(T expected, T desired, MemoryOrder order = MemoryOrder::seq_cst) noexcept {
    return __atomic_compare_exchange_n(&value_, &expected, desired, false, static_cast<int>(order), __ATOMIC_RELAXED);
  }

 private:
  alignas(sizeof(T)) T value_;
};

}  // namespace weft

#endif
