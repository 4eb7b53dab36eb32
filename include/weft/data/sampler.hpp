// The order of an epoch: which item stands at each place. A sampler is a function of (epoch, place) and what it was made
// of, so that an epoch can be resumed at any place, and every rank knows the order of all ranks.
#ifndef WEFT_DATA_SAMPLER_HPP
#define WEFT_DATA_SAMPLER_HPP

#include <weft/data/fields.hpp>
#include <weft/data/permutation.hpp>

#include <concepts>

namespace weft {

// `size()`: places of an epoch, at least 1. `order(epoch)`: a function of a place that returns the index of an item, or a
// Sample with index and place where places are counted in another way. It may refer to the sampler, and is called by
// several threads at once.
template <class S>
concept Sampler = requires(const S& sampler, Index epoch, Index place) {
  { sampler.size() } -> std::convertible_to<Index>;
  sampler.order(epoch)(place);
};

namespace detail {

// What stands at `place` of an order, with index and place alone.
template <class Order>
[[nodiscard]] Sample sample_of(const Order& order, Index place) {
  if constexpr (std::convertible_to<decltype(order(place)), Index>)
    return {.index = order(place), .place = place};
  else
    return order(place);
}

}  // namespace detail

// Items as they are stored.
struct SequentialSampler {
  Index items = 1;

  [[nodiscard]] Index size() const noexcept { return items; }
  [[nodiscard]] auto order(Index) const noexcept {
    return [](Index place) { return place; };
  }
};

// Every item once an epoch, in a new order every epoch; without `shuffle` as they are stored.
struct RandomSampler {
  Index items = 1;
  std::uint32_t seed = 0;
  bool shuffle = true;

  class Order {
   public:
    Order(const RandomSampler& sampler, Index epoch)
        : permutation_(sampler.shuffle ? sampler.items : 0, sampler.seed, static_cast<std::uint32_t>(epoch)) {}
    [[nodiscard]] Index operator()(Index place) const { return permutation_.size() > 0 ? permutation_(place) : place; }

   private:
    Permutation permutation_;  // empty: none
  };
  [[nodiscard]] Index size() const noexcept { return items; }
  [[nodiscard]] Order order(Index epoch) const { return {*this, epoch}; }
};

}  // namespace weft

#endif
