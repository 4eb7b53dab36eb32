// A spec of a weight that leaves a dimension to the compiler, which would ignore that: the line of the spec.
// expect-error: spec_is_unconstrained
// expect-error-gcc: QuotedText<13>{"hidden.weight"}
// expect-error-gcc: SpecLine<28>
// expect-error-gcc: spec_that_leaves_a_dimension_open.cpp:31:
// expect-error-clang: spec_that_leaves_a_dimension_open.cpp:28:
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
inline constexpr weft::SpmdSpecs specs{mesh, {weft::P("data"), weft::P("data")}, {{"hidden.weight", weft::P("data")}}};
#elif defined(MISUSE)
inline constexpr weft::SpmdSpecs specs{mesh, {weft::P("data"), weft::P("data")}, {{"hidden.weight", weft::P(weft::P::unconstrained, "model")}}};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Spmd{specs}, weft::Adam>;
static_assert(Step::devices == 4);
