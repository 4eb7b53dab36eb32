// Labels that are not one a row: both numbers and the line of the loss.
// expect-error: weft: loss: labels_do_not_fit
// expect-error: weft::Given<32>, weft::Needed<64>, weft::Line<19>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 16};
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::Var y = layer(x);
#if defined(VALID)
    return mean(cross_entropy(slice(y, {0, 0}, {32, 16}), label));
#elif defined(MISUSE)
    return mean(cross_entropy(y, label));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8], weft::i32[32]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
