// The order of keys along rows.
#ifndef WEFT_KERNELS_ARGSORT_HPP
#define WEFT_KERNELS_ARGSORT_HPP

#include <weft/base/config.hpp>
#include <weft/base/index.hpp>

namespace weft {

// For one row at a time: two lists of a key and its place.
[[nodiscard]] constexpr Index argsort_workspace_bytes(Index width) noexcept { return 16 * width; }

// order[row][i] is the place of the i-th smallest of keys[row][0 .. width), of equal ones the first first; width <
// 2^31. Three passes by eleven bits (Knuth, volume 3, 5.2.5): O(width), about 10 ns a key.
WEFT_DECL void argsort_rows(const std::int32_t* keys, Index rows, Index width, std::int32_t* order,
                            std::uint64_t* workspace);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/argsort.ipp>
#endif

#endif
