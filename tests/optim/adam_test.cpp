// Adam and AdamW against torch.optim's algorithms, written out in double.
#include <support/expect_error.hpp>
#include <support/optimizer.hpp>
#include <weft/optim/adam.hpp>

namespace weft::adam_test {

using testing::f32_value;
using testing::gradient_of_step;
using testing::random_value;
using testing::Trained;

constexpr bool update_is_elementwise() {
  Graph graph;
  const Var p{&graph, graph.add_input("p", InputKind::weight, DType::f32, {3})};
  const Var m{&graph, graph.add_input("m", InputKind::state, DType::f32, {3})};
  const Var c{&graph, graph.add_input("c", InputKind::scalar, DType::f32, {})};
  const Var states[] = {m, m}, scalars[] = {c, c, c, c, c, c, c};
  Var updated, moments[2];
  AdamW::update(p, p, states, scalars, updated, moments);
  for (const Node& node : graph.nodes)
    if (node.op != Op::parameter && node.op != Op::broadcast && !is_elementwise(node.op)) return false;
  return updated.shape() == Shape{3} && moments[0].shape() == Shape{3} && moments[1].shape() == Shape{3};
}
static_assert(update_is_elementwise());

// torch.optim.Adam and AdamW (not capturable, no amsgrad), in double from the settings as float.
template <bool decoupled>
void expect_adam(const typename BasicAdam<decoupled>::Settings& settings, double tolerance) {
  const double rate = static_cast<double>(settings.learning_rate(1)),
               decay = static_cast<double>(settings.weight_decay), beta1 = static_cast<double>(settings.beta1),
               beta2 = static_cast<double>(settings.beta2), epsilon = static_cast<double>(settings.epsilon);
  const Value start = random_value(DType::f32, {6}, 1);
  Trained<BasicAdam<decoupled>> trained(start);
  std::vector<double> parameter = start.elements, m(6), v(6);
  for (int step = 1; step <= 30; ++step) {
    const Value gradient = gradient_of_step({6}, step);
    trained.step(settings, gradient);
    const double correction1 = 1 - std::pow(beta1, step), correction2 = 1 - std::pow(beta2, step);
    for (std::size_t i = 0; i < 6; ++i) {
      double g = gradient.elements[i];
      if (decoupled)
        parameter[i] *= 1 - rate * decay;
      else
        g += decay * parameter[i];
      m[i] += (1 - beta1) * (g - m[i]);
      v[i] = beta2 * v[i] + (1 - beta2) * g * g;
      parameter[i] -= rate / correction1 * m[i] / (std::sqrt(v[i]) / std::sqrt(correction2) + epsilon);
    }
    testing::expect_near(trained.parameter, f32_value({6}, parameter), tolerance, tolerance);
    testing::expect_near(trained.states[0], f32_value({6}, m), tolerance, tolerance);
    testing::expect_near(trained.states[1], f32_value({6}, v), 0, tolerance);
  }
}

TEST(Adam, FollowsPyTorch) {
  EXPECT_TRUE(update_is_elementwise());
  expect_adam<false>({}, 1e-6);
  expect_adam<false>({.learning_rate = 0.01F, .weight_decay = 0.1F}, 2e-6);
  expect_adam<true>({}, 1e-6);
  expect_adam<true>({.learning_rate = 0.01F, .beta1 = 0.8F, .beta2 = 0.95F, .epsilon = 1e-4F, .weight_decay = 0.5F},
                    2e-6);
}

TEST(Adam, TheFirstStepMovesByTheRateInTheDirectionOfTheSign) {
  Trained<Adam> trained(f32_value({3}, {1, 1, 1}));
  trained.step({.learning_rate = 0.125F}, f32_value({3}, {1e-3, -5, 0}));
  testing::expect_near(trained.parameter, f32_value({3}, {0.875, 1.125, 1}), 2e-6);
}

TEST(Adam, DecayWithoutGradientIsPlainInAdamW) {
  Trained<AdamW> trained(f32_value({2}, {1, -4}));
  trained.step({.learning_rate = 0.5F, .weight_decay = 0.5F}, f32_value({2}, {0, 0}));
  testing::expect_equal(trained.parameter, f32_value({2}, {0.75, -3}));
}

// As in PyTorch (tests/golden/print_edge_values.py), which leaves out a decay of 0: not 0 times the weight.
TEST(Adam, WithoutDecayAnInfiniteWeightStaysInfinite) {
  Trained<Adam> trained(f32_value({2}, {HUGE_VAL, 1}));
  trained.step({.learning_rate = 0.125F}, f32_value({2}, {4, 8}));
  testing::expect_near(trained.parameter, f32_value({2}, {HUGE_VAL, 0.875}), 1e-6);
  testing::expect_near(trained.states[0], f32_value({2}, {0.4, 0.8}), 1e-6);
}

TEST(Adam, ScalarsAreRoundedOnce) {
  float out[AdamW::scalar_count];
  AdamW::scalars({}, 3, out);
  const double beta1 = static_cast<double>(0.9F), beta2 = static_cast<double>(0.999F);
  const double rate = static_cast<double>(1e-3F), decay = static_cast<double>(0.01F);
  EXPECT_EQ(out[0], static_cast<float>(rate / (1 - beta1 * beta1 * beta1)));
  EXPECT_EQ(out[1], static_cast<float>(1 - rate * decay));
  EXPECT_EQ(out[2], static_cast<float>(1 - beta1));
  EXPECT_EQ(out[3], 0.999F);
  EXPECT_EQ(out[4], static_cast<float>(1 - beta2));
  EXPECT_EQ(out[5], static_cast<float>(std::sqrt(1 - beta2 * beta2 * beta2)));
  EXPECT_EQ(out[6], 1e-8F);
}

// As after torch.amp.GradScaler has left out two of ten steps: the schedule has taken all, the moments eight.
TEST(Adam, SkippedStepsCountForTheScheduleAlone) {
  const AdamW::Settings rising{.learning_rate = [](Index step) { return 1e-3F * static_cast<float>(step); }};
  float out[AdamW::scalar_count], eighth[AdamW::scalar_count];
  AdamW::scalars(rising, {10, 2}, out);
  AdamW::scalars({.learning_rate = rising.learning_rate(10)}, 8, eighth);
  for (int i = 0; i < AdamW::scalar_count; ++i) EXPECT_EQ(out[i], eighth[i]) << AdamW::scalar_names[i];
  EXPECT_EQ(StepNumber(3, 5).applied, 1) << "whoever sets the count back";
}

TEST(Adam, DefaultsAreThoseOfPyTorch) {
  EXPECT_EQ(Adam::Settings{}.weight_decay, 0);
  EXPECT_EQ(AdamW::Settings{}.weight_decay, 0.01F);
  EXPECT_EQ(AdamW::Settings{}.learning_rate(1), 1e-3F);
}

TEST(Adam, SettingsAreChecked) {
  float out[AdamW::scalar_count];
  const auto refused = [&](const AdamW::Settings& settings, const char* name) {
    testing::expect_error([&] { AdamW::scalars(settings, 1, out); }, "setting_out_of_range", {"AdamW", name});
  };
  refused({.learning_rate = -1}, "learning_rate");
  refused({.beta1 = 1}, "beta1");
  refused({.beta2 = 1.5F}, "beta2");
  refused({.epsilon = -1}, "epsilon");
  refused({.weight_decay = -1}, "weight_decay");
}

}  // namespace weft::adam_test
