// The counter of heap allocations that the tests of this room rely on.
#include <support/heap_counter.hpp>

#include <gtest/gtest.h>

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <thread>

// Clang's thread sanitizer comes with an operator new that cannot be replaced, and with a hook instead.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HAS_ALLOCATION_HOOK 1
#include <sanitizer/allocator_interface.h>
#define malloc_usable_size __sanitizer_get_allocated_size
#endif
#endif

namespace {

std::atomic<weft::Index> calls{0}, in_use{0}, most{0};

void count_taken(std::size_t bytes) {
  calls.fetch_add(1, std::memory_order_relaxed);
  const auto now = in_use.fetch_add(static_cast<weft::Index>(bytes)) + static_cast<weft::Index>(bytes);
  for (weft::Index seen = most.load(); now > seen && !most.compare_exchange_weak(seen, now);) {
  }
}
void count_given_back(void* memory) {
  if (memory != nullptr) in_use.fetch_sub(static_cast<weft::Index>(malloc_usable_size(memory)));
}

}  // namespace

#if defined(HAS_ALLOCATION_HOOK)
[[maybe_unused]] static const int installed = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t bytes) { count_taken(bytes); },
    [](const volatile void* memory) { count_given_back(const_cast<void*>(memory)); });
#else
namespace {

// Not inlined: GCC would see free() given what operator new returned, and warn.
[[gnu::noinline]] void give_back(void* memory) {
  count_given_back(memory);
  std::free(memory);
}
[[gnu::noinline]] void* counted(std::size_t bytes, std::size_t alignment) {
  void* memory = std::aligned_alloc(alignment, (bytes + alignment) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc();
  count_taken(malloc_usable_size(memory));
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes) { return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
// What std::stable_sort asks: the address sanitizer has one of its own, whose memory no other delete may take.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept try {
  return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
} catch (const std::bad_alloc&) {
  return nullptr;
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }
#endif

namespace weft::testing {

Index heap_calls() noexcept { return calls.load(std::memory_order_relaxed); }
Index heap_bytes() noexcept { return in_use.load(); }
Index heap_peak() noexcept { return most.load(); }
void forget_heap_peak() noexcept { most.store(in_use.load()); }

namespace {

// Volatile, so that no compiler leaves an allocation out.
void allocate(std::size_t bytes) {
  char* volatile memory = new char[bytes];
  delete[] memory;
}

TEST(HeapCounter, CountsEveryThread) {
  std::thread other;
  const Index before = heap_calls();
  allocate(10);
  EXPECT_EQ(heap_calls() - before, 1);
  other = std::thread([] {
    for (int i = 0; i < 100; ++i) allocate(100);
  });
  other.join();
  EXPECT_GE(heap_calls() - before, 101);  // a thread's own state may take one more
}

TEST(HeapCounter, CountsMemoryThatIsAligned) {
  const Index before = heap_calls();
  ::operator delete (::operator new (1000, std::align_val_t{64}), std::align_val_t{64});
  EXPECT_EQ(heap_calls() - before, 1);
}

TEST(HeapCounter, CountsMemoryThatMayBeRefused) {
  const Index before = heap_calls();
  ::operator delete (::operator new (1000, std::nothrow));
  EXPECT_EQ(heap_calls() - before, 1);
}

TEST(HeapCounter, KnowsTheMostThatWasInUseAtOnce) {
  EXPECT_GE(heap_peak_of([] { allocate(1 << 20); }), 1 << 20);
  const Index twice = heap_peak_of([] {
    allocate(1 << 20);
    allocate(1 << 20);
  });
  EXPECT_LT(twice, 3 << 19) << "one after another";
}

}  // namespace
}  // namespace weft::testing
