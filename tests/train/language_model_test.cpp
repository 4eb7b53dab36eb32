// The model of examples/train_gpt, small, under all strategies: planned at run time, on device threads. Losses, costs,
// and what Megatron's cut of the weights sends.
#include <support/at_run_time.hpp>
#include <support/language_model.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

namespace weft::language_model_test {

using namespace testing::language_model;
using testing::PlannedTraining;

constexpr AdamW::Settings settings{.learning_rate = 1e-2F, .weight_decay = 0.1F};

inline constexpr examples::GptSizes recomputing = with_dropout.rematerialized();

template <const examples::GptSizes& sizes, template <class, Index> class Blocks = nn::Stack>
const TrainingGraph& traced() {
  return testing::traced_language_model<sizes, Blocks>();
}

template <class Strategy>
std::vector<float> losses(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh, Index steps = 3) {
  PlannedTraining<AdamW> run(training, strategy, mesh, 42);
  return testing::losses_of(run, settings, steps);
}
void expect_close(const std::vector<float>& actual, const std::vector<float>& expected) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(actual[i], expected[i], 1e-5F * expected[i]) << i;
}

template <const examples::GptSizes& sizes>
void expect_same_under_every_strategy(const Mesh& mesh) {
  const std::vector<float> ddp = losses(traced<sizes, nn::Sequence>(), Ddp{}, mesh);
  expect_close(ddp, losses(traced<sizes, nn::Sequence>(), Ddp{}, one));
  for (const TrainingGraph* training : {&traced<sizes, nn::Sequence>(), &traced<sizes, nn::Stack>()}) {
    SCOPED_TRACE(training->graph.loops == 0 ? "sequence" : "stack");
    EXPECT_EQ(losses(*training, Ddp{}, mesh), ddp);
    for (int stage = 1; stage <= 3; ++stage) EXPECT_EQ(losses(*training, Fsdp{.stage = stage}, mesh), ddp) << stage;
    EXPECT_EQ(losses(*training, Fsdp{.wrap = Wrap::whole_model(), .reshard_after_forward = false}, mesh), ddp);
    EXPECT_EQ(losses(*training, Spmd(batch_specs), mesh), ddp);
  }
}
TEST(LanguageModel, EveryStrategyGivesTheSameBits) { expect_same_under_every_strategy<plain>(two); }
TEST(LanguageModel, EveryStrategyGivesTheSameBitsWithDropout) { expect_same_under_every_strategy<with_dropout>(two); }
TEST(LanguageModel, EveryStrategyGivesTheSameBitsWithAHeadOfItsOwn) { expect_same_under_every_strategy<untied>(four); }

TEST(LanguageModel, EveryStrategyGivesTheSameBitsWhenBlocksAreComputedAgain) {
  expect_same_under_every_strategy<recomputing>(two);
  EXPECT_EQ(losses(traced<recomputing>(), Ddp{}, two), losses(traced<with_dropout>(), Ddp{}, two));
}

// Four parts of the batch on one device, two on each of two.
template <const examples::GptSizes& sizes, Index parts>
const TrainingGraph& traced_in_parts() {
  static const TrainingGraph training =
      testing::at_run_time([] { return trace_training<MicroBatches<examples::GptLoss<sizes, 2>, parts>, Tokens>(); });
  return training;
}
TEST(LanguageModel, PartsOfABatchAreTheWholeBatch) {
  const std::vector<float> whole = losses(traced<plain>(), Ddp{}, one);
  expect_close(losses(traced_in_parts<plain, 4>(), Ddp{}, one), whole);
  const std::vector<float> ddp = losses(traced_in_parts<plain, 2>(), Ddp{}, two);
  expect_close(ddp, whole);
  for (int stage = 1; stage <= 3; ++stage)
    EXPECT_EQ(losses(traced_in_parts<plain, 2>(), Fsdp{.stage = stage}, two), ddp) << stage;
  EXPECT_EQ(losses(traced_in_parts<plain, 2>(), Spmd(batch_specs), two), ddp);
}
// Gradients are reduced once, however many parts they are summed over.
TEST(LanguageModel, PartsOfABatchCostNoFurtherBytes) {
  const auto plan_of = [](const TrainingGraph& training) { return plan_device(Ddp{}.rewrite<AdamW>(training, two)); };
  const MeshPlan whole = plan_of(traced<plain>()), parts = plan_of(traced_in_parts<plain, 2>());
  EXPECT_EQ(parts.plan.view().bytes_sent(), whole.plan.view().bytes_sent());
  EXPECT_EQ(parts.plan.view().count(Collective::all_reduce), whole.plan.view().count(Collective::all_reduce));
}
TEST(LanguageModel, PartsOfABatchDropDifferentElements) {
  const TrainingGraph& training = traced_in_parts<recomputing, 2>();
  EXPECT_EQ(losses(training, Fsdp{}, two), losses(training, Ddp{}, two));
  EXPECT_NE(losses(training, Ddp{}, two), losses(traced<recomputing>(), Ddp{}, two));
}

TEST(LanguageModel, WeightsThatAreCutChangeNothingButRounding) {
  for (const TrainingGraph* training :
       {&traced<plain, nn::Sequence>(), &traced<plain>(), &traced<with_dropout>(), &traced<recomputing>()}) {
    const std::vector<float> expected = losses(*training, Ddp{}, one);
    expect_close(losses(*training, Spmd(examples::megatron_specs), pair), expected);
    expect_close(losses(*training, Spmd(examples::megatron_specs), two_by_two), expected);
  }
}

// A block sends its activations four times over "model": what attention and MLP give forward, and backward the gradient
// of what they read, of whose sum over the batch the biases of the norms take theirs. Weights never travel.
TEST(LanguageModel, MegatronSendsActivationsOnly) {
  for (const TrainingGraph* training : {&traced<plain, nn::Sequence>(), &traced<plain>()}) {
    const MeshPlan planned = plan_device(Spmd(examples::megatron_specs).rewrite<AdamW>(*training, pair));
    const PlanView plan = planned.plan.view();
    EXPECT_EQ(plan.count(Collective::all_gather) + plan.count(Collective::reduce_scatter), 0);
    const Index layers_at_once =
        training->graph.loops == 0 ? 1 : 2;  // a stack has one sum for the biases of all layers
    EXPECT_EQ(plan.count(Collective::all_reduce), 2 * 4 + 2 * 2 / layers_at_once);
    EXPECT_EQ(plan.bytes_sent(), 2 * (4 * batch * time_steps + 2) * features * 4);
  }
}

// The table by rows over "model", too, as Megatron's vocabulary-parallel embedding, head and cross-entropy: rows that
// are looked up are summed, and so is the gradient of what the head reads; the loss takes three numbers a row, and the
// bias of the last norm has a sum of its own.
TEST(LanguageModel, ACutVocabularySendsWhatMegatronDoes) {
  static constexpr examples::GptSizes large{64, time_steps, features, 4};
  SpmdSpecs specs = examples::megatron_specs;
  specs.parameters.push_back({"token.weight", P("model")});
  const MeshPlan planned = plan_device(Spmd(specs).rewrite<AdamW>(traced<large, nn::Sequence>(), pair));
  const Index rows = batch * time_steps;
  EXPECT_EQ(planned.plan.view().bytes_sent(),
            (2 * (4 * rows + 2) * features + 2 * rows * features + 3 * rows + features) * 4);
}

}  // namespace weft::language_model_test
