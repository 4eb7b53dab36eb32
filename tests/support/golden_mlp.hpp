// The classifier of tests/golden/mlp.json: its model and data, and a comparison with what PyTorch computed, of a compiled
// training step and of one that is made when the program starts.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP

#include <support/golden.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>
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

// A step that is made when the program starts, of a run of the file.
template <class Rule>
struct GoldenStart {
  const Json& run;
  typename Rule::Settings settings = golden_settings<typename Rule::Settings>(run.at("optimizer"));
  Seed seed = Seed{seed_of(run)};
  bool layer_norm = false;

  [[nodiscard]] dynamic::TrainStep made(Runtime& runtime, const AnyStrategy& strategy) const {
    const auto loss = layer_norm ? dynamic::measured_function(GoldenLoss<true>{})
                                 : dynamic::measured_function(GoldenLoss<false>{});
    return dynamic::TrainStep(runtime, loss,
                              {input<float>({golden_rows, golden_features}), input<std::int32_t>({golden_rows})},
                              Mesh{{"data", runtime.local_device_count()}}, strategy,
                              AnyOptimizer(Rule{}, settings), seed);
  }
};

// Trains for the 20 steps of a run. Weights start as the layers say, which is what the file's script does, too.
template <class Step>
void expect_golden_losses_of(Step& step, const Json& run) {
  const auto& losses = run.at("losses").as_array();
  ASSERT_EQ(losses.size(), 20u);
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    const RandomBatch batch = golden_batch(run, static_cast<Index>(i));
    expect_golden(static_cast<double>(step(batch.image, batch.label)), losses[i]);
  }
}
// A compiled step.
template <class Step>
void expect_golden_losses(const std::string& name) {
  const Json& run = golden_run(name);
  Runtime runtime(static_cast<int>(Step::devices));
  Step step(runtime, Seed{seed_of(run)}, golden_settings<typename Step::Settings>(run.at("optimizer")));
  expect_golden_losses_of(step, run);
}
// One that is made here.
template <class Rule>
void expect_golden_losses(const std::string& name, int devices, const AnyStrategy& strategy, bool layer_norm = false) {
  const GoldenStart<Rule> start{.run = golden_run(name), .layer_norm = layer_norm};
  Runtime runtime(devices);
  dynamic::TrainStep step = start.made(runtime, strategy);
  expect_golden_losses_of(step, start.run);
}

}  // namespace weft::testing

#endif
