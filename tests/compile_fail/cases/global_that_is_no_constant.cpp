// A model that reads a variable: which one the compiler says, and weft that it is to be constexpr.
// expect-error: hidden
// expect-error: and the globals that it reads, constexpr
// max-lines-gcc: 16
// max-lines-clang: 21
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

#if defined(VALID)
constexpr int hidden = 2;
#elif defined(MISUSE)
int hidden = 2;  // expect-here
#endif
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, hidden}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);
