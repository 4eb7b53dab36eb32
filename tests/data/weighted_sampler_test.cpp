// Drawing with replacement: shares are those of the weights, and a draw is a function of its place.
#include <weft/data/sampler.hpp>
#include <weft/data/weighted_sampler.hpp>

#include "support/expect_error.hpp"

#include <cmath>
#include <limits>

namespace weighted_sampler_test {

using weft::Index;
using weft::WeightedSampler;
using weft::testing::expect_error;

TEST(WeightedSampler, SharesAreThoseOfTheWeights) {
  static_assert(weft::Sampler<WeightedSampler>);
  const std::vector<double> weights{0, 1, 0, 3, 0.5, 0};
  constexpr Index draws = 200000;
  const WeightedSampler sampler(weights, draws, 7);
  EXPECT_EQ(sampler.size(), draws);
  std::vector<double> counts(weights.size());
  const auto order = sampler.order(0);
  for (Index place = 0; place < draws; ++place) counts[weft::to_size(order(place))] += 1;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double share = weights[i] / 4.5;
    // Six standard deviations of a binomial share.
    EXPECT_NEAR(counts[i] / draws, share, 6 * std::sqrt(share * (1 - share) / draws));
    EXPECT_EQ(weights[i] > 0, counts[i] > 0);
  }
}

TEST(WeightedSampler, ADrawIsAFunctionOfSeedEpochAndPlace) {
  const std::vector<double> weights(1000, 0.25);
  const WeightedSampler one(weights, 100, 1), other(weights, 100, 2);
  const auto list = [](const WeightedSampler& sampler, Index epoch) {
    std::vector<Index> result;
    for (Index place = 0; place < 100; ++place) result.push_back(sampler.order(epoch)(place));
    return result;
  };
  EXPECT_EQ(list(one, 3), list(WeightedSampler(weights, 100, 1), 3));
  EXPECT_NE(list(one, 3), list(one, 4));
  EXPECT_NE(list(one, 3), list(other, 3));
}

TEST(WeightedSampler, WeightsThatAreNoneSaySo) {
  const auto make = [](const std::vector<double>& weights, Index draws) { WeightedSampler(weights, draws); };
  expect_error([&] { make({1, -0.5}, 4); }, "sampler_weight_is_wrong", {"item 1 is -0.5"});
  expect_error([&] { make({1, std::nan("")}, 4); }, "sampler_weight_is_wrong", {"item 1"});
  expect_error([&] { make({std::numeric_limits<double>::infinity()}, 4); }, "sampler_weight_is_wrong", {"inf"});
  expect_error([&] { make({0, 0}, 4); }, "sampler_has_no_weight", {"none of 2 items"});
  expect_error([&] { make({}, 4); }, "sampler_has_no_weight", {"none of 0"});
  expect_error([&] { make({1}, 0); }, "loader_setting_is_too_small", {"draws is 0"});
  expect_error([&] { make({1}, std::numeric_limits<Index>::max()); }, "loader_setting_is_too_large",
               {"draws is 92233"});
}

}  // namespace weighted_sampler_test
