// Chips: their systolic arrays (XLA's matrix units, MXUs), their clock and their peak; their memory; their links.
#ifndef WEFT_MESH_CHIP_HPP
#define WEFT_MESH_CHIP_HPP

#include <weft/base/error_systolic.hpp>

namespace weft {

// Published numbers, in bytes a second.
struct ChipMemory {
  double bytes = 0, bytes_per_second = 0;
};
// `per_port`: one way over one of its ports (ici); `dcn`: a chip's part of what its host has (25e9). An axis of the
// mesh is a ring if its size is a multiple of `ring_multiple`, else a line.
struct ChipLinks {
  double per_port = 0, dcn = 0;
  Index ring_multiple = 1;
};
struct Chip {
  const char* name = "";
  double bf16_flops = 0;       // a second, at most; a multiplication and an addition are two
  Index arrays = 0;            // systolic arrays on the chip
  Index rows = 0, cols = 0;    // cells of each
  double published_clock = 0;  // Hz; 0: none is published
  const char* source = "";
  ChipMemory memory = {};
  ChipLinks links = {};

  // The clock in Hz with which its arrays reach the peak.
  [[nodiscard]] constexpr double clock() const noexcept {
    return bf16_flops / (2 * static_cast<double>(arrays * rows * cols));
  }
};

namespace chips {

inline constexpr Chip tpu_v2{
    "TPU v2", 46e12, 2, 128, 128, 0.70e9, "from memory; Google publishes 45e12", {16e9, 700e9}, {62e9, 6.25e9, 16}};
inline constexpr Chip tpu_v3{
    "TPU v3", 123e12, 4, 128, 128, 0.94e9, "cloud.google.com/tpu/docs/v3", {34.36e9, 900e9}, {82e9, 6.25e9, 32}};
inline constexpr Chip tpu_v4{
    "TPU v4",          275e12,           8, 128, 128, 1.05e9, "cloud.google.com/tpu/docs/v4, jax-ml/scaling-book",
    {34.36e9, 1200e9}, {45e9, 6.25e9, 4}};
inline constexpr Chip tpu_v5e{"TPU v5e",
                              197e12,
                              4,
                              128,
                              128,
                              1.503e9,
                              "cloud.google.com/tpu/docs/v5e, jax-ml/scaling-book",
                              {16e9, 819e9},
                              {50e9, 3.125e9, 16}};
inline constexpr Chip tpu_v5p{"TPU v5p",
                              459e12,
                              8,
                              128,
                              128,
                              1.75e9,
                              "cloud.google.com/tpu/docs/v5p, jax-ml/scaling-book",
                              {95e9, 2765e9},
                              {100e9, 6.25e9, 4}};
// Its page tells of two arrays of 256 x 256, which reach the peak at 3.5 GHz only: its clock is that of the peak.
inline constexpr Chip tpu_v6e{
    "TPU v6e",           918e12, 2, 256, 256, 0, "cloud.google.com/tpu/docs/v6e, jax-ml/scaling-book", {32e9, 1638e9},
    {100e9, 3.125e9, 16}};
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
