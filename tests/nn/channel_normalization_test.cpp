// BatchNorm1d and BatchNorm2d, with their running averages, GroupNorm and InstanceNorm.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <support/planned_program.hpp>
#include <support/planned_training.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

namespace weft::channel_normalization_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

// What the elements of `group` become, written into `made`, before weights.
void normalize(const Value& x, const std::vector<Index>& group, Value& made) {
  double mean = 0, variance = 0;
  for (Index i : group) mean += x[i] / static_cast<double>(group.size());
  for (Index i : group) variance += (x[i] - mean) * (x[i] - mean) / static_cast<double>(group.size());
  for (Index i : group) made[i] = (x[i] - mean) / std::sqrt(variance + 1e-5);
}
constexpr Index images = 3, channels = 4, pixels = 6;

template <class Layer>
void expect_normalized(const Layer& layer, const std::vector<std::vector<Index>>& groups) {
  const Shape shape{images, channels, 2, 3};
  const Value x = random_value(DType::f32, shape, 1, -4, 9), weight = random_value(DType::f32, {channels}, 2),
              bias = random_value(DType::f32, {channels}, 3);
  Program program;
  const Value result = program.value(layer(program.input("x", shape)), {x, weight, bias});
  EXPECT_TRUE(program.graph.input_name(1) == Name("norm.weight") && program.graph.input_name(2) == Name("norm.bias"));
  EXPECT_EQ(program.graph.inputs[1].initializer.scale, 1);
  EXPECT_EQ(program.graph.inputs[2].initializer.scale, 0);
  Value wanted = x;
  for (const std::vector<Index>& group : groups) normalize(x, group, wanted);
  for (Index i = 0; i < shape.elements(); ++i)
    EXPECT_NEAR(result[i], wanted[i] * weight[i / pixels % channels] + bias[i / pixels % channels], 3e-6) << i;
}

TEST(ChannelNormalization, BatchNormByItsFormula) {
  std::vector<std::vector<Index>> groups(channels);
  for (Index i = 0; i < images * channels * pixels; ++i) groups[to_size(i / pixels % channels)].push_back(i);
  expect_normalized(nn::BatchNorm2d{.name = "norm", .channels = channels, .track_running_stats = false}, groups);
}
TEST(ChannelNormalization, GroupNormByItsFormula) {
  for (const Index count : {1, 2, 4}) {
    std::vector<std::vector<Index>> groups(to_size(images * count));
    for (Index i = 0; i < images * channels * pixels; ++i)
      groups[to_size(i / (pixels * channels / count))].push_back(i);
    expect_normalized(nn::GroupNorm{"norm", count, channels}, groups);
  }
}

TEST(ChannelNormalization, Gradients) {
  const Value x = random_value(DType::f32, {2, 4, 2, 3}, 1, -2, 3);
  expect_gradients(
      {x},
      [](const Vars& v) { return nn::BatchNorm2d{.name = "norm", .channels = 4, .track_running_stats = false}(v[0]); },
      1e-5);
  expect_gradients(
      {x},
      [](const Vars& v) {
        return nn::GroupNorm{"norm", 2, 4}(v[0]);
      },
      1e-5);
}

// ---- Running averages ----

using Images = Inputs<f32[images][channels][2][3]>;
constexpr nn::BatchNorm2d slow{.name = "norm", .channels = channels, .momentum = 0.25},
    untracked{.name = "norm", .channels = channels, .track_running_stats = false};
template <const nn::BatchNorm2d& norm>
struct Normalized {
  constexpr Var operator()(Var x) const { return norm(x); }
};
template <const nn::BatchNorm2d& norm>
struct NormLoss {
  constexpr Var operator()(Var x) const { return mean(square(norm(x) - 0.5)); }
};
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data")}, {}};
std::vector<float> random_images(std::uint32_t stream) {
  const Value x = random_value(DType::f32, {images, channels, 2, 3}, stream, -4, 9);
  return {x.elements.begin(), x.elements.end()};
}
// By the formula, in double: mean, and variance divided by one less than their number.
void move(std::vector<double>& means, std::vector<double>& variances, const std::vector<float>& x, Index count) {
  for (Index c = 0; c < channels; ++c) {
    double mean = 0, variance = 0;
    const auto each = [&](auto visit) {
      for (Index i = 0; i < std::ssize(x); ++i)
        if (i / pixels % channels == c) visit(static_cast<double>(x[to_size(i)]));
    };
    each([&](double value) { mean += value / static_cast<double>(count); });
    each([&](double value) { variance += (value - mean) * (value - mean) / static_cast<double>(count - 1); });
    means[to_size(c)] += 0.25 * (mean - means[to_size(c)]);
    variances[to_size(c)] += 0.25 * (variance - variances[to_size(c)]);
  }
}
void expect_near(const MeshTensors& tensors, const char* name, const std::vector<double>& wanted) {
  const AlignedArray<float> values = tensors.read(name);
  for (Index c = 0; c < channels; ++c)
    EXPECT_NEAR(static_cast<double>(values[c]), wanted[to_size(c)], 1e-5) << name << " of " << c;
}

TEST(ChannelNormalization, TrainingMovesRunningAveragesAndAnEvaluationNormalizesByThem) {
  const Mesh one{{"data", 1}};
  testing::PlannedTraining<SgdMomentum> training(trace_training<NormLoss<slow>, Images>(), Ddp{}, one, 1);
  std::vector<double> means(channels, 0), variances(channels, 1);
  expect_near(training.tensors(), "norm.running_mean", means);
  expect_near(training.tensors(), "norm.running_var", variances);
  for (std::uint32_t step = 0; step < 3; ++step) {
    (void)training.step({.learning_rate = 0.1F}, random_images(step));
    move(means, variances, random_images(step), images * pixels);
    expect_near(training.tensors(), "norm.running_mean", means);
    expect_near(training.tensors(), "norm.running_var", variances);
  }
  testing::PlannedProgram<Normalized<slow>, Images> evaluation(Ddp{}, one);
  ASSERT_EQ(evaluation.tensors().size(), 4);
  evaluation.tensors().copy_from(training.tensors());
  const AlignedArray<float> weight = training.tensors().read("norm.weight"),
                            bias = training.tensors().read("norm.bias");
  const std::vector<float> x = random_images(7), y = evaluation.call(0, x);
  for (Index i = 0; i < std::ssize(x); ++i) {
    const Index c = i / pixels % channels;
    const double normal =
        (static_cast<double>(x[to_size(i)]) - means[to_size(c)]) / std::sqrt(variances[to_size(c)] + 1e-5);
    EXPECT_NEAR(static_cast<double>(y[to_size(i)]),
                normal * static_cast<double>(weight[c]) + static_cast<double>(bias[c]), 1e-5)
        << i;
  }
}

// The same collectives, one each for mean and variance forward and their gradients.
TEST(ChannelNormalization, RunningAveragesCostNoCollective) {
  const auto reductions = [](const TrainingGraph& training) {
    const Mesh three{{"data", 3}};
    return testing::PlannedTraining<SgdMomentum>(training, Ddp{}, three, 1).plan().count(Collective::all_reduce);
  };
  EXPECT_EQ(reductions(trace_training<NormLoss<slow>, Images>()),
            reductions(trace_training<NormLoss<untracked>, Images>()));
}

// Each part of a batch is normalized by itself, and moves the averages, as PyTorch does where gradients are
// accumulated.
TEST(ChannelNormalization, MicroBatchesMoveRunningAveragesOneAfterTheOther) {
  const Mesh one{{"data", 1}};
  using Parts = MicroBatches<NormLoss<slow>, images>;
  testing::PlannedTraining<SgdMomentum> training(trace_training<Parts, Images>(), Fsdp{}, one, 1);
  std::vector<double> means(channels, 0), variances(channels, 1);
  const std::vector<float> x = random_images(1);
  (void)training.step({.learning_rate = 0.1F}, x);
  for (Index i = 0; i < images; ++i) {
    const auto first = x.begin() + i * channels * pixels;
    move(means, variances, {first, first + channels * pixels}, pixels);
  }
  expect_near(training.tensors(), "norm.running_mean", means);
  expect_near(training.tensors(), "norm.running_var", variances);
}

// Averages stay f32 and those of f32 but for the rounding of what is normalized; strategies give the same bits.
template <Precision precision>
void expect_f32_averages(double tolerance) {
  using Rows = Inputs<f32[4][channels][2][3]>;
  const Mesh two{{"data", 2}};
  const Value given = random_value(DType::f32, {4, channels, 2, 3}, 3, -4, 9);
  const std::vector<float> x(given.elements.begin(), given.elements.end());
  std::vector<double> means(channels, 0), variances(channels, 1);
  for (int step = 0; step < 3; ++step) move(means, variances, x, 4 * pixels);
  const TrainingGraph training = trace_training<InPrecision<NormLoss<slow>, precision>, Rows>();
  const auto tensors_of = [&](const auto& strategy) {
    testing::PlannedTraining<SgdMomentum> step(training, strategy, two, 1);
    for (int i = 0; i < 3; ++i) (void)step.step({.learning_rate = 0.1F}, x);
    std::vector<AlignedArray<float>> all;
    for (const char* name : {"norm.running_mean", "norm.running_var", "norm.weight", "norm.bias"}) {
      EXPECT_EQ(step.tensors().type_of(step.tensors().find(name)), DType::f32) << name;
      all.push_back(step.tensors().read(name));
    }
    return all;
  };
  const auto ddp = tensors_of(Ddp{});
  for (Index c = 0; c < channels; ++c) {
    EXPECT_NEAR(static_cast<double>(ddp[0][c]), means[to_size(c)], tolerance * 9);
    EXPECT_NEAR(static_cast<double>(ddp[1][c]), variances[to_size(c)], tolerance * 9 * 9);
  }
  const auto expect_same = [&](const auto& strategy) {
    const auto own = tensors_of(strategy);
    for (std::size_t i = 0; i < own.size(); ++i)
      for (Index c = 0; c < channels; ++c) EXPECT_EQ(own[i][c], ddp[i][c]) << i << " of " << c;
  };
  for (int stage = 1; stage <= 3; ++stage) expect_same(Fsdp{.stage = stage});
  expect_same(Spmd(batch_specs));
}
TEST(ChannelNormalization, RunningAveragesAreF32InMixedPrecision) {
  expect_f32_averages<Precision{.compute = DType::bf16, .reduce = DType::bf16}>(1.0 / 128);
  expect_f32_averages<Precision{.compute = DType::f16}>(1.0 / 1024);
}

// torch's track_running_stats=False: an evaluation's batch is normalized by itself.
TEST(ChannelNormalization, WithoutRunningAveragesThereIsNoState) {
  const TrainingGraph training = trace_training<NormLoss<untracked>, Images>();
  for (const Input& input : training.graph.inputs) EXPECT_NE(input.kind, InputKind::state);
  const TrainingGraph program = weft::detail::trace_program<Normalized<untracked>, Images>();
  const std::vector<Value> inputs{random_value(DType::f32, {images, channels, 2, 3}, 1, -4, 9),
                                  filled_value(DType::f32, {channels}, 1), filled_value(DType::f32, {channels}, 0)};
  const Value y = interpret(program.graph, inputs)[0];
  double sum = 0;
  for (double value : y.elements) sum += value;
  EXPECT_NEAR(sum, 0, 1e-4);
}

TEST(ChannelNormalization, WhatDoesNotFitIsAnError) {
  Program program;
  const Var x = program.input("x", {2, 6, 3, 3});
  expect_error([&] { (void)nn::BatchNorm2d{"norm", 4}(x); }, "channels_differ", {"norm", "6 channels", "takes 4"});
  for (const double momentum : {-0.1, 1.1, std::nan("")})
    expect_error([&] { (void)nn::BatchNorm2d{.name = "norm", .channels = 6, .momentum = momentum}(x); },
                 "momentum_out_of_range", {"'norm'", "not in [0, 1]"});
  const Var dot = program.input("dot", {1, 6, 1, 1});
  expect_error([&] { (void)nn::BatchNorm2d{"dots", 6}(dot); }, "batch_norm_of_one_value", {"'dots'", "no variance"});
  expect_error(
      [&] {
        (void)nn::GroupNorm{"norm", 4, 6}(x);
      },
      "groups_do_not_divide", {"norm", "6 channels", "4 equal"});
  expect_error([&] { (void)nn::GroupNorm{"norm", 2, 6}(sum(x, 3)); }, "operand_ranks_differ", {"norm", "rank 3"});
}

TEST(ChannelNormalization, OfSequencesAndOfSingleImagesAsInPyTorch) {
  const auto expect = [](const char* name, const Shape& shape, const auto& layer) {
    testing::expect_golden_layer(name, {{"x", shape}}, [&](const Vars& v) { return Vars{layer(v[0])}; });
    expect_gradients(
        {random_value(DType::f32, shape, 1)}, [&](const Vars& v) { return layer(v[0]); }, 1e-4);
  };
  const nn::BatchNorm1d flat{.channels = 3, .track_running_stats = false};
  expect("batch_norm1d", {4, 3}, flat);
  expect("batch_norm1d_sequence", {2, 3, 5}, flat);
  expect("instance_norm1d", {2, 3, 5}, nn::InstanceNorm1d{.channels = 3, .affine = true});
  expect("instance_norm2d", {2, 2, 3, 4}, nn::InstanceNorm2d{.channels = 2, .eps = 1e-3});
  Program program;
  const Var image = program.input("image", {2, 3, 4, 4});
  expect_error([&] { (void)nn::BatchNorm1d{.name = "norm", .channels = 3}(image); }, "operand_ranks_differ",
               {"norm", "rank 4"});
  expect_error([&] { (void)nn::InstanceNorm2d{.name = "norm", .channels = 4}(image); }, "channels_differ", {"norm"});
}

// As torch.nn.BatchNorm2d(momentum=None): the mean of what all steps have seen.
constexpr nn::BatchNorm2d counting{.name = "norm", .channels = channels, .momentum = nn::cumulative};
TEST(ChannelNormalization, ACumulativeAverageIsTheMeanOfAllSteps) {
  testing::PlannedTraining<SgdMomentum> training(trace_training<NormLoss<counting>, Images>(), Ddp{}, Mesh{{"data", 1}},
                                                 1);
  std::vector<double> means(channels, 0), variances(channels, 1);
  for (std::uint32_t step = 0; step < 4; ++step) {
    (void)training.step({.learning_rate = 0.1F}, random_images(step));
    std::vector<double> mean(channels, 0),
        variance(channels, 0);  // of this step: a quarter of the way to it, four times
    move(mean, variance, random_images(step), images * pixels);
    for (std::size_t c = 0; c < to_size(channels); ++c) {
      means[c] += (4 * mean[c] - means[c]) / (step + 1.0);
      variances[c] += (4 * variance[c] - variances[c]) / (step + 1.0);
    }
    expect_near(training.tensors(), "norm.running_mean", means);
    expect_near(training.tensors(), "norm.running_var", variances);
  }
  EXPECT_EQ(training.tensors().type_of(training.tensors().find("norm.num_batches_tracked")), DType::i32);
}

}  // namespace weft::channel_normalization_test
