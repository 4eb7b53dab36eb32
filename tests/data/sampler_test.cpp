// Orders of an epoch: as stored, and shuffled.
#include <weft/data/sampler.hpp>

#include "support/sampled.hpp"

#include <gtest/gtest.h>

namespace sampler_test {

using weft::Index;
using weft::RandomSampler;
using weft::SequentialSampler;
using weft::testing::indices;

TEST(Sampler, SequentialIsAsStored) {
  EXPECT_EQ(indices(SequentialSampler{4}, 3), (std::vector<Index>{0, 1, 2, 3}));
  EXPECT_EQ(indices(RandomSampler{4, 1, false}, 3), (std::vector<Index>{0, 1, 2, 3}));
}

TEST(Sampler, RandomIsThePermutationOfItsEpoch) {
  const auto first = indices(RandomSampler{50, 9}, 0), second = indices(RandomSampler{50, 9}, 1);
  EXPECT_NE(first, second);
  const weft::Permutation permutation(50, 9, 1);
  for (Index i = 0; i < 50; ++i) EXPECT_EQ(second[weft::to_size(i)], permutation(i));
}

}  // namespace sampler_test
