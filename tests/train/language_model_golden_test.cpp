// The language model of tests/golden/gpt.json, which JAX trained from the same weights: 20 losses, and all gradients of
// the first step, planned at run time; and the losses of a compiled step.
#include <support/dynamic_twins.hpp>
#include <support/golden.hpp>
#include <support/golden_language_model.hpp>
#include <support/planned_training.hpp>
#include <support/small_training.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/fsdp.hpp>

#include <cmath>

namespace weft::language_model_golden_test {

using namespace testing::golden_language_model;
using testing::golden_file;
using testing::Json;
using testing::PlannedTraining;

const Mesh one{{"data", 1}};
inline constexpr Mesh two{{"data", 2}};

// `step(batch)`: the loss of the next step.
template <class Step>
void expect_losses(const Json& run, Step step) {
  const auto& losses = run.at("losses").as_array();
  ASSERT_EQ(losses.size(), 20u);
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    testing::expect_golden(static_cast<double>(step(TokenBatch(testing::seed_of(run), static_cast<Index>(i)))),
                           losses[i]);
  }
}

template <const examples::GptSizes& sizes>
void expect_golden_run(const std::string& name) {
  const Json file = golden_file("gpt.json");
  const Json& run = testing::run_called(name, file);
  const TrainingGraph training = trace_training<examples::GptLoss<sizes, 2>, Tokens>();
  const auto settings = testing::golden_settings<AdamW::Settings>(file.at("optimizer"));
  PlannedTraining<AdamW> step(training, Ddp{}, one, testing::seed_of(run));
  expect_losses(run, [&](const TokenBatch& given) { return step.step(settings, given.tokens, given.next); });
  const Json* const gradients = run.find("gradients");
  if (gradients == nullptr) return;
  // The momentum after one step is the gradient. What a key adds to all scores of a query alike, such as its bias, has
  // no effect: its gradient is rounding.
  PlannedTraining<SgdMomentum> first(training, Ddp{}, one, testing::seed_of(run));
  const TokenBatch given(testing::seed_of(run), 0);
  (void)first.step({.momentum = 0.9F}, given.tokens, given.next);
  EXPECT_EQ(2 * gradients->as_array().size(), to_size(first.tensors().size()));
  testing::expect_golden_gradients(*gradients, first.tensors(), ".sgd.momentum", 1e-7);
}

TEST(LanguageModelGolden, WithATiedHeadAndAllItsGradients) { expect_golden_run<tied>("tied"); }
TEST(LanguageModelGolden, WithAHeadOfItsOwn) { expect_golden_run<untied>("untied"); }

// What JAX makes of it with products in bf16, which rounds in other places.
TEST(LanguageModelGolden, InBf16WithF32Masters) {
  const Json file = golden_file("gpt.json");
  const Json& run = testing::run_called("bf16", file);
  using Loss = InPrecision<examples::GptLoss<tied, 2>, Precision{.compute = DType::bf16}>;
  PlannedTraining<AdamW> step(trace_training<Loss, Tokens>(), Ddp{}, one, testing::seed_of(run));
  const auto settings = testing::golden_settings<AdamW::Settings>(file.at("optimizer"));
  const auto& losses = run.at("losses").as_array();
  ASSERT_EQ(losses.size(), 20u);
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const TokenBatch given(testing::seed_of(run), static_cast<Index>(i));
    const double expected = losses[i].as_double();
    EXPECT_NEAR(static_cast<double>(step.step(settings, given.tokens, given.next)), expected, 2e-3 * expected) << i;
  }
}

// What PyTorch makes of the same gradients when it clips them, has groups of weights, a schedule and averages.
inline constexpr OptimizerOptions tuned_options{.clip = Clip::by_global_norm,
                                                .average = true,
                                                .groups = {{"token.*", {.learning_rate = 0.5F}},
                                                           {"position.*", {.frozen = true}},
                                                           {"*norm*", {.weight_decay = 0}},
                                                           {"*.bias", {.weight_decay = 0}}}};
using Tuned = Optimizer<AdamW, tuned_options>;
Tuned::Settings tuned_settings(const Json& file) {
  const Json& tuned = file.at("tuned");
  EXPECT_EQ(testing::golden_setting(tuned, "embedding_rate"), 0.5F);
  Tuned::Settings settings{.rule = testing::golden_settings<AdamW::Settings>(file.at("optimizer")),
                           .max_norm = testing::golden_setting(tuned, "max_norm"),
                           .ema_decay = testing::golden_setting(tuned, "ema_decay")};
  settings.rule.learning_rate = OneCycle{.peak = settings.rule.learning_rate(1), .total_steps = 20};
  return settings;
}
void expect_averages(const Json& run, const MeshTensors& tensors) {
  for (const Json& expected : run.at("averages").as_array()) {
    const std::string name = expected.at("name").as_string();
    SCOPED_TRACE(name);
    double sum = 0, squares = 0;
    for (const float element : tensors.read((name + ".ema").c_str())) {
      sum += static_cast<double>(element);
      squares += static_cast<double>(element) * static_cast<double>(element);
    }
    testing::expect_golden(std::sqrt(squares), expected.at("norm"));
    testing::expect_golden(sum, expected.at("sum"), std::sqrt(squares));
  }
}
TEST(LanguageModelGolden, ClippedInGroupsOnAScheduleAndAveraged) {
  const Json file = golden_file("gpt.json");
  const Json& run = testing::run_called("tuned", file);
  const Tuned::Settings settings = tuned_settings(file);
  const TrainingGraph training = trace_training<examples::GptLoss<untied, 2>, Tokens>();
  PlannedTraining<Tuned> step(training, Ddp{}, one, testing::seed_of(run));
  const auto& norms = run.at("norms").as_array();
  expect_losses(run, [&](const TokenBatch& given) {
    const float loss = step.step(settings, given.tokens, given.next);
    testing::expect_golden(static_cast<double>(step.metric("gradient_norm")), norms[to_size(step.steps() - 1)]);
    return loss;
  });
  expect_averages(run, step.tensors());
}

// With compiled kernels: nothing is taken from the heap after the first step, and the step costs what its plan says.
TEST(LanguageModelGolden, CompiledUnderZero3OnTwoDevices) {
  using Step = TrainStep<examples::GptLoss<untied, 2>, Tokens, two, Fsdp{}, Tuned>;
  const Json file = golden_file("gpt.json");
  const Json& run = testing::run_called("tuned", file);
  Runtime runtime(two);
  Step step(runtime, Seed{testing::seed_of(run)}, tuned_settings(file));
  runtime.clear_records();
  const auto& norms = run.at("norms").as_array();
  expect_losses(run, [&](const TokenBatch& given) {
    const Index before = testing::heap_calls();
    const float loss = step(given.tokens, given.next);
    EXPECT_EQ(step.steps() == 1 ? 0 : testing::heap_calls() - before, 0);
    testing::expect_golden(static_cast<double>(step.metric("gradient_norm")), norms[to_size(step.steps() - 1)]);
    return loss;
  });
  expect_averages(run, step.tensors());
  testing::expect_plan_was_kept(runtime, step, 20);
}
TEST(LanguageModelGolden, BothDoorsGiveTheSameBits) {
  using Step = TrainStep<examples::GptLoss<untied, 2>, Tokens, two, Fsdp{}, Tuned>;
  const Json file = golden_file("gpt.json");
  Runtime runtime(two);
  Step compiled(runtime, Seed{42}, tuned_settings(file));
  const auto take = [](auto& step, Index i) {
    const TokenBatch given(7, i);
    return step(given.tokens, given.next);
  };
  std::vector<float> losses;
  for (Index i = 0; i < 20; ++i) losses.push_back(take(compiled, i));
  dynamic::register_kernels<Step>();
  const auto tokens = input<std::int32_t>({4, 16});
  testing::expect_dynamic_twins({.loss = dynamic::measured_function(examples::SizedGptLoss{untied, 2}),
                                 .inputs = {tokens, tokens},
                                 .mesh = two,
                                 .optimizer = {Tuned{}, tuned_settings(file)},
                                 .seed = Seed{42}},
                                losses, take);
}

}  // namespace weft::language_model_golden_test
