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

// Why a tensor cannot be filled so: a rule that does not hold, two numbers that its sentence shows, and which of them
// breaks it. No rule: it can.
struct BrokenRule {
  const char* rule = nullptr;
  double first = 0, second = 0, number = 0;
};
[[nodiscard]] constexpr BrokenRule rule_broken_by(const Initializer& how) noexcept {
  using Kind = Initializer::Kind;
  const auto scale = static_cast<double>(how.scale), center = static_cast<double>(how.center);
  const auto low = static_cast<double>(how.low), high = static_cast<double>(how.high);
  if (how.kind == Kind::fill)
    return scale == scale ? BrokenRule() : BrokenRule{"the constant is a number", scale, scale, scale};
  if (how.kind == Kind::uniform) {
    if (scale >= 0) return {};
    return {"the lower bound is not above the upper one", center - scale, center + scale, center - scale};
  }
  if (!(scale >= 0)) return {"the standard deviation is 0 or more", center, scale, scale};
  if (how.kind == Kind::normal) return {};
  // Numbers were rounded to floats: a little less than a tenth is enough.
  if (low <= center && center <= high && high - low >= 0.099999 * scale) return {};
  return {"the interval holds the mean and is as long as a tenth of the standard deviation", low, high, center};
}

// Standard normal, of 64 random bits (Box and Muller, 1958). In double precision, so that libraries whose logarithms
// differ in the last digit give one float.
[[nodiscard]] WEFT_DECL double normal_from_bits(U32Pair bits) noexcept;

// Element `index` (row-major, in the global tensor) of a tensor whose stream is random_bits(seed, 0, stream_of(name)).
[[nodiscard]] WEFT_DECL float initial_value(const Initializer& how, std::uint32_t seed, std::uint32_t stream,
                                            Index index) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/graph/initializer.ipp>
#endif

#endif
