// Operands of a model that do not broadcast: both extents and the line of the model.
// expect-error: shapes_do_not_broadcast
// expect-error-gcc: (16 << -64)
// expect-error-clang: shapes_do_not_broadcast(16, 64)
// max-lines-gcc: 20
// max-lines-clang: 46
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 16};
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var y = layer(x);
#if defined(VALID)
    return mean(y + sum(y, 0));
#elif defined(MISUSE)
    return mean(y + sum(y, 1));  // expect-here
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);
