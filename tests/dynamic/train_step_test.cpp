// A step that is made when the program starts, and a compiled one, which take turns; that both take the same bits under
// every strategy, compiled_twins_test says.
#include <weft/dynamic/train_step.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <support/stacked_training.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/dynamic/kernels.hpp>
#include <weft/optim/adam.hpp>

#include <support/temporary_directory.hpp>

namespace weft::dynamic_train_step_test {

using testing::expect_error;

const Buffer<dynamic::InputType> inputs{input<float>({testing::small_rows, testing::small_features}),
                                        input<std::int32_t>({testing::small_rows})};
constexpr const Mesh& two = testing::data_mesh<2>;

// The model of StackedLoss with its number of layers as a member.
struct LayeredLoss {
  Index layers;
  constexpr Var operator()(Var image, Var label) const {
    const Var x = nn::StackOf<testing::DroppingBlock>{"h", layers, {}}(image);
    return mean(cross_entropy(nn::Linear{"output", testing::small_features, testing::small_classes}(x), label));
  }
};

TEST(DynamicTrainStep, GoesOnFromTheCheckpointOfACompiledOneAndBack) {
  const testing::TemporaryDirectory directory;
  const std::string path = directory / "step.safetensors";
  Runtime runtime(2);
  using Compiled = TrainStep<testing::StackedLoss, testing::SmallInputs, two, Ddp{}, AdamW>;
  Compiled compiled(runtime, Seed{42});
  dynamic::register_kernels<Compiled>();
  testing::take_steps(compiled, 0, 5);
  save_checkpoint(path, compiled);
  dynamic::TrainStep step(runtime, LayeredLoss{2}, inputs, two, Ddp{}, AdamW{}, Seed{7});
  (void)load_checkpoint(path, step);
  EXPECT_EQ(step.steps(), 5);
  EXPECT_EQ(step.seed(), Seed{42});
  EXPECT_EQ(testing::take_steps(step, 5, 10), testing::take_steps(compiled, 5, 10));
  save_checkpoint(path, step);
  Compiled resumed(runtime, Seed{8});
  (void)load_checkpoint(path, resumed);
  EXPECT_EQ(testing::take_steps(resumed, 10, 12), testing::take_steps(step, 10, 12));
}

TEST(DynamicTrainStep, SettingsMayChangeBetweenSteps) {
  Runtime runtime(2);
  using Compiled = TrainStep<testing::SmallLoss, testing::SmallInputs, two, Ddp{}, SgdMomentum>;
  Compiled compiled(runtime, Seed{42}, {.learning_rate = 0.5F});
  dynamic::register_kernels<Compiled>();
  dynamic::TrainStep step(runtime, testing::SmallLoss{}, inputs, two, Ddp{},
                          AnyOptimizer(SgdMomentum{}, {.learning_rate = 0.5F}), Seed{42});
  EXPECT_EQ(testing::take_steps(step, 0, 2), testing::take_steps(compiled, 0, 2));
  step.settings<SgdMomentum>().momentum = compiled.settings.momentum = 0.25F;
  EXPECT_EQ(testing::take_steps(step, 2, 4), testing::take_steps(compiled, 2, 4));
  expect_error([&] { (void)step.settings<AdamW>(); }, "settings_are_of_another_optimizer", {});
}

TEST(DynamicTrainStep, BatchesOfOtherTypesAndNumbersAreRefused) {
  Runtime runtime(2);
  using Compiled = TrainStep<testing::SmallLoss, testing::SmallInputs, two, Ddp{}, SgdMomentum>;
  Compiled compiled(runtime, Seed{42});
  dynamic::register_kernels<Compiled>();
  dynamic::TrainStep step(runtime, testing::SmallLoss{}, inputs, two, Ddp{}, SgdMomentum{}, Seed{42});
  const testing::RandomBatch batch = testing::small_batch(0);
  expect_error([&] { step(batch.image); }, "batch_count_differs", {"1 batches", "2 inputs"});
  expect_error([&] { step(batch.image, batch.image); }, "batch_type_differs", {"input 1", "i32", "f32"});
  expect_error([&] { step(std::vector<float>(3), batch.label); }, "batch_size_differs", {"input 0"});
  EXPECT_EQ(step.steps(), 0);
}

}  // namespace weft::dynamic_train_step_test
