// The training step of ResNet-18 (32 images of 3 by 32 by 32, batch norm, SGD) on one device: one JSON line, {"name", "ms",
// "min_ms"}, medians. bench/peers/compare.py runs it beside PyTorch.
#include "../examples/train_image/model.hpp"
#include "measure.hpp"

#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace {

constexpr std::size_t batch = 32, pixels = 3 * 32 * 32;
inline constexpr weft::Mesh one{{"data", 1}};
using Step =
    weft::TrainStep<examples::ImageLoss<examples::resnet18<64>>,
                    weft::Inputs<weft::f32[batch][3][32][32], weft::i32[batch]>, one, weft::Ddp{}, weft::SgdMomentum>;

}  // namespace

int main() {
  weft::Runtime runtime(one);
  Step step(runtime, weft::Seed{42}, {.learning_rate = 1e-3F, .momentum = 0.9F});
  std::vector<float> image(batch * pixels);
  std::vector<weft::i32> label(batch);
  for (std::size_t i = 0; i < image.size(); ++i)
    image[i] = weft::uniform_from_bits(weft::random_bits_at(1, "image", 0, static_cast<std::uint32_t>(i)));
  for (std::size_t i = 0; i < batch; ++i) label[i] = static_cast<weft::i32>(i % 10);
  bench::measure("resnet_step/one_device", 1, 5, [&] { step(image, label); });
}
