// Part of an order for one process of several.
#ifndef WEFT_DATA_DISTRIBUTED_SAMPLER_HPP
#define WEFT_DATA_DISTRIBUTED_SAMPLER_HPP

#include <weft/data/loader_plan.hpp>
#include <weft/data/sampler.hpp>

#include <utility>

namespace weft {

// Places rank, rank + ranks, rank + 2 ranks, ... of another sampler's order, as torch.utils.data.DistributedSampler:
// every rank has as many; where they do not divide, the first places come again at the end, or with `drop_last` those
// that are left over are dropped. For processes that load alone: devices of one process share a loader. Its positions
// count the places of this rank.
template <Sampler Inner>
class DistributedSampler {
 public:
  // Errors: loader_setting_is_too_small, loader_setting_is_too_large, loader_rank_is_out_of_range,
  // loader_epoch_is_empty.
  DistributedSampler(Inner inner, Index rank, Index ranks, bool drop_last = false)
      : inner_(std::move(inner)), rank_(rank), ranks_(ranks) {
    if (ranks < 1) loader_setting_is_too_small("ranks", ranks, 1);
    if (rank < 0 || rank >= ranks) loader_rank_is_out_of_range(rank, ranks);
    const Index items = inner_.size();
    if (ranks > most_places) loader_setting_is_too_large("ranks", ranks, most_places);
    if (items > most_places) loader_setting_is_too_large("items", items, most_places);
    size_ = drop_last ? items / ranks : ceil_divide(items, ranks);
    if (size_ == 0) loader_epoch_is_empty(items, ranks);
  }
  [[nodiscard]] Index size() const noexcept { return size_; }
  [[nodiscard]] auto order(Index epoch) const {
    return [inner = inner_.order(epoch), rank = rank_, ranks = ranks_, items = inner_.size()](Index place) {
      return detail::sample_of(inner, (place * ranks + rank) % items);
    };
  }

 private:
  Inner inner_;
  Index rank_, ranks_, size_ = 0;
};

}  // namespace weft

#endif
