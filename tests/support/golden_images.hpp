// Training on images on two devices: beside what PyTorch computed from the same weights and images, and compiled beside
// planned when the test starts.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_IMAGES_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_IMAGES_HPP

#include <support/dynamic_twins.hpp>
#include <support/golden.hpp>
#include <support/small_training.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/runtime/runtime.hpp>

#include <string_view>

namespace weft::testing {

using ImageSettings = SgdMomentum::Settings;
// Training of `loss` on images of 3 by 32 by 32 and 10 classes, on two devices.
template <class Loss>
DynamicTwin image_training(const Loss& loss, Index images, const ImageSettings& settings, Seed seed) {
  return {.loss = dynamic::measured_function(loss),
          .inputs = {input<float>({images, 3, 32, 32}), input<std::int32_t>({images})},
          .mesh = Mesh{{"data", 2}},
          .optimizer = {SgdMomentum{}, settings},
          .seed = seed};
}

// Under DDP. `run`: losses, and of the first step's gradients sums, norms and some elements. All within 1e-4 of them.
template <class Loss>
void expect_golden_images(const Json& run, const Loss& loss, Index images) {
  constexpr double tolerance = 1e-4;
  const auto batch_of = [&](std::size_t step) {
    return RandomBatch(seed_of(run), static_cast<Index>(step), images, 3 * 32 * 32, 10);
  };
  const auto made = [&](Runtime& runtime, const ImageSettings& settings) {
    const DynamicTwin training = image_training(loss, images, settings, Seed{seed_of(run)});
    return dynamic::TrainStep(runtime, training.loss, training.inputs, training.mesh, Ddp{}, training.optimizer,
                              training.seed);
  };
  Runtime runtime(2);
  dynamic::TrainStep step = made(runtime, golden_settings<ImageSettings>(run.at("optimizer")));
  const auto& losses = run.at("losses").as_array();
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const RandomBatch batch = batch_of(i);
    SCOPED_TRACE(::testing::Message() << "loss of step " << i);
    expect_golden(static_cast<double>(step(batch.image, batch.label)), losses[i], 0, tolerance);
  }
  // Without a learning rate and weight decay, the momentum after the first step is the gradient.
  dynamic::TrainStep first = made(runtime, {.learning_rate = 0, .momentum = 0});
  const RandomBatch batch = batch_of(0);
  first(batch.image, batch.label);
  std::size_t weights = 0;
  for (Index i = 0; i < first.tensors().size(); ++i)
    weights += std::string_view(first.tensors()[i].name.c_str()).ends_with(".sgd.momentum") ? 1U : 0U;
  EXPECT_EQ(run.at("gradients").as_array().size(), weights);
  constexpr double rounding = 1e-6;  // of a key's bias, which has no effect
  expect_golden_gradients(run.at("gradients"), first.tensors(), ".sgd.momentum", rounding, tolerance);
}

// `loss`: that of the compiled Step, as a value. Both doors give the same bits.
template <class Step, class Loss>
void expect_image_twins(const Loss& loss, Index images) {
  constexpr Index steps = 2;
  constexpr ImageSettings settings{.learning_rate = 0.01F, .momentum = 0.9F};
  Runtime runtime(2);
  Step compiled(runtime, Seed{42}, settings);
  std::vector<float> losses;
  const auto take = [&](auto& step, Index i) {
    const RandomBatch batch(7, i, images, 3 * 32 * 32, 10);
    return step(batch.image, batch.label);
  };
  for (Index i = 0; i < steps; ++i) losses.push_back(take(compiled, i));
  dynamic::register_kernels<Step>();
  expect_dynamic_twins(image_training(loss, images, settings, Seed{42}), losses, take);
}

}  // namespace weft::testing

#endif
