// Names for the parts of one value, as PyTorch has them of a recurrent layer: what returns several. Read as users do.
// expect-error: weft: auto [a, b] = x: a Var is one value, not a list of several
// expect-error: run(x)
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines-gcc: 12
// max-lines-clang: 16
#include <weft/weft.hpp>

#include <weft/nn/recurrent.hpp>

struct Loss {
  weft::nn::Gru layer{"layer", 8, 5};
  constexpr weft::Var operator()(weft::Var x) const {
#if defined(VALID)
    auto [out, last] = layer.run(x);
#elif defined(MISUSE)
    auto [out, last] = layer(x);  // expect-here
#endif
    return mean(out) + mean(last);
  }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[4][6][8]>>());
