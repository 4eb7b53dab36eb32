// Tensors that do not broadcast: one error with both extents and the user's line.
// expect-error: weft: broadcast: extents differ and neither is 1
// expect-error-gcc: (3 == 4)
// expect-error-clang: BroadcastExtents<3, 4>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 4, 3>& x, [[maybe_unused]] const weft::Tensor<float, 3>& row,
               [[maybe_unused]] const weft::Tensor<float, 4>& column) {
#if defined(VALID)
  weft::Tensor<float, 4, 3> y = tanh(x * row) + 1;
#elif defined(MISUSE)
  weft::Tensor<float, 4, 3> y = tanh(x * column) + 1;  // expect-here
#endif
  static_cast<void>(y);
}
