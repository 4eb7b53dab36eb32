// Sums of squares that depend on no order: squares of f32 are added in integers, every bit of them (Kulisch's long
// accumulator; U. Kulisch, Computer Arithmetic and Validity, 2008), so that threads and devices that add any parts in
// any order get the same bits. What the norm of all gradients is made of, however they are cut.
#ifndef WEFT_KERNELS_EXACT_SUM_HPP
#define WEFT_KERNELS_EXACT_SUM_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/base/index.hpp>

#include <cstdint>

namespace weft {

namespace exact_sum {

// value * 2^shift, added to the limbs.
WEFT_DECL void add_shifted(std::uint64_t value, int shift, std::uint64_t* sum) noexcept;

// Every limb below 2^16, the rest carried into the next one.
WEFT_DECL void carry(std::uint64_t* sum) noexcept;

}  // namespace exact_sum

// sum = (`before`, or nothing if it is null) + the squares of `count` elements. `sum` and `before` have
// exact_sum::words words and may be the same. Exact for any count below 2^54. About 2 cycles an element: squares of
// equal exponent are added as 64-bit integers, those of four neighbors in four places, which do not wait for each
// other.
WEFT_DECL void exact_square_sum(const float* x, Index count, const std::uint32_t* before, std::uint32_t* sum) noexcept;

// The square root of a sum, or of word by word added sums: the norm of all that went into it, in f32. Overflows and
// vanishes only where the norm itself does; NaN if there was a NaN, infinite if there was an infinity.
[[nodiscard]] WEFT_DECL float exact_norm(const std::uint32_t* sum) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/exact_sum.ipp>
#endif

#endif
