// ResNet-18 as examples/train_image trains it, a quarter as wide, under DDP on two devices: losses and gradients are
// those of PyTorch on the whole batch. The file has those of the whole width, too: 64.
#include "../../examples/train_image/model.hpp"

#include <support/golden_images.hpp>
#include <weft/train/train_step.hpp>

namespace weft::resnet_golden_test {

constexpr Index images = 4, width = examples::resnet18_width;
using Step = TrainStep<examples::ImageLoss<examples::resnet18<width>>, Inputs<f32[images][3][32][32], i32[images]>,
                       testing::data_mesh<2>, Ddp{}, SgdMomentum>;

TEST(ResNetGolden, LossesAndGradientsAreThoseOfPyTorch) {
  const testing::Json file = testing::golden_file("resnet.json");
  testing::expect_golden_images<Step>(testing::run_called("width" + std::to_string(width), file), images);
}

TEST(ResNetGolden, BothDoorsGiveTheSameBits) {
  using ResNet18 = examples::ResNet<examples::BasicBlock>;
  testing::expect_image_twins<Step>(examples::LossOf<ResNet18>{examples::resnet18<width>}, images);
}

}  // namespace weft::resnet_golden_test
