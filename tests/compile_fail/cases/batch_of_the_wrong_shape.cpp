// A batch whose images are not what the model takes: both extents, the name of the layer and, on g++, its line.
// expect-error: weft: layer_input_differs: the last extent of a layer's input
// expect-error: Given<700>, weft::Declared<784>
// expect-error-gcc: "hidden"
// expect-error-gcc: Line<17>
// expect-error-clang: 'h', 'i', 'd', 'd', 'e', 'n'
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
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var features = relu(hidden(image));
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
static_assert(Step::devices == 2);  // expect-here
