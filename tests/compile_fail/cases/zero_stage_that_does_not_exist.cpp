// A stage of ZeRO that does not exist: its number, and those that do.
// expect-error: weft: fsdp: zero_stage_out_of_range: the stages of ZeRO are 1, 2 and 3
// expect-error: Stage<4>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
#if defined(VALID)
inline constexpr weft::Fsdp strategy{.stage = 3};
#elif defined(MISUSE)
inline constexpr weft::Fsdp strategy{.stage = 4};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, strategy, weft::Adam>;
static_assert(Step::devices == 4);  // expect-here
