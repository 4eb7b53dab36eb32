// The files of tests/golden, and comparisons with their numbers.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_HPP

#include <support/json.hpp>
#include <support/stored_values.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace weft::testing {

inline Json golden_file(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(WEFT_TESTS_DIR "/golden/" + name).rdbuf();
  return parse_json(text.str());
}
inline const Json& run_called(const std::string& name, const Json& file) {
  for (const Json& run : file.at("runs").as_array())
    if (run.at("name").as_string() == name) return run;
  throw std::runtime_error("no run is called " + name);
}

inline std::uint32_t seed_of(const Json& run) { return static_cast<std::uint32_t>(run.at("seed").as_integer()); }

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
  } else if constexpr (requires { settings.beta2_decay; }) {
    settings.beta2_decay = golden_setting(optimizer, "beta2_decay");
    settings.epsilon1 = golden_setting(optimizer, "epsilon1");
    settings.epsilon2 = golden_setting(optimizer, "epsilon2");
    settings.clip_threshold = golden_setting(optimizer, "clip_threshold");
  } else {
    settings.beta1 = golden_setting(optimizer, "beta1");
    settings.beta2 = golden_setting(optimizer, "beta2");
    settings.epsilon = golden_setting(optimizer, "epsilon");
  }
  return settings;
}

// Within `tolerance` of the expected number, or of `scale` where numbers of that size cancelled out.
inline void expect_golden(double number, const Json& expected, double scale = 0, double tolerance = 1e-5) {
  const double wanted = expected.as_double();
  EXPECT_NEAR(number, wanted, tolerance * std::fmax(std::fabs(wanted), scale));
}

// The sum, the norm and some values of every gradient of the first step, which are stored as "<name><suffix>".
// `rounding`: the size of gradients that are 0 but for rounding; they are expected to be that small.
inline void expect_golden_gradients(const Json& gradients, const MeshTensors& tensors, const std::string& suffix,
                                    double rounding = 0, double tolerance = 1e-5) {
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
    if (expected.at("l2").as_double() < rounding) {
      EXPECT_LT(std::sqrt(squares), rounding);
      continue;
    }
    const double norm = std::sqrt(squares), typical = std::sqrt(squares / static_cast<double>(gradient.size()));
    expect_golden(sum, expected.at("sum"), norm, tolerance);
    expect_golden(norm, expected.at("l2"), 0, tolerance);
    const auto& indices = expected.at("indices").as_array();
    for (std::size_t i = 0; i < indices.size(); ++i)
      expect_golden(static_cast<double>(gradient[static_cast<std::size_t>(indices[i].as_integer())]),
                    expected.at("values").as_array()[i], typical, tolerance);
  }
}

}  // namespace weft::testing

#endif
