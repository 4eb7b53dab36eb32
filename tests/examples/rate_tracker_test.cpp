#include "../../examples/support/rate_tracker.hpp"

#include <gtest/gtest.h>

namespace rate_tracker_test {

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

TEST(RateStatistics, OfTenSteps) {
  examples::RateStatistics rates;
  for (const int items : {70, 10, 90, 30, 50, 60, 20, 100, 40, 80}) rates.add(items, 1);
  EXPECT_EQ(rates.items(), 550);
  EXPECT_DOUBLE_EQ(rates.mean(), 55);
  EXPECT_DOUBLE_EQ(rates.percentile(50), 50);
  EXPECT_DOUBLE_EQ(rates.percentile(90), 90);
  EXPECT_DOUBLE_EQ(rates.percentile(91), 100);
  EXPECT_DOUBLE_EQ(rates.percentile(100), 100);
  EXPECT_DOUBLE_EQ(rates.percentile(1), 10);
}

TEST(RateStatistics, AreOfTheTimeThatStepsTook) {
  examples::RateStatistics rates;
  EXPECT_EQ(rates.items(), 0);
  EXPECT_DOUBLE_EQ(rates.mean(), 0);
  EXPECT_DOUBLE_EQ(rates.percentile(50), 0);
  rates.add(100, 1);
  rates.add(100, 3);
  EXPECT_DOUBLE_EQ(rates.mean(), 50);  // not the mean of the rates
  EXPECT_DOUBLE_EQ(rates.percentile(90), 100);
  rates.add(20, 0);  // too fast for the clock
  EXPECT_EQ(rates.items(), 220);
  EXPECT_DOUBLE_EQ(rates.mean(), 55);
  EXPECT_DOUBLE_EQ(rates.percentile(90), 100);
}

}  // namespace rate_tracker_test
