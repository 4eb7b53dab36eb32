#include "../../examples/train_gpt/sampling.hpp"

#include <gtest/gtest.h>

namespace sampling_test {

using examples::Sampling;

const std::vector<float> logits{1, 3, -1, 3, 2, 0};

std::vector<double> shares_of(const Sampling& sampling, int draws = 20000) {
  std::vector<double> shares(logits.size(), 0);
  for (int i = 0; i < draws; ++i) shares[static_cast<std::size_t>(sampling.choose(logits, i))] += 1.0 / draws;
  return shares;
}
void expect_shares(const Sampling& sampling, const std::vector<double>& weights) {
  double total = 0;
  for (const double weight : weights) total += weight;
  const std::vector<double> shares = shares_of(sampling);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    EXPECT_NEAR(shares[i], weights[i] / total, weights[i] == 0 ? 0 : 0.012) << "token " << i;
  }
}

TEST(Sampling, DrawsFromTheSoftmax) {
  std::vector<double> weights, sharper;
  for (const float logit : logits) {
    weights.push_back(std::exp(static_cast<double>(logit)));
    sharper.push_back(std::exp(static_cast<double>(logit) / 0.5));
  }
  expect_shares({.temperature = 1, .seed = 1}, weights);
  expect_shares({.temperature = 0.5, .seed = 2}, sharper);
  expect_shares({.temperature = 1, .top_k = 100, .seed = 3}, weights);
}

TEST(Sampling, TopKLeavesOutTheOthers) {
  const double e = std::exp(1.0);
  expect_shares({.temperature = 1, .top_k = 3, .seed = 1}, {0, e, 0, e, 1, 0});
  expect_shares({.temperature = 1, .top_k = 2, .seed = 1}, {0, 1, 0, 1, 0, 0});
  expect_shares({.temperature = 1, .top_k = 1, .seed = 1}, {0, 1, 0, 1, 0, 0});  // equal ones
}

TEST(Sampling, TemperatureZeroIsTheFirstOfTheLikeliest) {
  for (int i = 0; i < 20; ++i) EXPECT_EQ((Sampling{.temperature = 0, .top_k = 4}.choose(logits, i)), 1);
  EXPECT_EQ((Sampling{.temperature = 1e-3, .seed = 5}.choose(std::vector<float>{-1e30F, 2, 1e30F}, 3)), 2);
}

TEST(Sampling, IsAFunctionOfTheSeedAndThePlace) {
  EXPECT_EQ(shares_of({.seed = 7}, 50), shares_of({.seed = 7}, 50));
  EXPECT_NE(shares_of({.seed = 7}, 50), shares_of({.seed = 8}, 50));
}

}  // namespace sampling_test
