// Chips as a matmul sees them: their systolic arrays (XLA's matrix units, MXUs), their clock and their peak.
#ifndef WEFT_MESH_CHIP_HPP
#define WEFT_MESH_CHIP_HPP

#include <weft/base/error_systolic.hpp>

namespace weft {

struct Chip {
  const char* name = "";
  double bf16_flops = 0;       // a second, at most; a multiplication and an addition are two
  Index arrays = 0;            // systolic arrays on the chip
  Index rows = 0, cols = 0;    // cells of each
  double published_clock = 0;  // Hz; 0: none is published
  const char* source = "";

  // The clock in Hz with which its arrays reach the peak.
  [[nodiscard]] constexpr double clock() const noexcept {
    return bf16_flops / (2 * static_cast<double>(arrays * rows * cols));
  }
};

namespace chips {

inline constexpr Chip tpu_v2{"TPU v2", 46e12, 2, 128, 128, 0.70e9, "from memory; Google publishes 45e12"};
inline constexpr Chip tpu_v3{"TPU v3", 123e12, 4, 128, 128, 0.94e9, "cloud.google.com/tpu/docs/v3"};
inline constexpr Chip tpu_v4{
    "TPU v4", 275e12, 8, 128, 128, 1.05e9, "cloud.google.com/tpu/docs/v4, jax-ml/scaling-book"};
inline constexpr Chip tpu_v5e{
    "TPU v5e", 197e12, 4, 128, 128, 1.503e9, "cloud.google.com/tpu/docs/v5e, jax-ml/scaling-book"};
inline constexpr Chip tpu_v5p{
    "TPU v5p", 459e12, 8, 128, 128, 1.75e9, "cloud.google.com/tpu/docs/v5p, jax-ml/scaling-book"};
// Its page tells of two arrays of 256 x 256, which reach the peak at 3.5 GHz only: its clock is that of the peak.
inline constexpr Chip tpu_v6e{"TPU v6e", 918e12, 2, 256, 256, 0, "cloud.google.com/tpu/docs/v6e, jax-ml/scaling-book"};
inline constexpr Chip all[] = {tpu_v2, tpu_v3, tpu_v4, tpu_v5e, tpu_v5p, tpu_v6e};

// Published peaks and clocks say the same.
[[nodiscard]] constexpr bool peak_fits_clock(const Chip& chip) noexcept {
  const double ratio = chip.clock() / chip.published_clock;
  return ratio > 0.995 && ratio < 1.005;
}
static_assert(peak_fits_clock(tpu_v2) && peak_fits_clock(tpu_v3) && peak_fits_clock(tpu_v4) &&
              peak_fits_clock(tpu_v5e) && peak_fits_clock(tpu_v5p));

}  // namespace chips

// The chip whose name behind "TPU " is `name`, as "v5e". Error: chip_is_unknown.
[[nodiscard]] constexpr const Chip& find_chip(const char* name) {
  for (const Chip& chip : chips::all) {
    const char *known = chip.name + 4, *given = name;
    while (*known != '\0' && *known == *given) ++known, ++given;
    if (*known == *given) return chip;
  }
  chip_is_unknown(name, "v2, v3, v4, v5e, v5p or v6e");
}

}  // namespace weft

#endif
