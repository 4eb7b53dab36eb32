// A step is where its devices know it to be: what to do instead stands in the line that is shown.
// expect-error-gcc: use of deleted function
// expect-error-gcc: nor moved: keep it in a std::optional, or a std::unique_ptr
// expect-error-clang: call to deleted constructor of
// max-lines: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
void keep(Step& step) {
#if defined(VALID)
  static_cast<void>(step);
#elif defined(MISUSE)
  Step another = step;  // expect-here
#endif
}
