// A number of a value of a model, which has none while it is traced: what to write. Read as users do.
// expect-error: weft: a Var has no number while a model is traced
// expect-error: go on with the Var
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(x) * mean(x);
#elif defined(MISUSE)
    return mean(x) * static_cast<float>(mean(x));  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
