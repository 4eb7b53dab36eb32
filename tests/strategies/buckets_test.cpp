// Buckets: PyTorch's rule on its own examples.
#include <weft/strategies/buckets.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::buckets_test {

using Lists = std::vector<std::vector<int>>;

Lists buckets_of(const Buffer<Index>& bytes, const Buffer<Index>& limits, const Buffer<std::int32_t>& kinds = {}) {
  Lists lists;
  for (const Bucket& bucket : assign_buckets(bytes, limits, kinds)) lists.emplace_back(bucket.begin(), bucket.end());
  return lists;
}
constexpr Index mebibyte = Index{1} << 20;

TEST(Buckets, ABucketClosesOnceItHoldsItsLimit) {
  EXPECT_EQ(buckets_of({40, 40, 40, 40}, {40, 80}), (Lists{{0}, {1, 2}, {3}}));
  EXPECT_EQ(buckets_of({100, 1, 1}, {50}), (Lists{{0}, {1, 2}}));  // one tensor over its limit
  EXPECT_EQ(buckets_of({1, 100, 1}, {50}), (Lists{{0, 1}, {2}}));
}
TEST(Buckets, EveryKindHasItsOwnOpenBucketAndItsOwnLimits) {
  EXPECT_EQ(buckets_of({200, 200, 200, 200, 200, 200}, {400}, {0, 1, 0, 1, 0, 1}), (Lists{{0, 2}, {1, 3}, {4}, {5}}));
  EXPECT_EQ(buckets_of({40, 40, 40, 40}, {40, 80}, {7, 3, 7, 3}), (Lists{{0}, {1}, {2}, {3}}));
}
TEST(Buckets, NothingMakesNoBuckets) { EXPECT_EQ(buckets_of({}, {40}), Lists{}); }

// 10 -> 1,000,000 -> 5: net1.weight, net1.bias, net2.weight, net2.bias.
TEST(Buckets, TheToyModel) {
  const Buffer<Index> bytes{40'000'000, 4'000'000, 20'000'000, 20};
  EXPECT_EQ(buckets_of(bytes, {mebibyte, 25 * mebibyte}), (Lists{{0}, {1, 2, 3}}));
  const Buffer<Index> reversed{20, 20'000'000, 4'000'000, 40'000'000};
  EXPECT_EQ(buckets_of(reversed, {mebibyte, 25 * mebibyte}), (Lists{{0, 1}, {2, 3}}));
}

// conv1, bn1, conv2, bn2, fc1, fc2, each weight and bias, in reverse.
TEST(Buckets, Mnist) {
  const Buffer<Index> bytes{40, 2000, 200, 64000, 80, 80, 80, 20000, 40, 40, 40, 1000};
  EXPECT_EQ(buckets_of(bytes, {16 * 1024, 32 * 1024}), (Lists{{0, 1, 2, 3}, {4, 5, 6, 7, 8, 9, 10, 11}}));
  EXPECT_EQ(buckets_of(bytes, {mebibyte, 25 * mebibyte}), (Lists{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}}));
}

static_assert(assign_buckets({40, 40, 40, 40}, {40, 80}).size() == 3);

}  // namespace weft::buckets_test
