// A value of a model is printed while the model is traced: what to do. Read as users do.
// expect-error: weft: a Var has no numbers while a model is traced, and nothing prints it
// expect-error: return it from a Program
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 14
// max-lines-clang: 20
#include <weft/weft.hpp>

#include <iostream>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(MISUSE)
    std::cout << mean(x);  // expect-here
#endif
    return mean(x);
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][8]>>());
