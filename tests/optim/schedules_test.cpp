// Learning-rate schedules by hand; steps count from 1.
#include <weft/optim/schedules.hpp>

#include <gtest/gtest.h>

#include <limits>

namespace weft::schedules_test {

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

TEST(Schedules, ALineFallsFromPeakToFloor) {
  constexpr WarmUpLinear schedule{.peak = 1, .warmup_steps = 10, .total_steps = 110, .floor = 0.5F};
  static_assert(schedule(5) == 0.5F && schedule(10) == 1 && schedule(11) == 1 && schedule(61) == 0.75F);
  EXPECT_EQ(schedule(111), 0.5F);
  EXPECT_EQ(schedule(5000), 0.5F);
  // torch.optim.lr_scheduler.LinearLR(start_factor=1, end_factor=0.25, total_iters=4) from a rate of 0.8.
  const WarmUpLinear linear{.peak = 0.8F, .total_steps = 4, .floor = 0.2F};
  const float expected[] = {0.8F, 0.65F, 0.5F, 0.35F, 0.2F, 0.2F};
  for (Index step = 1; step <= 6; ++step) EXPECT_FLOAT_EQ(linear(step), expected[step - 1]) << step;
}

// torch.optim.lr_scheduler.OneCycleLR(max_lr=0.5, total_steps=10): the rate of each of ten steps.
TEST(Schedules, OneCycleRisesAndFalls) {
  const OneCycle schedule{.peak = 0.5F, .total_steps = 10};
  const double expected[] = {0.02, 0.26, 0.5, 0.475242, 0.405873, 0.305631, 0.194371, 0.094129, 0.0247597, 2e-06};
  for (Index step = 1; step <= 10; ++step)
    EXPECT_NEAR(static_cast<double>(schedule(step)), expected[step - 1], 1e-6) << step;
  EXPECT_EQ(schedule(11), schedule(10));
}

// Where PyTorch divides by 0; values by its formula: tests/golden/print_edge_values.py.
TEST(Schedules, OneCycleOfOneRisingStepStartsAtThePeak) {
  const OneCycle schedule{.peak = 0.5F, .total_steps = 4, .rise = 0.25F};
  const double expected[] = {0.5, 0.3750005, 0.1250015, 2e-06};
  for (Index step = 1; step <= 4; ++step)
    EXPECT_NEAR(static_cast<double>(schedule(step)), expected[step - 1], 1e-6) << step;
}

// Settings and steps at the ends of their type: no overflow, which a sanitizer would see.
TEST(Schedules, TheLargestAndSmallestNumbersAreSteps) {
  constexpr Index most = std::numeric_limits<Index>::max(), least = std::numeric_limits<Index>::min();
  for (const Index step : {least, Index{-1}, Index{0}, Index{1}, most})
    for (const Index setting : {least, Index{-1}, Index{1}, most}) {
      static_cast<void>(WarmUpCosine{1, setting, most, 0}(step));
      static_cast<void>(WarmUpLinear{1, setting, most, 0}(step));
      static_cast<void>(WarmUpStepDecay{1, setting, setting, 2}(step));
      static_cast<void>(OneCycle{1, setting}(step));
    }
  EXPECT_EQ((WarmUpLinear{1, 0, most, 0}(most)), 0) << "and not what a sum beyond the type would say";
  EXPECT_EQ((WarmUpLinear{1, most - 1, most, 0}(most)), 1) << "the step after the warm-up, whatever doubles tell apart";
}

TEST(Schedules, AnyPlainFunctionOfTheStepIsOne) {
  const double half = 0.5;
  const Schedule halving([half](Index step) { return half / static_cast<double>(step); });
  EXPECT_EQ(halving(1), 0.5F);
  EXPECT_EQ(halving(4), 0.125F);
  const Schedule copy = halving, cosine = WarmUpCosine{.peak = 0.4F, .warmup_steps = 50, .total_steps = 100};
  EXPECT_EQ(copy(2), 0.25F);
  EXPECT_EQ(cosine(25), 0.2F);
  struct TooLarge {
    double numbers[7];
    float operator()(Index) const { return 0; }
  };
  static_assert(StepFunction<OneCycle> && !StepFunction<TooLarge> && !StepFunction<float>);
}

}  // namespace weft::schedules_test
