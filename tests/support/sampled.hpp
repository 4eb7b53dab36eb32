// The items of an epoch as a sampler orders them.
#ifndef WEFT_TESTS_SUPPORT_SAMPLED_HPP
#define WEFT_TESTS_SUPPORT_SAMPLED_HPP

#include <weft/data/sampler.hpp>

#include <vector>

namespace weft::testing {

template <Sampler S>
[[nodiscard]] std::vector<Index> indices(const S& sampler, Index epoch) {
  std::vector<Index> list;
  const auto order = sampler.order(epoch);
  for (Index place = 0; place < sampler.size(); ++place) list.push_back(detail::sample_of(order, place).index);
  return list;
}

}  // namespace weft::testing

#endif
