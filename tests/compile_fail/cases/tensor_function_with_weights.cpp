// A layer in a traced function: its weights are nobody's. One sentence, the name of the weight and the user's line.
// expect-error: weft: traced: the function declares an input of its own
// expect-error-gcc: "layer.weight"
// expect-error-clang: 'l', 'a', 'y', 'e', 'r', '.', 'w', 'e', 'i', 'g', 'h', 't'
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/tensor/expressions.hpp>

struct Model {
  weft::nn::Linear layer{"layer", 8, 8};
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
