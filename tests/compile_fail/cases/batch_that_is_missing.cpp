// A step is called with a batch for each input of its loss. Read as users do, without a precompiled header.
// expect-error: weft: step: the number of batches differs from the inputs of the loss
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>

#include <vector>

struct Loss {
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    return mean(cross_entropy(weft::nn::Linear{"layer", 8, 2}(x), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8], weft::i32[4]>, mesh, weft::Ddp{}, weft::Sgd>;
float take(Step& step, const std::vector<float>& x, const std::vector<int>& label) {
#if defined(VALID)
  return step(x, label);
#elif defined(MISUSE)
  return static_cast<void>(label), step(x);  // expect-here
#endif
}
