#include "heap_count.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<weft::Index> calls{0};
thread_local weft::Index aligned_bytes = 0;

void* checked(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

weft::Index examples::heap_calls() noexcept { return calls.load(); }
weft::Index examples::aligned_bytes_of_this_thread() noexcept { return aligned_bytes; }

void* operator new(std::size_t bytes) {
  calls.fetch_add(1, std::memory_order_relaxed);
  return checked(std::malloc(bytes == 0 ? 1 : bytes));
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  calls.fetch_add(1, std::memory_order_relaxed);
  aligned_bytes += static_cast<weft::Index>(bytes);
  const auto unit = static_cast<std::size_t>(alignment);
  return checked(std::aligned_alloc(unit, (bytes + unit - 1) / unit * unit));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
