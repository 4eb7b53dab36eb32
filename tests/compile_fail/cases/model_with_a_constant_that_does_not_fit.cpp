// A number beside a value whose element type cannot hold it: the type, the number and the line.
// expect-error: weft: constant_does_not_fit
// expect-error: weft::Whole<0>, weft::Millionths<500000>, weft::Line<15>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 16};
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::Var y = layer(x);
#if defined(VALID)
    return mean(y * (convert(label, y.dtype()) * 0.5));
#elif defined(MISUSE)
    return mean(y * convert(0.5 * label, y.dtype()));
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8], weft::i32[64][16]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
