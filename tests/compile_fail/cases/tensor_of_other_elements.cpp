// A tensor of long doubles, and one with Eigen's Dynamic extent.
// expect-error: weft: tensor: elements are bool, float, double, weft::bfloat16 and integers of 8 to 64 bits
// expect-error: weft: tensor: extents are 0 or more, and a part of the type
// max-lines: 60
#include <weft/tensor/expressions.hpp>

#if defined(VALID)
using Element = float;
constexpr weft::Index extent = 4;
#elif defined(MISUSE)
using Element = long double;
constexpr weft::Index extent = -1;
#endif
void statement() {
  weft::Tensor<Element, 4> x;  // expect-here
  weft::Tensor<float, extent> y;
  static_cast<void>(x);
  static_cast<void>(y);
}
