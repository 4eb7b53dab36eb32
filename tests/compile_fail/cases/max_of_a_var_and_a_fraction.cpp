// The greater of two values by the name of a reduction, which would take 0.5 for a dimension. Read as users do.
// expect-error: weft: max: the number beside a Var is a dimension; maximum(x, 0.5) is the greater of two values
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(maximum(x, 0.5));
#elif defined(MISUSE)
    return mean(max(x, 0.5));  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
