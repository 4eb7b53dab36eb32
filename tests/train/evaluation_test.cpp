// Counting right answers on a mesh, with weights that were trained on another.
#include <weft/train/evaluation.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>

#include <algorithm>
#include <cmath>

namespace weft::evaluation_test {

using testing::data_mesh;
using testing::megatron_specs;
using testing::model_mesh;
using testing::RandomBatch;

constexpr Index rows = 64;
using EvaluationInputs = Inputs<f32[rows][testing::small_features], i32[rows]>;
RandomBatch evaluation_batch(Index number) {
  return {43, number, rows, testing::small_features, testing::small_classes};
}

struct RightAnswers {
  constexpr Var operator()(Var image, Var label) const {
    return sum(correct(testing::SmallClassifier{}(image), label));
  }
};
template <const auto& mesh, auto strategy>
using Counter = Evaluation<RightAnswers, EvaluationInputs, mesh, strategy>;
using Trainer = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Fsdp{.stage = 3}, SgdMomentum>;

// y = x W + b for one row, in double.
std::vector<double> layer(const std::vector<double>& x, const MeshTensors& tensors, const std::string& name) {
  const std::vector<float> weight = testing::stored_values(tensors, name + ".weight");
  const std::vector<float> bias = testing::stored_values(tensors, name + ".bias");
  std::vector<double> y(bias.begin(), bias.end());
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = 0; j < y.size(); ++j) y[j] += x[i] * static_cast<double>(weight[i * y.size() + j]);
  return y;
}
std::vector<double> positive(std::vector<double> x) {
  for (double& element : x) element = std::fmax(element, 0);
  return x;
}
float count_plainly(const MeshTensors& tensors, const RandomBatch& batch) {
  float right = 0;
  for (Index row = 0; row < rows; ++row) {
    const auto first = batch.image.begin() + row * testing::small_features;
    const std::vector<double> image(first, first + testing::small_features);
    const auto hidden = positive(layer(positive(layer(image, tensors, "hidden1")), tensors, "hidden2"));
    const auto logits = layer(hidden, tensors, "output");
    const auto best = std::max_element(logits.begin(), logits.end()) - logits.begin();
    right += best == batch.label[to_size(row)] ? 1.0F : 0.0F;
  }
  return right;
}

// A step that has been taken a few times, so that weights are no longer those of the seed.
struct Trained {
  Runtime runtime{2};
  Trainer step{runtime, Seed{42}, {.learning_rate = 0.5F}};
  Trained() {
    for (Index i = 0; i < 10; ++i) take_step(i);
  }
  void take_step(Index i) {
    const RandomBatch batch = testing::small_batch(i);
    step(batch.image, batch.label);
  }
};

template <const auto& mesh, auto strategy>
void expect_plain_counts(Trained& trained) {
  using Metric = Counter<mesh, strategy>;
  Runtime runtime(static_cast<int>(Metric::plan().devices()));
  Metric evaluate(runtime);
  evaluate.load_weights(trained.step);
  for (Index i = 0; i < 4; ++i) {
    const RandomBatch batch = evaluation_batch(i);
    EXPECT_EQ(evaluate(batch.image, batch.label), count_plainly(trained.step.tensors(), batch)) << "batch " << i;
  }
}

TEST(Evaluation, CountsTheSameUnderEveryStrategy) {
  Trained trained;
  expect_plain_counts<data_mesh<1>, Ddp{}>(trained);
  expect_plain_counts<data_mesh<4>, Ddp{}>(trained);
  expect_plain_counts<data_mesh<2>, Fsdp{.stage = 1}>(trained);
  expect_plain_counts<data_mesh<2>, Fsdp{.stage = 2}>(trained);
  expect_plain_counts<data_mesh<4>, Fsdp{.stage = 3}>(trained);
  expect_plain_counts<model_mesh<2, 2>, Spmd(megatron_specs)>(trained);
}

// On the runtime of the training, between its steps.
TEST(Evaluation, FollowsTheWeightsThatItLoads) {
  Trained trained;
  Counter<data_mesh<2>, Fsdp{.stage = 1}> evaluate(trained.runtime);
  const RandomBatch batch = evaluation_batch(0);
  std::vector<float> counts;
  for (Index i = 10; i < 30; ++i) {
    trained.take_step(i);
    evaluate.load_weights(trained.step);
    EXPECT_EQ(testing::stored_values(evaluate.tensors(), "hidden1.weight"),
              testing::stored_values(trained.step.tensors(), "hidden1.weight"));
    counts.push_back(evaluate(batch.image, batch.label));
    EXPECT_EQ(counts.back(), count_plainly(trained.step.tensors(), batch));
  }
  EXPECT_NE(*std::max_element(counts.begin(), counts.end()), *std::min_element(counts.begin(), counts.end()));
}

TEST(Evaluation, HasNeitherGradientsNorStates) {
  using Metric = Counter<data_mesh<4>, Fsdp{.stage = 3}>;
  const PlanView plan = Metric::plan();
  EXPECT_EQ(plan.count(Collective::reduce_scatter), 0);
  EXPECT_EQ(plan.count(Collective::all_gather), 3);
  EXPECT_EQ(plan.count(Collective::all_reduce), 1);
  for (const InputSlot& input : plan.inputs)
    EXPECT_TRUE(input.kind == InputKind::data || input.kind == InputKind::weight) << plan.name(input.name).c_str();
  EXPECT_LT(Metric::peak_bytes_per_device, Trainer::peak_bytes_per_device + rows * testing::small_features * 4);
}

TEST(Evaluation, WeightsThatWereNeverGivenAreAnError) {
  Trained trained;
  Runtime runtime(1);
  Counter<data_mesh<1>, Ddp{}> evaluate(runtime);
  const RandomBatch batch = evaluation_batch(0);
  const auto call = [&] { evaluate(batch.image, batch.label); };
  testing::expect_error(call, "weight_was_never_given", {"'hidden1.weight'", "load_weights(step)"});
  for (Index i = 0; i < evaluate.tensors().size(); ++i) {
    const char* name = evaluate.tensors()[i].name.c_str();
    testing::expect_error(call, "weight_was_never_given", {name});
    evaluate.tensors().write(name, trained.step.tensors().read(name));
  }
  EXPECT_EQ(evaluate(batch.image, batch.label), count_plainly(trained.step.tensors(), batch));
}

TEST(Evaluation, ABatchOfAnotherSizeIsAnError) {
  Trained trained;
  Runtime runtime(1);
  Counter<data_mesh<1>, Ddp{}> evaluate(runtime);
  evaluate.load_weights(trained.step);
  RandomBatch batch = evaluation_batch(0);
  batch.image.pop_back();
  testing::expect_error([&] { evaluate(batch.image, batch.label); }, "batch_size_differs", {"input 0", "768", "767"});
}

struct Count {
  constexpr Var operator()(Var x) const { return sum(convert(x > 0.0, DType::i32)); }
};
TEST(Evaluation, MayCountInIntegersAndIsOfF32InAnyPrecision) {
  Runtime runtime(2);
  using Counted = Evaluation<InPrecision<Count, Precision{.compute = DType::bf16, .output = DType::bf16}>,
                             Inputs<f32[4][3]>, data_mesh<2>, Ddp{}>;
  EXPECT_EQ(Counted::plan().output(0).dtype, DType::f32);
  Counted count(runtime);
  EXPECT_EQ(count(std::vector<float>{1, 2, 0, -1, 3, 0, 0, 4, 5, -6, -7, 8}), 6);
}

// 4 bytes to a bf16 weight would reach beyond its end.
struct ScaledInBf16 {
  constexpr Var operator()(Var x) const {
    const Var weight{
        x.graph, x.graph->add_input("scale", InputKind::weight, DType::bf16, {6}, {Initializer::Kind::uniform, 0.5F})};
    return sum(x * convert(weight, DType::f32));
  }
};
TEST(Evaluation, WeightsMayBeBf16) {
  Runtime runtime(1);
  Evaluation<ScaledInBf16, Inputs<f32[6]>, data_mesh<1>, Ddp{}> scale(runtime);
  scale.tensors().write("scale", std::vector<float>{1, 2, 3, 4, 0.1F, -6});
  const float tenth = static_cast<float>(bfloat16(0.1F));
  EXPECT_EQ(testing::stored_values(scale.tensors(), "scale"), (std::vector<float>{1, 2, 3, 4, tenth, -6}));
  EXPECT_FLOAT_EQ(scale(std::vector<float>(6, 1.0F)), 4 + tenth);
  runtime.run([&](Device& device) { scale.tensors().initialize(device.ordinal(), 1); });
  for (float value : scale.tensors().read("scale")) {
    EXPECT_LE(std::fabs(value), 0.5F);
    EXPECT_NE(value, 0);
  }
}

// The metric wants a layer that the training does not have.
struct OtherMetric {
  constexpr Var operator()(Var image, Var label) const {
    return sum(correct(nn::Linear{"another", testing::small_features, testing::small_classes}(image), label));
  }
};
TEST(Evaluation, WeightsOfAnotherModelAreAnError) {
  Trained trained;
  Evaluation<OtherMetric, EvaluationInputs, data_mesh<2>, Ddp{}> evaluate(trained.runtime);
  testing::expect_error([&] { evaluate.load_weights(trained.step); }, "tensor_is_unknown", {"'another.weight'"});
}

}  // namespace weft::evaluation_test
