// A strategy over an axis that the mesh does not have: its name and the user's line.
// expect-error: weft: strategy: unknown_axis: .axes or .replicate_axes names an axis that the mesh does not have
// expect-error-gcc: "date"
// expect-error-clang: 'd', 'a', 't', 'e'
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
#if defined(VALID)
inline constexpr weft::Fsdp strategy{.axes = weft::axes("data")};
#elif defined(MISUSE)
inline constexpr weft::Fsdp strategy{.axes = weft::axes("date")};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, strategy, weft::Adam>;
static_assert(Step::devices == 4);  // expect-here
