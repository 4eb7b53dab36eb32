// A layer of other channels than its images have: its name, both numbers and its line.
// expect-error: weft: channels_differ: an image has other channels than a layer or a kernel takes
// expect-error: weft::Channels<3>, weft::Needed<4>
// expect-error-gcc: weft::Line<17>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/channel_normalization.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    const weft::nn::Conv2d conv{.name = "conv", .in = 3, .out = 8, .kernel = 3};
#elif defined(MISUSE)
    const weft::nn::Conv2d conv{.name = "conv", .in = 4, .out = 8, .kernel = 3};
#endif
    return mean(weft::nn::BatchNorm2d{"norm", 8}(conv(x)));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][3][8][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
