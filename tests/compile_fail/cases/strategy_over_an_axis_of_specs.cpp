// A strategy over an axis that its specs use: its name and the user's line.
// expect-error: weft: strategy: axis_is_taken: an axis has two of these uses: .axes, .replicate_axes, a spec of .specs
// expect-error-gcc: "model"
// expect-error-clang: 'm', 'o', 'd', 'e', 'l'
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(image), label));
  }
};
using Batch = weft::Inputs<weft::f32[16][8], weft::i32[16]>;
inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
inline constexpr weft::SpmdSpecs specs{{}, {{"output.weight", weft::P(nullptr, "model")}}};
#if defined(VALID)
inline constexpr weft::Fsdp strategy{.axes = weft::axes("data"), .specs = &specs};
#elif defined(MISUSE)
inline constexpr weft::Fsdp strategy{.axes = weft::axes("data", "model"), .specs = &specs};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, strategy, weft::Adam>;
static_assert(Step::devices == 4);  // expect-here
