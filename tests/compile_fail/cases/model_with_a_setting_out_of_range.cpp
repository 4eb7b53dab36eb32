// A loss with a setting beyond its range: which, the number and the line.
// expect-error: weft: a number that a layer or a loss is set to is outside of its range
// expect-error-gcc: setting_out_of_range: label_smoothing
// expect-error: Whole<1>
// expect-error: Millionths<500000>
// expect-error: Line<19>
// max-lines-gcc: 12
// max-lines-clang: 14
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::Var logits = weft::nn::Linear{"layer", 8, 4}(x);
#if defined(MISUSE)
    return mean(cross_entropy(logits, label, {.label_smoothing = 1.5}));
#elif defined(VALID)
    return mean(cross_entropy(logits, label, {.label_smoothing = 0.5}));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8], weft::i32[4]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
