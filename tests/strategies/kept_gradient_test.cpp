// Gradients that a step keeps: those that its update used, by name, the same bits under every strategy, for nothing
// more between devices.
#include <support/expect_error.hpp>
#include <support/language_model.hpp>
#include <support/small_training.hpp>
#include <weft/optim/optimizer_options.hpp>

namespace weft::kept_gradient_test {

using namespace testing::language_model;
using testing::NamedTensors;
using testing::PlannedTraining;

inline constexpr OptimizerOptions plain_options{}, kept_options{.keep_gradients = true};
inline constexpr OptimizerOptions clipping{.clip = Clip::by_global_norm, .groups = {{"h.*.up.*", {.weight_decay = 0}}}};
inline constexpr OptimizerOptions clipping_kept{
    .clip = Clip::by_global_norm, .keep_gradients = true, .groups = {{"h.*.up.*", {.weight_decay = 0}}}};
inline constexpr OptimizerOptions partly_frozen{.keep_gradients = true, .groups = {{"h.*.down.*", {.frozen = true}}}};
inline constexpr OptimizerOptions up_biases{.keep_gradients = {"h.*.up.bias"}}, only_bias{.keep_gradients = "fc.b*"},
    misspelt{.keep_gradients = {"h.*.bias", "h.*.bais"}},
    of_frozen{.keep_gradients = {"h.*.up.*", "h.*.down.*"}, .groups = {{"h.*.down.*", {.frozen = true}}}};
using Kept = Optimizer<SgdMomentum, kept_options>;

template <class Rule, class Strategy>
NamedTensors gradients_after_two_steps(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh,
                                       const typename Rule::Settings& settings = {}) {
  PlannedTraining<Rule> step(training, strategy, mesh, 42);
  (void)testing::losses_of(step, settings, 2);  // as planned: bytes allocated and sent, collectives
  return testing::read_all(step.gradients());
}
// visit(strategy, mesh) for all that gives the same bits as Ddp{} on two devices.
template <class Visit>
void under_other_strategies(Visit visit) {
  for (int stage = 1; stage <= 3; ++stage) {
    SCOPED_TRACE(stage);
    visit(Fsdp{.stage = stage});
    visit(Fsdp{.stage = stage, .wrap = Wrap::whole_model()});
  }
  visit(Spmd(batch_specs));
}

// mean((x w + b - y)^2): known without differentiation.
constexpr Index rows = 8, inputs = 3, outputs = 2;
using Rows = Inputs<f32[rows][inputs], f32[rows][outputs]>;
struct LinearLoss {
  constexpr Var operator()(Var x, Var y) const { return mse(nn::Linear{"fc", inputs, outputs}(x), y); }
};
template <class Strategy>
void expect_known_gradient(const Strategy& strategy, const Mesh& mesh) {
  const TrainingGraph training = trace_training<LinearLoss, Rows>();
  PlannedTraining<Kept> step(training, strategy, mesh, 42);
  std::vector<float> x, y;
  for (int i = 0; i < rows * inputs; ++i) x.push_back(static_cast<float>(i * 7 % 11) / 11);
  for (int i = 0; i < rows * outputs; ++i) y.push_back(static_cast<float>(i * 5 % 7) / 7);
  const auto w = testing::stored_values(step.tensors(), "fc.weight"),
             b = testing::stored_values(step.tensors(), "fc.bias");
  std::vector<double> weight(inputs * outputs), bias(outputs);
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t o = 0; o < outputs; ++o) {
      double error = static_cast<double>(b[o] - y[r * outputs + o]);
      for (std::size_t i = 0; i < inputs; ++i)
        error += static_cast<double>(x[r * inputs + i]) * static_cast<double>(w[i * outputs + o]);
      bias[o] += 2 * error / (rows * outputs);
      for (std::size_t i = 0; i < inputs; ++i)
        weight[i * outputs + o] += 2 * error * static_cast<double>(x[r * inputs + i]) / (rows * outputs);
    }
  EXPECT_EQ(step.gradient("fc.weight")[0], 0);
  (void)step.step({}, x, y);
  const auto kept = step.gradient("fc.weight"), kept_bias = step.gradient("fc.bias");
  ASSERT_EQ(kept.size(), inputs * outputs);
  ASSERT_EQ(kept_bias.size(), outputs);
  for (Index i = 0; i < kept.size(); ++i)
    EXPECT_NEAR(static_cast<double>(kept[i]), weight[static_cast<std::size_t>(i)], 1e-6);
  for (Index i = 0; i < kept_bias.size(); ++i)
    EXPECT_NEAR(static_cast<double>(kept_bias[i]), bias[static_cast<std::size_t>(i)], 1e-6);
}
TEST(KeptGradient, IsTheDerivative) {
  expect_known_gradient(Ddp{}, one);
  expect_known_gradient(Ddp{}, four);
  for (int stage = 1; stage <= 3; ++stage) expect_known_gradient(Fsdp{.stage = stage}, four);
  expect_known_gradient(Spmd(batch_specs), two);
}

TEST(KeptGradient, IsThatOfTheUpdateUnderEveryStrategy) {
  for (const TrainingGraph* training :
       {&testing::traced_language_model<plain>(), &testing::traced_language_model<plain, nn::Sequence>()}) {
    // Without decay, the first momentum of SGD is the gradient.
    PlannedTraining<Kept> step(*training, Fsdp{}, two, 42);
    (void)testing::losses_of(step, {}, 1);
    for (Index i = 0; i < step.gradients().size(); ++i) {
      const std::string name = step.gradients()[i].name.c_str();
      EXPECT_EQ(testing::stored_values(step.gradients(), name.c_str()),
                testing::stored_values(step.tensors(), (name + ".sgd.momentum").c_str()));
    }
    const NamedTensors ddp = gradients_after_two_steps<Kept>(*training, Ddp{}, two);
    ASSERT_EQ(ddp.count("h.1.up.weight"), 1u);
    EXPECT_EQ(ddp.at("h.1.up.weight").size(), static_cast<std::size_t>(features * 4 * features));
    under_other_strategies([&](const auto& strategy) {
      EXPECT_EQ(gradients_after_two_steps<Kept>(*training, strategy, two), ddp);
    });
  }
}

// Also of a step that waits for the norm of all gradients, where weights are cut, and in parts.
TEST(KeptGradient, IsNotClipped) {
  using Clipped = Optimizer<SgdMomentum, clipping_kept>;
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const NamedTensors ddp = gradients_after_two_steps<Clipped>(training, Ddp{}, two, {.max_norm = 1e-3F});
  under_other_strategies([&](const auto& strategy) {
    EXPECT_EQ(gradients_after_two_steps<Clipped>(training, strategy, two, {.max_norm = 1e-3F}), ddp);
  });
  PlannedTraining<Clipped> step(training, Spmd(examples::megatron_specs), two_by_two, 42);
  (void)testing::losses_of(step, {.max_norm = 1e-3F}, 1);
  double squares = 0;
  for (const auto& [name, values] : testing::read_all(step.gradients()))
    for (const float value : values) squares += static_cast<double>(value) * static_cast<double>(value);
  EXPECT_NEAR(std::sqrt(squares), static_cast<double>(step.metric("gradient_norm")), 1e-5 * std::sqrt(squares));
}

template <class Loss>
void expect_same_in_parts() {
  const TrainingGraph training = trace_training<Loss, Tokens>();
  const NamedTensors ddp = gradients_after_two_steps<Kept>(training, Ddp{}, two);
  for (const auto& [name, values] : ddp)
    for (const float value : values) ASSERT_LT(std::fabs(value), 10.0F) << name;  // divided by the scale
  under_other_strategies([&](const auto& strategy) {
    EXPECT_EQ(gradients_after_two_steps<Kept>(training, strategy, two), ddp);
  });
}
TEST(KeptGradient, IsThatOfAllPartsInMixedPrecision) {
  expect_same_in_parts<MicroBatches<examples::GptLoss<plain, 2>, 2>>();
  expect_same_in_parts<InPrecision<MicroBatches<examples::GptLoss<plain, 2>, 2>, Precision{.compute = DType::f16}>>();
  expect_same_in_parts<
      InPrecision<examples::GptLoss<plain, 2>, Precision{.compute = DType::bf16, .reduce = DType::bf16}>>();
}

TEST(KeptGradient, CostsNoCollective) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const auto expect_no_more = [&]<class Without, class With>(std::type_identity<Without>, std::type_identity<With>) {
    const auto compare = [&](const auto& strategy) {
      const MeshPlan without = plan_device(strategy.template rewrite<Without>(training, two)),
                     with = plan_device(strategy.template rewrite<With>(training, two));
      EXPECT_EQ(with.plan.view().bytes_sent(), without.plan.view().bytes_sent());
      EXPECT_GT(with.plan.persistent_bytes, without.plan.persistent_bytes);
      for (int op = 0; op < collective_count; ++op)
        EXPECT_EQ(with.plan.view().count(static_cast<Collective>(op)),
                  without.plan.view().count(static_cast<Collective>(op)));
    };
    compare(Ddp{});
    under_other_strategies(compare);
  };
  expect_no_more(std::type_identity<Optimizer<SgdMomentum, plain_options>>(), std::type_identity<Kept>());
  expect_no_more(std::type_identity<Optimizer<SgdMomentum, clipping>>(),
                 std::type_identity<Optimizer<SgdMomentum, clipping_kept>>());
}

// Bytes that a device keeps: those of the plan, which are known to the compiler.
template <const OptimizerOptions& options, class Strategy>
constexpr Index kept_bytes(const Strategy& strategy) {
  const DeviceGraph device = strategy.template rewrite<Optimizer<SgdMomentum, options>>(
      trace_training<LinearLoss, Rows>(), Mesh{{"data", 2}});
  return plan_device(device).plan.persistent_bytes;
}
constexpr Index bytes_of_none = kept_bytes<plain_options>(Ddp{}), bytes_of_one = kept_bytes<only_bias>(Ddp{}),
                bytes_of_all = kept_bytes<kept_options>(Ddp{});
static_assert(bytes_of_none < bytes_of_one && bytes_of_one < bytes_of_all);

TEST(KeptGradient, PatternsKeepThoseOfTheirWeights) {
  using OfPatterns = Optimizer<SgdMomentum, up_biases>;
  const TrainingGraph& training = testing::traced_language_model<plain>();
  NamedTensors expected = gradients_after_two_steps<Kept>(training, Ddp{}, two);
  std::erase_if(expected, [](const auto& one) { return one.first.find(".up.bias") == std::string::npos; });
  ASSERT_EQ(expected.size(), 2u);  // of two layers
  EXPECT_EQ(gradients_after_two_steps<OfPatterns>(training, Ddp{}, two), expected);
  under_other_strategies([&](const auto& strategy) {
    EXPECT_EQ(gradients_after_two_steps<OfPatterns>(training, strategy, two), expected);
  });
  PlannedTraining<OfPatterns> step(training, Fsdp{}, two, 42);
  testing::expect_error([&] { (void)step.gradient("h.1.up.weight"); }, "weight_has_no_gradient",
                        {"h.1.up.weight", ".keep_gradients"});
  const auto bytes = [&]<class Rule>(std::type_identity<Rule>) {
    return plan_device(Fsdp{}.rewrite<Rule>(training, two)).plan.persistent_bytes;
  };
  EXPECT_LT(bytes(std::type_identity<OfPatterns>()), bytes(std::type_identity<Kept>()));  // vectors without one
}

TEST(KeptGradient, APatternOfNoTrainedWeightIsAnError) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const auto refuses = [&]<class Rule>(std::type_identity<Rule>, const char* pattern) {
    testing::expect_error([&] { (void)trained_by<Rule>(training); }, "kept_gradients_name_no_parameter", {pattern});
  };
  refuses(std::type_identity<Optimizer<SgdMomentum, misspelt>>(), "'h.*.bais'");
  refuses(std::type_identity<Optimizer<SgdMomentum, of_frozen>>(), "'h.*.down.*'");
}

TEST(KeptGradient, UnknownOnesAreNamed) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  PlannedTraining<Optimizer<SgdMomentum, partly_frozen>> step(training, Fsdp{}, two, 42);
  (void)testing::losses_of(step, {}, 1);
  EXPECT_EQ(step.gradient("h.1.up.bias").size(), 4 * features);
  EXPECT_EQ(step.tensors().lookup("h.1.up.bias.gradient"), nullptr);  // and so no part of a checkpoint
  testing::expect_error([&] { (void)step.gradient("h.1.down.bias"); }, "weight_has_no_gradient",
                        {"h.1.down.bias", "frozen"});
  testing::expect_error([&] { (void)step.gradient("h.1.up.bias.sgd.momentum"); }, "weight_has_no_gradient", {"state"});
  testing::expect_error([&] { (void)step.gradient("h.7.up.bias"); }, "tensor_is_unknown", {"h.7.up.bias"});
  PlannedTraining<SgdMomentum> other(training, Ddp{}, two, 42);
  testing::expect_error([&] { (void)other.gradient("h.1.up.bias"); }, "gradients_are_not_kept", {".keep_gradients"});
}

}  // namespace weft::kept_gradient_test
