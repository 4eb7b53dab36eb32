// Inputs with a dimension of 0: one sentence with their types, and the user's line.
// expect-error: weft: inputs: extent_out_of_range: a dimension of an input is 0; every extent is 1 or more
// max-lines-gcc: 20
// max-lines-clang: 23
// flags-gcc: -Wno-pedantic
// flags-clang: -Wno-zero-length-array
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(image), label));
  }
};
#if defined(VALID)
using Batch = weft::Inputs<weft::f32[16][8], weft::i32[16]>;
#elif defined(MISUSE)
using Batch = weft::Inputs<weft::f32[0][8], weft::i32[0]>;
#endif
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
