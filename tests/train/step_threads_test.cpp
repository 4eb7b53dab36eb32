// One step that several threads call, and steps that outlive their runtime.
#include <support/expect_error.hpp>
#include <support/on_threads.hpp>
#include <support/small_training.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/optim/adam.hpp>
#include <weft/train/device_loader.hpp>
#include <weft/train/evaluation.hpp>

#include <support/temporary_directory.hpp>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include <pthread.h>

namespace weft::step_threads_test {

using testing::expect_error;
using testing::on_threads;

using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, testing::data_mesh<2>, Ddp{}, AdamW>;
using Measure = Evaluation<testing::SmallLoss, testing::SmallInputs, testing::data_mesh<2>, Ddp{}>;
constexpr AdamW::Settings settings{.learning_rate = 0.05F};

TEST(StepThreads, CallsThatSucceedReturnTheLossesOfSomeOrder) {
  constexpr int calls = 200;
  const testing::RandomBatch batch = testing::small_batch(0);
  Runtime runtime(2), other(2);
  Step step(runtime, Seed{42}, settings), alone(other, Seed{42}, settings);
  std::vector<float> expected;
  for (int i = 0; i < calls; ++i) expected.push_back(alone(batch.image, batch.label));
  std::vector<float> losses = on_threads(4, calls, [&] { return step(batch.image, batch.label); });
  std::sort(losses.begin(), losses.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(losses, expected);
  EXPECT_EQ(step.steps(), calls);
  EXPECT_EQ(step.executable().call_times().spans().written(), calls);
  EXPECT_TRUE(testing::read_all(step.tensors()) == testing::read_all(alone.tensors()));
}

// Every state is one that a step left: its count and its weights belong together. So are evaluations and checkpoints.
TEST(StepThreads, WhatIsReadBetweenStepsBelongsTogether) {
  constexpr int calls = 60;
  const testing::RandomBatch batch = testing::small_batch(0);
  const testing::TemporaryDirectory directory;
  Runtime runtime(2), other(2);
  Step step(runtime, Seed{42}, settings), alone(other, Seed{42}, settings);
  Measure measure(weights_of(step)), measure_alone(weights_of(alone));
  std::vector<TrainingState> expected{alone.state()};
  std::vector<float> expected_measures{measure_alone(batch.image, batch.label)};
  for (int i = 0; i < calls; ++i) {
    alone(batch.image, batch.label);
    expected.push_back(alone.state());
    expected_measures.push_back(measure_alone(batch.image, batch.label));
  }
  std::atomic<int> number{0};
  const std::string path = directory.path() + "/step.safetensors";
  const std::vector<TrainingState> seen = on_threads(3, 3 * calls, [&]() -> TrainingState {
    switch (number.fetch_add(1) % 3) {
      case 0:
        if (step.steps() < calls) step(batch.image, batch.label);
        return expected[0];
      case 1: {
        const float measured = measure(batch.image, batch.label);
        EXPECT_NE(std::find(expected_measures.begin(), expected_measures.end(), measured), expected_measures.end());
        return expected[0];
      }
      default: save_checkpoint(path, step); return step.state();
    }
  });
  for (const TrainingState& state : seen) EXPECT_TRUE(state == expected[to_size(state.steps)]) << state.steps;
  Step loaded(runtime, Seed{1}, settings);
  load_checkpoint(path, loaded);
  EXPECT_TRUE(loaded.state() == expected[to_size(loaded.steps())]);
}

TEST(StepThreads, ABatchThatWasMovedInIsTakenOnce) {
  constexpr Index batches = 24;
  const testing::RandomBatch data(7, 0, batches * testing::small_rows, testing::small_features, testing::small_classes);
  const ArraySource source(batches * testing::small_rows, data.image, data.label);
  Runtime runtime(2);
  Step step(runtime, Seed{42}, settings);
  Loader loader(source, {.device_batch = testing::small_rows / 2, .devices = 2});
  DeviceLoader moved(step, loader);
  for (const MovedBatch& batch : moved) {
    std::atomic<int> taken{0};
    std::vector<std::thread> team;
    for (int i = 0; i < 3; ++i)
      team.emplace_back([&] {
        for (bool is_over = false; !is_over;) try {
            step(batch);
            ++taken;
            is_over = true;
          } catch (const Error& error) {
            is_over = std::string(error.code()) == "moved_batch_is_gone";
            if (!is_over) {
              EXPECT_STREQ(error.code(), "runtime_is_busy");
            }
          }
      });
    for (std::thread& thread : team) thread.join();
    EXPECT_EQ(taken, 1);
  }
  EXPECT_EQ(step.steps(), batches);
}

TEST(StepThreads, WhatEndsTheThreadThatMovesBatchesIsNamed) {
  const testing::RandomBatch batch = testing::small_batch(0);
  const ArraySource source(testing::small_rows, batch.image, batch.label);
  Runtime runtime(2);
  Step step(runtime, Seed{42}, settings);
  Loader loader(source, {.device_batch = testing::small_rows / 2, .devices = 2, .endless = true});
  int moved = 0;
  DeviceLoader batches(step, loader, [&](const auto& own) {
    if (++moved == 3) pthread_exit(nullptr);
    return std::tie(own.template get<0>(), own.template get<1>());
  });
  for (int i = 0; i < 2; ++i) step(*batches.next());
  expect_error([&] { batches.next(); }, "thread_ended_itself", {"pthread_exit"});
}

TEST(StepThreads, WhatOutlivesItsRuntimeSaysSo) {
  const testing::RandomBatch batch = testing::small_batch(0);
  const ArraySource source(testing::small_rows, batch.image, batch.label);
  auto runtime = std::make_unique<Runtime>(2);
  Step step(*runtime, Seed{42}, settings);
  Measure measure(weights_of(step));
  Loader loader(source, {.device_batch = testing::small_rows / 2, .devices = 2, .endless = true});
  auto moved = std::make_unique<DeviceLoader<decltype(loader)>>(step, loader);
  const MovedBatch* const waiting = moved->next();
  step(*waiting);
  runtime.reset();
  expect_error([&] { step(*waiting); }, "runtime_is_gone", {"step"});
  expect_error([&] { measure(batch.image, batch.label); }, "runtime_is_gone", {});
  expect_error([&] { static_cast<void>(step.state()); }, "runtime_is_gone", {});
  expect_error([&] { static_cast<void>(step.metric("loss")); }, "runtime_is_gone", {});
  expect_error([&] { step.executable().start_timing(); }, "runtime_is_gone", {});
  EXPECT_EQ(step.steps(), 1);
  moved.reset();
  expect_error([&] { step(batch.image, batch.label); }, "runtime_is_gone", {});
}

TEST(StepThreads, ARuntimeMayBeDestroyedWhileAnotherThreadSteps) {
  const testing::RandomBatch batch = testing::small_batch(0);
  for (int round = 0; round < 5; ++round) {
    auto runtime = std::make_unique<Runtime>(2);
    Step step(*runtime, Seed{42}, settings);
    std::atomic<bool> started{false};
    std::thread stepper([&] {
      expect_error(
          [&] {
            for (;;) {
              step(batch.image, batch.label);
              started = true;
            }
          },
          "runtime_is_gone", {});
    });
    while (!started) std::this_thread::yield();
    runtime.reset();
    stepper.join();
    EXPECT_GE(step.steps(), 1);
  }
}

}  // namespace weft::step_threads_test
