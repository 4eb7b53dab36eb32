// One step with all that a training may ask for at once takes nothing from the heap after the first ones.
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/data/transformed.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/report/metrics.hpp>
#include <weft/train/device_loader.hpp>

#include <support/heap_counter.hpp>
#include <support/small_training.hpp>

#include <algorithm>

namespace weft::train_step_of_everything_test {

constexpr Index rows = 8, channels = 3, side = 4, classes = 5, items = 45;

struct Loss {
  constexpr Measured operator()(Var image, Var label, Var weight) const {
    const Index part = image.shape()[0];
    Var x = nn::Conv2d{.name = "conv", .in = channels, .out = 4, .kernel = 3, .padding = 1}(
        reshape(image, {part, channels, side, side}));
    x = relu(nn::BatchNorm2d{"bn", 4}(x));
    const Var logits = nn::Linear{"fc", 4 * side * side, classes}(reshape(x, {part, 4 * side * side}));
    return {mean(cross_entropy(logits, label), weight), {{"accuracy", mean(correct(logits, label), weight)}}};
  }
};
inline constexpr OptimizerOptions options{.clip = Clip::by_global_norm,
                                          .average = true,
                                          .keep_gradients = true,
                                          .groups = {{"*.bias", {.weight_decay = 0}}}};
using Step = TrainStep<InPrecision<MicroBatches<Loss, 2>, Precision{.compute = DType::f16}>,
                       Inputs<f32[rows][channels * side * side], i32[rows], f32[rows]>, testing::data_mesh<2>,
                       Fsdp{.stage = 3}, Optimizer<AdamW, options>>;

TEST(TrainStepOfEverything, TakesNothingFromTheHeap) {
  Runtime runtime(2);
  Step step(runtime, Seed{1},
            {.rule = {.learning_rate = WarmUpCosine{.peak = 1e-2F, .warmup_steps = 3, .total_steps = 50}}});
  std::vector<float> images;
  std::vector<std::int32_t> labels;
  for (int i = 0; i < items * channels * side * side; ++i) images.push_back(static_cast<float>(i * 7919 % 101) / 101);
  for (int i = 0; i < items; ++i) labels.push_back(i % static_cast<int>(classes));
  Transformed source(ArraySource(items, images, labels),
                     [](const Sample& sample, std::span<float> image, std::span<std::int32_t>) {
                       if (sample.bits(0) % 2 == 0) std::reverse(image.begin(), image.end());
                     });
  Loader loader(source, {.device_batch = rows / 2, .devices = 2, .seed = 3, .threads = 2});
  DeviceLoader batches(step, loader);
  Index taken = 0, incomplete = 0, before = 0;
  float first = 0, last = 0, accuracy = 0, norm = 0, scale = 0, skipped = 0;
  for (int epoch = 0; epoch < 6; ++epoch)
    for (const auto& batch : batches) {
      if (taken == 3) before = testing::heap_calls();
      last = step(batch);
      first = taken++ == 0 ? last : first;
      incomplete += batch.valid() < rows ? 1 : 0;
      accuracy = step.metric("accuracy");
      norm = step.metric("gradient_norm");
      scale = step.metric("loss_scale");
      skipped = step.metric("skipped_steps");
    }
  EXPECT_EQ(testing::heap_calls() - before, 0);
  EXPECT_EQ(taken, 6 * 6);
  EXPECT_EQ(incomplete, 6);
  EXPECT_LT(last, first);
  EXPECT_TRUE(accuracy > 0 && accuracy <= 1 && norm > 0);
  EXPECT_TRUE(scale >= 1 && skipped == static_cast<float>(step.skipped_steps()));
  for (int device = 0; device < 2; ++device) EXPECT_EQ(step.allocated_bytes(device), Step::peak_bytes_per_device);
  double squares = 0;
  for (const auto& [name, gradient] : testing::read_all(step.gradients()))
    for (const float element : gradient) squares += static_cast<double>(element) * static_cast<double>(element);
  EXPECT_NEAR(std::sqrt(squares), static_cast<double>(norm), 1e-5 * static_cast<double>(norm));
  EXPECT_EQ(step.gradient("conv.weight").size(), 4 * channels * 3 * 3);
  EXPECT_EQ(step.tensors().type_of(step.tensors().find("bn.running_mean")), DType::f32) << "whatever one computes in";
  EXPECT_NE(step.tensors().read("bn.running_mean")[0], 0);
}

}  // namespace weft::train_step_of_everything_test
