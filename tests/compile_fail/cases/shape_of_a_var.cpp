// A dimension that a value of a model does not have: which, of how many, and the line.
// expect-error: the code of the error, its numbers and the line are shown
// expect-error-gcc: dimension_out_of_range
// expect-error: Left<2>
// expect-error: Right<2>
// expect-error: Line<18>
// max-lines-gcc: 12
// max-lines-clang: 14
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(MISUSE)
    // Dimensions are numbered from 0.
    const weft::Index features = x.shape()[2];
#elif defined(VALID)
    const weft::Index features = x.shape()[1];
#endif
    return mean(weft::nn::Linear{"layer", features, 4}(x));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
