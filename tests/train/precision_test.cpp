// A language model in mixed precision: every strategy trains it to the same bits, planned bytes are those of the narrow
// types, and it learns as in f32.
#include <support/at_run_time.hpp>
#include <support/expect_error.hpp>
#include <support/language_model.hpp>
#include <support/started_training.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/optim/optimizer_options.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>

namespace weft::precision_test {

using namespace testing::language_model;
using testing::PlannedTraining;

inline constexpr Precision masters{.compute = DType::bf16}, narrow{.compute = DType::bf16, .reduce = DType::bf16},
    everything{.parameters = DType::bf16, .compute = DType::bf16, .reduce = DType::bf16};
template <Precision precision, template <class, Index> class Blocks = nn::Stack>
using Loss = InPrecision<examples::GptLoss<plain, 2, Blocks>, precision>;

template <class TracedLoss>
const TrainingGraph& traced() {
  static const TrainingGraph training = testing::at_run_time([] { return trace_training<TracedLoss, Tokens>(); });
  return training;
}

inline constexpr OptimizerOptions clipped_options{.clip = Clip::by_global_norm};
using Clipped = Optimizer<AdamW, clipped_options>;
const Clipped::Settings settings{.rule = {.learning_rate = 1e-2F}, .max_norm = 0.5F};

using Outcome = std::pair<std::vector<float>, std::vector<std::pair<std::string, std::vector<float>>>>;
template <class Strategy>
Outcome run(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh) {
  PlannedTraining<Clipped> trained(training, strategy, mesh, 42);
  Outcome result{testing::losses_of(trained, settings), {}};
  for (Index i = 0; i < trained.tensors().size(); ++i) {
    const char* const name = trained.tensors()[i].name.c_str();
    const auto all = trained.tensors().read(name);
    result.second.push_back({name, {all.data(), all.data() + all.size()}});
  }
  std::sort(result.second.begin(), result.second.end());
  return result;
}

void expect_same_under_every_strategy(const TrainingGraph& training, const Mesh& mesh) {
  const Outcome ddp = run(training, Ddp{}, mesh);
  for (int stage = 1; stage <= 3; ++stage) EXPECT_EQ(run(training, Fsdp{.stage = stage}, mesh), ddp) << stage;
  EXPECT_EQ(run(training, Fsdp{.reshard_after_forward = false}, mesh), ddp);
  EXPECT_EQ(run(training, Fsdp{.wrap = Wrap::whole_model()}, mesh), ddp);
  EXPECT_EQ(run(training, Spmd(batch_specs), mesh), ddp);
}
TEST(Precision, EveryStrategyTrainsToTheSameBitsWithF32Masters) {
  expect_same_under_every_strategy(traced<Loss<masters>>(), two);
  expect_same_under_every_strategy(traced<Loss<narrow, nn::Sequence>>(), four);
}
TEST(Precision, EveryStrategyTrainsToTheSameBitsInBf16Alone) {
  expect_same_under_every_strategy(traced<Loss<everything>>(), two);
}
TEST(Precision, EveryStrategyTrainsToTheSameBitsInParts) {
  expect_same_under_every_strategy(traced<MicroBatches<Loss<narrow>, 2>>(), two);
  using Around = InPrecision<MicroBatches<examples::GptLoss<plain, 2>, 2>, narrow>;
  EXPECT_EQ(run(traced<Around>(), Fsdp{}, two), run(traced<MicroBatches<Loss<narrow>, 2>>(), Fsdp{}, two));
}

TEST(Precision, EveryStrategyTrainsToTheSameBitsByRowsAndColumns) {
  for (const TrainingGraph* training : {&traced<Loss<narrow>>(), &traced<Loss<everything>>()}) {
    const auto losses = [&](const auto& strategy) {
      PlannedTraining<Adafactor> trained(*training, strategy, two, 42);
      return testing::losses_of(trained, {.learning_rate = 0.1F});
    };
    for (int stage = 1; stage <= 3; ++stage) EXPECT_EQ(losses(Fsdp{.stage = stage}), losses(Ddp{})) << stage;
  }
}

// ---- f16, of which the loss is scaled ----

inline constexpr Precision half{.compute = DType::f16},
    half_of_huge{.compute = DType::f16, .scaling = {.initial = Index{1} << 30}},
    half_that_grows{.compute = DType::f16, .scaling = {.initial = 64, .growth = 4, .interval = 2}};

TEST(Precision, EveryStrategyTrainsToTheSameBitsInF16) {
  expect_same_under_every_strategy(traced<Loss<half>>(), two);
  expect_same_under_every_strategy(traced<Loss<half_of_huge, nn::Sequence>>(), two);
  expect_same_under_every_strategy(traced<MicroBatches<Loss<half>, 2>>(), two);
}
float stored(const MeshTensors& tensors, const char* name) { return tensors.read(name)[0]; }
template <class Rule>
float take_step(PlannedTraining<Rule>& trained) {
  const testing::TokenBatch given(trained.steps());
  return trained.step({.learning_rate = 1e-3F}, given.tokens, given.next);
}

// The scale is too large: steps change nothing but the scale, until gradients are finite.
template <class Rule>
void expect_skipped_steps() {
  for (int stage = 0; stage <= 3; ++stage) {
    SCOPED_TRACE(stage);
    const TrainingGraph& training = traced<Loss<half_of_huge>>();
    using Trained = PlannedTraining<Rule>;
    const auto made = [&]() -> std::unique_ptr<Trained> {
      if (stage == 0) return std::make_unique<Trained>(training, Ddp{}, two, 42);
      return std::make_unique<Trained>(training, Fsdp{.stage = stage}, two, 42);
    }();
    Trained& trained = *made;
    const auto weights = [&] {
      std::vector<std::vector<float>> all;
      for (Index i = 0; i < trained.tensors().size(); ++i) {
        const AlignedArray<float> values = trained.tensors().read(trained.tensors()[i].name.c_str());
        if (trained.tensors()[i].name.prefix(10) != Name("loss_scale"))
          all.push_back({values.data(), values.data() + values.size()});
      }
      return all;
    };
    float scale = 0x1p30F;
    Index skipped = 0;
    for (Index step = 0; step < 40; ++step) {
      EXPECT_EQ(stored(trained.tensors(), LossScaling::scale_name), scale);
      const auto before = weights();
      EXPECT_TRUE(std::isfinite(take_step(trained)));
      if (weights() != before) break;
      scale /= 2;
      ++skipped;
    }
    EXPECT_GT(skipped, 5);
    EXPECT_LT(skipped, 40);
    EXPECT_EQ(stored(trained.tensors(), LossScaling::scale_name), scale) << "a good step keeps the scale";
    EXPECT_EQ(stored(trained.tensors(), LossScaling::good_steps_name), 1);
    EXPECT_EQ(trained.metric("loss_scale"), scale);
    EXPECT_EQ(trained.metric("skipped_steps"), static_cast<float>(skipped));
    testing::expect_error([&] { (void)trained.metric("scale"); }, "metric_is_unknown",
                          {"there are: loss, loss_scale, skipped_steps"});
  }
}
TEST(Precision, AStepThatOverflowsInF16IsSkipped) {
  expect_skipped_steps<AdamW>();
  expect_skipped_steps<Lamb>();
  expect_skipped_steps<Adafactor>();
}
// Biases are corrected, and averages begin, with the first step that is applied: a run that starts with the scale which
// the other one finds has its bits.
inline constexpr OptimizerOptions averaged{.average = true};
TEST(Precision, StepsThatAreSkippedAreNoUpdates) {
  using Trained = PlannedTraining<Optimizer<AdamW, averaged>>;
  const testing::TokenBatch given(0);
  const auto take = [&](Trained& trained) {
    (void)trained.step({.rule = {.learning_rate = 1e-3F}}, given.tokens, given.next);
  };
  Trained searching(traced<Loss<half_of_huge>>(), Ddp{}, two, 42),
      knowing(traced<Loss<half_of_huge>>(), Ddp{}, two, 42);
  while (searching.steps() - searching.skipped_steps() < 4) take(searching);
  EXPECT_GT(searching.skipped_steps(), 5);
  const float scale = stored(searching.tensors(), LossScaling::scale_name);
  knowing.tensors().write(LossScaling::scale_name, {&scale, 1});
  for (int i = 0; i < 4; ++i) take(knowing);
  EXPECT_EQ(knowing.skipped_steps(), 0);
  for (Index i = 0; i < knowing.tensors().size(); ++i) {
    const Name& name = knowing.tensors()[i].name;
    if (name == Name(LossScaling::skipped_steps_name)) continue;
    const AlignedArray<float> a = knowing.tensors().read(name.c_str()), b = searching.tensors().read(name.c_str());
    EXPECT_TRUE(std::equal(a.data(), a.data() + a.size(), b.data(), b.data() + b.size())) << name.c_str();
  }
}
TEST(Precision, GoodStepsInF16LetTheScaleGrow) {
  PlannedTraining<AdamW> trained(traced<Loss<half_that_grows>>(), Ddp{}, one, 42);
  for (const float scale : {64.0F, 64.0F, 256.0F, 256.0F, 1024.0F}) {
    EXPECT_EQ(stored(trained.tensors(), LossScaling::scale_name), scale);
    (void)take_step(trained);
  }
  EXPECT_EQ(stored(trained.tensors(), LossScaling::good_steps_name), 1);
}

TEST(Precision, LossesAreThoseOfF32WithinTheDigitsOfBf16) {
  PlannedTraining<AdamW> exact(traced<examples::GptLoss<plain, 2>>(), Ddp{}, one, 42);
  const std::vector<float> expected = testing::losses_of(exact, {.learning_rate = 1e-2F}, 10);
  for (const TrainingGraph* training :
       {&traced<Loss<masters>>(), &traced<Loss<narrow>>(), &traced<Loss<everything>>(), &traced<Loss<half>>()}) {
    const float tolerance = training == &traced<Loss<half>>() ? 3e-3F : 2e-2F;
    PlannedTraining<AdamW> lowered(*training, Ddp{}, one, 42);
    const std::vector<float> losses = testing::losses_of(lowered, {.learning_rate = 1e-2F}, 10);
    for (std::size_t i = 0; i < losses.size(); ++i) EXPECT_NEAR(losses[i], expected[i], tolerance * expected[i]) << i;
    EXPECT_NE(losses, expected);
  }
}

// Bytes of the collectives of a kind in a step.
template <class Strategy>
Index bytes_of(const TrainingGraph& training, const Strategy& strategy, Collective kind) {
  PlannedTraining<AdamW> step(training, strategy, two, 42);
  (void)testing::losses_of(step, {}, 1);
  return step.runtime().recorder(0).total(kind).bytes_sent;
}
TEST(Precision, GathersAreMadeInTheTypeToComputeInAndSumsInTheTypeToReduceIn) {
  const TrainingGraph &exact = traced<examples::GptLoss<plain, 2>>(), &with_masters = traced<Loss<masters>>(),
                      &in_bf16 = traced<Loss<narrow>>();
  for (int stage = 1; stage <= 3; ++stage) {
    const auto gathered = [stage](const TrainingGraph& training) {
      return bytes_of(training, Fsdp{.stage = stage}, Collective::all_gather);
    };
    EXPECT_EQ(2 * gathered(with_masters), gathered(exact)) << stage;
    EXPECT_EQ(2 * gathered(in_bf16), gathered(exact)) << stage;
    EXPECT_EQ(2 * gathered(traced<Loss<half>>()), gathered(exact)) << stage;
  }
  const auto scattered = [](const TrainingGraph& training) {
    return bytes_of(training, Fsdp{}, Collective::reduce_scatter);
  };
  EXPECT_EQ(scattered(with_masters), scattered(exact));
  EXPECT_EQ(2 * scattered(in_bf16), scattered(exact));
  const auto reduced = [](const TrainingGraph& training, const auto& strategy) {  // 8 bytes more: the loss
    return bytes_of(training, strategy, Collective::all_reduce);
  };
  const Index of_the_loss = bytes_of(exact, Fsdp{}, Collective::all_reduce);
  EXPECT_EQ(2 * (reduced(in_bf16, Ddp{}) - of_the_loss), reduced(exact, Ddp{}) - of_the_loss);
  EXPECT_EQ(2 * (reduced(in_bf16, Spmd(batch_specs)) - of_the_loss), reduced(exact, Spmd(batch_specs)) - of_the_loss);
}

TEST(Precision, ANarrowStepNeedsLessMemory) {
  const TrainingGraph &exact = traced<examples::GptLoss<plain, 2>>(), &in_bf16 = traced<Loss<narrow>>();
  for (int stage = 1; stage <= 3; ++stage) {
    const auto peak = [stage](const TrainingGraph& training) {
      return PlannedTraining<AdamW>(training, Fsdp{.stage = stage}, two, 42).plan().peak_bytes;
    };
    EXPECT_LT(peak(in_bf16), peak(exact)) << stage;
  }
}
// Bytes of weights that a device has between steps.
Index kept_bytes(const DeviceGraph& device) {
  Index bytes = 0;
  for (const Input& input : device.graph.inputs)
    if (input.kind == InputKind::weight) bytes += device.graph.bytes(input.node);
  return bytes;
}
TEST(Precision, EveryStageKeepsAPartOfTheMastersAlone) {
  const TrainingGraph &exact = traced<examples::GptLoss<plain, 2>>(), &with_masters = traced<Loss<masters>>();
  const Index parts = kept_bytes(Fsdp{}.rewrite<AdamW>(exact, two));
  for (const int stage : {1, 2}) {
    EXPECT_EQ(kept_bytes(Fsdp{.stage = stage}.rewrite<AdamW>(exact, two)), 2 * parts);
    EXPECT_EQ(kept_bytes(Fsdp{.stage = stage}.rewrite<AdamW>(with_masters, two)), parts);
    EXPECT_EQ(kept_bytes(Fsdp{.stage = stage}.rewrite<NoUpdate>(with_masters, two)), parts);
    EXPECT_EQ(kept_bytes(Fsdp{.stage = stage}.rewrite<AdamW>(traced<Loss<everything>>(), two)), parts);
  }
}
// Which no step changes, and so nobody has to send.
inline constexpr OptimizerOptions all_but_biases{.groups = {{"*.weight", {.frozen = true}}}};
TEST(Precision, FrozenWeightsStayWholeUnlessAllAreCut) {
  using Biases = Optimizer<AdamW, all_but_biases>;
  const auto gathers = [](const TrainingGraph& training, int stage) {
    return PlannedTraining<Biases>(training, Fsdp{.stage = stage}, two, 42).plan().count(Collective::all_gather);
  };
  for (const int stage : {1, 2})
    EXPECT_EQ(gathers(traced<Loss<masters>>(), stage), gathers(traced<examples::GptLoss<plain, 2>>(), stage));
  EXPECT_GT(gathers(traced<Loss<masters>>(), 3), 2 * gathers(traced<Loss<masters>>(), 1));
  const auto trained = [](const auto& strategy) {
    PlannedTraining<Biases> step(traced<Loss<masters>>(), strategy, two, 42);
    std::vector<float> losses = testing::losses_of(step, {.rule = {.learning_rate = 1e-2F}});
    losses.push_back(testing::stored_values(step.tensors(), "h.0.up.bias")[0]);
    return losses;
  };
  for (const int stage : {1, 2, 3}) EXPECT_EQ(trained(Fsdp{.stage = stage}), trained(Ddp{})) << stage;
}

// On a small classifier.
template <class Element>
std::vector<Element> outputs(const testing::RandomBatch& batch, const Precision& precision) {
  Runtime runtime(2);
  dynamic::Program program(runtime, testing::SmallClassifier{},
                           {input<float>({testing::small_rows, testing::small_features})}, testing::data_mesh<2>, Ddp{},
                           {.precision = precision});
  for (Index i = 0; i < program.tensors().size(); ++i) {
    std::vector<float> values(to_size(program.tensors()[i].shape.elements()), 0.125F);
    program.tensors().write(program.tensors()[i].name.c_str(), values);
  }
  const std::span<const Element> odds = program(batch.image)[0].as<Element>();
  return {odds.begin(), odds.end()};
}
TEST(Precision, AProgramReturnsTheTypeOfOutputs) {
  const testing::RandomBatch batch = testing::small_batch(0);
  const std::vector<float> exact = outputs<float>(batch, {}), wide = outputs<float>(batch, masters);
  const std::vector<bfloat16> in_bf16 = outputs<bfloat16>(batch, {.compute = DType::bf16, .output = DType::bf16});
  for (std::size_t i = 0; i < exact.size(); ++i) {
    EXPECT_NEAR(wide[i], exact[i], 2e-2F * exact[i]);
    EXPECT_EQ(static_cast<float>(in_bf16[i]), wide[i]);
  }
  EXPECT_NE(wide, exact);
}
testing::StartedTraining<SgdMomentum> started(const Precision& precision) {
  return {dynamic::measured_function(testing::SmallLoss{}), testing::small_settings, {.precision = precision}};
}
// Of gradients and of weights as much is sent, and each of both types halves it.
TEST(Precision, EachOfBothTypesHalvesWhatZero1Sends) {
  Runtime runtime(2);
  const auto sent = [&](const Precision& precision) {
    return started(precision).made(runtime, testing::data_mesh<2>, Fsdp{.stage = 1}).bytes_sent();
  };
  EXPECT_EQ(sent({}) - sent(masters), sent(masters) - sent(narrow));
  EXPECT_LT(sent(masters), sent({}));
}

// One of them is compiled.
TEST(Precision, StepsOfAllStrategiesTakeTheSameBits) {
  using Step = TrainStep<InPrecision<testing::SmallLoss, narrow>, testing::SmallInputs, testing::data_mesh<2>, Fsdp{},
                         SgdMomentum>;
  const testing::TrainingRun zero3 = testing::train<Step>(testing::small_settings);
  const auto expect_its_bits = [&](const AnyStrategy& strategy) {
    testing::expect_same(started(narrow).train(testing::data_mesh<2>, strategy), zero3);
  };
  expect_its_bits(Ddp{});
  for (const int stage : {1, 2, 3}) expect_its_bits(Fsdp{.stage = stage});
  expect_its_bits(Spmd(testing::batch_specs));
  EXPECT_LT(zero3.losses.back(), zero3.losses.front());
}

}  // namespace weft::precision_test
