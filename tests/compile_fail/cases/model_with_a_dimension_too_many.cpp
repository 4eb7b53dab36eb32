// A dimension that a value of a model does not have: the operation, the dimension, the rank and the line.
// expect-error: weft: dimension_out_of_range
// expect-error-gcc: weft::QuotedText<3>{"sum"}
// expect-error-clang: weft::Quoted<'s', 'u', 'm'>
// expect-error: weft::Dimension<2>, weft::RankOf<2>, weft::Line<20>
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
    return mean(sum(y, 1));
#elif defined(MISUSE)
    return mean(sum(y, 2));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
