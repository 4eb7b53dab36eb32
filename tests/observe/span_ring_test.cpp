// Rings keep the last items and count all.
#include <weft/observe/span_ring.hpp>

#include <gtest/gtest.h>

namespace weft::span_ring_test {

TEST(Ring, KeepsTheLastItemsOldestFirst) {
  Ring<int> ring(3);  // rounded up to 4
  EXPECT_EQ(ring.size(), 0);
  for (int i = 0; i < 3; ++i) ring.add(i);
  EXPECT_EQ(ring.size(), 3);
  EXPECT_EQ(ring[0], 0);
  EXPECT_EQ(ring[2], 2);
  for (int i = 3; i < 10; ++i) ring.add(i);
  EXPECT_EQ(ring.written(), 10);
  ASSERT_EQ(ring.size(), 4);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(ring[i], 6 + i);
}

TEST(Ring, IsEmptyAfterClear) {
  Ring<int> ring(2);
  for (int i = 0; i < 5; ++i) ring.add(i);
  ring.clear();
  EXPECT_EQ(ring.written(), 0);
  EXPECT_EQ(ring.size(), 0);
  ring.add(7);
  EXPECT_EQ(ring.size(), 1);
  EXPECT_EQ(ring[0], 7);
}

TEST(SpanRing, SumsAllSpansAndKeepsTheLastOnes) {
  SpanRing ring;
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    ring.add({static_cast<Index>(i), 5000 * i, 5001 * i});
    sum += i;
  }
  EXPECT_EQ(ring.ticks(), sum);
  EXPECT_EQ(ring.ticks_between(), 5000 * 2999 - (sum - 2999));
  EXPECT_EQ(ring.spans().written(), 3000);
  ASSERT_EQ(ring.spans().size(), SpanRing::capacity);
  EXPECT_EQ(ring.spans()[0].number, 3000 - SpanRing::capacity);
  EXPECT_EQ(ring.spans()[SpanRing::capacity - 1].end, 5001u * 2999);
  ring.clear();
  EXPECT_EQ(ring.ticks(), 0u);
  EXPECT_EQ(ring.spans().size(), 0);
}

}  // namespace weft::span_ring_test
