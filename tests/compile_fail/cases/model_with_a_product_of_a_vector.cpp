// A product in a model whose operand is no matrix: both ranks and the line.
// expect-error: weft: operand_ranks_differ
// expect-error: weft::RankOf<1>, weft::NeededRank<2>, weft::Line<18>
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
    return mean(matmul(y, expand_dims(sum(y, 0), -1)));
#elif defined(MISUSE)
    return mean(matmul(y, sum(y, 0)));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
