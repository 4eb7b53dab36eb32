// The training step of an image model on one device: what the programs here that have one share.
#ifndef BENCH_IMAGE_STEP_HPP
#define BENCH_IMAGE_STEP_HPP

#include "../examples/train_image/model.hpp"
#include "measure.hpp"

#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace bench {

inline constexpr weft::Mesh one_device{{"data", 1}};

// SGD with momentum on 32 random images of 3 by 32 by 32 in 10 classes. `model`: as ImageLoss takes it.
template <const auto& model>
void measure_image_step(const char* name) {
  constexpr std::size_t batch = 32, pixels = 3 * 32 * 32;
  using Step = weft::TrainStep<examples::ImageLoss<model>, weft::Inputs<weft::f32[batch][3][32][32], weft::i32[batch]>,
                               one_device, weft::Ddp{}, weft::SgdMomentum>;
  weft::Runtime runtime(one_device);
  Step step(runtime, weft::Seed{42}, {.learning_rate = 1e-3F, .momentum = 0.9F});
  std::vector<float> image(batch * pixels);
  std::vector<weft::i32> label(batch);
  for (std::size_t i = 0; i < image.size(); ++i)
    image[i] = weft::uniform_from_bits(weft::random_bits_at(1, "image", 0, static_cast<std::uint32_t>(i)));
  for (std::size_t i = 0; i < batch; ++i) label[i] = static_cast<weft::i32>(i % 10);
  measure(name, 1, 5, [&] { step(image, label); });
}

}  // namespace bench

#endif
