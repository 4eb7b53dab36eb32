// State: what calls of a program and steps of a training hand on, also in a stack of layers, in micro-batches and on
// several devices; and misuse of it.
#include <support/expect_error.hpp>
#include <support/planned.hpp>
#include <support/planned_program.hpp>
#include <support/planned_training.hpp>
#include <weft/graph/state.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

namespace weft::state_test {

using testing::expect_error;
using testing::PlannedProgram;
using testing::PlannedTraining;
using testing::Program;

// The sum of everything that was given so far.
struct RunningSum {
  constexpr Var operator()(Var x) const {
    const State total{"total", DType::f32, {4, 2}};
    const Var sum = total.read(*x.graph) + x;
    total.write(sum);
    return sum * 2.0;
  }
};
using Rows = Inputs<f32[4][2]>;
const Mesh one{{"data", 1}}, two{{"data", 2}};
inline constexpr SpmdSpecs rows_specs{{PartitionSpec("data")}, {}};

std::vector<float> rows_of(float first) {
  std::vector<float> rows;
  for (int i = 0; i < 8; ++i) rows.push_back(first + static_cast<float>(i));
  return rows;
}
std::vector<float> times(std::vector<float> rows, float factor) {
  for (float& x : rows) x *= factor;
  return rows;
}

template <class Strategy>
void expect_running_sums(const Strategy& strategy, const Mesh& mesh) {
  PlannedProgram<RunningSum, Rows> program(strategy, mesh);
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 2));
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 4));
  EXPECT_EQ(program.call(0, times(rows_of(1), -2)), std::vector<float>(8, 0));
  EXPECT_EQ(program.tensors().size(), 0) << "a state is no weight";
}
TEST(State, IsHandedOnFromCallToCall) {
  expect_running_sums(Ddp{}, one);
  expect_running_sums(Fsdp{}, one);
}
TEST(State, IsTheSameOnSeveralDevices) {
  expect_running_sums(Ddp{}, two);
  expect_running_sums(Fsdp{.stage = 3}, two);
  expect_running_sums(Spmd(rows_specs), two);
}

// Block i adds what it was given before to what it is given.
struct Remember {
  Name name;
  constexpr Var operator()(Var x) const {
    const State last{name / "last", DType::f32, x.shape()};
    const Var before = last.read(*x.graph);
    last.write(x);
    return x + before;
  }
};
template <template <class, Index> class Blocks>
struct Layers {
  constexpr Var operator()(Var x) const { return Blocks<Remember, 3>{"h", {}}(x); }
};
TEST(State, OfAStackIsOneALayer) {
  PlannedProgram<Layers<nn::Stack>, Rows> stacked(Ddp{}, one);
  PlannedProgram<Layers<nn::Sequence>, Rows> one_by_one(Ddp{}, one);
  ASSERT_EQ(stacked.plan().inputs.size(), 2u);
  EXPECT_EQ(stacked.plan().input(1).shape, (Shape{3, 4, 2}));
  EXPECT_EQ(one_by_one.plan().inputs.size(), 4u);
  // Pascal's triangle: what is given once passes through all layers.
  std::vector<float> given = rows_of(1);
  for (const float factor : {1.0F, 3.0F, 3.0F, 1.0F, 0.0F, 0.0F}) {
    EXPECT_EQ(stacked.call(0, given), times(rows_of(1), factor));
    EXPECT_EQ(one_by_one.call(0, given), times(rows_of(1), factor));
    given.assign(8, 0);
  }
}
// A checkpoint is one call of its function: what it remembers is no layer's, or that of the stack around it.
struct Checkpointed {
  Name name;
  constexpr Var operator()(Var x) const { return checkpoint(Remember{name})(x); }
};
struct CheckpointedLayers {
  constexpr Var operator()(Var x) const { return nn::Stack<Checkpointed, 3>{"h", {}}(Checkpointed{"first"}(x)); }
};
TEST(State, OfACheckpointIsThatOfItsFunction) {
  PlannedProgram<CheckpointedLayers, Rows> program(Ddp{}, one);
  ASSERT_EQ(program.plan().inputs.size(), 3u);
  EXPECT_EQ(program.plan().input(1).shape, (Shape{4, 2}));
  EXPECT_EQ(program.plan().input(2).shape, (Shape{3, 4, 2}));
  std::vector<float> given = rows_of(1);
  for (const float factor : {1.0F, 4.0F, 6.0F, 4.0F, 1.0F, 0.0F}) {
    EXPECT_EQ(program.call(0, given), times(rows_of(1), factor));
    given.assign(8, 0);
  }
}

// In bf16 a state keeps its own type.
TEST(State, InMixedPrecisionKeepsItsType) {
  using Narrow = InPrecision<RunningSum, Precision{.compute = DType::bf16, .reduce = DType::bf16}>;
  PlannedProgram<Narrow, Rows> program(Ddp{}, one);
  (void)program.call(0, rows_of(1));
  EXPECT_EQ(program.plan().input(1).dtype, DType::f32);
  EXPECT_EQ(program.call(0, rows_of(1)), times(rows_of(1), 4));
}

TEST(State, MisuseIsNamed) {
  Program program;
  const Var x = program.input("x", {4});
  const State state{"kept", DType::f32, {4}}, other{"kept", DType::f32, {2}};
  expect_error([&] { state.write(sum(x)); }, "state_type_differs", {"'kept'", "f32 [4]", "f32 []"});
  state.write(x);
  expect_error([&] { state.write(x + 1.0); }, "state_is_written_twice", {"'kept'"});
  expect_error([&] { (void)other.read(program.graph); }, "parameter_declared_twice", {"'kept'"});
}

struct WrittenInALoop {
  constexpr Var operator()(Var x) const {
    return repeat(2, x, [](Var y) {
      State{"kept", DType::f32, y.shape()}.write(y);
      return y * 2.0;
    });
  }
};
TEST(State, ALoopThatIsNoStackHasNoneOfItsOwn) {
  expect_error([] { (void)detail::trace_program<WrittenInALoop, Rows>(); }, "state_is_written_in_a_loop", {"'kept'"});
}

// ---- Of a training ----

// y = x W + b; the loss reads what is left of the sums of y in earlier steps, from 1 on.
struct DecayingSum {
  constexpr Var operator()(Var x) const {
    const State total{"total", DType::f32, {2}, 1};
    const Var y = nn::Linear{"layer", 2, 2}(x), before = total.read(*x.graph);
    total.write(before * 0.5 + sum(y, 0));
    return mean(square(y + before));
  }
};
// The same on the host, with weights that stay.
struct PlainSum {
  std::vector<float> weight, bias;
  double total[2] = {1, 1}, gradient[2][2] = {};

  void step(const std::vector<float>& rows, Index first, Index end, Index by) {
    double sums[2] = {};
    for (auto& row : gradient) row[0] = row[1] = 0;
    const auto count = static_cast<double>((end - first + by - 1) / by);
    for (Index r = first; r < end; r += by)
      for (std::size_t j = 0; j < 2; ++j) {
        double y = static_cast<double>(bias[j]);
        const float* const x = rows.data() + 2 * r;
        for (std::size_t i = 0; i < 2; ++i) y += static_cast<double>(x[i]) * static_cast<double>(weight[2 * i + j]);
        sums[j] += y;
        for (std::size_t i = 0; i < 2; ++i)
          gradient[i][j] += static_cast<double>(x[i]) * (y + total[j]) / count;  // 2 / (2 rows): `total` is a constant
      }
    for (std::size_t j = 0; j < 2; ++j) total[j] = 0.5 * total[j] + sums[j];
  }
};
std::vector<float> stored(const MeshTensors& tensors, const char* name) {
  const AlignedArray<float> all = tensors.read(name);
  return {all.data(), all.data() + all.size()};
}
// Every device's own copy, equal to the bit.
void expect_equal_copies(const MeshTensors& tensors, const char* name) {
  const StoredTensor& tensor = tensors.find(name);
  EXPECT_EQ(tensors.replicas_of(tensor), tensors.device_count());
  const auto first = tensors.bytes_on(0, tensor, tensors.piece_on(0, tensor));
  for (int device = 1; device < tensors.device_count(); ++device) {
    const auto other = tensors.bytes_on(device, tensor, tensors.piece_on(device, tensor));
    EXPECT_TRUE(std::equal(first.begin(), first.end(), other.begin(), other.end())) << name << " on " << device;
  }
}

template <class Optimizer, class Loss, class Strategy>
std::vector<float> expect_trained_sums(const Strategy& strategy, const Mesh& mesh, Index parts = 1) {
  PlannedTraining<Optimizer> training(trace_training<Loss, Rows>(), strategy, mesh, 7);
  const MeshTensors& tensors = training.tensors();
  PlainSum plain{stored(tensors, "layer.weight"), stored(tensors, "layer.bias")};
  EXPECT_EQ(stored(tensors, "total"), std::vector<float>(2, 1)) << "before the first step";
  for (int step = 0; step < 3; ++step) {
    const std::vector<float> rows = times(rows_of(static_cast<float>(step) - 3), 0.25F);
    if constexpr (HasOptions<Optimizer>)
      (void)training.step({.rule = {.learning_rate = 0, .momentum = 0}}, rows);
    else
      (void)training.step({.learning_rate = 0, .momentum = 0}, rows);
    for (Index part = 0; part < parts; ++part) plain.step(rows, part, 4, parts);
    for (std::size_t i = 0; i < 2; ++i)
      EXPECT_NEAR(static_cast<double>(stored(tensors, "total")[i]), plain.total[i], 1e-5) << "step " << step;
    if (parts > 1) continue;
    const std::vector<float> gradient = stored(tensors, "layer.weight.sgd.momentum");
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_NEAR(static_cast<double>(gradient[i]), plain.gradient[i / 2][i % 2], 1e-5) << "step " << step;
  }
  expect_equal_copies(tensors, "total");
  EXPECT_EQ(training.executable().allocated_bytes(0), training.plan().peak_bytes);
  return stored(tensors, "total");
}
template <class Loss = DecayingSum>
void expect_trained_sums_everywhere(Index parts = 1) {
  using Rule = SgdMomentum;
  expect_trained_sums<Rule, Loss>(Ddp{}, one, parts);
  const std::vector<float> total = expect_trained_sums<Rule, Loss>(Ddp{}, two, parts);
  for (int stage = 1; stage <= 3; ++stage)
    EXPECT_EQ((expect_trained_sums<Rule, Loss>(Fsdp{.stage = stage}, two, parts)), total) << "ZeRO-" << stage;
  EXPECT_EQ((expect_trained_sums<Rule, Loss>(Spmd(rows_specs), two, parts)), total);
}
TEST(State, OfATrainingIsHandedOnAndAConstantToItsGradients) { expect_trained_sums_everywhere(); }
// Each part of a batch reads what the one before has written.
TEST(State, GoesFromMicroBatchToMicroBatch) {
  expect_trained_sums_everywhere<MicroBatches<DecayingSum, 2>>(2);
  using Rule = SgdMomentum;
  expect_trained_sums<Rule, MicroBatches<DecayingSum, 4>>(Ddp{}, one, 4);
}
TEST(State, StaysWhereWeightsAreFrozen) {
  static constexpr OptimizerOptions frozen{.groups = {{"layer.bias", {.frozen = true}}}};
  expect_trained_sums<Optimizer<SgdMomentum, frozen>, DecayingSum>(Fsdp{.stage = 2}, two);
}

// Each layer counts its calls, and remembers the sum of what it was last given.
struct Counts {
  Name name;
  constexpr Var operator()(Var x) const {
    const State calls{name / "calls", DType::f32, {}}, last{name / "last", DType::f32, {2}};
    calls.write(calls.read(*x.graph) + 1.0);
    const Var before = last.read(*x.graph);
    last.write(sum(x, 0));
    return tanh(nn::Linear{name / "up", 2, 2}(x) + before);
  }
};
template <nn::Keep keep>
struct CountingLoss {
  constexpr Var operator()(Var x) const { return mean(square(nn::Stack<Counts, 3>{"h", {}, keep}(x))); }
};
struct CountsAgain {
  Name name;
  constexpr Var operator()(Var x) const { return checkpoint(Counts{name})(x); }
};
struct CheckpointedLoss {
  constexpr Var operator()(Var x) const { return mean(square(nn::Sequence<CountsAgain, 3>{"h", {}}(x))); }
};
template <class Loss, class Strategy>
std::vector<std::vector<float>> trained_layers(const Strategy& strategy, const Mesh& mesh, float calls) {
  PlannedTraining<SgdMomentum> training(trace_training<Loss, Rows>(), strategy, mesh, 7);
  for (float step = 0; step < 2; ++step) (void)training.step({.learning_rate = 0.5F}, times(rows_of(step - 3), 0.25F));
  std::vector<std::vector<float>> layers;
  for (const char* layer : {"h.0", "h.1", "h.2"}) {
    EXPECT_EQ(stored(training.tensors(), (Name(layer) / "calls").c_str()), std::vector<float>{calls}) << layer;
    expect_equal_copies(training.tensors(), (Name(layer) / "last").c_str());
    layers.push_back(stored(training.tensors(), (Name(layer) / "last").c_str()));
    layers.push_back(stored(training.tensors(), (Name(layer) / "up.weight").c_str()));
  }
  return layers;
}
// A layer that is computed again for the backward pass writes once, all the same.
TEST(State, OfATrainedStackIsOneALayer) {
  using Kept = CountingLoss<nn::Keep::everything>;
  using Again = CountingLoss<nn::Keep::inputs>;
  const auto layers = trained_layers<Kept>(Ddp{}, two, 2);
  EXPECT_NE(layers[0], layers[2]);
  EXPECT_EQ(trained_layers<Again>(Ddp{}, two, 2), layers);
  EXPECT_EQ(trained_layers<Again>(Fsdp{.stage = 3}, two, 2), layers);
  EXPECT_EQ(trained_layers<CheckpointedLoss>(Ddp{}, two, 2), layers);
  EXPECT_EQ(trained_layers<CheckpointedLoss>(Fsdp{.stage = 3}, two, 2), layers);
  EXPECT_EQ(trained_layers<Kept>(Spmd(rows_specs), two, 2), layers);
  const auto parts = trained_layers<MicroBatches<Kept, 2>>(Ddp{}, two, 4);
  EXPECT_EQ((trained_layers<MicroBatches<Again, 2>>(Fsdp{.stage = 3}, two, 4)), parts);
  EXPECT_EQ((trained_layers<MicroBatches<CheckpointedLoss, 2>>(Ddp{}, two, 4)), parts);
}

TEST(State, OfATrainingIsGivenToAProgramThatOnlyReadsIt) {
  struct Shifted {
    constexpr Var operator()(Var x) const { return x + State{"total", DType::f32, {2}, 1}.read(*x.graph); }
  };
  PlannedTraining<SgdMomentum> training(trace_training<DecayingSum, Rows>(), Fsdp{}, two, 7);
  (void)training.step({.learning_rate = 0.5F}, rows_of(1));
  PlannedProgram<Shifted, Rows> program(Spmd(rows_specs), two);
  ASSERT_EQ(program.tensors().size(), 1);
  EXPECT_TRUE(program.tensors().first_unwritten() != nullptr) << "it must be given";
  program.tensors().copy_from(training.tensors());
  const std::vector<float> total = stored(training.tensors(), "total"), shifted = program.call(0, rows_of(0));
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(shifted[i], static_cast<float>(i) + total[i % 2]);
  expect_error([] { (void)detail::trace_program<DecayingSum, Rows>(); }, "state_of_a_program_starts_with_zeros",
               {"'total'", "starts with 1"});
}

}  // namespace weft::state_test
