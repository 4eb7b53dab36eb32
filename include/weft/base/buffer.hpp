// A growing array that works during constant evaluation on both compilers and costs no header: what passes build
// graphs in. Elements are default-constructible values.
#ifndef WEFT_BASE_BUFFER_HPP
#define WEFT_BASE_BUFFER_HPP

#include <weft/base/fixed_vector.hpp>

namespace weft {

template <class T>
class Buffer {
 public:
  constexpr Buffer() = default;
  constexpr explicit Buffer(Index size, const T& value = T{}) { resize(size, value); }
  constexpr Buffer(std::initializer_list<T> values) {
    reserve(static_cast<Index>(values.size()));
    for (const T& value : values) push_back(value);
  }
  constexpr Buffer(const Buffer& other) { append(other.begin(), other.end()); }
  constexpr Buffer(Buffer&& other) noexcept : items_(other.items_), size_(other.size_), capacity_(other.capacity_) {
    other.items_ = nullptr;
    other.size_ = other.capacity_ = 0;
  }
  constexpr Buffer& operator=(Buffer other) noexcept {
    swap(other);
    return *this;
  }
  constexpr ~Buffer() { delete[] items_; }

  [[nodiscard]] constexpr Index size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items_; }
  [[nodiscard]] constexpr const T* end() const noexcept { return items_ + size_; }
  [[nodiscard]] constexpr T* begin() noexcept { return items_; }
  [[nodiscard]] constexpr T* end() noexcept { return items_ + size_; }
  [[nodiscard]] constexpr const T* data() const noexcept { return items_; }
  [[nodiscard]] constexpr T* data() noexcept { return items_; }

  constexpr T& operator[](Index index) {
    if (index < 0 || index >= size_) fixed_vector_index_out_of_range(index, size_);
    return items_[index];
  }
  constexpr const T& operator[](Index index) const {
    if (index < 0 || index >= size_) fixed_vector_index_out_of_range(index, size_);
    return items_[index];
  }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] constexpr T& back() { return (*this)[size_ - 1]; }

  constexpr void reserve(Index capacity) {
    if (capacity <= capacity_) return;
    T* grown = new T[to_size(capacity)]{};  // GCC evaluates {} six times as fast as ()
    for (Index i = 0; i < size_; ++i) grown[i] = static_cast<T&&>(items_[i]);
    delete[] items_;
    items_ = grown;
    capacity_ = capacity;
  }
  // Amortised O(1). `value` may refer to an element of this buffer.
  constexpr void push_back(const T& value) {
    if (size_ == capacity_) return push_back(T(value));
    items_[size_++] = value;
  }
  constexpr void push_back(T&& value) {
    if (size_ < capacity_) {
      items_[size_++] = static_cast<T&&>(value);
    } else {
      T kept = static_cast<T&&>(value);
      reserve(capacity_ < 8 ? 8 : capacity_ * 2);
      items_[size_++] = static_cast<T&&>(kept);
    }
  }
  constexpr void pop_back() {
    if (size_ == 0) fixed_vector_index_out_of_range(-1, 0);
    --size_;
  }
  constexpr void append(const T* first, const T* last) {
    reserve(size_ + (last - first));
    for (; first != last; ++first) push_back(*first);
  }
  constexpr void resize(Index size, const T& value = T{}) {
    reserve(size);
    while (size_ < size) items_[size_++] = value;
    size_ = size;
  }
  constexpr void clear() noexcept { size_ = 0; }
  constexpr void swap(Buffer& other) noexcept {
    T* items = items_;
    items_ = other.items_;
    other.items_ = items;
    Index number = size_;
    size_ = other.size_;
    other.size_ = number;
    number = capacity_;
    capacity_ = other.capacity_;
    other.capacity_ = number;
  }

  friend constexpr bool operator==(const Buffer& left, const Buffer& right) {
    if (left.size_ != right.size_) return false;
    for (Index i = 0; i < left.size_; ++i)
      if (!(left.items_[i] == right.items_[i])) return false;
    return true;
  }

 private:
  T* items_ = nullptr;
  Index size_ = 0;
  Index capacity_ = 0;
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
