// Counts what a program takes from the heap, by replacing operator new (heap_count.cpp): how the examples measure what
// the plans predict.
#ifndef EXAMPLES_SUPPORT_HEAP_COUNT_HPP
#define EXAMPLES_SUPPORT_HEAP_COUNT_HPP

#include <weft/base/index.hpp>

namespace examples {

// Calls of operator new by any thread so far.
[[nodiscard]] weft::Index heap_calls() noexcept;
// Bytes that the calling thread has taken with an alignment of its own, as arenas are, and still holds.
[[nodiscard]] weft::Index aligned_bytes_of_this_thread() noexcept;

}  // namespace examples

#endif
