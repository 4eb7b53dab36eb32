// What a loop carries keeps its shape.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error: weft::Left<128>, weft::Right<64>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var last = repeat(4, x, [](weft::Var carry) {
#if defined(VALID)
      return carry * 0.5;
#elif defined(MISUSE)
      return slice(carry, {0, 0, 0}, {2, 8, 64});
#endif
    });
    return mean(last);
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[2][8][128]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
