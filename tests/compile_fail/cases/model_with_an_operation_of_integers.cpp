// A function of floating-point numbers on integers in a model: the operation, the type and the line.
// expect-error: weft: element_type_not_supported
// expect-error: weft::ElementType<weft::DType::i32>, weft::Line<18>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 16};
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::Var y = layer(x);
#if defined(VALID)
    return mean(y * exp(convert(label, y.dtype())));
#elif defined(MISUSE)
    return mean(y * exp(label));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8], weft::i32[64][16]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
