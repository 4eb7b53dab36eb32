// A loop over the rows of a value of a model, which has none while it is traced: what to write. Read as users do.
// expect-error: weft: a Var has no rows to run through
// expect-error: split(x, parts, dim)
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 12
#include <weft/graph/arrange.hpp>
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    weft::Var total = mean(x);
#if defined(VALID)
    for (weft::Var row : split(x, 4, 0)) total = total + mean(row);
#elif defined(MISUSE)
    for (weft::Var row : x) total = total + mean(row);  // expect-here
#endif
    return total;
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
