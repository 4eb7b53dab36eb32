// Shape: the extents of a tensor, row-major; broadcasting and strides as plain functions.
#ifndef WEFT_SHAPE_SHAPE_HPP
#define WEFT_SHAPE_SHAPE_HPP

#include <weft/base/dtype.hpp>
#include <weft/base/fixed_vector.hpp>

namespace weft {

inline constexpr int max_rank = 8;

using Dims = fixed_vector<Index, max_rank>;

[[noreturn]] constexpr void extent_is_negative(Index dimension, Index extent) {
  if (must_show_numbers())
    show_numbers(dimension, extent);
  else
    raise("extent_is_negative", Sentence() << "weft: shape: dimension " << dimension << " has extent " << extent
                                           << "; extents are 0 or more");
}
[[noreturn]] constexpr void shape_is_too_large(Index dimension, Index extent) {
  if (must_show_numbers())
    show_numbers(dimension, extent);
  else
    raise("shape_is_too_large", Sentence() << "weft: shape: with dimension " << dimension << " of extent " << extent
                                           << " the bytes of a tensor are no 64-bit number any more");
}
[[noreturn]] constexpr void shapes_do_not_broadcast(Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("shapes_do_not_broadcast", Sentence() << "weft: broadcast: extents " << left << " and " << right
                                                << " differ and neither is 1; reshape or broadcast one side first");
}

// Extents of a tensor, outermost first. A scalar has rank 0 and one element. Errors: extent_is_negative,
// shape_is_too_large.
struct Shape {
  Dims dims;

  constexpr Shape() = default;
  constexpr Shape(std::initializer_list<Index> extents) : dims(extents) { check(); }
  constexpr explicit Shape(const Dims& extents) : dims(extents) { check(); }

  [[nodiscard]] constexpr int rank() const noexcept { return dims.size(); }
  [[nodiscard]] constexpr Index operator[](Index dimension) const { return dims[dimension]; }
  [[nodiscard]] constexpr const Index* begin() const noexcept { return dims.begin(); }
  [[nodiscard]] constexpr const Index* end() const noexcept { return dims.end(); }
  [[nodiscard]] constexpr Index elements() const noexcept {
    Index product = 1;
    for (Index extent : dims) product *= extent;
    return product;
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;

 private:
  constexpr void check() const {
    Index most_bytes = largest_element;
    for (int i = 0; i < dims.count; ++i) {
      if (dims.items[i] < 0) extent_is_negative(i, dims.items[i]);
      if (__builtin_mul_overflow(most_bytes, dims.items[i], &most_bytes)) shape_is_too_large(i, dims.items[i]);
    }
  }
};

// Row-major strides in elements: [2, 3, 4] -> [12, 4, 1].
[[nodiscard]] constexpr Dims strides_of(const Shape& shape) {
  Dims strides(shape.rank(), 1);
  for (int i = shape.rank() - 2; i >= 0; --i) strides[i] = strides[i + 1] * shape[i + 1];
  return strides;
}

// Two extents of which a rule speaks.
struct ExtentPair {
  Index left = 1, right = 1;
  [[nodiscard]] constexpr bool agree() const noexcept { return left == right; }
};
// The extents of dimension `i` from the last of two shapes; 1 where there is none.
[[nodiscard]] constexpr ExtentPair aligned_extents(const Shape& left, const Shape& right, int i) {
  const int l = left.rank() - 1 - i, r = right.rank() - 1 - i;
  return {l >= 0 ? left[l] : 1, r >= 0 ? right[r] : 1};
}
// The last extents that do not broadcast; of shapes that do, a pair of ones.
[[nodiscard]] constexpr ExtentPair broadcast_clash(const Shape& left, const Shape& right) {
  for (int i = 0; i < left.rank() && i < right.rank(); ++i) {
    const auto [a, b] = aligned_extents(left, right, i);
    if (a != b && a != 1 && b != 1) return {a, b};
  }
  return {};
}
// NumPy broadcasting: align trailing dimensions, extents equal or 1. [4, 1] with [3] -> [4, 3].
[[nodiscard]] constexpr Shape broadcast_shapes(const Shape& left, const Shape& right) {
  const int rank = left.rank() > right.rank() ? left.rank() : right.rank();
  Dims dims(rank, 1);
  for (int i = 0; i < rank; ++i) {
    const auto [a, b] = aligned_extents(left, right, i);
    if (a != b && a != 1 && b != 1) shapes_do_not_broadcast(a, b);
    dims[rank - 1 - i] = a == 1 ? b : a;
  }
  return Shape(dims);
}

}  // namespace weft

#endif
