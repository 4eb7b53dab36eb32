// A view of a temporary tensor would dangle: the compiler quotes the line that says so.
// expect-error: deleted
// expect-error: TensorView
// max-lines: 40
#include <weft/tensor/expressions.hpp>

weft::Tensor<float, 4> made() { return {1, 2, 3, 4}; }

float first() {
#if defined(VALID)
  weft::Tensor<float, 4> kept = made();
  weft::TensorView<float, 4> view(kept);
#elif defined(MISUSE)
  weft::TensorView<float, 4> view(made());  // expect-here
#endif
  return view(0);
}
