// The first two arguments of a step in the other order: both are types, so only their use tells.
// expect-error: weft: inputs: are_no_inputs: after the loss, or the function, come the types of what it is called with
// max-lines-gcc: 12
// max-lines-clang: 16
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Batch = weft::Inputs<weft::f32[4][8]>;
#if defined(VALID)
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::Sgd>;
#elif defined(MISUSE)
using Step = weft::TrainStep<Batch, Loss, mesh, weft::Ddp{}, weft::Sgd>;
#endif
static_assert(Step::devices == 2);  // expect-here
