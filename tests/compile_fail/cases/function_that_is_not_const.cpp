// A loss that can be called only where it may be changed: one sentence, and the user's line.
// expect-error: weft: the function is not callable with one Var for each of its inputs
// expect-error: operator() is const
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear output{"output", 8, 4};
#if defined(VALID)
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
#elif defined(MISUSE)
  constexpr weft::Var operator()(weft::Var image, weft::Var label) {
#endif
    return mean(cross_entropy(output(image), label));
  }
};
using Batch = weft::Inputs<weft::f32[16][8], weft::i32[16]>;
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
