// A mark that cuts 32 columns into 3 parts.
// expect-error: mark_does_not_divide
// expect-error: ExtentOf<32>
// expect-error: Parts<3>
// expect-error-gcc: MarkLine<weft::Quoted<weft::QuotedText<29>{"mark_that_does_not_divide.cpp"}>, 24>
// expect-error-clang: 'c', 'p', 'p'>, 24>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 32};
  weft::nn::Linear output{"output", 32, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var x = relu(hidden(image));
#if defined(VALID)
    const weft::Var y = mark_sharding(x, weft::P("data", "model"));
#elif defined(MISUSE)
    const weft::Var y = mark_sharding(x, weft::P("data", "model"));
#endif
    return mean(cross_entropy(output(y), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
#if defined(VALID)
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
#elif defined(MISUSE)
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 3}};
#endif
inline constexpr weft::SpmdSpecs specs{mesh, {weft::P("data"), weft::P("data")}, {}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Spmd{specs}, weft::Adam>;
static_assert(Step::devices == mesh.size());
