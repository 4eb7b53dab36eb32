// ViT-Tiny (Touvron et al., 2021: 12 layers, 192 features, 3 heads) on images of 32 by 32 in patches of 4 by 4, under
// DDP on two devices: losses and gradients are those of PyTorch on the whole batch.
#include "../../examples/train_image/model.hpp"

#include <support/golden_images.hpp>
#include <weft/train/train_step.hpp>

namespace weft::vit_golden_test {

constexpr Index images = 4;
constexpr examples::GptSizes sizes{.vocabulary = 10, .context = 64, .features = 192, .heads = 3, .causal = false};
constexpr examples::Vit tiny{.sizes = sizes, .layers = 12};
using Step = TrainStep<examples::ImageLoss<tiny>, Inputs<f32[images][3][32][32], i32[images]>, testing::data_mesh<2>,
                       Ddp{}, SgdMomentum>;

TEST(VitGolden, LossesAndGradientsAreThoseOfPyTorch) {
  testing::expect_golden_images<Step>(testing::golden_file("vit.json"), images);
}

TEST(VitGolden, BothDoorsGiveTheSameBits) {
  testing::expect_image_twins<Step>(examples::LossOf<examples::Vit>{tiny}, images);
}

}  // namespace weft::vit_golden_test
