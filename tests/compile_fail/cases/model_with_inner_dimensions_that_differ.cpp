// A product in a model: one sentence, both extents and the line of the product.
// expect-error: weft: matmul: inner_dimensions_differ: left is [..., M, K], right is [..., K, N]
// expect-error: weft::Left<8>, weft::Right<64>, weft::Line<18>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 8};
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var y = layer(x);
#if defined(VALID)
    const weft::Var scores = matmul(y, transpose(y));
#elif defined(MISUSE)
    const weft::Var scores = matmul(y, y);
#endif
    return mean(scores);
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
