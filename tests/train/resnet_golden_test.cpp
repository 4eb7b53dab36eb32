// ResNet-18 as examples/train_image trains it, a quarter as wide, under DDP on two devices: losses and gradients are
// those of PyTorch on the whole batch. The file has those of the whole width, too: 64.
#include "../../examples/train_image/model.hpp"

#include <weft/train/train_step.hpp>

#include <support/golden.hpp>
#include <support/small_training.hpp>

namespace weft {
namespace {

using testing::Json;

constexpr Index images = 4, width = examples::resnet18_width;
using Step = TrainStep<examples::ImageLoss<examples::resnet18<width>>, Inputs<f32[images][3][32][32], i32[images]>,
                       testing::data_mesh<2>, Ddp{}, SgdMomentum>;

testing::RandomBatch batch_of(const Json& run, Index step) {
  return {testing::seed_of(run), step, images, 3 * 32 * 32, 10};
}

TEST(ResNetGolden, LossesAndGradientsAreThoseOfPyTorch) {
  const Json file = testing::golden_file("resnet.json");
  const Json& run = testing::run_called("width" + std::to_string(width), file);
  Runtime runtime(2);
  Step step(runtime, Seed{testing::seed_of(run)}, testing::golden_settings<SgdMomentum::Settings>(run.at("optimizer")));
  const auto& losses = run.at("losses").as_array();
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const testing::RandomBatch batch = batch_of(run, static_cast<Index>(i));
    const double wanted = losses[i].as_double();
    EXPECT_NEAR(static_cast<double>(step(batch.image, batch.label)), wanted, 1e-4 * wanted) << "step " << i;
  }
  // Without a learning rate and weight decay, the momentum after the first step is the gradient.
  Step first(runtime, Seed{testing::seed_of(run)}, {.learning_rate = 0, .momentum = 0});
  const testing::RandomBatch batch = batch_of(run, 0);
  first(batch.image, batch.label);
  for (const Json& expected : run.at("gradients").as_array()) {
    const std::string name = expected.at("name").as_string();
    const std::vector<float> gradient = testing::stored_values(first.tensors(), name + ".sgd.momentum");
    EXPECT_EQ(static_cast<std::int64_t>(gradient.size()), expected.at("elements").as_integer()) << name;
    double squares = 0;
    for (float x : gradient) squares += static_cast<double>(x) * static_cast<double>(x);
    const double norm = expected.at("l2").as_double();
    EXPECT_NEAR(std::sqrt(squares), norm, 1e-4 * norm) << name;
  }
}

}  // namespace
}  // namespace weft
