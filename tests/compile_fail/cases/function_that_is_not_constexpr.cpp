// A loss that the compiler cannot call: not a chain of calls, but what to do.
// expect-error: weft: function_is_not_constexpr: the compiler cannot call the function; declare its operator()
// expect-error: compiler_can_call<Loss,
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 2};
#if defined(VALID)
  constexpr
#endif
      weft::Var
      operator()(weft::Var x, weft::Var label) const {
    return mean(cross_entropy(layer(x), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8], weft::i32[64]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
