// How often a program has taken memory from the heap. Replacing operator new is a matter of the whole executable, so
// its definition is in heap_counter_test.cpp of the room that counts.
#ifndef WEFT_TESTS_SUPPORT_HEAP_COUNTER_HPP
#define WEFT_TESTS_SUPPORT_HEAP_COUNTER_HPP

#include <weft/base/index.hpp>

namespace weft::testing {

// Calls of operator new so far, in all threads.
[[nodiscard]] Index heap_calls() noexcept;

}  // namespace weft::testing

#endif
