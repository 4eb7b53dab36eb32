// An array on the heap whose elements stay where they are made: for what is no value, such as devices, rings and
// atomics. Elements are made in place, one by one in any order (different ones by different threads), or all at once.
#ifndef WEFT_BASE_HEAP_ARRAY_HPP
#define WEFT_BASE_HEAP_ARRAY_HPP

#include <weft/base/buffer.hpp>

#include <new>

namespace weft {

// Moves, never copies. One allocation, aligned for T, in the constructor.
template <class T>
class HeapArray {
 public:
  HeapArray() = default;
  // Room for `size` elements, none of which exists yet.
  explicit HeapArray(Index size) : items_(static_cast<T*>(allocate(to_size(size) * sizeof(T)))), made_(size) {}
  // `size` elements T{}.
  [[nodiscard]] static HeapArray filled(Index size) {
    HeapArray array(size);
    for (Index i = 0; i < size; ++i) array.emplace(i, [] { return T{}; });
    return array;
  }
  HeapArray(HeapArray&& other) noexcept : items_(other.items_), made_(static_cast<Buffer<bool>&&>(other.made_)) {
    other.items_ = nullptr;
  }
  HeapArray& operator=(HeapArray&& other) noexcept {
    T* const items = items_;
    items_ = other.items_;
    other.items_ = items;
    made_.swap(other.made_);
    return *this;
  }
  ~HeapArray() {
    for (Index i = 0; i < made_.count; ++i)
      if (made_.items[i]) items_[i].~T();
    if constexpr (is_overaligned)
      ::operator delete (items_, std::align_val_t{alignof(T)});
    else
      ::operator delete(items_);
  }

  // Makes element `index`, which must not exist yet, from what `produce()` returns, without a move.
  template <class Produce>
  void emplace(Index index, Produce&& produce) {
    T* const place = &(*this)[index];
    ::new (static_cast<void*>(place)) T(produce());
    made_.items[index] = true;
  }

  [[nodiscard]] Index size() const noexcept { return made_.count; }
  [[nodiscard]] T* data() const noexcept { return items_; }
  [[nodiscard]] T* begin() const noexcept { return items_; }
  [[nodiscard]] T* end() const noexcept { return items_ + made_.count; }
  [[nodiscard]] T& operator[](Index index) const {
    if (index < 0 || index >= made_.count) fixed_vector_index_out_of_range(index, made_.count);
    return items_[index];
  }

 private:
  static constexpr bool is_overaligned = alignof(T) > __STDCPP_DEFAULT_NEW_ALIGNMENT__;
  static void* allocate(std::size_t bytes) {
    if constexpr (is_overaligned)
      return ::operator new (bytes, std::align_val_t{alignof(T)});
    else
      return ::operator new(bytes);
  }

  T* items_ = nullptr;
  Buffer<bool> made_;
};

}  // namespace weft

#endif
