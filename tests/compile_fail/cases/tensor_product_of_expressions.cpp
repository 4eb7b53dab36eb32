// A product of expressions whose inner dimensions differ. Read as users do, without a precompiled header.
// expect-error: weft: matmul: inner dimensions differ
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>

int main() {
#if defined(VALID)
  const weft::Tensor<float, 3, 5> a;
#elif defined(MISUSE)
  const weft::Tensor<float, 3, 4> a;
#endif
  const weft::Tensor<float, 5, 6> b;
  const weft::Tensor<float, 3, 6> c = relu(matmul(a + a, b * b) + 1.0f);  // expect-here
  return static_cast<int>(c(0, 0));
}
