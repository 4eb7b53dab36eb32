// A branch on a value of a model, which has none while it is traced. Read as users do, without a precompiled header.
// expect-error: weft: a Var has no value while a model is traced
// expect-error: write where(condition, a, b)
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(where(x > 0 && x < 1, x, -x));
#elif defined(MISUSE)
    if (x > 0 && x < 1) return mean(x);  // expect-here
    return mean(weft::nn::Linear{"layer", 8, 2}(x));
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
