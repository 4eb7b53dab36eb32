// ResNet-18 as examples/train_image trains it, a quarter as wide, under DDP on two devices: losses and gradients are
// those of PyTorch on the whole batch. The file has those of the whole width, too: 64. One of two blocks is compiled.
#include "../../examples/train_image/model.hpp"

#include <support/golden_images.hpp>
#include <weft/train/train_step.hpp>

namespace weft::resnet_golden_test {

constexpr Index images = 4, width = examples::resnet18_width;
using ResNet = examples::ResNet<examples::BasicBlock>;

TEST(ResNetGolden, LossesAndGradientsAreThoseOfPyTorch) {
  const testing::Json file = testing::golden_file("resnet.json");
  testing::expect_golden_images(testing::run_called("width" + std::to_string(width), file),
                                examples::LossOf<ResNet>{examples::resnet18<width>}, images);
}

// Of stride 1 and of stride 2.
constexpr ResNet two_blocks{.width = width, .blocks = {1, 1}};

TEST(ResNetGolden, BothDoorsGiveTheSameBits) {
  using Step = TrainStep<examples::ImageLoss<two_blocks>, Inputs<f32[images][3][32][32], i32[images]>,
                         testing::data_mesh<2>, Ddp{}, SgdMomentum>;
  testing::expect_image_twins<Step>(examples::LossOf<ResNet>{two_blocks}, images);
}

}  // namespace weft::resnet_golden_test
