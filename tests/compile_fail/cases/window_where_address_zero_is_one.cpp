// A window too large where g++ may not assume that nothing lies at address 0: the plan is a constant there, too, and the
// message the same. -fsanitize=undefined implies the flag.
// flags-gcc: -fno-delete-null-pointer-checks
// expect-error: weft: window_does_not_fit: a window spans more elements than there are, padding included
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/channel_normalization.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    const weft::Var y = max_pool2d(x, {.kernel = 2});
#elif defined(MISUSE)
    const weft::Var y = max_pool2d(x, {.kernel = 11});
#endif
    return mean(weft::nn::Conv2d{.name = "conv", .in = 3, .out = 2, .kernel = 1}(y));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][3][8][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
