// A matrix of weights in 8 or 4 bits, as kernels read it: integers, and a scale and maybe a zero point for every block
// of rows of every column.
#ifndef WEFT_KERNELS_QUANTIZED_MATRIX_HPP
#define WEFT_KERNELS_QUANTIZED_MATRIX_HPP

#include <weft/base/index.hpp>

namespace weft {

// Without zero points numbers of 4 bits, 0 to 15, mean -8 to 7.
inline constexpr int zero_of_nibbles = 8;

// Element (p, j) is (q - zero) * scale: q - zero is exact in f32, the product is rounded once.
struct QuantizedMatrix {
  int bits = 8;  // or 4
  // In 8 bits q is signed byte [p, j]; in 4 a nibble of byte [p / 2, j], the low one where p is even.
  const void* weights = nullptr;
  Index stride = 0;               // bytes from one row of them to the next
  const float* scales = nullptr;  // [blocks, columns]
  const void* zeros = nullptr;    // likewise, signed bytes, of 4 bits unsigned ones; null: all are 0, of 4 bits 8
  Index scales_stride = 0;        // elements
  Index block = 1;                // rows that share a scale

  [[nodiscard]] int integer(Index p, Index j) const {
    if (bits == 8) return static_cast<const std::int8_t*>(weights)[p * stride + j];
    const int both = static_cast<const std::uint8_t*>(weights)[p / 2 * stride + j];
    return p % 2 == 0 ? both & 15 : both >> 4;
  }
  [[nodiscard]] int zero(Index p, Index j) const {
    if (zeros == nullptr) return bits == 8 ? 0 : zero_of_nibbles;
    const Index at = p / block * scales_stride + j;
    return bits == 8 ? static_cast<const std::int8_t*>(zeros)[at] : static_cast<const std::uint8_t*>(zeros)[at];
  }
  [[nodiscard]] float scale(Index p, Index j) const { return scales[p / block * scales_stride + j]; }
  [[nodiscard]] float operator()(Index p, Index j) const {
    return static_cast<float>(integer(p, j) - zero(p, j)) * scale(p, j);
  }
};

}  // namespace weft

#endif
