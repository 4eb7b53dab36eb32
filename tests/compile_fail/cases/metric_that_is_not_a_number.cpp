// A metric that was not reduced: the rule and its rank.
// expect-error: weft: the metric is not one number for inputs of these shapes; reduce it with mean or sum
// expect-error-gcc: (1 == 0)
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/evaluation.hpp>

struct Right {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::Var right = correct(weft::nn::Linear{"layer", 8, 3}(image), label);
#if defined(VALID)
    return sum(right);
#elif defined(MISUSE)
    return right;
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Count = weft::Evaluation<Right, weft::Inputs<weft::f32[4][8], weft::i32[4]>, mesh, weft::Ddp{}>;
static_assert(Count::devices == 2);  // expect-here
