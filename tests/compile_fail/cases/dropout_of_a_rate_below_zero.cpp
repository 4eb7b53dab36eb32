// A dropout of a rate that is none: its name, its rate and the line.
// expect-error: weft: dropout_rate_out_of_range
// expect-error: Millionths<-500000>
// expect-error: Line<19>
// max-lines-gcc: 14
// max-lines-clang: 14
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::nn::Linear layer{"layer", 8, 2};
#if defined(VALID)
    return mean(layer(weft::nn::Dropout{"dropout", 0.5}(x)));
#elif defined(MISUSE)
    return mean(layer(weft::nn::Dropout{"dropout", -0.5}(x)));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
