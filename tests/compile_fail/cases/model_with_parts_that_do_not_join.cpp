// Parts of other shapes are concatenated, and an order names a dimension that there is not: numbers and lines.
// expect-error-gcc: operand_shapes_differ
// expect-error: Left<4>, weft::Right<2>, weft::Line<17>
// expect-error: Dimension<2>, weft::RankOf<2>, weft::Line<30>
// max-lines: 28
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Joined {
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var half = slice(x, {0, 0}, {2, 8});
#if defined(VALID)
    return mean(weft::concatenate({half, x}, 0)) + mean(weft::nn::Linear{"layer", 8, 2}(x));
#elif defined(MISUSE)
    return mean(weft::concatenate({x, half}, 1)) + mean(weft::nn::Linear{"layer", 8, 2}(x));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Joined, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here

struct Turned {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(weft::nn::Linear{"layer", 4, 2}(transpose(x, {1, 0})));
#elif defined(MISUSE)
    return mean(weft::nn::Linear{"layer", 4, 2}(transpose(x, {0, 2})));
#endif
  }
};
using Other = weft::TrainStep<Turned, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Other::devices == 1);  // expect-here
