// A slice that ends behind its dimension: the code of the error, both numbers and the line.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: slice_out_of_range
// expect-error-clang: 's', 'l', 'i', 'c', 'e', '_', 'o', 'u', 't'
// expect-error: weft::Left<9>, weft::Right<8>, weft::Line<18>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    const weft::Var y = transpose(weft::concatenate({slice(x, {0, 0}, {4, 8}), x}, 1), {1, 0});
#elif defined(MISUSE)
    const weft::Var y = slice(x, {0, 0}, {4, 9});
#endif
    return mean(weft::nn::Linear{"layer", y.shape()[1], 2}(y));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
