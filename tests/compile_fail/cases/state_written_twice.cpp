// A state has one value after a step: two layers of one name would write it twice.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: {"state_is_written_twice"}>, weft::Left<2>, weft::Right<1>, weft::Line<15>
// expect-error-clang: weft::Left<2>, weft::Right<1>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/state.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::State total{"total", weft::DType::f32, {8}};
    const weft::Var y = weft::nn::Linear{"layer", 8, 8}(x);
    total.write(sum(y, 0));
#if defined(MISUSE)
    total.write(total.read(*x.graph) + 1.0);
#endif
    return mean(y);
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
