#include "../../examples/support/rate_tracker.hpp"

#include <gtest/gtest.h>

namespace {

TEST(RateTracker, SmoothsByTwoFifthsOfTheOldRate) {
  examples::RateTracker tracker(10);
  tracker.add(100);
  EXPECT_DOUBLE_EQ(tracker.rate(12), 50);  // the first rate as it is
  tracker.add(100);
  EXPECT_DOUBLE_EQ(tracker.rate(13), 0.6 * 100 + 0.4 * 50);
  EXPECT_DOUBLE_EQ(tracker.rate(14), 0.4 * 80);  // nothing came
  EXPECT_DOUBLE_EQ(tracker.global_rate(14), 50);
}

TEST(RateTracker, AsksTwiceAtTheSameTime) {
  examples::RateTracker tracker(0);
  EXPECT_DOUBLE_EQ(tracker.rate(0), 0);
  EXPECT_DOUBLE_EQ(tracker.global_rate(0), 0);
  tracker.add(5);
  EXPECT_DOUBLE_EQ(tracker.rate(1), 5);
  EXPECT_DOUBLE_EQ(tracker.rate(1), 5);
}

}  // namespace
