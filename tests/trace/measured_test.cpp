// Losses with metrics: the numbers of the whole batch, under every strategy and in parts, and nothing else changes.
#include <support/expect_error.hpp>
#include <support/planned_training.hpp>
#include <support/program.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

#include <cmath>

namespace weft::measured_test {

using testing::PlannedTraining;

constexpr Index rows = 8, features = 6, classes = 3;
using Batch = Inputs<f32[rows][features], i32[rows]>;

constexpr Var logits_of(Var x) { return nn::Linear{"out", 5, classes}(relu(nn::Linear{"in", features, 5}(x))); }
struct Alone {
  constexpr Var operator()(Var x, Var label) const { return mean(cross_entropy(logits_of(x), label)); }
};
struct WithMetrics {
  constexpr Measured operator()(Var x, Var label) const {
    const Var logits = logits_of(x);
    return {mean(cross_entropy(logits, label)),
            {{"accuracy", mean(correct(logits, label))}, {"largest", max(logits)}, {"labels", sum(label)}}};
  }
};
struct Rowwise {
  constexpr Measured operator()(Var x, Var label) const {
    const Var logits = logits_of(x);
    return {mean(cross_entropy(logits, label)), {{"accuracy", correct(logits, label)}}};
  }
};

const Mesh one{{"data", 1}}, four{{"data", 4}};
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data"), PartitionSpec("data")}, {}};

struct Given {
  std::vector<float> x;
  std::vector<std::int32_t> label;

  Given() {
    const Value values = testing::random_value(DType::f32, {rows, features}, 7);
    for (const double value : values.elements) x.push_back(static_cast<float>(value));
    for (std::int32_t i = 0; i < rows; ++i) label.push_back(i * i % classes);
  }
};

// The loss and the metrics of two steps.
template <class Loss, class Rule, class Strategy>
std::vector<float> numbers(const Strategy& strategy, const Mesh& mesh) {
  const TrainingGraph training = trace_training<Loss, Batch>();
  PlannedTraining<Rule> step(training, strategy, mesh, 42);
  const Given given;
  std::vector<float> all;
  for (int i = 0; i < 2; ++i) {
    all.push_back(step.step({}, given.x, given.label));
    for (const char* name : {"loss", "accuracy", "largest", "labels"}) all.push_back(step.metric(name));
  }
  return all;
}

TEST(Measured, TellsNumbersOfTheWholeBatchUnderEveryStrategy) {
  const std::vector<float> alone = numbers<WithMetrics, Sgd>(Ddp{}, one), ddp = numbers<WithMetrics, Sgd>(Ddp{}, four);
  for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_NEAR(ddp[i], alone[i], 1e-6F) << i;
  for (int stage = 1; stage <= 3; ++stage)
    EXPECT_EQ((numbers<WithMetrics, Sgd>(Fsdp{.stage = stage}, four)), ddp) << stage;
  EXPECT_EQ((numbers<WithMetrics, Sgd>(Spmd(batch_specs), four)), ddp);
  EXPECT_EQ(alone[0], alone[1]) << "the loss by name";
  EXPECT_EQ(alone[4], 0 + 1 + 1 + 0 + 1 + 1 + 0 + 1) << "labels are counted as what they are";
  EXPECT_EQ(alone[2] * rows, std::round(alone[2] * rows)) << "right answers are counted";
}

TEST(Measured, ChangesNoLossAndNoWeight) {
  const TrainingGraph alone = trace_training<Alone, Batch>(), measured = trace_training<WithMetrics, Batch>();
  PlannedTraining<Sgd> first(alone, Ddp{}, four, 42), second(measured, Ddp{}, four, 42);
  const Given given;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(first.step({.learning_rate = 0.5F}, given.x, given.label),
              second.step({.learning_rate = 0.5F}, given.x, given.label));
}

TEST(Measured, OfABatchInPartsTellsTheMeanOverTheParts) {
  const std::vector<float> whole = numbers<WithMetrics, Sgd>(Ddp{}, one),
                           parts = numbers<MicroBatches<WithMetrics, 2>, Sgd>(Ddp{}, one);
  for (const std::size_t step : {0U, 5U}) {
    EXPECT_NEAR(parts[step], whole[step], 1e-6F);
    EXPECT_NEAR(parts[step + 2], whole[step + 2], 1e-6F) << "a mean of means";
    EXPECT_EQ(2 * parts[step + 4], whole[step + 4]) << "half of a sum";
  }
}

inline constexpr OptimizerOptions clipped{.clip = Clip::by_global_norm};
TEST(Measured, StandsBesideTheNormOfGradients) {
  const TrainingGraph training = trace_training<WithMetrics, Batch>();
  PlannedTraining<Optimizer<Sgd, clipped>> step(training, Fsdp{}, four, 42);
  const Given given;
  (void)step.step({}, given.x, given.label);
  EXPECT_EQ(step.metric("labels"), 5);
  EXPECT_GT(step.metric("gradient_norm"), 0.0F);
  testing::expect_error([&] { (void)step.metric("acuracy"); }, "metric_is_unknown",
                        {"'acuracy'", "loss, accuracy, largest, labels, gradient_norm"});
}

inline constexpr OptimizerOptions told{.gradient_norm = true};
TEST(Measured, TheNormOfGradientsIsToldWithoutClipping) {
  const TrainingGraph training = trace_training<WithMetrics, Batch>();
  const Given given;
  PlannedTraining<Optimizer<Sgd, clipped>> clipping(training, Ddp{}, four, 42);
  (void)clipping.step({.max_norm = 1e-3F}, given.x, given.label);
  const float norm = clipping.metric("gradient_norm");
  const auto expect_norm = [&](const auto& strategy) {
    PlannedTraining<Optimizer<Sgd, told>> step(training, strategy, four, 42);
    PlannedTraining<Sgd> plain(training, strategy, four, 42);
    (void)step.step({}, given.x, given.label);
    (void)plain.step({}, given.x, given.label);
    EXPECT_EQ(step.metric("gradient_norm"), norm);
    for (const char* name : {"in.weight", "out.bias"}) {
      const auto own = step.tensors().read(name), expected = plain.tensors().read(name);
      for (Index i = 0; i < own.size(); ++i) EXPECT_EQ(own[i], expected[i]) << name;
    }
    testing::expect_error([&] { (void)step.metric("loss_scale"); }, "metric_is_unknown", {"labels, gradient_norm"});
  };
  expect_norm(Ddp{});
  for (int stage = 1; stage <= 3; ++stage) expect_norm(Fsdp{.stage = stage});
  expect_norm(Spmd(batch_specs));
}

TEST(Measured, AMetricIsOneNumber) {
  testing::expect_error([] { (void)trace_training<Rowwise, Batch>(); }, "metric_is_no_scalar",
                        {"rank 1", "8 elements", "mean or sum"});
}

}  // namespace weft::measured_test
