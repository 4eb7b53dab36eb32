// Attention as an operation of a user's own (examples/own_operation): to the numbers of the same made of Vars, under
// every strategy and precision, in loops that compute again, and from a module.
#include <support/custom_operations.hpp>
#include <support/dynamic_twins.hpp>
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/dynamic/explain.hpp>
#include <weft/dynamic/stablehlo.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/einsum.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>
#include <weft/stablehlo/custom_operation.hpp>

#include "../../examples/own_operation/flash_attention.hpp"

namespace weft::own_operation_test {

using examples::FlashAttention;
using testing::expect_error;
using testing::expect_near;
using testing::random_value;

// Scores of keys that come later are -infinity for all purposes.
Var composed_attention(const FlashAttention& how, Var q, Var k, Var v) {
  Var scores = einsum("bhqd,bhkd->bhqk", q, k) * static_cast<double>(how.scale);
  if (how.causal) {
    Graph& graph = *q.graph;
    const Var query = iota(graph, scores.shape(), 2), key = iota(graph, scores.shape(), 3);
    scores = select(key > query, broadcast_to(like(scores, -1e30), scores.shape()), scores);
  }
  return einsum("bhqk,bhkd->bhqd", softmax(scores), v);
}

// 40 keys are two blocks of the kernel.
class OwnAttention : public ::testing::TestWithParam<FlashAttention> {};
TEST_P(OwnAttention, HasTheNumbersAndGradientsOfTheSameMadeOfVars) {
  const FlashAttention how = GetParam();
  testing::Program program;
  const Var q = program.input("q", {2, 2, 40, 4}), k = program.input("k", {2, 2, 40, 4}),
            v = program.input("v", {2, 2, 40, 4}), pull = program.input("pull", {2, 2, 40, 4});
  std::vector<Value> inputs;
  for (std::uint32_t i = 0; i < 4; ++i) inputs.push_back(random_value(DType::f32, {2, 2, 40, 4}, i));
  const Var own = custom_call(how, q, k, v)[0], composed = composed_attention(how, q, k, v);
  expect_near(program.value(own, inputs), program.value(composed, inputs), 1e-5, 1e-5);
  const auto gradients = [&](Var x) { return differentiate(program.graph, sum(x * pull).id, {q.id, k.id, v.id}); };
  const Buffer<Id> of_own = gradients(own), of_composed = gradients(composed);
  for (Index i = 0; i < 3; ++i)
    expect_near(program.value({&program.graph, of_own[i]}, inputs),
                program.value({&program.graph, of_composed[i]}, inputs), 2e-5, 2e-5);
}
// Of the second result, too: kernels compute in f32, so steps are large.
TEST_P(OwnAttention, GradientsAreThoseOfDifferences) {
  const FlashAttention how = GetParam();
  testing::Program program;
  const Shape shape{1, 2, 3, 4};
  Buffer<Id> ids;
  for (const char* name : {"q", "k", "v"}) ids.push_back(program.input(name, shape).id);
  const auto var = [&](Index i) { return Var{&program.graph, ids[i]}; };
  const auto [out, logs] = custom_call(how, var(0), var(1), var(2));
  const Var loss = sum(out * var(1)) + sum(square(logs));
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, ids);
  std::vector<Value> at;
  for (std::uint32_t i = 0; i < 3; ++i) at.push_back(random_value(DType::f32, shape, i));
  for (Index i = 0; i < 3; ++i) {
    const Value gradient = program.value({&program.graph, gradients[i]}, at);
    for (Index e = 0; e < shape.elements(); e += 5) {
      constexpr double step = 1e-2;
      double& x = at[to_size(i)][e];
      const double middle = x;
      x = middle + step;
      const double above = program.value(loss, at)[0];
      x = middle - step;
      const double below = program.value(loss, at)[0];
      x = middle;
      EXPECT_NEAR(gradient[e], (above - below) / (2 * step), 2e-3) << i << ' ' << e;
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Masks, OwnAttention,
                         ::testing::Values(FlashAttention{0.5f, false}, FlashAttention{0.5f, true}),
                         [](const auto& mask) { return mask.param.causal ? "Causal" : "Whole"; });

struct Block {
  Name name = "block";
  bool composed = false;

  // [batch, 6, 8] as two heads.
  static Var by_head(Var x) { return transpose(reshape(x, {x.shape()[0], 6, 2, 4}), {0, 2, 1, 3}); }
  Var operator()(Var x) const {
    const FlashAttention how{0.5f, true};
    const auto linear = [this](const char* what, Var in) { return nn::Linear{name / what, 8, 8}(in); };
    const Var q = by_head(linear("query", x)), k = by_head(linear("key", x)), v = by_head(linear("value", x));
    const Var mixed = composed ? composed_attention(how, q, k, v) : custom_call(how, q, k, v)[0];
    return x + linear("output", reshape(transpose(mixed, {0, 2, 1, 3}), x.shape()));
  }
};
struct Loss {
  bool composed = false;
  Var operator()(Var x) const { return mean(square(Block{"block", composed}(x))); }
};
struct StackedLoss {
  Var operator()(Var x) const { return mean(square(nn::Stack<Block, 3>{"h", {}, nn::Keep::inputs}(x))); }
};

std::vector<float> batch_of(Index i) {
  std::vector<float> x;
  for (const double element : random_value(DType::f32, {4, 6, 8}, static_cast<std::uint32_t>(i)).elements)
    x.push_back(static_cast<float>(element));
  return x;
}
std::vector<float> losses_of(dynamic::TrainStep& step) {
  std::vector<float> losses;
  for (Index i = 0; i < 3; ++i) losses.push_back(step(batch_of(i)));
  return losses;
}
template <class Function>
std::vector<float> losses_on(const Function& loss, const char* mesh, const AnyStrategy& strategy,
                             const dynamic::Options& options = {}) {
  const Mesh devices = parse_mesh(mesh);
  Runtime runtime(devices);
  dynamic::TrainStep step(runtime, loss, {input<float>({4, 6, 8})}, devices, strategy, Sgd{}, Seed{3}, options);
  step.settings<Sgd>().learning_rate = 0.5f;
  return losses_of(step);
}
void expect_near_losses(const std::vector<float>& actual, const std::vector<float>& expected, double tolerance) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) EXPECT_NEAR(actual[i], expected[i], tolerance);
}

TEST(OwnOperation, TrainsToTheSameBitsUnderEveryStrategy) {
  const auto expected = losses_on(Loss{}, "data=2", Ddp{});
  EXPECT_NE(expected[2], expected[0]);
  testing::DynamicTwin twin{
      dynamic::measured_function(Loss{}), {input<float>({4, 6, 8})}, parse_mesh("data=2"), Sgd{}, Seed{3}};
  testing::expect_dynamic_twins(twin, expected, [](dynamic::TrainStep& step, Index i) {
    step.settings<Sgd>().learning_rate = 0.5f;
    return step(batch_of(i));
  });
}

TEST(OwnOperation, HasTheLossesOfTheModelMadeOfVars) {
  expect_near_losses(losses_on(Loss{}, "data=2", Ddp{}), losses_on(Loss{true}, "data=2", Ddp{}), 1e-6);
}

// Each device has one of the heads: what is added up is the output of both, and the gradient of what they read.
TEST(OwnOperation, ItsHeadsAreCutOverDevices) {
  static constexpr SpmdSpecs specs{{},
                                   {{"block.output.bias", P()},
                                    {"block.output.weight", P("model")},
                                    {"block.*.bias", P("model")},
                                    {"block.*.weight", P(nullptr, "model")}}};
  expect_near_losses(losses_on(Loss{}, "model=2", Spmd{specs}), losses_on(Loss{}, "data=1", Ddp{}), 1e-6);
  Runtime runtime(2);
  dynamic::TrainStep step(runtime, Loss{}, {input<float>({4, 6, 8})}, parse_mesh("model=2"), Spmd{specs}, Sgd{},
                          Seed{3});
  EXPECT_EQ(step.count(Collective::all_gather), 0);
  const std::string text = dynamic::explain(step);
  EXPECT_NE(text.find("flash_attention "), std::string::npos) << text;
  EXPECT_NE(text.find("flash_attention_gradient "), std::string::npos) << text;
}

TEST(OwnOperation, IsComputedAgainInStacksInPartsAndInBf16) {
  const auto expected = losses_on(StackedLoss{}, "data=2", Ddp{});
  expect_near_losses(losses_on(StackedLoss{}, "data=2", Ddp{}, {.micro_batches = 2}), expected, 1e-5);
  expect_near_losses(losses_on(StackedLoss{}, "data=2", Fsdp{}, {.precision = {.compute = DType::bf16}}), expected,
                     2e-2);
}

constexpr const char* module_text = R"(
func.func @main(%q: tensor<1x2x3x4xf32>, %k: tensor<1x2x3x4xf32>, %v: tensor<1x2x3x4xf32>) -> tensor<f32> {
  %0:2 = stablehlo.custom_call @flash_attention(%q, %k, %v) {api_version = 4 : i32, backend_config = {scale = 5.0e-1 : f32, causal = true}} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>)
  %1 = stablehlo.multiply %0#0, %0#0 : tensor<1x2x3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
)";
TEST(OwnOperation, AModuleCallsAndDifferentiatesIt) {
  Runtime runtime(1);
  const stablehlo::LoadedModule module(module_text, {.custom_calls = {stablehlo::own_operation<FlashAttention>()}});
  dynamic::Program program(runtime, module.value_and_grad({0, 1, 2}), module.inputs(), Mesh{{"data", 1}}, Ddp{});
  testing::Program own;
  Buffer<Id> ids;
  std::vector<Value> at;
  std::vector<std::vector<float>> given;
  for (std::uint32_t i = 0; i < 3; ++i) {
    ids.push_back(own.input(("x" + std::to_string(i)).c_str(), {1, 2, 3, 4}).id);
    at.push_back(random_value(DType::f32, {1, 2, 3, 4}, i));
    given.emplace_back(at[i].elements.begin(), at[i].elements.end());
  }
  const auto var = [&](Index i) { return Var{&own.graph, ids[i]}; };
  const Var loss = sum(square(custom_call(FlashAttention{0.5f, true}, var(0), var(1), var(2))[0]));
  const Buffer<Id> gradients = differentiate(own.graph, loss.id, ids);
  const auto results = program(given[0], given[1], given[2]);
  EXPECT_NEAR(results[0].as<float>()[0], own.value(loss, at)[0], 1e-5);
  for (Index i = 0; i < 3; ++i) {
    const Value expected = own.value({&own.graph, gradients[i]}, at);
    for (Index e = 0; e < 24; ++e)
      EXPECT_NEAR(results[to_size(i + 1)].as<float>()[to_size(e)], expected[e], 1e-5) << i << ' ' << e;
  }
}

TEST(OwnOperation, ItsGradientHasNone) {
  testing::Program program;
  const Var x = program.input("x", {1, 1, 2, 2});
  const Var loss = sum(custom_call(FlashAttention{}, x, x, x)[0]);
  const Buffer<Id> gradient = differentiate(program.graph, loss.id, {x.id});
  expect_error(
      [&] {
        (void)differentiate(program.graph, sum(Var{&program.graph, gradient[0]}).id, {x.id});
      },
      "custom_operation_has_no_gradient", {"flash_attention_gradient"});
}

}  // namespace weft::own_operation_test
