// A power as some languages write it, which is exclusive or here: what to write, and the line.
// expect-error: weft: element_type_not_supported
// expect-error-gcc: exclusive or, ^; a power is pow(x, 2) or square(x)
// expect-error: weft::ElementType<weft::DType::f32>, weft::Line<18>
// max-lines-gcc: 13
// max-lines-clang: 13
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 16};
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(pow(layer(x), 2));
#elif defined(MISUSE)
    return mean(layer(x) ^ 2);
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
