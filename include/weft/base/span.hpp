// Elements in a row that somebody else owns, counted like everything here. <span> brings in the iterators of <ranges>,
// a tenth of what weft.hpp would cost every user's file; the two convert into each other.
#ifndef WEFT_BASE_SPAN_HPP
#define WEFT_BASE_SPAN_HPP

#include <weft/base/fixed_vector.hpp>

namespace weft {

template <class T>
class Span {
 public:
  constexpr Span() = default;
  constexpr Span(T* items, Index size) noexcept : items_(items), size_(size) {}
  template <std::size_t N>
  constexpr Span(T (&items)[N]) noexcept : items_(items), size_(static_cast<Index>(N)) {}
  // Of std::vector, std::array, std::span, AlignedArray, Tensor: anything with data() and size().
  template <class Range>
  requires requires(Range& range, T*& items) {
    items = range.data();
    range.size();
  }
  constexpr Span(Range&& range) noexcept : items_(range.data()), size_(static_cast<Index>(range.size())) {}

  [[nodiscard]] constexpr Index size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr T* data() const noexcept { return items_; }
  [[nodiscard]] constexpr T* begin() const noexcept { return items_; }
  [[nodiscard]] constexpr T* end() const noexcept { return items_ + size_; }
  // Error: fixed_vector_index_out_of_range.
  [[nodiscard]] constexpr T& operator[](Index index) const {
    if (index < 0 || index >= size_) fixed_vector_index_out_of_range(index, size_);
    return items_[index];
  }

 private:
  T* items_ = nullptr;
  Index size_ = 0;
};

}  // namespace weft

#endif
