// A step that is made when the program starts, beside the compiled one: the same bits, bytes and collectives.
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
inline constexpr Mesh two{{"data", 2}}, two_by_two{{"data", 2}, {"model", 2}};
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data"), PartitionSpec("data")}, {}},
    both_specs{{PartitionSpec("data"), PartitionSpec("data")},
               {{"hidden1.weight", PartitionSpec(nullptr, "model")}, {"hidden1.bias", PartitionSpec("model")}}};

// Twenty steps of both, one after the other.
template <class Compiled, class Loss, class Rule>
void expect_equal(const Loss& loss, const Mesh& mesh, const AnyStrategy& strategy, Rule rule,
                  dynamic::Options options = {}) {
  SCOPED_TRACE(strategy.name());
  Runtime runtime(static_cast<int>(mesh.size()));
  Compiled compiled(runtime, Seed{42});
  dynamic::register_kernels<Compiled>();
  const std::vector<float> losses = testing::take_steps(compiled, 0, 20);
  const auto weights = testing::read_all(compiled.tensors());
  for (const dynamic::KernelSource kernels : {dynamic::find_kernels, dynamic::interpret_kernels}) {
    SCOPED_TRACE(kernels == dynamic::find_kernels ? "found" : "interpreted");
    options.kernels = kernels;
    dynamic::TrainStep step(runtime, loss, inputs, mesh, strategy, rule, Seed{42}, options);
    EXPECT_EQ(step.peak_bytes(), Compiled::peak_bytes_per_device);
    EXPECT_EQ(step.persistent_bytes(), Compiled::persistent_bytes_per_device);
    EXPECT_EQ(step.bytes_sent(), Compiled::bytes_sent_per_step);
    for (const Collective kind : {Collective::all_reduce, Collective::all_gather, Collective::reduce_scatter})
      EXPECT_EQ(step.count(kind), Compiled::count(kind));
    EXPECT_EQ(step.allocated_bytes(0), step.peak_bytes());
    const Index sent_before = runtime.recorder(0).total().bytes_sent;
    EXPECT_EQ(testing::take_steps(step, 0, 20), losses);
    EXPECT_EQ(runtime.recorder(0).total().bytes_sent - sent_before, 20 * step.bytes_sent());
    EXPECT_EQ(testing::read_all(step.tensors()), weights);
  }
}

template <const auto& mesh, auto strategy>
void expect_equal_classifiers() {
  using Compiled = TrainStep<testing::SmallLoss, testing::SmallInputs, mesh, strategy, SgdMomentum>;
  expect_equal<Compiled>(testing::SmallLoss{}, mesh, strategy, SgdMomentum{});
}

TEST(DynamicTrainStep, HasTheBitsOfACompiledOneUnderEveryStrategy) {
  expect_equal_classifiers<two, Ddp{}>();
  expect_equal_classifiers<two, Fsdp{.stage = 1}>();
  expect_equal_classifiers<two, Fsdp{.stage = 2}>();
  expect_equal_classifiers<two, Fsdp{.stage = 3}>();
  expect_equal_classifiers<two, Spmd(batch_specs)>();
  expect_equal_classifiers<two_by_two, Spmd(both_specs)>();
  expect_equal_classifiers<two_by_two, Spmd(both_specs, {.combine_threshold_bytes = 4096})>();
  expect_equal_classifiers<two, Fsdp{.collectives = {.async = true}}>();
  expect_equal_classifiers<two_by_two, Fsdp{.axes = axes("data"), .specs = &both_specs}>();
}

// The model of StackedLoss with its number of layers as a member.
struct LayeredLoss {
  Index layers;
  nn::KeepPolicy keep = nn::Keep::everything;
  constexpr Var operator()(Var image, Var label) const {
    const Var x = nn::StackOf<testing::DroppingBlock>{"h", layers, {}, keep}(image);
    return mean(cross_entropy(nn::Linear{"output", testing::small_features, testing::small_classes}(x), label));
  }
};
struct RematerializedLoss {
  constexpr Var operator()(Var image, Var label) const {
    const Var x = nn::Stack<testing::DroppingBlock, 3>{"h", {}, nn::Keep::inputs}(image);
    return mean(cross_entropy(nn::Linear{"output", testing::small_features, testing::small_classes}(x), label));
  }
};
inline constexpr Precision in_bf16{.compute = DType::bf16}, in_f16{.compute = DType::f16};

TEST(DynamicTrainStep, HasThemOfAStackInPartsAndInEveryPrecision) {
  using Inputs = testing::SmallInputs;
  expect_equal<TrainStep<testing::StackedLoss, Inputs, two, Ddp{}, AdamW>>(LayeredLoss{2}, two, Ddp{}, AdamW{});
  expect_equal<TrainStep<MicroBatches<RematerializedLoss, 2>, Inputs, two, Fsdp{.stage = 3}, AdamW>>(
      LayeredLoss{3, nn::Keep::inputs}, two, Fsdp{.stage = 3}, AdamW{}, {.micro_batches = 2});
  expect_equal<
      TrainStep<InPrecision<MicroBatches<RematerializedLoss, 2>, in_bf16>, Inputs, two, Fsdp{.stage = 2}, AdamW>>(
      LayeredLoss{3, nn::Keep::inputs}, two, Fsdp{.stage = 2}, AdamW{}, {.micro_batches = 2, .precision = in_bf16});
  expect_equal<TrainStep<InPrecision<testing::StackedLoss, in_f16>, Inputs, two, Ddp{}, AdamW>>(
      LayeredLoss{2}, two, Ddp{}, AdamW{}, {.precision = in_f16});
}

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
