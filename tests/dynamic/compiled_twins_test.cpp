// Steps that are made when the program starts, each beside its compiled twin: the same bits, bytes and collectives.
#include <support/small_training.hpp>
#include <support/stacked_training.hpp>
#include <weft/dynamic/kernels.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/adam.hpp>

namespace weft::compiled_twins_test {

const Buffer<dynamic::InputType> inputs{input<float>({testing::small_rows, testing::small_features}),
                                        input<std::int32_t>({testing::small_rows})};
// Those of other tests, so that files that are compiled together share their steps.
constexpr const Mesh &two = testing::data_mesh<2>, &two_by_two = testing::model_mesh<2, 2>;

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
  expect_equal_classifiers<two, Spmd(testing::batch_specs)>();
  expect_equal_classifiers<two_by_two, Spmd(testing::megatron_specs, {.combine_threshold_bytes = 1 << 16})>();
  expect_equal_classifiers<two_by_two, Spmd(testing::megatron_specs, {.combine_threshold_bytes = 512, .async = true})>();
  expect_equal_classifiers<two, Fsdp{.collectives = {.combine_threshold_bytes = 512, .async = true}}>();
  expect_equal_classifiers<two_by_two, Fsdp{.axes = axes("data"), .specs = &testing::megatron_specs}>();
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

}  // namespace weft::compiled_twins_test
