// A dropout in a traced function: nobody sets its seed. The name of the input and the user's line.
// expect-error: weft: traced: the function declares an input of its own
// expect-error-gcc: "seed"
// expect-error-clang: 's', 'e', 'e', 'd'
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/dropout.hpp>
#include <weft/tensor/expressions.hpp>

struct Model {
  weft::nn::Dropout layer{"layer", 0.5};
  constexpr weft::Var operator()(weft::Var x) const { return layer(x); }
};

void statement(const weft::Tensor<float, 2, 8>& x, const weft::Tensor<float, 8, 8>& weight) {
#if defined(VALID)
  const auto layer = [](weft::Var rows, weft::Var columns) { return matmul(rows, columns); };
  weft::Tensor<float, 2, 8> y = weft::traced(layer, x, weight);
#elif defined(MISUSE)
  const auto model = [](weft::Var v) { return Model{}(v); };
  weft::Tensor<float, 2, 8> y = weft::traced(model, x);  // expect-here
  static_cast<void>(weight);
#endif
  static_cast<void>(y);
}
