// Groups of a convolution see as many channels each.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: {"groups_do_not_divide"}>, weft::Left<6>, weft::Right<4>
// expect-error-clang: weft::Left<6>, weft::Right<4>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
#if defined(VALID)
  weft::nn::Conv2d layer{.name = "layer", .in = 6, .out = 8, .kernel = 3, .groups = 2};
#elif defined(MISUSE)
  weft::nn::Conv2d layer{.name = "layer", .in = 6, .out = 8, .kernel = 3, .groups = 4};
#endif
  constexpr weft::Var operator()(weft::Var x) const { return mean(layer(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[2][6][5][5]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
