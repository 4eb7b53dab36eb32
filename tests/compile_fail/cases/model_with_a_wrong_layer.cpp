// Two layers of a model that do not fit: both extents and the line of the model are named.
// expect-error: 512
// expect-error: 500
// expect-error: layer_input_differs
// max-lines: 76
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
#if defined(VALID)
  weft::nn::Linear output{"output", 512, 10};
#elif defined(MISUSE)
  weft::nn::Linear output{"output", 500, 10};
#endif
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var features = relu(hidden(image));
    return mean(cross_entropy(output(features), label));  // expect-here
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][784], weft::i32[64]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);
