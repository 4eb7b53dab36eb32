// A dimension in parentheses, as NumPy and PyTorch have it, where it belongs in angle brackets: what to write.
// expect-error: weft: dimensions, shapes and counts are known to the compiler and stand in angle brackets: sum<0>(x)
// max-lines-gcc: 12
// max-lines-clang: 13
#include <weft/tensor/expressions.hpp>

void columns(const weft::Tensor<float, 3, 4>& t) {
#if defined(VALID)
  const weft::Tensor<float, 4> sums = sum<0>(t);
#elif defined(MISUSE)
  const weft::Tensor<float, 4> sums = sum(t, 0);  // expect-here
#endif
  static_cast<void>(sums);
}
