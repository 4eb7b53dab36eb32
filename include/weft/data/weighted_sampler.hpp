// Items drawn with replacement, each as often as its weight says: torch.utils.data.WeightedRandomSampler.
#ifndef WEFT_DATA_WEIGHTED_SAMPLER_HPP
#define WEFT_DATA_WEIGHTED_SAMPLER_HPP

#include <weft/base/random.hpp>
#include <weft/data/loader_plan.hpp>

#include <span>
#include <vector>

namespace weft {

// The draw at a place is a function of (seed, epoch, place): the item at whose weight a random point lies, of all
// weights laid end to end. 8 bytes an item; a draw takes log2(items) steps.
class WeightedSampler {
 public:
  // `draws`: places of an epoch. Weights need not add up to 1. Errors: sampler_weight_is_wrong,
  // loader_setting_is_too_small, loader_setting_is_too_large.
  WEFT_DECL WeightedSampler(std::span<const double> weights, Index draws, std::uint32_t seed = 0);

  [[nodiscard]] Index size() const noexcept { return draws_; }
  // Refers to this.
  [[nodiscard]] auto order(Index epoch) const noexcept {
    const std::uint32_t stream = random_bits(seed_, static_cast<std::uint32_t>(epoch), stream_of("weft.weighted"));
    return [this, stream](Index place) { return item_at(stream, place); };
  }

 private:
  [[nodiscard]] WEFT_DECL Index item_at(std::uint32_t stream, Index place) const noexcept;

  std::vector<double> ends_;  // of the items' weights
  Index draws_;
  std::uint32_t seed_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/weighted_sampler.ipp>
#endif

#endif
