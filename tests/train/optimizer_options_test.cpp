// Optimizers with options train a language model under every strategy: the same bits, and what PyTorch would clip.
#include <support/expect_error.hpp>
#include <support/optimizer_outcome.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/sharded_checkpoint.hpp>
#include <weft/optim/lion.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

namespace weft::optimizer_options_test {

using namespace testing::language_model;
using testing::expect_same_under_every_strategy;
using testing::Outcome;
using testing::PlannedTraining;
using testing::run;
using testing::tensor;

inline constexpr OptimizerOptions clipped_options{.clip = Clip::by_global_norm};
inline constexpr OptimizerOptions grouped_options{.groups = {{"*norm*", {.weight_decay = 0}},
                                                             {"*.bias", {.weight_decay = 0}},
                                                             {"h.*.up.*", {.learning_rate = 0.25F}}}};
inline constexpr OptimizerOptions all_options{
    .clip = Clip::by_global_norm,
    .average = true,
    .groups = {
        {"position.*", {.frozen = true}}, {"h.*.down.weight", {.frozen = true}}, {"*.bias", {.weight_decay = 0}}}};
inline constexpr OptimizerOptions by_value_options{.clip = Clip::by_value};
inline constexpr OptimizerOptions many_options{.clip = Clip::by_global_norm,
                                               .average = true,
                                               .groups = {{"*norm*", {.weight_decay = 0}},
                                                          {"*.bias", {.weight_decay = 0}},
                                                          {"h.*.up.*", {.learning_rate = 0.25F}}}};
using Clipped = Optimizer<AdamW, clipped_options>;
using Grouped = Optimizer<AdamW, grouped_options>;
using Tuned = Optimizer<AdamW, all_options>;

const AdamW::Settings rule{.learning_rate = WarmUpCosine{.peak = 1e-2F, .warmup_steps = 2, .total_steps = 4},
                           .weight_decay = 0.5F};

TEST(OptimizerOptions, EveryStrategyClipsToTheSameBits) {
  expect_same_under_every_strategy<Clipped>({.rule = rule, .max_norm = 0.5F}, two);
}
TEST(OptimizerOptions, EveryStrategyClipsValuesToTheSameBits) {
  using ByValue = Optimizer<SgdMomentum, by_value_options>;  // the momentum after one step is the clipped gradient
  const ByValue::Settings settings{.rule = {.learning_rate = 1e-2F}, .clip_value = 1e-3F};
  expect_same_under_every_strategy<ByValue>(settings, two);
  PlannedTraining<ByValue> step(testing::traced_language_model<plain>(), Fsdp{}, two, 42);
  (void)testing::losses_of(step, settings, 1);
  Index at_the_bound = 0;
  for (const float element : step.tensors().read("h.1.up.weight.sgd.momentum")) {
    EXPECT_LE(std::fabs(element), 1e-3F);
    at_the_bound += std::fabs(element) == 1e-3F ? 1 : 0;
  }
  EXPECT_GT(at_the_bound, 100);
}
TEST(OptimizerOptions, EveryStrategyTakesSignsToTheSameBits) {
  for (const Mesh* mesh : {&two, &four})
    expect_same_under_every_strategy<Lion>({.learning_rate = 1e-3F, .weight_decay = 0.1F}, *mesh);
}

// Clipped, in groups, averaged, in parts, with dropout, computed again for the backward pass, in mixed precision.
inline constexpr examples::GptSizes recomputing = with_dropout.rematerialized();
template <Precision precision>
void expect_same_with_all_of_it() {
  using Many = Optimizer<AdamW, many_options>;
  using Loss = MicroBatches<InPrecision<examples::GptLoss<recomputing, 2>, precision>, 2>;
  const TrainingGraph training = trace_training<Loss, Tokens>();
  const Many::Settings settings{.rule = {.learning_rate = 1e-2F, .weight_decay = 0.1F}, .max_norm = 0.5F};
  const Outcome ddp = run<Many>(training, Ddp{}, two, settings);
  EXPECT_GT(ddp.norm, 0.5F) << "so that it is clipped";
  for (int stage = 1; stage <= 3; ++stage)
    EXPECT_EQ(run<Many>(training, Fsdp{.stage = stage}, two, settings), ddp) << stage;
  EXPECT_EQ(run<Many>(training, Spmd(batch_specs), two, settings), ddp);
}
TEST(OptimizerOptions, EveryStrategyGivesTheSameBitsWithAllOfItInMixedPrecision) {
  expect_same_with_all_of_it<Precision{.compute = DType::bf16, .reduce = DType::bf16}>();
  expect_same_with_all_of_it<Precision{.compute = DType::f16}>();
}

TEST(OptimizerOptions, EveryStrategyGroupsToTheSameBits) {
  expect_same_under_every_strategy<Grouped>({.rule = rule}, two);
}
TEST(OptimizerOptions, EveryStrategyDoesAllOfItToTheSameBits) {
  expect_same_under_every_strategy<Tuned>({.rule = rule, .max_norm = 0.5F, .ema_decay = 0.75F}, four);
  expect_same_under_every_strategy<Tuned>({.rule = rule, .max_norm = 0.5F, .ema_decay = 0.75F}, one);
}

TEST(OptimizerOptions, WeightsThatAreCutHaveTheSameNorm) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const Clipped::Settings settings{.rule = rule, .max_norm = 0.5F};
  const Outcome alone = run<Clipped>(training, Ddp{}, one, settings);
  for (const Mesh* mesh : {&pair, &two_by_two}) {
    const Outcome cut = run<Clipped>(training, Spmd(examples::megatron_specs), *mesh, settings);
    EXPECT_NEAR(cut.norm, alone.norm, 1e-5F * alone.norm);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(cut.losses[i], alone.losses[i], 1e-5F * alone.losses[i]);
  }
}

// Under SGD without momentum the first update is the gradient times the rate: the norm of all updates is known.
inline constexpr OptimizerOptions sgd_options{.clip = Clip::by_global_norm};
TEST(OptimizerOptions, GradientsAreBroughtToTheLargestNorm) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  using Clipping = Optimizer<SgdMomentum, sgd_options>;  // the momentum after one step is the clipped gradient
  for (const float max_norm : {0.01F, 1e6F, std::numeric_limits<float>::infinity()}) {
    PlannedTraining<Clipping> step(training, Ddp{}, two, 42);
    const testing::TokenBatch given(0);
    (void)step.step({.max_norm = max_norm}, given.tokens, given.next);
    double squares = 0;
    for (Index i = 0; i < step.tensors().size(); ++i) {
      const std::string name = step.tensors()[i].name.c_str();
      if (!name.ends_with(".sgd.momentum")) continue;
      const auto gradient = step.tensors().read(name.c_str());
      for (const float element : gradient) squares += static_cast<double>(element) * static_cast<double>(element);
    }
    const double norm = static_cast<double>(step.metric("gradient_norm")),
                 factor = std::min(1.0, static_cast<double>(max_norm) / (norm + 1e-6));
    EXPECT_GT(norm, 0.1);
    EXPECT_NEAR(std::sqrt(squares), factor * norm, 1e-5 * factor * norm) << max_norm;
  }
}

TEST(OptimizerOptions, FrozenWeightsStayAndHaveNoStates) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const Outcome still = run<Tuned>(training, Fsdp{}, two, {.rule = {.learning_rate = 0, .weight_decay = 0}});
  const Outcome moved = run<Tuned>(training, Fsdp{}, two, {.rule = rule});
  for (const char* name : {"position.weight", "h.0.down.weight", "h.1.down.weight"}) {
    EXPECT_EQ(tensor(moved, name), tensor(still, name)) << name;
    EXPECT_THROW((void)tensor(moved, std::string(name) + ".adam.m"), std::runtime_error);
    EXPECT_THROW((void)tensor(moved, std::string(name) + ".ema"), std::runtime_error);
  }
  for (const char* name : {"token.weight", "h.1.down.bias", "h.0.up.weight"})
    EXPECT_NE(tensor(moved, name), tensor(still, name)) << name;
}

TEST(OptimizerOptions, FrozenWeightsSendNothing) {
  const TrainingGraph& training = testing::traced_language_model<plain, nn::Sequence>();
  const auto gradient_bytes = [&](const MeshPlan& planned) {
    Index bytes = 0;
    for (const CollectiveStep& step : planned.plan.collectives)
      bytes += step.collective == Collective::reduce_scatter ? step.bytes_sent * step.runs : 0;
    return bytes;
  };
  const Index all = gradient_bytes(plan_device(Fsdp{}.rewrite<AdamW>(training, two))),
              some = gradient_bytes(plan_device(Fsdp{}.rewrite<Tuned>(training, two)));
  const Index frozen = 4 * (time_steps * features + 2 * 4 * features * features);
  EXPECT_EQ(all - some, frozen / 2);
}

TEST(OptimizerOptions, TheAverageFollowsTheWeights) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  PlannedTraining<Tuned> step(training, Ddp{}, two, 42);
  std::vector<double> expected;
  for (Index i = 0; i < 4; ++i) {
    const testing::TokenBatch given(i);
    (void)step.step({.rule = rule, .ema_decay = 0.75F}, given.tokens, given.next);
    const auto weight = step.tensors().read("h.1.up.weight"), average = step.tensors().read("h.1.up.weight.ema");
    if (i == 0) expected.assign(weight.data(), weight.data() + weight.size());
    for (std::size_t k = 0; k < expected.size(); ++k) {
      const auto at = static_cast<Index>(k);
      expected[k] = 0.75 * expected[k] + 0.25 * static_cast<double>(weight[at]);
      EXPECT_NEAR(static_cast<double>(average[at]), expected[k], 1e-6);
    }
  }
}

TEST(OptimizerOptions, AveragesAreLoadedInThePlaceOfWeights) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  PlannedTraining<Tuned> trained(training, Fsdp{}, two, 42);
  for (Index i = 0; i < 3; ++i) {
    const testing::TokenBatch given(i);
    (void)trained.step({.rule = rule}, given.tokens, given.next);
  }
  PlannedTraining<Sgd> other(training, Ddp{}, four, 7);
  other.tensors().copy_averages_from(trained.tensors());
  const auto expect_equal = [&](const char* name, const char* source) {
    const auto loaded = other.tensors().read(name), expected = trained.tensors().read(source);
    for (Index i = 0; i < expected.size(); ++i) EXPECT_EQ(loaded[i], expected[i]) << name << " at " << i;
  };
  expect_equal("h.1.up.weight", "h.1.up.weight.ema");
  expect_equal("position.weight", "position.weight");  // frozen
  testing::expect_error([&] { other.tensors().copy_averages_from(other.tensors()); }, "there_are_no_averages",
                        {".average"});
  // Of a checkpoint: the same.
  const testing::TemporaryDirectory folder;
  detail::save_tensors(folder / "file", trained.tensors(), {3, Seed{42}}, {});
  detail::save_sharded(folder / "parts", trained.tensors(), {3, Seed{42}}, {});
  for (const char* name : {"file", "parts"}) {
    PlannedTraining<Sgd> loaded(training, Ddp{}, four, 7);
    const Checkpoint found = load_averages(folder / name, loaded.tensors());
    EXPECT_TRUE(found.missing.empty());
    for (Index i = 0; i < loaded.tensors().size(); ++i) {
      const char* const weight = loaded.tensors()[i].name.c_str();
      EXPECT_EQ(testing::stored_values(loaded.tensors(), weight), testing::stored_values(other.tensors(), weight));
    }
  }
}

}  // namespace weft::optimizer_options_test
