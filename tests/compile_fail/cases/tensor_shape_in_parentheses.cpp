// A shape in parentheses, where it belongs in angle brackets.
// expect-error: weft: dimensions, shapes and counts are known to the compiler and stand in angle brackets
// expect-error: reshape<2, 6>(x)
// max-lines-gcc: 12
// max-lines-clang: 13
#include <weft/tensor/expressions.hpp>

void rows(const weft::Tensor<float, 3, 4>& t) {
#if defined(VALID)
  const weft::Tensor<float, 2, 6> row = reshape<2, 6>(t);
#elif defined(MISUSE)
  const weft::Tensor<float, 2, 6> row = reshape(t, {2, 6});  // expect-here
#endif
  static_cast<void>(row);
}
