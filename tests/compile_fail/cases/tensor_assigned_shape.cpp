// An expression assigned to a tensor of another shape: one error with both extents and the user's line.
// expect-error: weft: assignment: an extent of the expression differs from the tensor's
// expect-error-gcc: (20 == 30)
// expect-error-clang: AssignedExtent<20, 30>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 10, 20>& x) {
#if defined(VALID)
  weft::Tensor<float, 10, 20> y;
#elif defined(MISUSE)
  weft::Tensor<float, 10, 30> y;
#endif
  y = exp(x) * 2;  // expect-here
}
