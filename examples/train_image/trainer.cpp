#include "trainer.hpp"

#include "kernels.hpp"

namespace examples {

namespace {

weft::dynamic::InputType images_of(const Training& training, weft::Index rows) {
  return weft::input<float>({rows, 3, training.images.side, training.images.side});
}

}  // namespace

weft::dynamic::TrainStep make_step(weft::Runtime& runtime, const Training& training) {
  register_image_kernels();
  return {runtime,
          LossOf<AnyImageModel>{training.model},
          {images_of(training, training.batch), weft::input<std::int32_t>({training.batch})},
          training.placement.mesh,
          training.placement.strategy,
          training.optimizer,
          weft::Seed{training.seed},
          training.placement.options};
}

Judge::Judge(const Training& training, const weft::dynamic::TrainStep& step)
    : weight_(weft::to_size(training.test_batch)),
      count_(RightAnswersOf<AnyImageModel>{training.model},
             {images_of(training, training.test_batch), weft::input<std::int32_t>({training.test_batch}),
              weft::input<float>({training.test_batch})},
             step) {}

weft::Index Judge::right_answers(const ImageBatch& batch, weft::Index counted) {
  for (weft::Index i = 0; i < std::ssize(weight_); ++i) weight_[weft::to_size(i)] = i < counted ? 1.0f : 0.0f;
  const auto& [image, label] = batch.fields();
  return static_cast<weft::Index>(count_.call<float>(image, label, weight_)[0]);
}

}  // namespace examples
