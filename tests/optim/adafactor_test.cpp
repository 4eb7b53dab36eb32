// Adafactor against its formulas, written out in double, on weights of every rank; under every strategy; and what it
// sends and keeps under ZeRO.
#include <support/expect_error.hpp>
#include <support/optimizer_outcome.hpp>
#include <support/program.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/optim/optimizer_options.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace weft::adafactor_test {

using namespace testing::language_model;
using testing::expect_error;
using testing::Outcome;
using testing::run;

static_assert(WholeWeightRule<Adafactor> && !LayerwiseRule<Adafactor> && !ElementwiseRule<Adafactor>);

inline constexpr OptimizerOptions all_options{
    .clip = Clip::by_global_norm,
    .average = true,
    .groups = {{"position.*", {.frozen = true}}, {"*.bias", {.weight_decay = 0}}, {"h.*.up.*", {.learning_rate = 0.25F}}}};
using Tuned = Optimizer<Adafactor, all_options>;
static_assert(needs_whole_weights<Tuned> && needs_whole_weights<Adafactor> && !needs_whole_weights<AdamW>);
const Adafactor::Settings rule{.learning_rate = WarmUpCosine{.peak = 0.1F, .warmup_steps = 2, .total_steps = 4},
                               .weight_decay = 0.5F};

double rms(const std::vector<double>& x) {
  double squares = 0;
  for (const double element : x) squares += element * element;
  return std::sqrt(squares / static_cast<double>(x.size()));
}

// The paper's algorithm on [batches, rows, columns]; of a vector rows is 0.
struct Naive {
  std::size_t batches, rows, columns;
  std::vector<double> parameter, row, column, variance;

  void step(const Adafactor::Settings& settings, int t, const std::vector<double>& g) {
    const double rate = static_cast<double>(settings.learning_rate(t)), rho = std::min(rate, 1 / std::sqrt(t));
    const double w = std::pow(t, static_cast<double>(settings.beta2_decay));
    const double epsilon1 = static_cast<double>(settings.epsilon1);
    const double alpha = std::max(static_cast<double>(settings.epsilon2), rms(parameter)) * rho;
    std::vector<double> v(g.size());
    if (rows == 0) {
      for (std::size_t i = 0; i < g.size(); ++i) v[i] = variance[i] += w * (g[i] * g[i] - variance[i]);
    } else {
      const auto at = [&](std::size_t b, std::size_t r, std::size_t c) { return (b * rows + r) * columns + c; };
      for (std::size_t b = 0; b < batches; ++b) {
        double of_rows = 0;
        for (std::size_t r = 0; r < rows; ++r) {
          double mean = 0;
          for (std::size_t c = 0; c < columns; ++c) mean += g[at(b, r, c)] * g[at(b, r, c)] / static_cast<double>(columns);
          row[b * rows + r] += w * (mean - row[b * rows + r]);
          of_rows += row[b * rows + r] / static_cast<double>(rows);
        }
        for (std::size_t c = 0; c < columns; ++c) {
          double mean = 0;
          for (std::size_t r = 0; r < rows; ++r) mean += g[at(b, r, c)] * g[at(b, r, c)] / static_cast<double>(rows);
          column[b * columns + c] += w * (mean - column[b * columns + c]);
        }
        for (std::size_t r = 0; r < rows; ++r)
          for (std::size_t c = 0; c < columns; ++c)
            v[at(b, r, c)] = row[b * rows + r] * column[b * columns + c] / std::max(of_rows, epsilon1);
      }
    }
    std::vector<double> u(g.size());
    for (std::size_t i = 0; i < g.size(); ++i) u[i] = g[i] / std::sqrt(std::max(v[i], epsilon1 * epsilon1));
    const double clipped = std::max(1.0, rms(u) / static_cast<double>(settings.clip_threshold));
    for (std::size_t i = 0; i < g.size(); ++i) {
      parameter[i] *= 1 - rate * static_cast<double>(settings.weight_decay);
      parameter[i] -= alpha / clipped * u[i];
    }
  }
};

// A weight of `shape` on one device, trained by the graph.
void expect_formula(const Shape& shape, const Adafactor::Settings& settings) {
  DeviceGraph device;
  Graph& graph = device.graph;
  graph.add_input("w", InputKind::weight, DType::f32, shape);
  const Var gradient{&graph, graph.add_input("g", InputKind::data, DType::f32, shape)};
  Updates<Adafactor> updates;
  update_in_place(device, updates, 0, shape, replicated(shape.rank()), gradient);
  std::map<std::string, Value> values;
  for (const StoredTensor& tensor : device.stored)
    values[tensor.name.c_str()] = filled_value(DType::f32, tensor.shape, 0);
  values["w"] = testing::random_value(DType::f32, shape, 1);
  const auto extent = [&](int from_behind) { return static_cast<std::size_t>(shape[shape.rank() - from_behind]); };
  Naive naive{1, shape.rank() > 1 ? extent(2) : 0, shape.rank() > 0 ? extent(1) : 1, values["w"].elements, {}, {}, {}};
  naive.batches = naive.rows == 0 ? 1 : to_size(shape.elements()) / naive.rows / naive.columns;
  naive.row.resize(naive.batches * naive.rows);
  naive.column.resize(naive.batches * naive.columns);
  naive.variance.resize(to_size(shape.elements()));
  for (int step = 1; step <= 20; ++step) {
    values["g"] = testing::random_value(DType::f32, shape, static_cast<std::uint32_t>(500 + step), -0.5, 1);
    float scalars[Adafactor::scalar_count];
    Adafactor::scalars(settings, step, scalars);
    for (int i = 0; i < Adafactor::scalar_count; ++i)
      values[std::string("optimizer.") + Adafactor::scalar_names[i]] =
          filled_value(DType::f32, {}, static_cast<double>(scalars[i]));
    std::vector<Value> inputs;
    for (Index i = 0; i < graph.inputs.size(); ++i) inputs.push_back(values.at(graph.input_name(i).c_str()));
    const std::vector<Value> made = interpret(graph, inputs);
    naive.step(settings, step, values["g"].elements);
    for (std::size_t i = 0; i < made.size(); ++i) values[graph.output_name(static_cast<Index>(i)).c_str()] = made[i];
    testing::expect_near(values["w"], testing::f32_value(shape, naive.parameter), 1e-5, 1e-5);
  }
  if (naive.rows == 0) return testing::expect_near(values["w.adafactor.variance"], testing::f32_value(shape, naive.variance), 1e-6, 1e-6);
  Dims rows = shape.dims, columns = shape.dims;
  rows.erase(shape.rank() - 1);
  columns.erase(shape.rank() - 2);
  testing::expect_near(values["w.adafactor.row"], testing::f32_value(Shape(rows), naive.row), 1e-6, 1e-6);
  testing::expect_near(values["w.adafactor.column"], testing::f32_value(Shape(columns), naive.column), 1e-6, 1e-6);
}
TEST(Adafactor, KeepsRowsAndColumnsOfMatrices) {
  expect_formula({3, 5}, {.learning_rate = 0.1F});
  expect_formula({3, 5}, {.learning_rate = 1, .beta2_decay = -0.5F, .clip_threshold = 0.5F, .weight_decay = 0.01F});
  expect_formula({2, 4, 3}, {.learning_rate = 0.1F, .weight_decay = 0.25F});
}
TEST(Adafactor, KeepsAllOfVectors) {
  expect_formula({6}, {.learning_rate = 0.1F, .weight_decay = 0.25F});
  expect_formula({}, {.learning_rate = 0.1F, .epsilon2 = 10});
}

TEST(Adafactor, SettingsAreChecked) {
  float out[Adafactor::scalar_count];
  const auto refused = [&](const Adafactor::Settings& settings, const char* name) {
    expect_error([&] { Adafactor::scalars(settings, 1, out); }, "setting_out_of_range", {"Adafactor", name});
  };
  refused({.learning_rate = -1}, "learning_rate");
  refused({.beta2_decay = 0.5F}, "beta2_decay");
  refused({.epsilon1 = -1}, "epsilon1");
  refused({.epsilon2 = -1}, "epsilon2");
  refused({.clip_threshold = 0}, "clip_threshold");
  refused({.weight_decay = -1}, "weight_decay");
}

// Layers of a stack are weights of their own, with names and bits of their own.
const Tuned::Settings tuned{.rule = rule, .max_norm = 0.5F, .ema_decay = 0.75F};
TEST(Adafactor, EveryStrategyHasTheSameBitsOnTwoDevices) {
  testing::expect_same_under_every_strategy<Adafactor>(rule, two);
  testing::expect_same_under_every_strategy<Tuned>(tuned, two);
}
TEST(Adafactor, EveryStrategyHasTheSameBitsOnOneDevice) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const Outcome ddp = run<Tuned>(training, Ddp{}, one, tuned);
  for (int stage = 1; stage <= 3; ++stage) EXPECT_EQ(run<Tuned>(training, Fsdp{.stage = stage}, one, tuned), ddp) << stage;
}
TEST(Adafactor, EveryStrategyHasTheSameBitsOnFourDevices) {
  testing::expect_same_under_every_strategy<Adafactor>(rule, four);
  testing::expect_same_under_every_strategy<Tuned>(tuned, four);
}
TEST(Adafactor, AStackTrainsAsASequenceDoes) {
  const Outcome stack = run<Adafactor>(testing::traced_language_model<plain>(), Ddp{}, two, rule),
                sequence = run<Adafactor>(testing::traced_language_model<plain, nn::Sequence>(), Ddp{}, two, rule);
  ASSERT_EQ(stack.tensors.size(), sequence.tensors.size());
  for (std::size_t i = 0; i < stack.tensors.size(); ++i) {
    EXPECT_EQ(stack.tensors[i].first, sequence.tensors[i].first);
    EXPECT_EQ(stack.tensors[i].second.size(), sequence.tensors[i].second.size()) << stack.tensors[i].first;
  }
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(stack.losses[i], sequence.losses[i], 1e-5F * sequence.losses[i]);
}
TEST(Adafactor, WeightsThatAreCutHaveTheMeansOfWholeOnes) {
  const TrainingGraph& training = testing::traced_language_model<plain>();
  const Outcome alone = run<Adafactor>(training, Ddp{}, one, rule);
  for (const Mesh* mesh : {&pair, &two_by_two}) {
    const Outcome cut = run<Adafactor>(training, Spmd(examples::megatron_specs), *mesh, rule);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(cut.losses[i], alone.losses[i], 1e-5F * alone.losses[i]);
    for (std::size_t i = 0; i < alone.tensors.size(); ++i) {
      EXPECT_EQ(cut.tensors[i].first, alone.tensors[i].first);
      EXPECT_EQ(cut.tensors[i].second.size(), alone.tensors[i].second.size()) << alone.tensors[i].first;
    }
  }
}
// Beside which a gradient that is kept is what the update takes.
inline constexpr OptimizerOptions keeping_options{.average = true, .keep_gradients = {"token.weight", "h.1.up.*"}};
TEST(Adafactor, KeepsGradientsUnderEveryStrategy) {
  using Keeping = Optimizer<Adafactor, keeping_options>;
  const auto outcome = [](const auto& strategy) {
    testing::PlannedTraining<Keeping> step(testing::traced_language_model<untied, nn::Sequence>(), strategy, two, 42);
    std::vector<float> values = testing::losses_of(step, {.rule = rule});
    for (const char* const name : {"h.1.up.weight", "token.weight"}) {
      const AlignedArray<float> gradient = step.gradient(name);
      values.insert(values.end(), gradient.data(), gradient.data() + gradient.size());
    }
    for (const char* const name : {"h.1.up.weight.ema", "h.1.up.weight.adafactor.row", "h.1.up.bias.adafactor.variance"}) {
      const std::vector<float> state = testing::stored_values(step.tensors(), name);
      values.insert(values.end(), state.begin(), state.end());
    }
    return values;
  };
  const std::vector<float> ddp = outcome(Ddp{});
  for (int stage = 1; stage <= 3; ++stage) EXPECT_EQ(outcome(Fsdp{.stage = stage}), ddp) << stage;
}

// Bytes that a device sends under a stage of ZeRO, those by which it gathers, and bytes of states that it keeps.
struct Cost {
  Index sent = 0, gathered = 0, states = 0;
};
template <class Rule>
Cost cost_of(int stage) {
  const testing::PlannedTraining<Rule> step(testing::traced_language_model<plain, nn::Sequence>(), Fsdp{.stage = stage},
                                            two, 42);
  Cost cost{.sent = step.plan().bytes_sent()};
  for (const CollectiveStep& sends : step.plan().collectives)
    if (sends.collective == Collective::all_gather) cost.gathered += sends.bytes_sent;
  for (const InputSlot& input : step.plan().inputs)
    if (input.kind == InputKind::state) cost.states += input.shape.elements() * size_bytes(input.dtype);
  return cost;
}
// Every gradient is gathered: in the place of its new weights, where they are whole.
TEST(Adafactor, GathersGradients) {
  const Index of_all = cost_of<AdamW>(1).gathered;
  for (const int stage : {1, 2}) {
    EXPECT_EQ(cost_of<Adafactor>(stage).gathered, of_all) << stage;
    EXPECT_EQ(cost_of<Adafactor>(stage).sent, cost_of<AdamW>(stage).sent) << stage;
  }
  EXPECT_EQ(cost_of<Adafactor>(3).gathered, cost_of<AdamW>(3).gathered + of_all);
}
TEST(Adafactor, KeepsFewerStatesThanAPartOfAdams) {
  for (int stage = 1; stage <= 3; ++stage) EXPECT_LT(cost_of<Adafactor>(stage).states, cost_of<AdamW>(stage).states / 2);
}

}  // namespace weft::adafactor_test
