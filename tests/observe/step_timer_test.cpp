// A timer's spans have no gaps, and its totals are theirs.
#include <weft/observe/step_timer.hpp>

#include <gtest/gtest.h>

namespace weft::step_timer_test {

TEST(StepTimer, SpansFollowOneAnotherWithoutAGap) {
  StepTimer timer(3, 64);
  for (Index call = 1; call <= 2; ++call) {
    timer.enter(call);
    timer.start(call);
    timer.finish(0, 0);
    const std::uint64_t matched = ticks_now();
    timer.finish(2, matched);
    EXPECT_EQ(timer.spans()[timer.spans().size() - 1].matched, matched);
  }
  ASSERT_EQ(timer.spans().size(), 6);
  const Index steps[] = {StepSpan::transfer, 0, 2};
  for (Index i = 0; i < 6; ++i) {
    const StepSpan& span = timer.spans()[i];
    EXPECT_EQ(span.call, i / 3 + 1);
    EXPECT_EQ(span.step, steps[i % 3]);
    EXPECT_LE(span.begin, span.matched);
    EXPECT_LE(span.matched, span.end);
    if (i % 3 == 0) continue;
    EXPECT_EQ(span.begin, timer.spans()[i - 1].end);
  }
}

TEST(StepTimer, TotalsAreTheSumsOfItsSpans) {
  StepTimer timer(2, 64);
  for (Index call = 1; call <= 5; ++call) {
    timer.enter(call);
    timer.start(call);
    timer.finish(0, 0);
    timer.finish(1, ticks_now());
  }
  for (Index step = StepSpan::transfer; step < 2; ++step) {
    StepTotal sum;
    for (Index i = 0; i < timer.spans().size(); ++i) {
      const StepSpan& span = timer.spans()[i];
      if (span.step != step) continue;
      ++sum.count;
      sum.waited += span.matched - span.begin;
      sum.worked += span.end - span.matched;
    }
    EXPECT_EQ(timer.total(step).count, 5);
    EXPECT_EQ(timer.total(step).waited, sum.waited);
    EXPECT_EQ(timer.total(step).worked, sum.worked);
  }
  EXPECT_EQ(timer.total(0).waited, 0u);
  timer.clear();
  EXPECT_EQ(timer.spans().size(), 0);
  EXPECT_EQ(timer.total(1).count, 0);
}

TEST(StepTimer, ACallThatNobodyEnteredHasNoTransfer) {
  StepTimer timer(1, 8);
  timer.start(1);
  timer.finish(0, 0);
  ASSERT_EQ(timer.spans().size(), 1);
  EXPECT_EQ(timer.spans()[0].step, 0);
  // A match of an earlier call is none of this one.
  timer.start(2);
  timer.finish(0, 1);
  EXPECT_EQ(timer.spans()[1].matched, timer.spans()[1].begin);
}

}  // namespace weft::step_timer_test
