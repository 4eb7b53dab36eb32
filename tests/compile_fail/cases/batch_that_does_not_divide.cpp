// A global batch that the devices cannot share: the rows, the devices and the user's line.
// expect-error: weft: batch_does_not_divide: the rows of the global batch do not divide over the devices
// expect-error: ExtentOf<250>, weft::Parts<4>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(image), label));
  }
};
#if defined(VALID)
using Batch = weft::Inputs<weft::f32[248][8], weft::i32[248]>;
#elif defined(MISUSE)
using Batch = weft::Inputs<weft::f32[250][8], weft::i32[250]>;
#endif
inline constexpr weft::Mesh mesh{{"data", 4}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{.stage = 3}, weft::Adam>;
static_assert(Step::devices == 4);  // expect-here
