// Expressions on tensors: each statement becomes as few loops as it needs, without temporaries.
// max-added-lines: 23350
#include "support/no_flags.hpp"

#include <weft/report/explain.hpp>
#include <weft/tensor/expressions.hpp>

static void run() {
  using Matrix = weft::Tensor<float, 1024, 1024>;
  const Matrix a = Matrix::filled(0.5f), b = Matrix::filled(2), c = Matrix::filled(-1);

  const Matrix y = tanh(a * b + c);
  static_assert(weft::kernel_count<decltype(tanh(a * b + c))> == 1);  // one loop over a, b and c

  // The bias and the activation run on the product while it is in the cache.
  const weft::Tensor<float, 1024> bias = weft::Tensor<float, 1024>::filled(1);
  const auto layer = relu(matmul(y, a) + bias);
  static_assert(weft::kernel_count<std::remove_cv_t<decltype(layer)>> == 1);
  const Matrix z = layer;

  const float distance = mean(square(y - z));
  std::printf("tanh(0.5 * 2 - 1) = %g, relu(0 * 0.5 + 1) = %g, mean square of the difference = %g\n\n",
              static_cast<double>(y(0, 0)), static_cast<double>(z(0, 0)), static_cast<double>(distance));
  std::printf("relu(matmul(y, a) + bias) as it was compiled:\n%s",
              explain(weft::plan_of<std::remove_cv_t<decltype(layer)>>()).c_str());
}

int main(int count, char** words) {
  return examples::run_without_flags("fused_expression",
                                     "expressions on tensors, each of them one loop or one product; prints three numbers and a plan",
                                     count, words, run);
}
