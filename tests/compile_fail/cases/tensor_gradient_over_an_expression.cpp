// Gradients over what was computed, instead of over a tensor.
// expect-error: weft: grad: gradients are made over tensors and views, not over what was computed of them
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

int main() {
  const weft::Tensor<float, 3> a, b;
#if defined(VALID)
  const weft::Tensor<float, 3> slope = grad(sum(a * b), wrt(a));
#elif defined(MISUSE)
  const weft::Tensor<float, 3> slope = grad(sum(a * b), wrt(a * b));  // expect-here
#endif
  return slope.size() > 0 ? 0 : 1;
}
