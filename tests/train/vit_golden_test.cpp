// ViT-Tiny (Touvron et al., 2021: 12 layers, 192 features, 3 heads) on images of 32 by 32 in patches of 4 by 4, under
// DDP on two devices: losses and gradients are those of PyTorch on the whole batch. One of two layers is compiled.
#include "../../examples/train_image/model.hpp"

#include <support/golden_images.hpp>
#include <weft/train/train_step.hpp>

namespace weft::vit_golden_test {

constexpr Index images = 4;
constexpr examples::GptSizes sizes{.vocabulary = 10, .context = 64, .features = 192, .heads = 3, .causal = false};
constexpr examples::Vit tiny{.sizes = sizes, .layers = 12}, two_layers{.sizes = sizes, .layers = 2};

TEST(VitGolden, LossesAndGradientsAreThoseOfPyTorch) {
  testing::expect_golden_images(testing::golden_file("vit.json"), examples::LossOf<examples::Vit>{tiny}, images);
}

TEST(VitGolden, BothDoorsGiveTheSameBits) {
  using Step = TrainStep<examples::ImageLoss<two_layers>, Inputs<f32[images][3][32][32], i32[images]>,
                         testing::data_mesh<2>, Ddp{}, SgdMomentum>;
  testing::expect_image_twins<Step>(examples::LossOf<examples::Vit>{two_layers}, images);
}

}  // namespace weft::vit_golden_test
