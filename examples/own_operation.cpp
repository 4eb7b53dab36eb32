// An operation of one's own, attention with an online softmax, in a small model: trained under DDP, with its heads cut
// over devices, planned when the program starts, and called by a module of StableHLO. A compiler that knows its name,
// shapes, gradient and factors knows all that it must.
// max-added-lines: 88500
#include "own_operation/flash_attention.hpp"
#include "support/no_flags.hpp"

#include <weft/dynamic/stablehlo.hpp>
#include <weft/stablehlo/custom_operation.hpp>
#include <weft/weft.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

struct Loss {
  static constexpr weft::Index batch = 4, tokens = 16, heads = 4, features = 8, width = heads * features;
  weft::nn::Linear query{"query", width, width}, key{"key", width, width}, value{"value", width, width};
  weft::nn::Linear output{"output", width, width};

  static constexpr weft::Var by_head(weft::Var x) {
    return weft::transpose(weft::reshape(x, {x.shape()[0], tokens, heads, features}), {0, 2, 1, 3});
  }
  constexpr weft::Var operator()(weft::Var x, weft::Var target) const {
    const examples::FlashAttention attention{.scale = 0.35f, .causal = true};
    const weft::Var q = by_head(query(x)), k = by_head(key(x)), v = by_head(value(x));
    const auto [mixed, logs] = weft::custom_call(attention, q, k, v);
    const weft::Var joined = weft::reshape(weft::transpose(mixed, {0, 2, 1, 3}), x.shape());
    return mean(square(output(joined) - target));
  }
};

// Heads are columns of the first three matrices and rows of the last.
static constexpr weft::Mesh replicas{{"data", 2}}, by_heads{{"model", 2}};
static constexpr weft::SpmdSpecs specs{by_heads,
                                       {},
                                       {{"query.weight", weft::P(nullptr, "model")},
                                        {"key.weight", weft::P(nullptr, "model")},
                                        {"value.weight", weft::P(nullptr, "model")},
                                        {"output.weight", weft::P("model")}}};
using Sequences = weft::f32[Loss::batch][Loss::tokens][Loss::width];
using Batch = weft::Inputs<Sequences, Sequences>;
using DdpStep = weft::TrainStep<Loss, Batch, replicas, weft::Ddp{}, weft::Sgd>;
using SpmdStep = weft::TrainStep<Loss, Batch, by_heads, weft::Spmd{specs}, weft::Sgd>;

// What a program of another house calls so.
static constexpr char module_text[] = R"(
func.func @main(%q: tensor<1x2x4x8xf32>, %k: tensor<1x2x4x8xf32>, %v: tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32> {
  %0:2 = stablehlo.custom_call @flash_attention(%q, %k, %v) {api_version = 4 : i32, backend_config = {scale = 3.5e-1 : f32, causal = true}} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return %0#0 : tensor<1x2x4x8xf32>
}
)";

static std::vector<float> waves(weft::Index elements, float speed) {
  std::vector<float> x;
  for (weft::Index i = 0; i < elements; ++i) x.push_back(std::sin(speed * static_cast<float>(i)));
  return x;
}
template <class Step>
static void train(const char* name, Step& step) {
  constexpr weft::Index elements = Loss::batch * Loss::tokens * Loss::width;
  const std::vector<float> x = waves(elements, 0.7f), target = waves(elements, 0.3f);
  float loss = 0;
  for (int i = 0; i < 20; ++i) loss = step(x, target);
  std::printf("%-8s loss %.6f after 20 steps\n", name, static_cast<double>(loss));
}

static void run() {
  weft::Runtime runtime(2);
  const weft::Sgd::Settings settings{.learning_rate = 0.5f};
  DdpStep ddp(runtime, weft::Seed{1}, settings);
  train("DDP", ddp);
  SpmdStep spmd(runtime, weft::Seed{1}, settings);
  train("heads", spmd);
  const auto sequences = weft::input<float>({Loss::batch, Loss::tokens, Loss::width});
  weft::dynamic::TrainStep dynamic(runtime, Loss{}, {sequences, sequences}, replicas, weft::Ddp{}, weft::Sgd{},
                                   weft::Seed{1});
  dynamic.settings<weft::Sgd>() = settings;
  train("dynamic", dynamic);

  weft::Runtime alone(1);
  weft::dynamic::Program module = weft::stablehlo::load(
      alone, module_text, {.custom_calls = {weft::stablehlo::own_operation<examples::FlashAttention>()}});
  const std::vector<float> q = waves(64, 0.1f);
  // The first token sees itself alone.
  const float first = module(q, q, q)[0].as<float>()[3];
  std::printf("module   out[3] %.6f, v[3] %.6f\n", static_cast<double>(first), static_cast<double>(q[3]));
}

int main(int argc, char** argv) {
  return examples::run_without_flags("own_operation", "trains a model with an operation of one's own, in four ways",
                                     argc, argv, run);
}
