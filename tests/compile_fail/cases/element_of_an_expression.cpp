// An element of an expression, which is not computed yet: what to write.
// expect-error: weft: an expression has no elements, it is not computed yet
// max-lines-gcc: 12
// max-lines-clang: 13
#include <weft/tensor/expressions.hpp>

float first(const weft::Tensor<float, 3, 4>& t) {
#if defined(VALID)
  const weft::Tensor sum = t + t;
  return sum(0, 1);
#elif defined(MISUSE)
  return (t + t)(0, 1);  // expect-here
#endif
}
