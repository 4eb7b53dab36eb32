// Heads of equal width need a number of features that they divide.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: {"heads_do_not_divide"}>, weft::Left<128>, weft::Right<3>, weft::Line<16>
// expect-error-clang: weft::Left<128>, weft::Right<3>, weft::Line<16>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
#if defined(VALID)
  weft::nn::MultiHeadAttention attention{"attention", 128, 4};
#elif defined(MISUSE)
  weft::nn::MultiHeadAttention attention{"attention", 128, 3};
#endif
  constexpr weft::Var operator()(weft::Var x) const {
    return mean(attention(x));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[2][8][128]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
