// Lamb against Algorithm 2 of You et al., written out in double, and under every strategy: the same bits.
#include <support/expect_error.hpp>
#include <support/optimizer_outcome.hpp>
#include <support/program.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/optim/optimizer_options.hpp>

#include <cmath>
#include <map>
#include <string>

namespace weft::lamb_test {

using namespace testing::language_model;
using testing::expect_same_under_every_strategy;

static_assert(LayerwiseRule<Lamb> && !ElementwiseRule<Lamb>);
static_assert(needs_weight_norms<Lamb>);

inline constexpr OptimizerOptions all_options{
    .clip = Clip::by_global_norm,
    .average = true,
    .groups = {{"position.*", {.frozen = true}}, {"*.bias", {.weight_decay = 0}}, {"h.*.up.*", {.learning_rate = 0.25F}}}};
using Tuned = Optimizer<Lamb, all_options>;
static_assert(needs_weight_norms<Tuned>);
const Lamb::Settings rule{.learning_rate = WarmUpCosine{.peak = 1e-2F, .warmup_steps = 2, .total_steps = 4},
                          .weight_decay = 0.5F};

// |x|, in double.
double norm_of(const std::vector<double>& x) {
  double squares = 0;
  for (const double element : x) squares += element * element;
  return std::sqrt(squares);
}

TEST(Lamb, StepsAreAsLongAsTheWeight) {
  const Lamb::Settings settings{.learning_rate = 0.1F, .beta1 = 0.8F, .beta2 = 0.95F, .weight_decay = 0.25F};
  Graph graph;
  const Var p{&graph, graph.add_input("p", InputKind::data, DType::f32, {2, 3})};
  const Var g{&graph, graph.add_input("g", InputKind::data, DType::f32, {2, 3})};
  Updates<Lamb> updates;
  Buffer<std::int32_t> states;
  const Var updated = updates.update(graph, "w", p, g, states);
  graph.add_output("p", updated.id);
  std::map<std::string, Value> values;
  values["p"] = testing::random_value(DType::f32, {2, 3}, 1);
  values["w.lamb.m"] = values["w.lamb.v"] = filled_value(DType::f32, {2, 3}, 0);
  std::vector<double> parameter = values["p"].elements, m(6), v(6);
  for (int step = 1; step <= 30; ++step) {
    const Value gradient = testing::random_value(DType::f32, {2, 3}, static_cast<std::uint32_t>(500 + step), -0.5, 1);
    values["g"] = gradient;
    float scalars[Lamb::scalar_count];
    Lamb::scalars(settings, step, scalars);
    for (int i = 0; i < Lamb::scalar_count; ++i)
      values[std::string("optimizer.") + Lamb::scalar_names[i]] =
          filled_value(DType::f32, {}, static_cast<double>(scalars[i]));
    std::vector<Value> inputs;
    for (Index i = 0; i < graph.inputs.size(); ++i) inputs.push_back(values.at(graph.input_name(i).c_str()));
    const std::vector<Value> made = interpret(graph, inputs);
    std::vector<double> u(6);
    for (std::size_t i = 0; i < 6; ++i) {
      const double element = gradient.elements[i];
      m[i] = static_cast<double>(settings.beta1) * m[i] + (1 - static_cast<double>(settings.beta1)) * element;
      v[i] = static_cast<double>(settings.beta2) * v[i] + (1 - static_cast<double>(settings.beta2)) * element * element;
      const double mean = m[i] / (1 - std::pow(static_cast<double>(settings.beta1), step));
      const double variance = v[i] / (1 - std::pow(static_cast<double>(settings.beta2), step));
      u[i] = mean / (std::sqrt(variance) + 1e-6) + 0.25 * parameter[i];
    }
    const double ratio = norm_of(parameter) / norm_of(u);
    for (std::size_t i = 0; i < 6; ++i) parameter[i] -= 0.1 * ratio * u[i];
    for (std::size_t i = 0; i < made.size(); ++i) values[graph.output_name(static_cast<Index>(i)).c_str()] = made[i];
    testing::expect_near(values["p"], testing::f32_value({2, 3}, parameter), 5e-6, 5e-6);
    testing::expect_near(values["w.lamb.m"], testing::f32_value({2, 3}, m), 2e-6, 2e-6);
    testing::expect_near(values["w.lamb.v"], testing::f32_value({2, 3}, v), 2e-6, 2e-6);
  }
}

TEST(Lamb, WithoutANormTheRatioIsOne) {
  const auto ratio = [](double weight, double direction) {
    testing::Program program;
    const Var p = program.input("p", {}), d = program.input("d", {});
    return program.value(Lamb::ratio(p, d), {testing::f32_value({}, {weight}), testing::f32_value({}, {direction})})[0];
  };
  EXPECT_EQ(ratio(3, 2), 1.5);
  EXPECT_EQ(ratio(0, 2), 1);
  EXPECT_EQ(ratio(3, 0), 1);
  EXPECT_EQ(ratio(0, 0), 1);
}

TEST(Lamb, SettingsAreChecked) {
  float out[Lamb::scalar_count];
  const auto refused = [&](const Lamb::Settings& settings, const char* name) {
    testing::expect_error([&] { Lamb::scalars(settings, 1, out); }, "setting_out_of_range", {"Lamb", name});
  };
  refused({.learning_rate = -1}, "learning_rate");
  refused({.beta1 = 1}, "beta1");
  refused({.beta2 = -0.5F}, "beta2");
  refused({.epsilon = -1}, "epsilon");
  refused({.weight_decay = -1}, "weight_decay");
}

TEST(Lamb, EveryStrategyHasTheSameBits) {
  expect_same_under_every_strategy<Lamb>(rule, four);
}
TEST(Lamb, WithOptionsToo) { expect_same_under_every_strategy<Tuned>({.rule = rule, .max_norm = 0.5F}, two); }

}  // namespace weft::lamb_test
