// A loss as a number of C++: what it returns is shown, and nothing is traced.
// expect-error: weft: loss_is_no_var: a loss returns one Var, or a weft::Measured of it
// expect-error: returns_a_loss<float>
// max-lines-gcc: 12
// max-lines-clang: 16
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
#if defined(VALID)
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
#elif defined(MISUSE)
  constexpr float operator()(weft::Var x) const { return weft::nn::Linear{"layer", 8, 3}(x).rank() == 2 ? 1.0F : 0.0F; }
#endif
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 2);  // expect-here
