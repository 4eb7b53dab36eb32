// A loss that was not reduced: the rule and its rank.
// expect-error: weft: the loss is not one number for inputs of these shapes; reduce it with mean or sum
// expect-error-gcc: (1 == 0)
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var losses = cross_entropy(weft::nn::Linear{"layer", 8, 3}(image), label);
#if defined(VALID)
    return mean(losses);
#elif defined(MISUSE)
    return losses;
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8], weft::i32[4]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 2);  // expect-here
