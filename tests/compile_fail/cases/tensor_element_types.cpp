// Operands with different element types: both types and the user's line.
// expect-error: weft: element types of the operands differ; convert<T>(x) one of them
// expect-error-gcc: ElementTypes<float, int>
// expect-error-clang: ElementTypes<float, int>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>

#include <cstdint>

void statement(const weft::Tensor<float, 8>& x, const weft::Tensor<std::int32_t, 8>& count) {
#if defined(VALID)
  weft::Tensor<float, 8> y = x / convert<float>(count);
#elif defined(MISUSE)
  weft::Tensor<float, 8> y = x / count;  // expect-here
#endif
  static_cast<void>(y);
}
