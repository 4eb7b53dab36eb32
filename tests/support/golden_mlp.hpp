// The classifier of tests/golden/mlp.json: its model and data, and a comparison of a compiled training step with what
// PyTorch computed.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_MLP_HPP

#include <support/json.hpp>
#include <support/small_training.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/adam.hpp>

#include <fstream>
#include <sstream>

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

inline const Json& golden() {
  static const Json file = [] {
    std::ostringstream text;
    text << std::ifstream(WEFT_TESTS_DIR "/golden/mlp.json").rdbuf();
    return parse_json(text.str());
  }();
  return file;
}
inline const Json& golden_run(const std::string& name) {
  for (const Json& run : golden().at("runs").as_array())
    if (run.at("name").as_string() == name) return run;
  throw std::runtime_error("mlp.json has no run " + name);
}
inline std::uint32_t golden_seed(const Json& run) { return static_cast<std::uint32_t>(run.at("seed").as_integer()); }
inline RandomBatch golden_batch(const Json& run, Index step) {
  return {golden_seed(run), step, golden_rows, golden_features, golden_classes};
}

inline float golden_setting(const Json& optimizer, const char* name) {
  return static_cast<float>(optimizer.at(name).as_double());
}
// Every optimizer of the file has a learning rate and a weight decay.
template <class Settings>
Settings golden_settings(const Json& optimizer) {
  Settings settings;
  settings.learning_rate = golden_setting(optimizer, "learning_rate");
  settings.weight_decay = golden_setting(optimizer, "weight_decay");
  if constexpr (requires { settings.momentum; }) {
    settings.momentum = golden_setting(optimizer, "momentum");
  } else {
    settings.beta1 = golden_setting(optimizer, "beta1");
    settings.beta2 = golden_setting(optimizer, "beta2");
    settings.epsilon = golden_setting(optimizer, "epsilon");
  }
  return settings;
}

// Within 1e-5 of the expected number, or of `scale` where numbers of that size cancelled out.
inline void expect_golden(double number, const Json& expected, double scale = 0) {
  const double wanted = expected.as_double();
  EXPECT_NEAR(number, wanted, 1e-5 * std::fmax(std::fabs(wanted), scale));
}

// The sum, the norm and some values of every gradient of the first step.
inline void expect_golden_gradients(const Json& gradients, const MeshTensors& tensors, const std::string& suffix) {
  for (const Json& expected : gradients.as_array()) {
    const std::string name = expected.at("name").as_string();
    SCOPED_TRACE("gradient of " + name);
    const std::vector<float> gradient = stored_values(tensors, name + suffix);
    ASSERT_EQ(static_cast<std::int64_t>(gradient.size()), expected.at("elements").as_integer());
    double sum = 0, squares = 0;
    for (float element : gradient) {
      sum += static_cast<double>(element);
      squares += static_cast<double>(element) * static_cast<double>(element);
    }
    const double norm = std::sqrt(squares), typical = std::sqrt(squares / static_cast<double>(gradient.size()));
    expect_golden(sum, expected.at("sum"), norm);
    expect_golden(norm, expected.at("l2"));
    const auto& indices = expected.at("indices").as_array();
    for (std::size_t i = 0; i < indices.size(); ++i)
      expect_golden(static_cast<double>(gradient[static_cast<std::size_t>(indices[i].as_integer())]),
                    expected.at("values").as_array()[i], typical);
  }
}

// Trains for the 20 steps of run `name`. Weights start as the layers say, which is what the file's script does, too.
template <class Step>
void expect_golden_losses(const std::string& name) {
  const Json& expected = golden_run(name);
  const auto settings = golden_settings<typename Step::Settings>(expected.at("optimizer"));
  Runtime runtime(static_cast<int>(Step::devices));
  Step step(runtime, Seed{golden_seed(expected)}, settings);
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
