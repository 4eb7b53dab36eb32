// A product of operands that are both cut along what is summed over, over an explicit axis.
// expect-error: sharding_types_conflict
// expect-error: contracting_sharded_ambiguous
// expect-error: mark the result
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
    const weft::Var logits = output(relu(hidden(image)));
#if defined(VALID)
    return mean(cross_entropy(mark_sharding(logits, weft::P("data")), label));
#elif defined(MISUSE)
    return mean(cross_entropy(logits, label));
#endif
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2, weft::AxisType::explicit_axis}};
inline constexpr weft::SpmdSpecs specs{mesh,
                                       {weft::P("data"), weft::P("data")},
                                       {{"hidden.weight", weft::P(nullptr, "model")},
                                        {"hidden.bias", weft::P("model")},
                                        {"output.weight", weft::P("model")}}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Spmd{specs}, weft::Adam>;
static_assert(Step::devices == mesh.size());
