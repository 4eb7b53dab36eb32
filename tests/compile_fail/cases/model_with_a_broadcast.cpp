// Operands of a model that do not broadcast: one sentence, both extents and the line of the operation.
// expect-error: weft: broadcast: shapes_do_not_broadcast
// expect-error: weft::Left<16>, weft::Right<64>, weft::Line<18>
// max-lines-gcc: 20
// max-lines-clang: 12
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
    return mean(y + sum(y, 1));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
