// A step that trains images on two devices, beside what PyTorch computed from the same weights and images.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_IMAGES_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_IMAGES_HPP

#include <support/golden.hpp>
#include <support/small_training.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/runtime/runtime.hpp>

#include <cmath>

namespace weft::testing {

// `Step`: a TrainStep of SgdMomentum on `images` of 3 by 32 by 32 and 10 classes. `run`: losses, and the norms of the
// first step's gradients. Both within 1e-4 of them.
template <class Step>
void expect_golden_images(const Json& run, Index images) {
  const auto batch_of = [&](std::size_t step) {
    return RandomBatch(seed_of(run), static_cast<Index>(step), images, 3 * 32 * 32, 10);
  };
  Runtime runtime(2);
  Step step(runtime, Seed{seed_of(run)}, golden_settings<SgdMomentum::Settings>(run.at("optimizer")));
  const auto& losses = run.at("losses").as_array();
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const RandomBatch batch = batch_of(i);
    const double wanted = losses[i].as_double();
    EXPECT_NEAR(static_cast<double>(step(batch.image, batch.label)), wanted, 1e-4 * wanted) << "step " << i;
  }
  // Without a learning rate and weight decay, the momentum after the first step is the gradient.
  Step first(runtime, Seed{seed_of(run)}, {.learning_rate = 0, .momentum = 0});
  const RandomBatch batch = batch_of(0);
  first(batch.image, batch.label);
  for (const Json& expected : run.at("gradients").as_array()) {
    const std::string name = expected.at("name").as_string();
    const std::vector<float> gradient = stored_values(first.tensors(), name + ".sgd.momentum");
    EXPECT_EQ(static_cast<std::int64_t>(gradient.size()), expected.at("elements").as_integer()) << name;
    double squares = 0;
    for (float x : gradient) squares += static_cast<double>(x) * static_cast<double>(x);
    const double norm = expected.at("l2").as_double();
    EXPECT_NEAR(std::sqrt(squares), norm, 1e-4 * norm) << name;
  }
}

}  // namespace weft::testing

#endif
