// A layer of images that is to make a negative number of channels: its name, the extent, the number and the line.
// expect-error: the code of the error, its numbers and the line are shown
// expect-error-gcc: layer_extent_is_not_positive: edges: out
// expect-error: Left<-4>
// expect-error-gcc: Line<19>
// max-lines-gcc: 12
// max-lines-clang: 14
#include <weft/nn/convolution.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

#if defined(VALID)
inline constexpr weft::Index out = 4;
#elif defined(MISUSE)
inline constexpr weft::Index out = -4;
#endif
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Conv2d{"edges", 4, out, 3}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][4][8][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
