// The sign of a remainder is one thing in C++ and another in Python: what to write. Read as users do.
// expect-error: weft: x % y is not there for a Var
// expect-error: write remainder(x, y)
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/weft.hpp>

#include <weft/graph/functions.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(remainder(x, 2));
#elif defined(MISUSE)
    return mean(x % 2);  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
