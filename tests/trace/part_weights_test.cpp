// A batch in which rows weigh differently, as where padding fills it: its loss, metrics and gradients are those of the
// rows that count, in parts and whole, under every strategy.
#include <support/expect_error.hpp>
#include <support/planned_training.hpp>
#include <support/program.hpp>
#include <support/small_training.hpp>
#include <weft/nn/activations.hpp>
#include <weft/optim/optimizer_options.hpp>

namespace weft::part_weights_test {

using testing::PlannedTraining;

constexpr Index rows = 16, features = 6, classes = 3, parts = 4, valid = 10;
using Batch = Inputs<f32[rows][features], i32[rows], f32[rows]>;
using ValidRows = Inputs<f32[valid][features], i32[valid]>;

constexpr Var logits_of(Var x) { return nn::Linear{"out", 5, classes}(relu(nn::Linear{"in", features, 5}(x))); }
struct OfValidRows {
  constexpr Measured operator()(Var x, Var label) const {
    const Var logits = logits_of(x);
    return {mean(cross_entropy(logits, label)), {{"accuracy", mean(correct(logits, label))}}};
  }
};
struct Weighted {
  constexpr Measured operator()(Var x, Var label, Var weight) const {
    const Var logits = logits_of(x);
    return {mean(cross_entropy(logits, label), weight),
            {{"accuracy", mean(correct(logits, label), weight)}, {"labels", sum(label)}}};
  }
};
struct OnlyTheMean {
  constexpr Var operator()(Var x, Var label, Var weight) const {
    return mean(cross_entropy(logits_of(x), label), weight);
  }
};
struct PartOfASum {
  constexpr Var operator()(Var x, Var label, Var weight) const {
    return 0.5 * mean(cross_entropy(logits_of(x), label), weight) + 0.25;
  }
};
struct TwoWeightings {
  constexpr Var operator()(Var x, Var label, Var weight) const {
    const Var losses = cross_entropy(logits_of(x), label);
    return mean(losses, weight) + mean(losses, square(weight));
  }
};
struct InALoop {
  constexpr Var operator()(Var x, Var label, Var weight) const {
    const Var losses = cross_entropy(logits_of(x), label);
    const auto body = [](const Buffer<Var>&, const Buffer<Var>& one) { return Scanned{{}, {mean(one[0], one[1])}}; };
    return mean(scan(*x.graph, losses.shape()[0], {}, {losses, weight}, body).stacked[0]);
  }
};

// Of part 3, rows 3, 7, ..., nothing counts; nor do the last rows.
struct Given {
  std::vector<float> x, valid_x, weight;
  std::vector<std::int32_t> label, valid_label;

  explicit Given(bool fractions = false) {
    const Value values = testing::random_value(DType::f32, {rows, features}, 7);
    for (const double value : values.elements) x.push_back(static_cast<float>(value));
    for (std::int32_t i = 0; i < rows; ++i) {
      label.push_back(i * i % classes);
      const bool counts = i % parts != 3 && i < 13;
      weight.push_back(counts ? fractions ? 0.1F * static_cast<float>(i + 1) : 1.0F : 0.0F);
      if (!counts) continue;
      valid_label.push_back(label.back());
      for (Index k = i * features; k < (i + 1) * features; ++k) valid_x.push_back(x[to_size(k)]);
    }
  }
};

inline constexpr OptimizerOptions kept{.keep_gradients = true};
using Rule = Optimizer<Sgd, kept>;
const Mesh one{{"data", 1}}, two{{"data", 2}}, four{{"data", 4}};
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data"), PartitionSpec("data"), PartitionSpec("data")}, {}};

// Losses, accuracies and gradients of two steps.
template <class... Ranges>
std::vector<float> outcome(PlannedTraining<Rule>& step, bool has_metrics, const Ranges&... batch) {
  std::vector<float> all;
  for (int i = 0; i < 2; ++i) {
    all.push_back(step.step({.rule = {.learning_rate = 0.5F}}, batch...));
    if (has_metrics) all.push_back(step.metric("accuracy"));
    for (const auto& [name, values] : testing::read_all(step.gradients()))
      all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}
template <class Loss, class Strategy>
std::vector<float> outcome_of(const Strategy& strategy, const Mesh& mesh, const Given& given, bool has_metrics = true) {
  const TrainingGraph training = trace_training<Loss, Batch>();
  PlannedTraining<Rule> step(training, strategy, mesh, 42);
  return outcome(step, has_metrics, given.x, given.label, given.weight);
}
void expect_near(const std::vector<float>& numbers, const std::vector<float>& expected, float tolerance) {
  ASSERT_EQ(numbers.size(), expected.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) EXPECT_NEAR(numbers[i], expected[i], tolerance) << i;
}
template <class Loss>
void expect_same_under_every_strategy(const Given& given, const std::vector<float>& expected, float tolerance,
                                      bool has_metrics = true) {
  for (const Mesh* mesh : {&one, &two, &four}) {
    const std::vector<float> ddp = outcome_of<Loss>(Ddp{}, *mesh, given, has_metrics);
    if (!expected.empty()) expect_near(ddp, expected, tolerance);
    for (const float number : ddp) EXPECT_TRUE(std::isfinite(number));
    for (int stage = 1; stage <= 3; ++stage)
      EXPECT_EQ(outcome_of<Loss>(Fsdp{.stage = stage}, *mesh, given, has_metrics), ddp) << stage;
    EXPECT_EQ(outcome_of<Loss>(Spmd(batch_specs), *mesh, given, has_metrics), ddp);
  }
}

TEST(PartWeights, OnlyRowsThatCountAreTrainedOn) {
  const Given given;
  const TrainingGraph training = trace_training<OfValidRows, ValidRows>();
  PlannedTraining<Rule> alone(training, Ddp{}, one, 42);
  const std::vector<float> expected = outcome(alone, true, given.valid_x, given.valid_label);
  expect_same_under_every_strategy<Weighted>(given, expected, 1e-6F);
  expect_same_under_every_strategy<MicroBatches<Weighted, parts>>(given, expected, 1e-6F);
}

TEST(PartWeights, PartsAreWeighedByTheirSums) {
  const Given given(true);
  expect_same_under_every_strategy<MicroBatches<Weighted, parts>>(
      given, outcome_of<Weighted>(Ddp{}, one, given), 1e-6F);
  expect_same_under_every_strategy<MicroBatches<PartOfASum, parts>>(
      given, outcome_of<PartOfASum>(Ddp{}, one, given, false), 1e-6F, false);
}

TEST(PartWeights, StrategiesGiveTheSameBitsInMixedPrecision) {
  constexpr Precision bf16{.compute = DType::bf16, .reduce = DType::bf16}, f16{.compute = DType::f16};
  const Given given(true);
  const std::vector<float> expected = outcome_of<Weighted>(Ddp{}, one, given);
  expect_same_under_every_strategy<InPrecision<MicroBatches<Weighted, parts>, bf16>>(given, expected, 2e-2F);
  expect_same_under_every_strategy<InPrecision<MicroBatches<Weighted, parts>, f16>>(given, expected, 2e-3F);
}

// An all_reduce among four devices.
constexpr Index bytes_sent_of_a_number = 24;
TEST(PartWeights, AreAddedUpOverDevicesOnce) {
  const auto bytes_sent = [](const TrainingGraph& training) {
    return plan_device(Ddp{}.rewrite<Rule>(training, four)).plan.view().bytes_sent();
  };
  constexpr Precision f16{.compute = DType::f16};
  const Index whole = bytes_sent(trace_training<OnlyTheMean, Batch>()), number = bytes_sent_of_a_number;
  EXPECT_EQ(bytes_sent(trace_training<MicroBatches<OnlyTheMean, parts>, Batch>()), whole);
  EXPECT_EQ(bytes_sent(trace_training<InPrecision<OnlyTheMean, f16>, Batch>()), whole);
  EXPECT_EQ(bytes_sent(trace_training<InPrecision<MicroBatches<OnlyTheMean, parts>, f16>, Batch>()), whole);
  // What else a loss is made of needs the weight of each part.
  EXPECT_EQ(bytes_sent(trace_training<MicroBatches<PartOfASum, parts>, Batch>()), whole + (2 * parts - 1) * number);
}

TEST(PartWeights, ABatchOfPaddingChangesNothing) {
  Given given;
  given.weight.assign(rows, 0.0F);
  for (const TrainingGraph& training :
       {trace_training<Weighted, Batch>(), trace_training<MicroBatches<Weighted, parts>, Batch>()}) {
    PlannedTraining<Rule> step(training, Fsdp{}, four, 42);
    EXPECT_EQ(step.step({}, given.x, given.label, given.weight), 0);
    for (const auto& [name, values] : testing::read_all(step.gradients()))
      for (const float value : values) EXPECT_EQ(value, 0) << name;
  }
}

TEST(PartWeights, MetricsWithoutWeightsAreMeansOverTheParts) {
  const Given given;
  const TrainingGraph training = trace_training<MicroBatches<Weighted, parts>, Batch>();
  PlannedTraining<Rule> step(training, Ddp{}, two, 42);
  (void)step.step({}, given.x, given.label, given.weight);
  float labels = 0;
  for (const std::int32_t label : given.label) labels += static_cast<float>(label);
  EXPECT_EQ(step.metric("labels"), labels / parts);
}

TEST(PartWeights, MustBeOfOneKind) {
  testing::expect_error([] { (void)trace_training<MicroBatches<TwoWeightings, parts>, Batch>(); },
                        "parts_have_no_weight", {"2 different weights"});
  testing::expect_error([] { (void)trace_training<MicroBatches<InALoop, parts>, Batch>(); }, "parts_have_no_weight",
                        {"inside a loop"});
}

}  // namespace weft::part_weights_test
