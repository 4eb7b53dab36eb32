// A position where a tensor takes one for each dimension: what to write.
// expect-error: weft: tensor: t[i] is not there
// expect-error: write t(i, j)
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/tensor/tensor.hpp>

float first(const weft::Tensor<float, 3, 4>& t) {
#if defined(VALID)
  return t(0, 0);
#elif defined(MISUSE)
  return t[0];  // expect-here
#endif
}
