// Optimizers with options: their scalars and states by name, clipping by value, averages; groups by pattern.
#include <support/expect_error.hpp>
#include <support/optimizer.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>

#include <algorithm>
#include <limits>
#include <string_view>

namespace weft::optimizer_options_test {

using testing::expect_error;
using testing::f32_value;
using testing::Trained;

inline constexpr OptimizerOptions nothing{}, by_value{.clip = Clip::by_value}, averaged{.average = true};
inline constexpr OptimizerOptions everything{.clip = Clip::by_global_norm,
                                             .average = true,
                                             .groups = {{"*.bias", {.weight_decay = 0}},
                                                        {"token.*", {.learning_rate = 0.5F, .weight_decay = 2}},
                                                        {"*norm*", {.frozen = true}}}};
using Plain = Optimizer<AdamW, nothing>;
using Tuned = Optimizer<AdamW, everything>;

static_assert(Plain::scalar_count == AdamW::scalar_count && Plain::state_count == AdamW::state_count);
static_assert(Plain::operand_count == AdamW::scalar_count && !Plain::clips_by_global_norm);
static_assert(Tuned::scalar_count == 7 + 3 * 2 + 1 + 1 && Tuned::operand_count == 7 + 1 + 1);
static_assert(Tuned::state_count == 3 && std::string_view(Tuned::state_names[2]) == "ema");
static_assert(std::string_view(Tuned::scalar_names[6]) == "epsilon");
static_assert(std::string_view(Tuned::scalar_names[7]) == "group1.step_size");
static_assert(std::string_view(Tuned::scalar_names[12]) == "group3.decay");
static_assert(std::string_view(Tuned::scalar_names[13]) == "max_norm");
static_assert(std::string_view(Tuned::scalar_names[14]) == "ema_step");
static_assert(std::string_view(Optimizer<Sgd, by_value>::scalar_names[2]) == "clip_value");

TEST(OptimizerOptions, AWeightBelongsToTheFirstGroupThatItMatches) {
  static_assert(Tuned::group_of("fc1.bias") == 1 && Tuned::group_of("norm.bias") == 1);
  static_assert(Tuned::group_of("token.weight") == 2 && Tuned::group_of("h.*.norm1.weight") == 3);
  static_assert(Tuned::group_of("fc1.weight") == 0);
  EXPECT_TRUE(Tuned::is_frozen(Tuned::group_of("norm.weight")));
  EXPECT_FALSE(Tuned::is_frozen(Tuned::group_of("norm.bias")) || Tuned::is_frozen(0));
}

TEST(OptimizerOptions, AnUpdateTakesTheScalarsOfItsGroup) {
  EXPECT_EQ(Tuned::operand(0, 0), 0);
  EXPECT_EQ(Tuned::operand(0, 1), 1);
  EXPECT_EQ(Tuned::operand(2, 0), 9);
  EXPECT_EQ(Tuned::operand(2, 1), 10);
  for (int group = 0; group <= 3; ++group)
    for (int i = 2; i < 7; ++i) EXPECT_EQ(Tuned::operand(group, i), i);
  EXPECT_EQ(Tuned::operand(1, Tuned::factor_operand), 13);
  EXPECT_EQ(Tuned::operand(1, 8), 14);
}

TEST(OptimizerOptions, GroupsScaleTheRateOfTheStepAndTheDecay) {
  const AdamW::Settings rule{.learning_rate = WarmUpLinear{.peak = 0.5F, .warmup_steps = 10}, .weight_decay = 0.25F};
  float scalars[Tuned::scalar_count], expected[AdamW::scalar_count];
  Tuned::scalars({.rule = rule, .max_norm = 3, .ema_decay = 0.75F}, 4, scalars);
  AdamW::scalars(rule, 4, expected);
  for (int i = 0; i < AdamW::scalar_count; ++i) EXPECT_EQ(scalars[i], expected[i]) << AdamW::scalar_names[i];
  AdamW::scalars({.learning_rate = 0.2F, .weight_decay = 0}, 4, expected);
  EXPECT_EQ(scalars[7], expected[0]);
  EXPECT_EQ(scalars[8], 1);  // nothing decays
  AdamW::scalars({.learning_rate = 0.1F, .weight_decay = 0.5F}, 4, expected);
  EXPECT_EQ(scalars[9], expected[0]);
  EXPECT_EQ(scalars[10], expected[1]);
  EXPECT_EQ(scalars[13], 3);
  EXPECT_EQ(scalars[14], 0.25F);
}

TEST(OptimizerOptions, SettingsAreChecked) {
  float scalars[Tuned::scalar_count];
  const auto refused = [&](const Tuned::Settings& settings, const char* name) {
    expect_error([&] { Tuned::scalars(settings, 1, scalars); }, "setting_out_of_range", {name});
  };
  refused({.rule = {.learning_rate = -1}}, "learning_rate");
  refused({.max_norm = -1}, "max_norm");
  refused({.max_norm = std::numeric_limits<float>::quiet_NaN()}, "max_norm");
  refused({.ema_decay = 1}, "ema_decay");
  EXPECT_NO_THROW(Tuned::scalars({.max_norm = std::numeric_limits<float>::infinity()}, 1, scalars));
}

TEST(OptimizerOptions, WithoutOptionsARuleIsItself) {
  Trained<AdamW> rule(f32_value({3}, {1, -2, 3}));
  Trained<Plain> plain(f32_value({3}, {1, -2, 3}));
  for (int step = 1; step <= 3; ++step) {
    const Value gradient = testing::gradient_of_step({3}, step);
    rule.step({}, gradient);
    plain.step({}, gradient);
    testing::expect_equal(plain.parameter, rule.parameter);
  }
}

TEST(OptimizerOptions, ElementsAreBroughtIntoTheBound) {
  Trained<Optimizer<Sgd, by_value>> trained(f32_value({5}, {0, 0, 0, 0, 0}));
  const float infinity = std::numeric_limits<float>::infinity();
  trained.step({.rule = {.learning_rate = 1}, .clip_value = 0.5F},
               f32_value({5}, {0.25, 0.75, -4, -0.5, static_cast<double>(infinity)}));
  testing::expect_equal(trained.parameter, f32_value({5}, {-0.25, -0.5, 0.5, 0.5, -0.5}));
}

TEST(OptimizerOptions, TheAverageStartsAsTheWeightAndFollowsIt) {
  Trained<Optimizer<Sgd, averaged>> trained(f32_value({2}, {4, 8}));
  const Optimizer<Sgd, averaged>::Settings settings{.rule = {.learning_rate = 1}, .ema_decay = 0.75F};
  trained.step(settings, f32_value({2}, {1, 2}));
  testing::expect_equal(trained.states[0], f32_value({2}, {3, 6}));
  trained.step(settings, f32_value({2}, {-1, 2}));
  testing::expect_equal(trained.states[0], f32_value({2}, {3.25, 5.5}));
}

}  // namespace weft::optimizer_options_test
