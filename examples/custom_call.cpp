// A model of others with an operation of one's own: what the module calls @causal_attention is a function here. Its
// shapes are checked against the module's; its gradient, its layouts on a mesh and its flops follow from what it is
// made of.
#include "support/no_flags.hpp"

#include <weft/dynamic/stablehlo.hpp>
#include <weft/graph/einsum.hpp>
#include <weft/graph/softmax.hpp>

#include <cmath>
#include <cstdio>

// As JAX prints a program with jax.ffi.ffi_call("causal_attention", ...): the sum of the squares of its result.
static constexpr char module_text[] = R"(
func.func @main(%q: tensor<4x8x16xf32>, %k: tensor<4x8x16xf32>, %v: tensor<4x8x16xf32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @causal_attention(%q, %k, %v) {scale = 2.5e-1 : f32} : (tensor<4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<4x8x16xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
)";

// (queries, keys, values), each [heads, tokens, features]: a token looks at itself and at those before it.
static weft::Buffer<weft::Var> causal_attention(const weft::stablehlo::Reading& at, void*) {
  at.expect_operands(3);
  const double scale = weft::stablehlo::decimal_value(at.attribute("scale").text);
  const weft::Var scores = scale * weft::einsum("hqd,hkd->hqk", at.in[0], at.in[1]);
  const weft::Var query = weft::iota(at.graph(), scores.shape(), 1), key = weft::iota(at.graph(), scores.shape(), 2);
  const weft::Var masked =
      weft::select(key > query, weft::broadcast_to(weft::like(scores, -1e30), scores.shape()), scores);
  return {weft::einsum("hqk,hkd->hqd", weft::softmax(masked), at.in[2])};
}

static void run() {
  const weft::stablehlo::LoadedModule module(module_text, {.custom_calls = {{"causal_attention", causal_attention}}});
  weft::Runtime runtime(2);
  const weft::Mesh mesh{{"data", 2}};  // two heads a device
  weft::dynamic::Program loss_and_gradients(runtime, module.value_and_grad({0, 1, 2}), module.inputs(), mesh,
                                            weft::Ddp{});

  std::vector<float> inputs[3];
  for (std::size_t i = 0; i < 3; ++i)
    for (int j = 0; j < 4 * 8 * 16; ++j)
      inputs[i].push_back(std::sin(0.1f * static_cast<float>(j) + static_cast<float>(i)));
  const auto loss = [&] { return loss_and_gradients(inputs[0], inputs[1], inputs[2])[0].as<float>()[0]; };
  std::printf("loss %.4f\n", static_cast<double>(loss()));

  // A gradient beside the quotient of differences.
  const float gradient = loss_and_gradients(inputs[0], inputs[1], inputs[2])[2].as<float>()[3];
  const float step = 1e-2f, middle = inputs[1][3];
  inputs[1][3] = middle + step;
  const float above = loss();
  inputs[1][3] = middle - step;
  const float below = loss();
  std::printf("gradient %.3f, difference %.3f\n", static_cast<double>(gradient),
              static_cast<double>((above - below) / (2 * step)));
}

int main(int argc, char** argv) {
  return examples::run_without_flags(
      "custom_call", "runs and differentiates a module of StableHLO with an operation of one's own", argc, argv, run);
}
