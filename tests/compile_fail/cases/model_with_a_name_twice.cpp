// Two layers of one name: one sentence, the weight and the lines of both layers.
// expect-error: weft: weight_declared_twice: two layers of one name would share their weights
// expect-error-gcc: "layer.weight"
// expect-error-gcc: Line<19>, weft::EarlierLine<15>
// expect-error-clang: 'l', 'a', 'y', 'e', 'r', '.', 'w', 'e', 'i', 'g', 'h', 't'
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/tied.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear first{"layer", 8, 8};
#if defined(VALID)
  weft::nn::Tied<weft::nn::Linear> second = weft::nn::tied(weft::nn::Linear{"layer", 8, 8});
#elif defined(MISUSE)
  weft::nn::Linear second{"layer", 8, 8};
#endif
  constexpr weft::Var operator()(weft::Var x) const { return mean(second(first(x))); }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
