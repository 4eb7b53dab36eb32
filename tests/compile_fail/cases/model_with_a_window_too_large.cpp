// A window that is larger than the image, padding included: the operation, both numbers and the line.
// expect-error: weft: window_does_not_fit: a window spans more elements than there are, padding included
// expect-error: weft::Span<11>, weft::Padded<10>, weft::Line<16>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/channel_normalization.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    const weft::Var y = max_pool2d(x, {.kernel = 10, .padding = 1});
#elif defined(MISUSE)
    const weft::Var y = max_pool2d(x, {.kernel = 11, .padding = 1});
#endif
    return mean(weft::nn::Conv2d{.name = "conv", .in = 3, .out = 2, .kernel = 1}(y));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][3][8][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
