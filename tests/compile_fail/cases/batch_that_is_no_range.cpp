// A number in the place of a batch. Read as users do, without a precompiled header.
// expect-error: weft: step: a batch is a contiguous range (vector, span, Tensor) of elements of the type of its input
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>

#include <vector>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 2}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
float take(Step& step, const std::vector<float>& x) {
#if defined(VALID)
  return step(x);
#elif defined(MISUSE)
  return static_cast<void>(x), step(3.0f);  // expect-here
#endif
}
