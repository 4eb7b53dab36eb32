// Rows of a weight divide into blocks that share a scale, unless the last one may be short; there are 8 bits or 4.
// expect-error: quantization_blocks_do_not_divide
// expect-error: quantization_bits_unknown
// max-lines: 40
#include <weft/base/quantization.hpp>

#if defined(VALID)
inline constexpr weft::Quantization by_block{.bits = 8, .block = 32}, narrow{.bits = 4};
#elif defined(MISUSE)
inline constexpr weft::Quantization by_block{.bits = 8, .block = 48}, narrow{.bits = 3};
#endif
static_assert(by_block.blocks(64) == 2);   // expect-here
static_assert(narrow.blocks(64) == 1);  // expect-here
