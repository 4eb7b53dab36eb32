// The training step of an image model on one device: what the programs here that have one share.
#ifndef BENCH_IMAGE_STEP_HPP
#define BENCH_IMAGE_STEP_HPP

#include "../examples/train_image/model.hpp"
#include "start_up_step.hpp"

#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace bench {

inline constexpr weft::Mesh one_device{{"data", 1}};

// SGD with momentum on 32 random images of 3 by 32 by 32 in 10 classes. `model`: as ImageLoss takes it.
inline constexpr std::size_t image_batch = 32, image_pixels = 3 * 32 * 32;
template <const auto& model>
using ImageStep =
    weft::TrainStep<examples::ImageLoss<model>, weft::Inputs<weft::f32[image_batch][3][32][32], weft::i32[image_batch]>,
                    one_device, weft::Ddp{}, weft::SgdMomentum>;

struct ImageBatch {
  std::vector<float> image = std::vector<float>(image_batch * image_pixels);
  std::vector<weft::i32> label = std::vector<weft::i32>(image_batch);

  ImageBatch() {
    for (std::size_t i = 0; i < image.size(); ++i)
      image[i] = weft::uniform_from_bits(weft::random_bits_at(1, "image", 0, static_cast<std::uint32_t>(i)));
    for (std::size_t i = 0; i < image_batch; ++i) label[i] = static_cast<weft::i32>(i % 10);
  }
};

// `argc`, `argv`: of the program, which prints the times of `name`/one_device, or with --start_up those beside the same
// step made at start-up.
template <const auto& model>
void measure_image_step(const std::string& name, int argc, char** argv) {
  const ImageBatch batch;
  if (asks_for_start_up(argc, argv)) {
    const weft::dynamic::InputType image = weft::input<float>({image_batch, 3, 32, 32});
    return compare_start_up<ImageStep<model>>(name, 1.10, 7, 1, examples::ImageLoss<model>{},
                                              {image, weft::input<weft::i32>({image_batch})}, weft::SgdMomentum{},
                                              batch.image, batch.label);
  }
  weft::Runtime runtime(one_device);
  ImageStep<model> step(runtime, weft::Seed{42}, {.learning_rate = 1e-3F, .momentum = 0.9F});
  measure((name + "/one_device").c_str(), 1, 5, [&] { step(batch.image, batch.label); });
}

}  // namespace bench

#endif
