// An element of a value of a model, which has none while it is traced: what to write. Read as users do.
// expect-error: weft: x[i] is not there for a Var
// expect-error: write slice(x, {i, 0}, {i + 1, columns})
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(slice(x, {0, 0}, {1, 8}));
#elif defined(MISUSE)
    return mean(x[0]);  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
