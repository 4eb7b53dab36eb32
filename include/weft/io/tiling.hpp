// Whether boxes have every element of a shape once.
#ifndef WEFT_IO_TILING_HPP
#define WEFT_IO_TILING_HPP

#include <weft/shape/shape.hpp>

#include <optional>
#include <vector>

namespace weft::detail {

// The box of `extents` at `start`, counted `times` times, which may be below 0.
struct CountedBox {
  const Dims* start;
  const Dims* extents;
  Index times;
};

// A corner beside which elements lie that are not counted 0 times in all; none: every element is. Boxes have elements.
// Exact: how often an element is counted is a sum over the corners of boxes at or before it, each counted with its
// sign, so all are 0 where the counts of all corners are. For n boxes O(n log n) where they lie on a grid, or are equal
// but for the way they are cut in one dimension, at most 2^rank times that.
[[nodiscard]] WEFT_DECL std::optional<Dims> uneven_corner(std::vector<CountedBox> boxes, int rank, int dimension = 0);

// Is the element in the box?
[[nodiscard]] WEFT_DECL bool has_element(const Dims& start, const Dims& extents, const Dims& element) noexcept;

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/io/tiling.ipp>
#endif

#endif
