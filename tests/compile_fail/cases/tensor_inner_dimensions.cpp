// matmul of tensors whose inner dimensions differ: one error with both numbers and the user's line, although the
// product stands inside a larger statement.
// expect-error: weft: matmul: inner dimensions differ
// expect-error-gcc: (784 == 512)
// expect-error-clang: InnerDimensions<784, 512>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 64, 784>& image, const weft::Tensor<float, 784, 10>& right,
               [[maybe_unused]] const weft::Tensor<float, 512, 10>& wrong, const weft::Tensor<float, 10>& bias) {
#if defined(VALID)
  weft::Tensor<float, 64, 10> y = softmax(matmul(image, right) + bias);
#elif defined(MISUSE)
  weft::Tensor<float, 64, 10> y = softmax(matmul(image, wrong) + bias);  // expect-here
  static_cast<void>(right);
#endif
  static_cast<void>(y);
}
