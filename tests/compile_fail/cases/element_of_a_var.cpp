// An element of a value of a model, as tensors have it: what to write. Read as users do.
// expect-error: weft: x(i, j) is not there for a Var
// expect-error: slice(x, {i, j}, {i + 1, j + 1})
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    return mean(slice(x, {0, 1}, {1, 2}));
#elif defined(MISUSE)
    return mean(x(0, 1));  // expect-here
#endif
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
