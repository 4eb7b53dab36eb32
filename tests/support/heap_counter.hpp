// How often a program has taken memory from the heap, and how much. Replacing operator new is a matter of the whole executable, so
// its definition is in heap_counter_test.cpp of the room that counts.
#ifndef WEFT_TESTS_SUPPORT_HEAP_COUNTER_HPP
#define WEFT_TESTS_SUPPORT_HEAP_COUNTER_HPP

#include <weft/base/index.hpp>

namespace weft::testing {

// Calls of operator new so far, in all threads.
[[nodiscard]] Index heap_calls() noexcept;

// Bytes that are in use now, and the most that were since `forget_heap_peak`; in all threads, with what the heap adds.
[[nodiscard]] Index heap_bytes() noexcept;
[[nodiscard]] Index heap_peak() noexcept;
void forget_heap_peak() noexcept;

// The most bytes in use at once while `function` ran, beyond those that were before.
template <class Function>
[[nodiscard]] Index heap_peak_of(Function function) {
  forget_heap_peak();
  const Index before = heap_bytes();
  function();
  return heap_peak() - before;
}

}  // namespace weft::testing

#endif
