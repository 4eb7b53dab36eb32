// A pointer, which does not tell how many elements there are, given to a step that is made when the program starts.
// expect-error: weft: dynamic: a batch is a contiguous range (vector, span, Tensor) of numbers, row-major
// max-lines-gcc: 13
// max-lines-clang: 16
#include <weft/dynamic.hpp>
#include <weft/nn/linear.hpp>

#include <vector>

float take(weft::dynamic::TrainStep& step, const std::vector<float>& x) {
#if defined(VALID)
  return step(x);
#elif defined(MISUSE)
  return step(x.data());  // expect-here
#endif
}
