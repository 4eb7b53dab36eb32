// What an exact sum of squares of f32 is kept in: words that are added one by one, and hold every bit. Kernels make and
// read such sums (kernels/exact_sum.hpp); graphs and plans only need to know their size.
#ifndef WEFT_BASE_EXACT_SUM_HPP
#define WEFT_BASE_EXACT_SUM_HPP

#include <weft/base/config.hpp>

namespace weft::exact_sum {

// Limb i counts 2^(16 i + least_power); 2^least_power is the square of the least denormal. A limb is below 2^16 when a
// sum is made, so that sums of 65,536 devices are added word by word. The words after them tell that there were
// infinities, and NaNs.
inline constexpr int limbs = 38;  // 608 bits: 2^54 squares of the largest f32 fit
inline constexpr int least_power = -298;
inline constexpr int infinities = limbs, nans = limbs + 1;
inline constexpr int words = limbs + 2;

}  // namespace weft::exact_sum

#endif
