// Closures of a step: once, in order, with its values, here or beside further steps.
#include <weft/train/step_closures.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace weft::step_closures_test {

using testing::expect_error;

const Mesh mesh{{"data", 2}};
const Buffer<dynamic::InputType> inputs{input<float>({testing::small_rows, testing::small_features}),
                                        input<std::int32_t>({testing::small_rows})};
struct MeasuredLoss {
  constexpr Measured operator()(Var image, Var label) const {
    const Var loss = testing::SmallLoss{}(image, label);
    return {loss, {{"half", loss * 0.5}}};
  }
};

struct Training {
  Runtime runtime{2};
  dynamic::TrainStep step{runtime, MeasuredLoss{}, inputs,   mesh,
                          Ddp{},   SgdMomentum{},  Seed{42}, {.kernels = dynamic::interpret_kernels}};
  float take(Index i = 0) {
    const testing::RandomBatch batch = testing::small_batch(i);
    return step(batch.image, batch.label);
  }
};

TEST(StepClosures, RunOnceInOrderWithTheValuesOfTheStep) {
  Training training;
  std::vector<std::string> seen;
  std::vector<float> losses;
  for (const char* const name : {"a", "b"})
    training.step.after([&, name](const StepValues& values) {
      seen.push_back(name + std::to_string(values.step));
      losses.push_back(values.loss);
      EXPECT_EQ(values.metric("loss"), values.loss);
      EXPECT_EQ(values.metric("half"), values.loss * 0.5F);
      EXPECT_EQ(training.step.metric("half"), values.loss * 0.5F) << "what is read of the step is that step's";
      EXPECT_EQ(training.step.steps(), values.step);
      expect_error([&] { static_cast<void>(values.metric("third")); }, "metric_is_unknown", {"third", "loss, half"});
    });
  EXPECT_TRUE(seen.empty());
  const float first = training.take();
  EXPECT_EQ(seen, (std::vector<std::string>{"a1", "b1"}));
  EXPECT_EQ(losses, (std::vector<float>{first, first}));
  training.take();
  EXPECT_EQ(seen.size(), 2U);
  training.step.after([&](const StepValues& values) {
    seen.push_back("c" + std::to_string(values.step));
    training.step.after([&](const StepValues& next) { seen.push_back("d" + std::to_string(next.step)); });
  });
  training.take();
  training.take();
  EXPECT_EQ(seen, (std::vector<std::string>{"a1", "b1", "c3", "d4"}));
}

TEST(StepClosures, AsynchronousOnesRunBesideStepsInTheirOrder) {
  Training training;
  std::atomic<bool> may_go_on{false};
  std::vector<Index> seen;
  std::vector<float> losses, expected;
  for (Index i = 0; i < 20; ++i) {
    training.step.after(
        [&](const StepValues& values) {
          EXPECT_NE(std::this_thread::get_id(), std::thread::id());
          while (!may_go_on) std::this_thread::yield();
          seen.push_back(values.step);
          losses.push_back(values.loss);
        },
        {.asynchronous = true});
    expected.push_back(training.take(i));
  }
  EXPECT_TRUE(seen.empty()) << "steps do not wait";
  may_go_on = true;
  training.step.wait_for_closures();
  ASSERT_EQ(seen.size(), 20U);
  for (Index i = 0; i < 20; ++i) EXPECT_EQ(seen[to_size(i)], i + 1);
  EXPECT_EQ(losses, expected);
}

TEST(StepClosures, WhatTheyThrowIsThrownWhenAllHaveRun) {
  Training training;
  int calls = 0;
  training.step.after([](const StepValues&) { throw std::runtime_error("first"); });
  training.step.after([&](const StepValues&) {
    ++calls;
    throw std::runtime_error("second");
  });
  try {
    training.take();
    ADD_FAILURE();
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "first");
  }
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(training.step.steps(), 1);
  training.step.after([](const StepValues&) { throw std::runtime_error("beside"); }, {.asynchronous = true});
  training.take();
  EXPECT_THROW(training.step.wait_for_closures(), std::runtime_error);
  training.step.wait_for_closures();
}

TEST(StepClosures, AStepThatFailsLeavesThemForTheNextOne) {
  Training training;
  Index step = 0;
  training.step.after([&](const StepValues& values) { step = values.step; });
  expect_error([&] { training.step(std::vector<float>(3), std::vector<std::int32_t>(3)); }, "batch_size_differs", {});
  EXPECT_EQ(step, 0);
  training.take();
  EXPECT_EQ(step, 1);
}

TEST(StepClosures, ThoseThatAreLeftRunBeforeTheStepIsDestroyed) {
  std::atomic<int> calls{0};
  {
    Training training;
    for (int i = 0; i < 5; ++i) {
      training.step.after([&](const StepValues&) { ++calls; }, {.asynchronous = true});
      training.take();
    }
  }
  EXPECT_EQ(calls, 5);
}

}  // namespace weft::step_closures_test
