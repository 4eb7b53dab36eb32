// One step that was made at start-up and several threads call, and what outlives its runtime.
#include <support/expect_error.hpp>
#include <support/on_threads.hpp>
#include <support/small_training.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

namespace weft::dynamic_step_threads_test {

using testing::expect_error;

const Mesh of_two{{"data", 2}};
const Buffer<dynamic::InputType> batches{input<float>({testing::small_rows, testing::small_features}),
                                         input<std::int32_t>({testing::small_rows})};

struct Step : dynamic::TrainStep {
  template <class Rule>
  Step(Runtime& runtime, const Rule& rule)
      : TrainStep(runtime, testing::SmallLoss(), batches, of_two, Ddp{}, rule, Seed{42}) {}
};

// With scalars that change from step to step, and with a state.
template <class Rule>
void expect_losses_of_some_order(const Rule& rule) {
  constexpr int calls = 100;
  const testing::RandomBatch batch = testing::small_batch(0);
  Runtime runtime(2), other(2);
  Step step(runtime, rule), alone(other, rule);
  std::vector<float> expected;
  for (int i = 0; i < calls; ++i) expected.push_back(alone(batch.image, batch.label));
  std::vector<float> losses = testing::on_threads(4, calls, [&] { return step(batch.image, batch.label); });
  std::sort(losses.begin(), losses.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(losses, expected);
  EXPECT_EQ(step.steps(), calls);
}
TEST(DynamicStepThreads, CallsThatSucceedReturnTheLossesOfSomeOrder) {
  expect_losses_of_some_order(AdamW{});
  expect_losses_of_some_order(SgdMomentum{});
}

TEST(DynamicStepThreads, ARuntimeMayBeDestroyedWhileAnotherThreadSteps) {
  const testing::RandomBatch batch = testing::small_batch(0);
  auto runtime = std::make_unique<Runtime>(2);
  Step step(*runtime, AdamW{});
  const auto images = [](Var image) { return nn::Linear{"hidden", testing::small_features, 4}(image); };
  dynamic::Program ask(*runtime, images, {batches[0]}, of_two, Ddp{});
  std::atomic<bool> started{false};
  std::thread stepper([&] {
    expect_error(
        [&] {
          for (;; started = true) step(batch.image, batch.label);
        },
        "runtime_is_gone", {"step"});
  });
  while (!started) std::this_thread::yield();
  runtime.reset();
  stepper.join();
  expect_error([&] { step(batch.image, batch.label); }, "runtime_is_gone", {"step"});
  expect_error([&] { static_cast<void>(step.state()); }, "runtime_is_gone", {});
  expect_error([&] { save_checkpoint("none.safetensors", step); }, "runtime_is_gone", {});
  expect_error([&] { ask(batch.image); }, "runtime_is_gone", {"program"});
}

}  // namespace weft::dynamic_step_threads_test
