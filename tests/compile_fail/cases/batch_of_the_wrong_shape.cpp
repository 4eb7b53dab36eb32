// A batch whose images are not what the model takes: both extents and the line of the model are named.
// expect-error: 700
// expect-error: 784
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
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var features = relu(hidden(image));  // expect-here
    return mean(cross_entropy(output(features), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
using Image = weft::f32[64][784];
#elif defined(MISUSE)
using Image = weft::f32[64][700];
#endif
using Step = weft::TrainStep<Loss, weft::Inputs<Image, weft::i32[64]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);
