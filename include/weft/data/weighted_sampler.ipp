// Definitions of data/weighted_sampler.hpp.
#ifndef WEFT_DATA_WEIGHTED_SAMPLER_IPP
#define WEFT_DATA_WEIGHTED_SAMPLER_IPP

#include <weft/data/weighted_sampler.hpp>

namespace weft {

WeightedSampler::WeightedSampler(std::span<const double> weights, Index draws, std::uint32_t seed)
    : draws_(draws), seed_(seed) {
  if (draws < 1) loader_setting_is_too_small("draws", draws, 1);
  if (draws > most_places) loader_setting_is_too_large("draws", draws, most_places);
  ends_.reserve(weights.size());
  double end = 0;
  for (const double weight : weights) {
    if (!(weight >= 0 && end + weight < 1e300)) sampler_weight_is_wrong(std::ssize(ends_), weight);
    ends_.push_back(end += weight);
  }
  if (!(end > 0)) sampler_has_no_weight(std::ssize(weights));
}

Index WeightedSampler::item_at(std::uint32_t stream, Index place) const noexcept {
  const auto number = static_cast<std::uint64_t>(place);
  const U32Pair bits =
      threefry2x32({seed_, stream}, {static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32)});
  const std::uint64_t fraction = (std::uint64_t{bits.first} << 32 | bits.second) >> 11;  // 53 bits: exact
  const double point = static_cast<double>(fraction) * 0x1p-53 * ends_.back();
  // The first item whose end lies beyond the point: one of weight 0 ends where it starts, and is never that.
  Index low = 0, high = std::ssize(ends_) - 1;
  while (low < high) {
    const Index middle = low + (high - low) / 2;
    if (ends_[to_size(middle)] > point)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

}  // namespace weft

#endif
