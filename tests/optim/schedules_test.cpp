// Learning-rate schedules by hand; steps count from 1.
#include <weft/optim/schedules.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

constexpr WarmUpStepDecay image_net{.peak = 0.4F, .warmup_steps = 50, .decay_every = 300, .divisor = 10};
static_assert(image_net(50) == 0.4F && image_net(301) == 0.04F);
static_assert(Schedule(0.1F)(1) == 0.1F);

TEST(Schedules, ConstantStaysConstant) {
  for (Index step : {1, 2, 1000}) EXPECT_EQ(Schedule(0.25F)(step), 0.25F);
}

TEST(Schedules, WarmUpIsLinearAndReachesThePeak) {
  EXPECT_EQ(image_net(1), 0.4F / 50);
  EXPECT_EQ(image_net(25), 0.2F);
  EXPECT_EQ(image_net(50), 0.4F);
  EXPECT_EQ(image_net(51), 0.4F);
  EXPECT_EQ((WarmUpCosine{.peak = 0.4F, .warmup_steps = 50, .total_steps = 100}(25)), 0.2F);
}

TEST(Schedules, DecayDividesAtTheStartOfEveryPeriod) {
  EXPECT_EQ(image_net(300), 0.4F);
  EXPECT_EQ(image_net(301), 0.04F);
  EXPECT_EQ(image_net(600), 0.04F);
  EXPECT_FLOAT_EQ(image_net(601), 0.004F);
  EXPECT_EQ((WarmUpStepDecay{.peak = 0.4F}(1000000)), 0.4F);
}

TEST(Schedules, CosineFallsFromPeakToFloor) {
  const WarmUpCosine schedule{.peak = 1, .warmup_steps = 10, .total_steps = 110, .floor = 0.1F};
  EXPECT_EQ(schedule(11), 1);
  EXPECT_FLOAT_EQ(schedule(36), 0.1F + 0.9F * 0.5F * (1 + 0.70710678F));  // a quarter of the way
  EXPECT_FLOAT_EQ(schedule(61), 0.55F);
  EXPECT_GT(schedule(110), 0.1F);
  EXPECT_EQ(schedule(111), 0.1F);
  EXPECT_EQ(schedule(5000), 0.1F);
  for (Index step = 11; step < 110; ++step) EXPECT_GT(schedule(step), schedule(step + 1));
}

}  // namespace
}  // namespace weft
