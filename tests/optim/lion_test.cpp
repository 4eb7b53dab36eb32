// Lion against its algorithm, written out in double.
#include <support/expect_error.hpp>
#include <support/json.hpp>
#include <support/optimizer.hpp>
#include <weft/optim/lion.hpp>

#include <cmath>
#include <fstream>
#include <sstream>

namespace weft::lion_test {

using testing::f32_value;
using testing::gradient_of_step;
using testing::Trained;

static_assert(OptimizerRule<Lion>);

TEST(Lion, FollowsTheSignOfAnAverage) {
  const Lion::Settings settings{.learning_rate = 0.01F, .beta1 = 0.8F, .beta2 = 0.95F, .weight_decay = 0.5F};
  const double beta1 = static_cast<double>(settings.beta1), beta2 = static_cast<double>(settings.beta2), rate = 0.01;
  const Value start = testing::random_value(DType::f32, {6}, 1);
  Trained<Lion> trained(start);
  std::vector<double> parameter = start.elements, m(6);
  for (int step = 1; step <= 30; ++step) {
    const Value gradient = gradient_of_step({6}, step);
    trained.step(settings, gradient);
    for (std::size_t i = 0; i < 6; ++i) {
      const double g = gradient.elements[i], c = beta1 * m[i] + (1 - beta1) * g;
      ASSERT_GT(std::fabs(c), 1e-5) << "its sign is no matter of rounding";
      parameter[i] = parameter[i] * (1 - rate * 0.5) - rate * (c > 0 ? 1 : -1);
      m[i] = beta2 * m[i] + (1 - beta2) * g;
    }
    testing::expect_near(trained.parameter, f32_value({6}, parameter), 2e-6, 2e-6);
    testing::expect_near(trained.states[0], f32_value({6}, m), 2e-6, 2e-6);
  }
}

// What tests/golden/make_lion_golden.py makes of the paper's algorithm.
TEST(Lion, TakesTheStepsOfThePaper) {
  std::ostringstream text;
  text << std::ifstream(WEFT_TESTS_DIR "/golden/lion.json").rdbuf();
  const testing::Json golden = testing::parse_json(text.str());
  const auto setting = [&](const char* name) { return static_cast<float>(golden.at(name).as_double()); };
  const auto value = [](const testing::Json& numbers) {
    std::vector<double> elements;
    for (const testing::Json& number : numbers.as_array()) elements.push_back(number.as_double());
    const Shape shape{static_cast<Index>(elements.size())};
    return f32_value(shape, elements);
  };
  const Lion::Settings settings{.learning_rate = setting("learning_rate"),
                                .beta1 = setting("beta1"),
                                .beta2 = setting("beta2"),
                                .weight_decay = setting("weight_decay")};
  Trained<Lion> trained(value(golden.at("start")));
  ASSERT_EQ(golden.at("steps").as_array().size(), 12u);
  for (const testing::Json& step : golden.at("steps").as_array()) {
    trained.step(settings, value(step.at("gradient")));
    testing::expect_near(trained.parameter, value(step.at("parameter")), 1e-6, 1e-6);
    testing::expect_near(trained.states[0], value(step.at("moment")), 1e-6, 1e-6);
  }
}

TEST(Lion, WithoutAGradientOnlyDecayIsLeft) {
  Trained<Lion> trained(f32_value({2}, {4, -8}));
  trained.step({.learning_rate = 0.5F, .weight_decay = 0.5F}, f32_value({2}, {0, 0}));
  testing::expect_equal(trained.parameter, f32_value({2}, {3, -6}));
}

TEST(Lion, SettingsAreChecked) {
  float out[Lion::scalar_count];
  const auto refused = [&](const Lion::Settings& settings, const char* name) {
    testing::expect_error([&] { Lion::scalars(settings, 1, out); }, "setting_out_of_range", {"Lion", name});
  };
  refused({.learning_rate = -1}, "learning_rate");
  refused({.beta1 = 1}, "beta1");
  refused({.beta2 = -0.5F}, "beta2");
  refused({.weight_decay = -1}, "weight_decay");
}

}  // namespace weft::lion_test
