// A budget that a step does not keep: both numbers are in the message.
// expect-error: 4964864
// expect-error: 1048576
// max-lines: 20
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
using namespace weft::literals;
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{}, weft::Adam>;
#if defined(VALID)
static_assert(weft::at_most<Step::peak_bytes_per_device, 16_MiB>);
#elif defined(MISUSE)
static_assert(weft::at_most<Step::peak_bytes_per_device, 1_MiB>);  // expect-here
#endif
