// Counts the digits that the weights of a training step know.
#ifndef EXAMPLES_TRAIN_MNIST_JUDGE_HPP
#define EXAMPLES_TRAIN_MNIST_JUDGE_HPP

#include "../support/step_program.hpp"
#include "model.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/mnist.hpp>

namespace examples {

// What a Loss and RightAnswers take: images, labels and the weights of items.
[[nodiscard]] inline weft::Buffer<weft::dynamic::InputType> batches_of(weft::Index rows) {
  return {weft::input<float>({rows, weft::mnist_features}), weft::input<std::int32_t>({rows}),
          weft::input<float>({rows})};
}

class Judge {
  static constexpr weft::Index rows = 256;

 public:
  // The step must outlive it.
  Judge(const Classifier& model, const weft::dynamic::TrainStep& step)
      : count_(RightAnswers{model}, batches_of(rows), step) {}

  // How many of a data set, with the weights as they are now. The last batch is padded with items of weight 0.
  [[nodiscard]] double right_answers(const weft::Dataset& set) {
    count_.refresh();
    double right = 0;
    weft::Loader loader(set, {.device_batch = rows, .shuffle = false});
    for (const auto& [image, label, weight, valid] : loader)
      right += static_cast<double>(count_.call<float>(image, label, weight)[0]);
    return right;
  }

 private:
  StepProgram count_;
};

}  // namespace examples

#endif
