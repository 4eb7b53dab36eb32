// The function of a shard_map reads a value that did not come in as an argument.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: {"shard_map_captures"}>, weft::Left<2>, weft::Right<0>, weft::Line<23>
// expect-error-clang: weft::Left<2>, weft::Right<0>, weft::Line<23>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/shard_map.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/train_step.hpp>

inline constexpr weft::Mesh mesh{{"data", 2}, {"model", 2}};
using weft::P;

struct Loss {
  weft::nn::Linear output{"output", 784, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var scale = exp(image);
#if defined(MISUSE)
    const weft::Var y =
        weft::shard_map([scale](weft::Var own) { return own * scale; }, {.mesh = mesh, .in = {P()}, .out = {P()}}, image);
#elif defined(VALID)
    const weft::Var y = weft::shard_map([](weft::Var own, weft::Var by) { return own * by; },
                                        {.mesh = mesh, .in = {P("data"), P("data")}, .out = {P("data")}}, image, scale);
#endif
    return mean(cross_entropy(output(y), label));
  }
};
inline constexpr weft::SpmdSpecs specs{mesh, {P("data"), P("data")}, {}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][784], weft::i32[64]>, mesh, weft::Spmd{specs}, weft::Adam>;
static_assert(Step::devices == mesh.size());
