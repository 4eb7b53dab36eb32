// Definitions of graph/initializer.hpp.
#ifndef WEFT_GRAPH_INITIALIZER_IPP
#define WEFT_GRAPH_INITIALIZER_IPP

#include <weft/graph/initializer.hpp>

namespace weft {

double normal_from_bits(U32Pair bits) noexcept {
  constexpr double two_pi = 6.28318530717958647693;
  const double radius = __builtin_sqrt(-2 * __builtin_log((bits.first + 0.5) * 0x1p-32));
  return radius * __builtin_cos(two_pi * (bits.second * 0x1p-32));
}

float initial_value(const Initializer& how, std::uint32_t seed, std::uint32_t stream, Index index) noexcept {
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
