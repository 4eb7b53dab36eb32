// The classifier of tests/golden/mlp.json: its model and data, and a comparison of a compiled training step with what
// PyTorch computed.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP

#include <support/golden.hpp>
#include <support/small_training.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/adam.hpp>
#include <weft/train/train_step.hpp>

namespace weft::testing {

inline constexpr Index golden_rows = 64, golden_features = 784, golden_classes = 10;
using GoldenInputs = Inputs<f32[golden_rows][golden_features], i32[golden_rows]>;

template <bool layer_norm>
struct GoldenLoss {
  constexpr Var operator()(Var image, Var label) const {
    Var x = nn::Linear{"hidden1", golden_features, 512}(image);
    if constexpr (layer_norm) x = nn::LayerNorm{"norm1", 512}(x);
    x = relu(nn::Linear{"hidden2", 512, 512}(relu(x)));
    return mean(cross_entropy(nn::Linear{"output", 512, golden_classes}(x), label));
  }
};

template <class Rule, Index devices, auto strategy, bool layer_norm = false>
using GoldenStep = TrainStep<GoldenLoss<layer_norm>, GoldenInputs, data_mesh<devices>, strategy, Rule>;

inline const Json& golden() {
  static const Json file = golden_file("mlp.json");
  return file;
}
inline const Json& golden_run(const std::string& name) { return run_called(name, golden()); }
inline RandomBatch golden_batch(const Json& run, Index step) {
  return {seed_of(run), step, golden_rows, golden_features, golden_classes};
}

// Trains for the 20 steps of run `name`. Weights start as the layers say, which is what the file's script does, too.
template <class Step>
void expect_golden_losses(const std::string& name) {
  const Json& expected = golden_run(name);
  const auto settings = golden_settings<typename Step::Settings>(expected.at("optimizer"));
  Runtime runtime(static_cast<int>(Step::devices));
  Step step(runtime, Seed{seed_of(expected)}, settings);
  const auto& losses = expected.at("losses").as_array();
  ASSERT_EQ(losses.size(), 20u);
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    const RandomBatch batch = golden_batch(expected, static_cast<Index>(i));
    expect_golden(static_cast<double>(step(batch.image, batch.label)), losses[i]);
  }
}

}  // namespace weft::testing

#endif
