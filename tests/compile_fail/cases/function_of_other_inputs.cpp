// A loss that takes more values than a batch has inputs.
// expect-error: weft: the function is not callable with one Var for each of its inputs
// expect-error: takes_its_inputs<Loss,
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  weft::nn::Linear layer{"layer", 8, 2};
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    return mean(cross_entropy(layer(x), label));
  }
};
#if defined(VALID)
using Batch = weft::Inputs<weft::f32[64][8], weft::i32[64]>;
#elif defined(MISUSE)
using Batch = weft::Inputs<weft::f32[64][8]>;
#endif
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
