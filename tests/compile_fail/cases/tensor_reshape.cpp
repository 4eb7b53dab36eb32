// A reshape that would gain elements, and a dimension that is not there.
// expect-error: weft: reshape: the number of elements changes
// expect-error-gcc: (12 == 15)
// expect-error-clang: ElementCounts<12, 15>
// expect-error: weft: the tensor has no such dimension
// expect-error: DimensionExists<2, 2>
// max-lines-gcc: 20
// max-lines-clang: 23
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 3, 4>& x) {
#if defined(VALID)
  weft::Tensor<float, 2, 6> y = reshape<2, 6>(x);
  weft::Tensor<float, 3> z = sum<1>(x);
#elif defined(MISUSE)
  weft::Tensor<float, 3, 5> y = reshape<3, 5>(x);  // expect-here
  weft::Tensor<float, 3> z = sum<2>(x);            // expect-here
#endif
  static_cast<void>(y);
  static_cast<void>(z);
}
