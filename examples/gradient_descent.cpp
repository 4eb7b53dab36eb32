// A training loop written by hand: value_and_grad makes one program of a function of tensors and its gradients.
// max-added-lines: 25900
// goal-seconds: 4
#include "support/no_flags.hpp"

#include <weft/base/random.hpp>
#include <weft/nn/losses.hpp>
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>

#include <cstdio>

static void run() {
  // Points of a plane, and on which side of a circle they lie.
  constexpr weft::Index count = 512, hidden = 16;
  weft::Tensor<float, count, 2> point;
  weft::Tensor<float, count, 1> inside;
  const auto uniform = [](const char* name, weft::Index i) {
    return 2 * weft::uniform_from_bits(weft::random_bits_at(1, name, 0, static_cast<std::uint32_t>(i))) - 1;
  };
  for (weft::Index i = 0; i < count; ++i) {
    point(i, 0) = uniform("x", i);
    point(i, 1) = uniform("y", i);
    inside(i, 0) = point(i, 0) * point(i, 0) + point(i, 1) * point(i, 1) < 0.5f ? 1.0f : 0.0f;
  }

  weft::Tensor<float, 2, hidden> weight;
  weft::Tensor<float, hidden> bias;
  weft::Tensor<float, hidden, 1> out;
  for (weft::Index i = 0; i < hidden; ++i) {
    weight(0, i) = uniform("weight0", i);
    weight(1, i) = uniform("weight1", i);
    bias(i) = uniform("bias", i);
    out(i, 0) = uniform("out", i);
  }

  const auto loss_of = [](weft::Var w, weft::Var b, weft::Var o, weft::Var x, weft::Var y) {
    return mean(weft::binary_cross_entropy_with_logits(matmul(tanh(4.0 * (matmul(x, w) + b)), o), y));
  };
  for (int step = 1; step <= 1000; ++step) {
    const auto [loss, gradients] = weft::value_and_grad<0, 1, 2>(loss_of, weight, bias, out, point, inside);
    const auto& [dweight, dbias, dout] = gradients;
    const float rate = 0.5f;
    weight = weight - rate * dweight;
    bias = bias - rate * dbias;
    out = out - rate * dout;
    if (step == 1 || step % 250 == 0) std::printf("step %4d  loss %.4f\n", step, static_cast<double>(loss));
  }
}

int main(int count, char** words) {
  return examples::run_without_flags("gradient_descent",
                                     "a training loop written by hand on the gradients of a function of tensors; prints losses",
                                     count, words, run);
}
