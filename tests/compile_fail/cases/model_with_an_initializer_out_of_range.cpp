// A weight that starts with a standard deviation below 0: which weight, the rule, the number and the line.
// expect-error: weft: a number that a layer or a loss is set to is outside of its range
// expect-error-gcc: initializer_is_invalid: layer.weight: normal: the standard deviation is 0 or more
// expect-error: weft::Whole<-1>, weft::Millionths<0>,
// expect-error-gcc: weft::Line<18>
// max-lines-gcc: 13
// max-lines-clang: 13
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
#if defined(VALID)
  weft::nn::Linear layer{.name = "layer", .in = 8, .out = 16, .weight = weft::nn::init::normal(0, 1)};
#elif defined(MISUSE)
  static constexpr weft::nn::Init start = weft::nn::init::normal(0, -1);
  weft::nn::Linear layer{.name = "layer", .in = 8, .out = 16, .weight = start};
#endif
  constexpr weft::Var operator()(weft::Var x) const { return mean(layer(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
