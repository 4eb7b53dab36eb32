// Adafactor keeps rows and columns, which the flat vectors of ZeRO do not have.
// expect-error: weft: optimizer: optimizer_needs_whole_weights: a rule that keeps rows and columns of weights
// expect-error: use Ddp or Spmd
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/strategies/ddp.hpp>
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
inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
inline constexpr weft::Ddp strategy{};
#elif defined(MISUSE)
inline constexpr weft::Fsdp strategy{.stage = 1};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, strategy, weft::Adafactor>;
static_assert(Step::devices == 2);  // expect-here
