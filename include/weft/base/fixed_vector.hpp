// A constexpr, structural list of at most N elements: what shapes, axis lists and plan rows are made of.
#ifndef WEFT_BASE_FIXED_VECTOR_HPP
#define WEFT_BASE_FIXED_VECTOR_HPP

#include <weft/base/error.hpp>
#include <weft/base/index.hpp>

#include <initializer_list>

namespace weft {

[[noreturn]] WEFT_DECL void fixed_vector_is_full(Index capacity);
[[noreturn]] constexpr void fixed_vector_index_out_of_range(Index index, Index size) {
  if (must_show_numbers())
    show_numbers(index, size);
  else
    raise("fixed_vector_index_out_of_range",
          Sentence() << "weft: index " << index << " is outside a list of " << size << " elements");
}

// Members are public so that the type is structural (usable as a template argument); treat them as read-only.
template <class T, int N>
struct fixed_vector {
  T items[static_cast<std::size_t>(N)] = {};
  int count = 0;

  constexpr fixed_vector() = default;
  constexpr fixed_vector(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  // `size` copies of `value`.
  constexpr fixed_vector(Index size, const T& value) {
    for (Index i = 0; i < size; ++i) push_back(value);
  }

  [[nodiscard]] static constexpr int capacity() noexcept { return N; }
  [[nodiscard]] constexpr int size() const noexcept { return count; }
  [[nodiscard]] constexpr bool empty() const noexcept { return count == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items; }
  [[nodiscard]] constexpr const T* end() const noexcept { return items + count; }
  [[nodiscard]] constexpr T* begin() noexcept { return items; }
  [[nodiscard]] constexpr T* end() noexcept { return items + count; }

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

  constexpr void push_back(const T& value) {
    if (count >= N) fixed_vector_is_full(N);
    items[count++] = value;
  }
  constexpr void pop_back() {
    if (count == 0) fixed_vector_index_out_of_range(-1, 0);
    items[--count] = T{};
  }
  // Inserts before position `index`; index == size() appends.
  constexpr void insert(Index index, const T& value) {
    if (index < 0 || index > count) fixed_vector_index_out_of_range(index, count);
    push_back(value);
    for (Index i = count - 1; i > index; --i) items[i] = items[i - 1];
    items[index] = value;
  }
  constexpr void erase(Index index) {
    if (index < 0 || index >= count) fixed_vector_index_out_of_range(index, count);
    for (Index i = index; i + 1 < count; ++i) items[i] = items[i + 1];
    pop_back();
  }
  constexpr void clear() {
    while (count > 0) pop_back();
  }
  [[nodiscard]] constexpr bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }

  friend constexpr bool operator==(const fixed_vector& left, const fixed_vector& right) {
    if (left.count != right.count) return false;
    for (int i = 0; i < left.count; ++i)
      if (!(left.items[i] == right.items[i])) return false;
    return true;
  }
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/fixed_vector.ipp>
#endif

#endif
