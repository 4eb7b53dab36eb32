// A pooling whose windows have no element.
// expect-error-gcc: window_setting_out_of_range
// expect-error: Line<16>
// max-lines: 14
#include <weft/nn/convolution.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    const weft::Var pooled = weft::nn::AvgPool2d{.kernel = 2}(x);
#elif defined(MISUSE)
    const weft::Var pooled = weft::nn::AvgPool2d{.kernel = 0}(x);
#endif
    return mean(weft::nn::Linear{"layer", 8, 2}(weft::nn::flatten(pooled)));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][2][4][4]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
