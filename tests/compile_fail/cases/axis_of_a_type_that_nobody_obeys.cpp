// A mesh axis of a type that strategies would ignore: its name.
// expect-error: weft: mesh: axis_type_not_obeyed
// expect-error-gcc: "model"
// expect-error-clang: 'm', 'o', 'd', 'e', 'l'
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
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
#if defined(VALID)
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
#elif defined(MISUSE)
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2, weft::AxisType::manual}};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 4);  // expect-here
