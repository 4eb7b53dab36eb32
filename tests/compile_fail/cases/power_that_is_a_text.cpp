// A power that is a text. Read as users do.
// expect-error: weft: pow: the power of a Var is a number or another Var
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(pow(x, 2));
#elif defined(MISUSE)
    return mean(pow(x, "2"));  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
