// Sgd against torch.optim.SGD's algorithm, written out in double.
#include <support/expect_error.hpp>
#include <support/optimizer.hpp>
#include <weft/optim/sgd.hpp>

namespace weft::sgd_test {

using testing::f32_value;
using testing::gradient_of_step;
using testing::random_value;
using testing::Trained;

constexpr Index nodes_of_an_update() {
  Graph graph;
  Var inputs[4];
  const char* names[] = {"p", "g", "rate", "decay"};
  for (int i = 0; i < 4; ++i)
    inputs[i] = {&graph, graph.add_input(names[i], InputKind::data, DType::f32, i < 2 ? Shape{3} : Shape{})};
  Var updated;
  Sgd::update(inputs[0], inputs[1], nullptr, inputs + 2, updated, nullptr);
  return updated.shape() == Shape{3} ? graph.size() : 0;
}
static_assert(nodes_of_an_update() == 15);

// torch.optim.SGD, dampening 0: the buffer of the first step is the gradient itself.
void expect_sgd(auto rule, double rate, double momentum, double decay, bool nesterov) {
  using Rule = decltype(rule);
  typename Rule::Settings settings;
  settings.learning_rate = static_cast<float>(rate);
  settings.weight_decay = static_cast<float>(decay);
  if constexpr (Rule::state_count == 1) settings.momentum = static_cast<float>(momentum);
  const Value start = random_value(DType::f32, {6}, 1);
  Trained<Rule> trained(start);
  std::vector<double> parameter = start.elements, buffer;
  for (int step = 0; step < 10; ++step) {
    const Value gradient = gradient_of_step({6}, step);
    trained.step(settings, gradient);
    std::vector<double> direction = gradient.elements;
    for (std::size_t i = 0; i < 6; ++i) direction[i] += decay * parameter[i];
    if (momentum != 0) {
      if (buffer.empty())
        buffer = direction;
      else
        for (std::size_t i = 0; i < 6; ++i) buffer[i] = momentum * buffer[i] + direction[i];
      for (std::size_t i = 0; i < 6; ++i) direction[i] = nesterov ? direction[i] + momentum * buffer[i] : buffer[i];
    }
    for (std::size_t i = 0; i < 6; ++i) parameter[i] -= rate * direction[i];
    testing::expect_near(trained.parameter, f32_value({6}, parameter), 1e-6);
    if (momentum != 0) testing::expect_near(trained.states[0], f32_value({6}, buffer), 1e-6);
  }
}

TEST(Sgd, FollowsPyTorch) {
  EXPECT_EQ(nodes_of_an_update(), 15);
  expect_sgd(Sgd{}, 0.1, 0, 0, false);
  expect_sgd(Sgd{}, 0.1, 0, 0.01, false);
  expect_sgd(SgdMomentum{}, 0.05, 0.9, 0, false);
  expect_sgd(SgdMomentum{}, 0.05, 0.9, 0.01, false);
  expect_sgd(SgdNesterov{}, 0.05, 0.9, 0.01, true);
}

TEST(Sgd, OneStepByHand) {
  Trained<Sgd> trained(f32_value({2}, {1, -2}));
  trained.step({.learning_rate = 0.5F, .weight_decay = 0.5F}, f32_value({2}, {4, 8}));
  testing::expect_equal(trained.parameter, f32_value({2}, {1 - 0.5 * 4.5, -2 - 0.5 * 7}));
}

// As in PyTorch (tests/golden/print_edge_values.py), which leaves out a decay of 0.
TEST(Sgd, WithoutDecayAnInfiniteWeightStaysInfinite) {
  Trained<Sgd> plain(f32_value({2}, {HUGE_VAL, 1}));
  plain.step({.learning_rate = 0.5F}, f32_value({2}, {4, 8}));
  testing::expect_equal(plain.parameter, f32_value({2}, {HUGE_VAL, -3}));
  Trained<SgdMomentum> moving(f32_value({2}, {HUGE_VAL, 1}));
  moving.step({.learning_rate = 0.5F}, f32_value({2}, {4, 8}));
  testing::expect_equal(moving.parameter, f32_value({2}, {HUGE_VAL, -3}));
}

TEST(Sgd, TheRateMayChangeBetweenSteps) {
  Trained<Sgd> trained(f32_value({1}, {0}));
  trained.step({.learning_rate = 1}, f32_value({1}, {1}));
  trained.step({.learning_rate = 0.25F}, f32_value({1}, {1}));
  EXPECT_EQ(trained.parameter[0], -1.25);
}

TEST(Sgd, SettingsAreChecked) {
  float out[3];
  testing::expect_error([&] { Sgd::scalars({.learning_rate = -1}, 1, out); }, "setting_out_of_range",
                        {"Sgd", "learning_rate", "-1"});
  testing::expect_error([&] { Sgd::scalars({.weight_decay = -1}, 1, out); }, "setting_out_of_range", {"weight_decay"});
  testing::expect_error([&] { SgdMomentum::scalars({.momentum = -0.5F}, 1, out); }, "setting_out_of_range",
                        {"momentum", "-0.5"});
}

}  // namespace weft::sgd_test
