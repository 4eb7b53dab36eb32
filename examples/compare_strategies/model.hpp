// The model, and training steps of it under any mesh and strategy.
#ifndef EXAMPLES_COMPARE_STRATEGIES_MODEL_HPP
#define EXAMPLES_COMPARE_STRATEGIES_MODEL_HPP

#include "experiment.hpp"

#include <weft/weft.hpp>

#include <memory>

namespace examples {

struct Classifier {
  weft::nn::Linear hidden1{"hidden1", 784, 512};
  weft::nn::Linear hidden2{"hidden2", 512, 512};
  weft::nn::Linear output{"output", 512, 10};

  constexpr weft::Var operator()(weft::Var image) const { return output(relu(hidden2(relu(hidden1(image))))); }
};
struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(Classifier{}(image), label));
  }
};

template <const auto& mesh, auto strategy>
class Training final : public AnyStep {
  using Inputs = weft::Inputs<weft::f32[batch_size][784], weft::i32[batch_size]>;
  using Step = weft::TrainStep<Loss, Inputs, mesh, strategy, weft::SgdMomentum>;

 public:
  Training(weft::Runtime& runtime, std::uint32_t seed)
      : step_(runtime, weft::Seed{seed}, {.learning_rate = 0.05f, .momentum = 0.9f}) {}
  float take(const weft::Batch& batch) override { return step_(batch.image, batch.label); }
  [[nodiscard]] weft::AlignedArray<float> read(const char* name) const override { return step_.tensors().read(name); }

  [[nodiscard]] static Candidate candidate(const char* name) {
    return {name, Step::devices, Step::plan(), [](weft::Runtime& runtime, std::uint32_t seed) {
              return std::unique_ptr<AnyStep>(std::make_unique<Training>(runtime, seed));
            }};
  }

 private:
  Step step_;
};

}  // namespace examples

#endif
