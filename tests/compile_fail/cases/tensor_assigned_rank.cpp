// An expression assigned to a tensor of another rank.
// expect-error: weft: assignment: the ranks of expression and tensor differ
// expect-error-gcc: (1 == 2)
// expect-error-clang: AssignedRank<1, 2>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 10, 20>& x) {
#if defined(VALID)
  weft::Tensor<float, 20> y = sum<0>(x);
#elif defined(MISUSE)
  weft::Tensor<float, 10, 20> y = sum<0>(x);  // expect-here
#endif
  static_cast<void>(y);
}
