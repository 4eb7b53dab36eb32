// A training step on two devices: all strategies to the last bit, settings, and what goes wrong. Compiled for two of
// them; dynamic/compiled_twins_test compiles every one.
#include <weft/train/train_step.hpp>

#include <support/expect_error.hpp>
#include <support/started_training.hpp>

#include <stdexcept>

namespace weft::train_step_test {

using testing::data_mesh;
using testing::expect_error;
using testing::expect_same;
using testing::RandomBatch;
using testing::small_batch;
using testing::train;
using testing::TrainingRun;

template <auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, strategy, SgdMomentum>;
using DdpStep = Step<Ddp{}>;
using Sharded = Step<Fsdp{.stage = 3}>;
constexpr const auto& settings = testing::small_settings;

TEST(TrainStep, EveryStrategyComputesTheSameOnTwoDevices) {
  const TrainingRun ddp = train<DdpStep>(settings);
  expect_same(train<Sharded>(settings), ddp);
  const testing::StartedTraining<SgdMomentum> started{dynamic::measured_function(testing::SmallLoss{}), settings};
  for (const int stage : {1, 2}) expect_same(started.train(data_mesh<2>, Fsdp{.stage = stage}), ddp);
  expect_same(started.train(data_mesh<2>, Spmd(testing::batch_specs)), ddp);
}

TEST(TrainStep, ASecondRunIsTheSame) {
  expect_same(train<DdpStep>(settings), train<DdpStep>(settings));
  expect_same(train<Sharded>(settings), train<Sharded>(settings));
}

TEST(TrainStep, AnotherSeedIsAnotherRun) {
  Runtime runtime(2);
  DdpStep step(runtime, Seed{42}, settings), other(runtime, Seed{43}, settings);
  const RandomBatch batch = small_batch(0);
  EXPECT_NE(step(batch.image, batch.label), other(batch.image, batch.label));
}

TEST(TrainStep, KnowsItsCostsBeforeItRuns) {
  static_assert(DdpStep::devices == 2);
  // 12 * 16 + 16, 16 * 8 + 8 and 8 * 4 + 4 weights fill one bucket; each device sends half of it twice. The loss is
  // padded to two elements.
  static_assert(DdpStep::count(Collective::all_reduce) == 2);
  static_assert(DdpStep::bytes_sent_per_step == (208 + 136 + 36) * 4 + 2 * 4);
  // Weights, moments, three scalars, images and labels.
  static_assert(DdpStep::persistent_bytes_per_device >= (2 * 380 + 3 + 8 * 12 + 8) * 4);
  static_assert(DdpStep::peak_bytes_per_device > DdpStep::persistent_bytes_per_device);
  // Three units, each gathered twice; but the gradient of the first needs no weights.
  static_assert(Sharded::count(Collective::reduce_scatter) == 3);
  static_assert(Sharded::count(Collective::all_gather) == 5);
  static_assert(Sharded::persistent_bytes_per_device < DdpStep::persistent_bytes_per_device);
  EXPECT_EQ(DdpStep::plan().peak_bytes, DdpStep::peak_bytes_per_device);
  EXPECT_EQ(DdpStep::plan().persistent_bytes, DdpStep::persistent_bytes_per_device);
}

TEST(TrainStep, SettingsMayChangeBetweenSteps) {
  Runtime runtime(2);
  Sharded step(runtime, Seed{42}, {.learning_rate = 0});
  const RandomBatch batch = small_batch(0);
  EXPECT_EQ(step.steps(), 0);
  const float before = step(batch.image, batch.label);
  EXPECT_EQ(step(batch.image, batch.label), before);
  step.settings.learning_rate = 0.5f;
  EXPECT_EQ(step(batch.image, batch.label), before);  // computed before the update
  EXPECT_LT(step(batch.image, batch.label), before);
  EXPECT_EQ(step.steps(), 4);
}

TEST(TrainStep, ASettingOutOfRangeEndsTheStepBeforeItStarts) {
  Runtime runtime(2);
  DdpStep step(runtime, Seed{42}, settings);
  const RandomBatch batch = small_batch(0);
  const auto weights = testing::read_all(step.tensors());
  step.settings.learning_rate = -1;
  expect_error([&] { step(batch.image, batch.label); }, "setting_out_of_range", {"learning_rate", "-1"});
  EXPECT_EQ(testing::read_all(step.tensors()), weights);
  EXPECT_EQ(step.steps(), 0);
}

// Before anything is allocated, with what is needed and what there is.
TEST(TrainStep, ArenasThatMemoryDoesNotHoldAreAnError) {
  Runtime runtime(2);
  PlanView large = DdpStep::plan();
  large.peak_bytes = Index{256} << 30;
  expect_error([&] { static_cast<void>(fitting_memory(runtime, large, Index{8} << 30)); }, "memory_is_too_small",
               {"need 524288 MiB", "262144 MiB on each of 2 devices", "there are 8192 MiB"});
  large.peak_bytes = Index{4} << 30;
  EXPECT_EQ(&fitting_memory(runtime, large, Index{8} << 30), &large);
}

TEST(TrainStep, ABatchOfAnotherSizeIsAnError) {
  Runtime runtime(2);
  DdpStep step(runtime, Seed{42}, settings);
  RandomBatch batch = small_batch(0);
  batch.label.pop_back();
  expect_error([&] { step(batch.image, batch.label); }, "batch_size_differs", {"input 1", "16", "15"});
  batch.image.push_back(0);
  expect_error([&] { step(batch.image, batch.label); }, "batch_size_differs", {"input 0", "192", "193"});
  EXPECT_EQ(step.steps(), 0);
}

TEST(TrainStep, ARuntimeOfAnotherSizeIsAnError) {
  Runtime runtime(3);
  expect_error([&] { DdpStep step(runtime, Seed{42}, settings); }, "device_counts_differ", {"2", "3"});
}

// Row 13 is the sixth of the second device's eight. What the images are does not matter.
template <class Tested>
void expect_wrong_labels_end_the_step(Runtime& runtime, Tested& step) {
  for (const float image : {0.0F, __builtin_inff(), __builtin_nanf("")})
    for (const std::int32_t label : {4, -1}) {
      RandomBatch batch = small_batch(0);
      if (image != 0) batch.image.assign(batch.image.size(), image);
      batch.label[13] = label;
      const std::string wrong = "label " + std::to_string(label);
      expect_error([&] { step(batch.image, batch.label); }, "label_out_of_range", {wrong.c_str(), "row 13", "[0, 4)"});
      EXPECT_EQ(runtime.failed_device(), 1);
    }
  EXPECT_EQ(step.steps(), 0);
}
TEST(TrainStep, ALabelOutsideTheClassesEndsTheStepAndIsNamedByItsRowOfTheBatch) {
  Runtime runtime(2);
  DdpStep ddp(runtime, Seed{42}, settings);
  expect_wrong_labels_end_the_step(runtime, ddp);
  Sharded sharded(runtime, Seed{42}, settings);
  expect_wrong_labels_end_the_step(runtime, sharded);
  const testing::StartedTraining<SgdMomentum> started{dynamic::measured_function(testing::SmallLoss{}), settings};
  dynamic::TrainStep spmd = started.made(runtime, data_mesh<2>, Spmd(testing::batch_specs));
  expect_wrong_labels_end_the_step(runtime, spmd);
}

TEST(TrainStep, StepsGoOnAfterARunThatFailed) {
  Runtime runtime(2);
  DdpStep step(runtime, Seed{42}, settings), undisturbed(runtime, Seed{42}, settings);
  const RandomBatch batch = small_batch(0);
  EXPECT_EQ(step(batch.image, batch.label), undisturbed(batch.image, batch.label));
  EXPECT_THROW(runtime.run([&](Device& device) {
    if (device.ordinal() == 1) throw std::runtime_error("out of order");
    step.executable().run(device);
  }),
               std::runtime_error);
  ASSERT_NE(runtime.last_error(), nullptr);
  EXPECT_EQ(runtime.failed_device(), 1);
  // What that run left in one arena is of no value; from its own weights on, a step computes as ever.
  for (Index i = 0; i < step.tensors().size(); ++i) {
    const char* name = step.tensors()[i].name.c_str();
    step.tensors().write(name, undisturbed.tensors().read(name));
  }
  for (Index i = 1; i < 4; ++i) {
    const RandomBatch next = small_batch(i);
    EXPECT_EQ(step(next.image, next.label), undisturbed(next.image, next.label));
  }
}

TEST(TrainStep, TwoStepsShareARuntime) {
  Runtime runtime(2);
  DdpStep ddp(runtime, Seed{42}, settings);
  Sharded fsdp(runtime, Seed{42}, settings);
  for (Index i = 0; i < 3; ++i) {
    const RandomBatch batch = small_batch(i);
    EXPECT_EQ(ddp(batch.image, batch.label), fsdp(batch.image, batch.label));
  }
}

}  // namespace weft::train_step_test
