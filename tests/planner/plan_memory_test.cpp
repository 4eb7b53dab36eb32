// Offsets in one arena: no two buffers in one place at one time, and no more bytes than needed.
#include <weft/base/random.hpp>
#include <weft/planner/plan_memory.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace weft::plan_memory_test {

// The largest sum of bytes, each rounded up, that are in use in one step.
constexpr Index most_at_once(const Buffer<Interval>& intervals) {
  Index most = 0;
  for (const Interval& at : intervals) {
    Index sum = 0;
    for (const Interval& other : intervals)
      if (at.bytes > 0 && other.bytes > 0 && other.first <= at.first && at.first <= other.last)
        sum += round_up(other.bytes, arena_alignment);
    most = sum > most ? sum : most;
  }
  return most;
}
constexpr bool is_legal(const Buffer<Interval>& intervals, Index start, Index peak) {
  for (Index i = 0; i < intervals.size(); ++i) {
    const Interval& a = intervals[i];
    if (a.bytes == 0 || a.last < a.first) continue;
    if (a.offset < start || a.offset + a.bytes > peak) return false;
    for (Index j = 0; j < i; ++j) {
      const Interval& b = intervals[j];
      if (b.bytes == 0 || b.last < b.first || !a.meets(b)) continue;
      if (a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes) return false;
    }
  }
  return true;
}

// A chain of three layers: each buffer dies when the next but one is born.
constexpr Index chain_peak() {
  Buffer<Interval> intervals{{256, 0, 1}, {128, 1, 2}, {256, 2, 3}, {64, 3, 4}};
  const Index peak = plan_memory(intervals, 0);
  return is_legal(intervals, 0, peak) ? peak : -1;
}
static_assert(chain_peak() == 384);  // 256 and 128 side by side; the third takes the first one's place

TEST(PlanMemory, AChainOfBuffersSharesPlaces) { EXPECT_EQ(chain_peak(), 384); }

TEST(PlanMemory, WhatNeverMeetsSharesEverything) {
  Buffer<Interval> intervals{{640, 0, 0}, {64, 1, 1}, {1000, 2, 5}};
  EXPECT_EQ(plan_memory(intervals, 64), 64 + 1024);
  for (const Interval& interval : intervals) EXPECT_EQ(interval.offset, 64);
}

TEST(PlanMemory, ASmallBufferFillsAGap) {
  // The 128 bytes that the second leaves at step 2 are taken by the fourth.
  Buffer<Interval> intervals{{512, 0, 3}, {128, 0, 1}, {256, 0, 3}, {128, 2, 3}};
  EXPECT_EQ(plan_memory(intervals, 0), 896);
  EXPECT_EQ(intervals[1].offset, intervals[3].offset);
}

TEST(PlanMemory, UnusedAndEmptyBuffersTakeNoSpace) {
  Buffer<Interval> intervals{{4096, 3, 2}, {0, 0, 9}, {64, 0, 0}};
  EXPECT_EQ(plan_memory(intervals, 128), 192);
  Buffer<Interval> none;
  EXPECT_EQ(plan_memory(none, 100), 128);
}

TEST(PlanMemory, RandomLifetimesDoNotOverlapAndStayNearTheBound) {
  double worst = 1;
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    std::uint32_t draws = 0;
    const auto pick = [&](std::uint32_t below) {
      return static_cast<std::int32_t>(random_bits(seed, draws++, 5) % below);
    };
    Buffer<Interval> intervals;
    const int count = 1 + pick(40);
    for (int i = 0; i < count; ++i) {
      const std::int32_t first = pick(30);
      intervals.push_back({pick(5) == 0 ? pick(5000) : pick(300), first, first + pick(12) - 1});
    }
    const Index start = 64 * pick(3);
    const Index peak = plan_memory(intervals, start);
    ASSERT_TRUE(is_legal(intervals, start, peak)) << "seed " << seed;
    for (const Interval& interval : intervals) ASSERT_EQ(interval.offset % arena_alignment, 0);
    const Index bound = most_at_once(intervals);
    ASSERT_GE(peak - start, bound);
    if (bound > 0) worst = std::max(worst, static_cast<double>(peak - start) / static_cast<double>(bound));
  }
  EXPECT_LT(worst, 1.5);
}

// Largest first, each at the lowest place that is free whenever it lives: by looking at everything.
Index plan_slowly(Buffer<Interval>& intervals, Index start) {
  std::vector<Interval*> order;
  for (Interval& interval : intervals)
    if (interval.bytes > 0 && interval.first <= interval.last) order.push_back(&interval);
  const auto larger = [](const Interval* a, const Interval* b) { return a->bytes > b->bytes; };
  std::stable_sort(order.begin(), order.end(), larger);
  Index peak = start;
  for (std::size_t i = 0; i < order.size(); ++i) {
    Interval& at = *order[i];
    at.offset = start;
    for (bool moved = true; moved;) {
      moved = false;
      for (std::size_t j = 0; j < i; ++j) {
        const Index end = round_up(order[j]->offset + order[j]->bytes, arena_alignment);
        if (!at.meets(*order[j]) || at.offset >= end || at.offset + at.bytes <= order[j]->offset) continue;
        at.offset = end;
        moved = true;
      }
    }
    peak = std::max(peak, at.offset + at.bytes);
  }
  return round_up(peak, arena_alignment);
}

TEST(PlanMemory, EveryPlaceIsTheLowest) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    std::uint32_t draws = 0;
    const auto pick = [&](std::uint32_t below) {
      return static_cast<std::int32_t>(random_bits(seed, draws++, 6) % below);
    };
    Buffer<Interval> intervals;
    const auto steps = static_cast<std::uint32_t>(20 + pick(600));
    for (int i = 0; i < 250; ++i) {
      const std::int32_t first = pick(steps);
      intervals.push_back({64 * pick(8) + pick(2), first, first + pick(pick(4) == 0 ? steps : 6)});
    }
    Buffer<Interval> slowly = intervals;
    const Index start = pick(100);
    ASSERT_EQ(plan_memory(intervals, start), plan_slowly(slowly, start)) << "seed " << seed;
    for (Index i = 0; i < intervals.size(); ++i) ASSERT_EQ(intervals[i].offset, slowly[i].offset) << "seed " << seed;
  }
}

// The lifetimes of a training step of `blocks` equal blocks: what the forward pass makes waits for the backward pass.
Index looks_of_blocks(int blocks) {
  Buffer<Interval> intervals;
  const int steps_of_a_block = 16, end = 2 * blocks * steps_of_a_block;
  for (int i = 0; i < blocks * steps_of_a_block; ++i) {
    const Index bytes = 4096 * (1 + i % 5);
    intervals.push_back({bytes, i, i % 2 == 0 ? end - i : i + 2});
    intervals.push_back({bytes, end - i - 1, end - i + 1});
  }
  Index looks = 0;
  plan_memory(intervals, 0, &looks);
  return looks;
}

TEST(PlanMemory, TwiceTheBuffersAreLittleMoreThanTwiceTheWork) {
  const Index half = looks_of_blocks(60), whole = looks_of_blocks(120);
  EXPECT_GT(half, 1000);
  EXPECT_LE(static_cast<double>(whole), 2.2 * static_cast<double>(half));
}

}  // namespace weft::plan_memory_test
