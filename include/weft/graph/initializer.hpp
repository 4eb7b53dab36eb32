// Initializer: how the host fills a weight or state before the first call.
#ifndef WEFT_GRAPH_INITIALIZER_HPP
#define WEFT_GRAPH_INITIALIZER_HPP

#include <weft/base/random.hpp>

namespace weft {

// Element i of a tensor is a function of (seed, name, i) alone, so that devices agree without a message:
//   fill              scale
//   uniform           center + scale (2u - 1), of 24 random bits: in [center - scale, center + scale)
//   normal            center + scale z, z of the standard normal distribution, |z| < 6.7
//   truncated_normal  the same, drawn again until it is in [low, high]
struct Initializer {
  enum class Kind : std::uint8_t { fill, uniform, normal, truncated_normal } kind = Kind::fill;
  float scale = 0, center = 0, low = 0, high = 0;
  friend constexpr bool operator==(const Initializer&, const Initializer&) = default;
};

[[nodiscard]] constexpr const char* name_of(Initializer::Kind kind) noexcept {
  constexpr const char* names[] = {"fill", "uniform", "normal", "truncated_normal"};
  return names[static_cast<int>(kind)];
}

// Standard normal, of 64 random bits (Box and Muller, 1958). In double precision, so that libraries whose logarithms
// differ in the last digit give one float.
[[nodiscard]] inline double normal_from_bits(U32Pair bits) noexcept {
  constexpr double two_pi = 6.28318530717958647693;
  const double radius = __builtin_sqrt(-2 * __builtin_log((bits.first + 0.5) * 0x1p-32));
  return radius * __builtin_cos(two_pi * (bits.second * 0x1p-32));
}

// Element `index` (row-major, in the global tensor) of a tensor whose stream is random_bits(seed, 0, stream_of(name)).
[[nodiscard]] inline float initial_value(const Initializer& how, std::uint32_t seed, std::uint32_t stream,
                                         Index index) noexcept {
  if (how.kind == Initializer::Kind::fill) return how.scale;
  const auto place = static_cast<std::uint32_t>(index);
  if (how.kind == Initializer::Kind::uniform)
    return how.center + how.scale * (2 * uniform_from_bits(random_bits(seed, place, stream)) - 1);
  for (std::uint32_t attempt = 0;; ++attempt) {
    const double z = normal_from_bits(threefry2x32({seed, stream}, {place, attempt}));
    const auto value = static_cast<float>(static_cast<double>(how.center) + static_cast<double>(how.scale) * z);
    if (how.kind == Initializer::Kind::normal || (how.low <= value && value <= how.high)) return value;
  }
}

}  // namespace weft

#endif
