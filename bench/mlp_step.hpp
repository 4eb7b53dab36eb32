// The MLP 784-512-512-10 (ReLU, mean cross-entropy, SGD) whose step is timed, on a mesh of one process or of several.
#ifndef BENCH_MLP_STEP_HPP
#define BENCH_MLP_STEP_HPP

#include "measure.hpp"

#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace bench {

struct MlpLoss {
  weft::nn::Linear hidden1{"hidden1", 784, 512};
  weft::nn::Linear hidden2{"hidden2", 512, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden2(relu(hidden1(image))))), label));
  }
};

// `rows` in all devices together.
template <const auto& mesh, auto strategy, unsigned rows>
using MlpStep =
    weft::TrainStep<MlpLoss, weft::Inputs<weft::f32[rows][784], weft::i32[rows]>, mesh, strategy, weft::Sgd>;

struct MlpBatch {
  std::vector<float> image;
  std::vector<weft::i32> label;

  explicit MlpBatch(std::size_t rows) : image(rows * 784), label(rows) {
    for (std::size_t i = 0; i < image.size(); ++i)
      image[i] = weft::uniform_from_bits(weft::random_bits_at(1, "image", 0, static_cast<std::uint32_t>(i)));
    for (std::size_t i = 0; i < label.size(); ++i)
      label[i] = static_cast<weft::i32>(weft::random_bits_at(1, "label", 0, static_cast<std::uint32_t>(i)) % 10);
  }
};
template <class Step>
[[nodiscard]] std::vector<double> mlp_step_times(weft::Runtime& runtime, unsigned rows) {
  Step step(runtime, weft::Seed{42}, {.learning_rate = 0.05F});
  const MlpBatch batch(rows);
  return times_of(30, 300, [&] { step(batch.image, batch.label); });
}

}  // namespace bench

#endif
