// A tensor made from another of the same rank and other extents, and one assigned to another of other elements.
// expect-error: weft: assignment: an extent of the expression differs from the tensor's
// expect-error: weft: assignment: element types of expression and tensor differ
// expect-error-gcc: (3 == 4)
// expect-error-clang: AssignedExtent<3, 4>
// max-lines-gcc: 20
// max-lines-clang: 24
#include <weft/tensor/expressions.hpp>

#include <cstdint>

void statement(const weft::Tensor<float, 3, 4>& x, weft::Tensor<std::int32_t, 3, 4>& count) {
#if defined(VALID)
  weft::Tensor<float, 4, 3> y = transpose(x);
  count = convert<std::int32_t>(x);
#elif defined(MISUSE)
  weft::Tensor<float, 4, 3> y = x;  // expect-here
  count = x;
#endif
  static_cast<void>(y);
}
