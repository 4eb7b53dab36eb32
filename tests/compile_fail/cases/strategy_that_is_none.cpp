// An optimizer in the place of the strategy: what a strategy is, and the user's line.
// expect-error: weft: strategy: is_no_strategy: what stands in the place of the strategy has no name
// max-lines-gcc: 20
// max-lines-clang: 12
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
using Batch = weft::Inputs<weft::f32[16][8], weft::i32[16]>;
inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
inline constexpr weft::Ddp strategy{};
#elif defined(MISUSE)
inline constexpr weft::Adam strategy{};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, strategy, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
