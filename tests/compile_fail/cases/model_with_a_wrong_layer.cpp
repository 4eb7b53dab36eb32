// Two layers of a model that do not fit: both extents, the name of the layer and, on g++, its line.
// expect-error: weft: layer_input_differs: the last extent of a layer's input
// expect-error: Given<512>, weft::Declared<500>
// expect-error-gcc: "output"
// expect-error-gcc: Line<21>
// expect-error-clang: 'o', 'u', 't', 'p', 'u', 't'
// max-lines-gcc: 20
// max-lines-clang: 12
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
    return mean(cross_entropy(output(features), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][784], weft::i32[64]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
