// A layer whose name has more letters than a name may have: how many, and how many it may.
// expect-error: weft: name_is_too_long
// expect-error: weft::Letters<310>, weft::Letters<255>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

#define TEN_LETTERS "abcdefghi."
#define FIFTY_LETTERS TEN_LETTERS TEN_LETTERS TEN_LETTERS TEN_LETTERS TEN_LETTERS
#define LONG FIFTY_LETTERS FIFTY_LETTERS FIFTY_LETTERS FIFTY_LETTERS

struct Loss {
#if defined(VALID)
  weft::nn::Linear layer{LONG, 8, 16};
#elif defined(MISUSE)
  weft::nn::Linear layer{LONG FIFTY_LETTERS FIFTY_LETTERS "end", 8, 16};
#endif
  constexpr weft::Var operator()(weft::Var x) const { return mean(layer(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[64][8]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 1);  // expect-here
