// A growing array that works during constant evaluation on both compilers: what passes build graphs in.
#ifndef WEFT_BASE_BUFFER_HPP
#define WEFT_BASE_BUFFER_HPP

#include <weft/base/fixed_vector.hpp>

#include <memory>

namespace weft {

// Members are public for the innermost loops of the passes, where every call costs GCC a microsecond of compile time;
// treat them as read-only.
template <class T>
struct Buffer {
  T* items = nullptr;
  Index count = 0;
  Index allocated = 0;

  constexpr Buffer() = default;
  // Elements as T's default makes them, where they stay: of any type, also one that is neither copied nor moved.
  constexpr explicit Buffer(Index size) {
    if (size <= 0) return;
    items = allocate(size);
    for (allocated = size; count < size; ++count) {
      if constexpr (is_made_alone)
        std::construct_at(items + count);
      else if constexpr (is_bare)
        items[count] = T{};
    }
  }
  constexpr Buffer(Index size, const T& value) { resize(size, value); }
  constexpr Buffer(std::initializer_list<T> values) {
    reserve(static_cast<Index>(values.size()));
    for (const T& value : values) push_back(value);
  }
  constexpr Buffer(const Buffer& other) { append(other.begin(), other.end()); }
  constexpr Buffer(Buffer&& other) noexcept : items(other.items), count(other.count), allocated(other.allocated) {
    other.items = nullptr;
    other.count = other.allocated = 0;
  }
  constexpr Buffer& operator=(Buffer other) noexcept {
    swap(other);
    return *this;
  }
  constexpr ~Buffer() {
    destroy(0);
    deallocate();
  }

  [[nodiscard]] constexpr Index size() const noexcept { return count; }
  [[nodiscard]] constexpr bool empty() const noexcept { return count == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items; }
  [[nodiscard]] constexpr const T* end() const noexcept { return items + count; }
  [[nodiscard]] constexpr T* begin() noexcept { return items; }
  [[nodiscard]] constexpr T* end() noexcept { return items + count; }
  [[nodiscard]] constexpr const T* data() const noexcept { return items; }
  [[nodiscard]] constexpr T* data() noexcept { return items; }

  constexpr T& operator[](Index index) {
    if (index < 0 || index >= count) fixed_vector_index_out_of_range(index, count);
    return items[index];
  }
  constexpr const T& operator[](Index index) const {
    if (index < 0 || index >= count) fixed_vector_index_out_of_range(index, count);
    return items[index];
  }
  [[nodiscard]] constexpr const T& back() const { return (*this)[count - 1]; }
  [[nodiscard]] constexpr T& back() { return (*this)[count - 1]; }

  constexpr void reserve(Index capacity) {
    if (capacity <= allocated) return;
    T* const grown = allocate(capacity);
    for (Index i = 0; i < count; ++i) construct(grown + i, static_cast<T&&>(items[i]));
    destroy(0);
    deallocate();
    items = grown;
    allocated = capacity;
  }
  // Amortized O(1). `value` may refer to an element of this buffer.
  constexpr void push_back(const T& value) {
    if (count == allocated) return push_back(T(value));
    construct(items + count, value);
    ++count;
  }
  constexpr void push_back(T&& value) {
    if (count == allocated) {
      T kept = static_cast<T&&>(value);
      reserve(grown());
      return push_back(static_cast<T&&>(kept));
    }
    construct(items + count, static_cast<T&&>(value));
    ++count;
  }
  constexpr void pop_back() {
    if (count == 0) fixed_vector_index_out_of_range(-1, 0);
    destroy(count - 1);
    --count;
  }
  constexpr void append(const T* first, const T* last) {
    reserve(count + (last - first));
    for (; first != last; ++first, ++count) construct(items + count, *first);
  }
  constexpr void resize(Index size, const T& value = T{}) {
    reserve(size);
    for (; count < size; ++count) construct(items + count, value);
    destroy(size);
    count = size;
  }
  constexpr void clear() noexcept {
    destroy(0);
    count = 0;
  }
  constexpr void swap(Buffer& other) noexcept {
    T* const kept = items;
    const Index kept_count = count, kept_allocated = allocated;
    items = other.items;
    count = other.count;
    allocated = other.allocated;
    other.items = kept;
    other.count = kept_count;
    other.allocated = kept_allocated;
  }

  friend constexpr bool operator==(const Buffer& left, const Buffer& right) {
    if (left.count != right.count) return false;
    for (Index i = 0; i < left.count; ++i)
      if (!(left.items[i] == right.items[i])) return false;
    return true;
  }

 private:
  // GCC takes 1 us of compile time for each number that an array is given at first, 4 for a small struct, 7 for a large
  // one: so numbers are given none, and large structs do not exist before they are pushed. (Small ones do: templates of
  // the standard library for each of their types would cost more.)
  static constexpr bool is_bare = __is_trivially_constructible(T);
  static constexpr bool is_made_alone = !is_bare && sizeof(T) > 32;
  // std::is_trivially_destructible, which instantiates 45 classes for each type.
#if defined(__clang__)
  static constexpr bool has_trivial_end = __is_trivially_destructible(T);
#else
  static constexpr bool has_trivial_end = __has_trivial_destructor(T);
#endif

  // Room after growth. During constant evaluation moving an element costs microseconds and room that nothing is made in
  // costs none: four times as much as before.
  [[nodiscard]] constexpr Index grown() const noexcept {
    if (allocated < 8) return 8;
    return __builtin_is_constant_evaluated() && (is_bare || is_made_alone) ? 4 * allocated : 2 * allocated;
  }
  static constexpr T* allocate(Index capacity) {
    if constexpr (is_made_alone)
      return std::allocator<T>().allocate(to_size(capacity));
    else if constexpr (is_bare)
      return new T[to_size(capacity)];
    else
      return new T[to_size(capacity)]{};
  }
  constexpr void deallocate() noexcept {
    if constexpr (!is_made_alone)
      delete[] items;
    else if (items != nullptr)
      std::allocator<T>().deallocate(items, to_size(allocated));
  }
  template <class Value>
  static constexpr void construct(T* place, Value&& value) {
    if constexpr (is_made_alone)
      std::construct_at(place, static_cast<Value&&>(value));
    else
      *place = static_cast<Value&&>(value);
  }
  // Ends the elements from `first` on, if that does anything.
  constexpr void destroy([[maybe_unused]] Index first) noexcept {
    if constexpr (is_made_alone) {
      if constexpr (!has_trivial_end)
        for (Index i = first; i < count; ++i) items[i].~T();
    }
  }
};

// Sorts [0, size) by `before(a, b)`, stable: bottom-up merge sort, O(n log n) also during constant evaluation.
template <class T, class Before>
constexpr void stable_sort(Buffer<T>& values, Before before) {
  Buffer<T> scratch(values.size());
  for (Index width = 1; width < values.size(); width *= 2) {
    for (Index start = 0; start < values.size(); start += 2 * width) {
      const Index middle = start + width < values.size() ? start + width : values.size();
      const Index stop = start + 2 * width < values.size() ? start + 2 * width : values.size();
      Index left = start, right = middle;
      for (Index out = start; out < stop; ++out) {
        const bool take_left = left < middle && (right >= stop || !before(values[right], values[left]));
        scratch[out] = take_left ? values[left++] : values[right++];
      }
    }
    values.swap(scratch);
  }
}

}  // namespace weft

#endif
