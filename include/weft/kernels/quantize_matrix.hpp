// Quantizing a matrix of weights in memory: what a trained model's weights become before it runs.
#ifndef WEFT_KERNELS_QUANTIZE_MATRIX_HPP
#define WEFT_KERNELS_QUANTIZE_MATRIX_HPP

#include <weft/base/config.hpp>
#include <weft/base/quantization.hpp>
#include <weft/kernels/quantized_matrix.hpp>

#include <vector>

namespace weft {

// A matrix [rows, cols] in few bits, in memory of its own.
struct QuantizedWeight {
  Quantization how;
  Index rows = 0, cols = 0;
  std::vector<std::uint8_t> integers;  // [how.byte_rows(rows), cols]
  std::vector<float> scales;           // [how.blocks(rows), cols]
  std::vector<std::uint8_t> zeros;     // likewise, i8 or u8; symmetric: none

  [[nodiscard]] QuantizedMatrix matrix() const {
    return {how.bits, integers.data(),        cols, scales.data(), zeros.empty() ? nullptr : zeros.data(),
            cols,     how.rows_of_block(rows)};
  }
};

// `weights`: [rows, cols], row-major. Of symmetric weights the largest number of a block becomes the largest integer;
// others reach from the least number or 0 to the largest or 0, so that 0 stays 0. A block of zeros has the scale 1.
// Integers are the nearest, at halves the even one. `name` is for messages. Errors: those of Quantization,
// quantization_of_no_number.
[[nodiscard]] WEFT_DECL QuantizedWeight quantize_matrix(const char* name, const float* weights, Index rows, Index cols,
                                                        const Quantization& how);

// Errors: quantization_scale_is_wrong, quantization_zero_point_out_of_range: what was read from somewhere is checked.
WEFT_DECL void check_quantized(const char* name, const QuantizedWeight& weight);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/quantize_matrix.ipp>
#endif

#endif
