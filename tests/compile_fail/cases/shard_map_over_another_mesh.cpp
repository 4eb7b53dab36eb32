// A shard_map over a mesh of another size than the step's: the axis, both sizes, and the user's line.
// expect-error: weft: shard_map: shard_map_axis_size_differs: an axis has another size in a shard_map of the model
// expect-error: weft::SizeInMap<4>, weft::SizeOnMesh<2>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/shard_map.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
inline constexpr weft::Mesh mapped = mesh;
#elif defined(MISUSE)
inline constexpr weft::Mesh mapped{{"data", 4}};
#endif
struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var y = weft::shard_map([](weft::Var own) { return own * 2.0; },
                                        {.mesh = mapped, .in = {weft::P("data")}, .out = {weft::P("data")}}, image);
    return mean(cross_entropy(output(y), label));
  }
};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8], weft::i32[16]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
