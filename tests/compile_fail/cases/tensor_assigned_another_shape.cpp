// A tensor of another shape is assigned. Read as users do, without a precompiled header.
// expect-error: weft: assignment: an extent of the expression differs from the tensor's
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>

int main() {
  weft::Tensor<float, 3, 4> a;
#if defined(VALID)
  const weft::Tensor<float, 3, 4> b;
#elif defined(MISUSE)
  const weft::Tensor<float, 5, 6> b;
#endif
  a = b;  // expect-here
}
