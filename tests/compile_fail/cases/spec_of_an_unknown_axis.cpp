// A spec that names an axis which the mesh does not have.
// expect-error: unknown_axis
// expect-error-gcc: QuotedText<5>{"modle"}
// expect-error-gcc: SpecLine<28>
// expect-error-gcc: spec_of_an_unknown_axis.cpp:31:
// expect-error-clang: spec_of_an_unknown_axis.cpp:28:
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
#if defined(VALID)
inline constexpr weft::SpmdSpecs specs{mesh, {weft::P("data"), weft::P("data")}, {{"hidden.*", weft::P("model")}}};
#elif defined(MISUSE)
inline constexpr weft::SpmdSpecs specs{mesh, {weft::P("data"), weft::P("data")}, {{"hidden.*", weft::P("modle")}}};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Spmd{specs}, weft::Adam>;
static_assert(Step::devices == 4);
