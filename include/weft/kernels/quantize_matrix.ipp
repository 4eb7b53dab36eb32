// Definitions of kernels/quantize_matrix.hpp.
#ifndef WEFT_KERNELS_QUANTIZE_MATRIX_IPP
#define WEFT_KERNELS_QUANTIZE_MATRIX_IPP

#include <weft/kernels/quantize_matrix.hpp>

#include <algorithm>
#include <cmath>

namespace weft {

QuantizedWeight quantize_matrix(const char* name, const float* weights, Index rows, Index cols,
                                const Quantization& how) {
  for (Index i = 0; i < rows * cols; ++i)
    if (!std::isfinite(weights[i])) quantization_of_no_number(name, i);
  QuantizedWeight made{how, rows, cols, {}, {}, {}};
  const Index block = how.rows_of_block(rows), blocks = how.blocks(rows);
  made.integers.assign(to_size(how.byte_rows(rows) * cols), 0);
  made.scales.assign(to_size(blocks * cols), 1.0F);
  if (how.zero_points) made.zeros.assign(to_size(blocks * cols), 0);
  const auto least = static_cast<float>(how.least()), most = static_cast<float>(how.most());
  for (Index b = 0; b < blocks; ++b)
    for (Index j = 0; j < cols; ++j) {
      const Index first = b * block, end = std::min(rows, first + block), at = b * cols + j;
      float lower = 0, upper = 0;
      for (Index p = first; p < end; ++p) {
        lower = std::min(lower, weights[p * cols + j]);
        upper = std::max(upper, weights[p * cols + j]);
      }
      float& scale = made.scales[to_size(at)];
      auto zero = static_cast<float>(how.zero());
      const float width = how.zero_points ? (upper - lower) / (most - least) : std::max(-lower, upper) / (most - zero);
      if (width > 0 && std::isfinite(width)) scale = width;
      if (how.zero_points) {
        zero = std::clamp(least - std::nearbyint(lower / scale), least, most);
        made.zeros[to_size(at)] = static_cast<std::uint8_t>(static_cast<int>(zero));
      }
      for (Index p = first; p < end; ++p) {
        const float q = std::clamp(std::nearbyint(weights[p * cols + j] / scale) + zero, least, most);
        const auto bits = static_cast<unsigned>(static_cast<int>(q));
        std::uint8_t& byte = made.integers[to_size((how.bits == 8 ? p : p / 2) * cols + j)];
        byte = static_cast<std::uint8_t>(how.bits == 8 ? bits : byte | bits << (p % 2 == 0 ? 0 : 4));
      }
    }
  return made;
}

void check_quantized(const char* name, const QuantizedWeight& weight) {
  for (std::size_t i = 0; i < weight.scales.size(); ++i)
    if (!(std::isfinite(weight.scales[i]) && weight.scales[i] > 0))
      quantization_scale_is_wrong(name, static_cast<Index>(i), static_cast<double>(weight.scales[i]));
  for (std::size_t i = 0; weight.how.bits == 4 && i < weight.zeros.size(); ++i)
    if (weight.zeros[i] > 15) quantization_zero_point_out_of_range(name, static_cast<Index>(i), weight.zeros[i], 0, 15);
}

}  // namespace weft

#endif
