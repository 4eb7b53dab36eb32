// A function that returns a number of the host beside its tensors.
// expect-error: weft: program: the function returns something else than a Var, or a std::tuple, std::pair, std::array or struct of at most 8 members, all of them Vars
// expect-error-gcc: returns_vars<Answer>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

struct Answer {
  weft::Var logits;
#if defined(VALID)
  weft::Var classes;
#elif defined(MISUSE)
  int classes;
#endif
};
struct Classify {
  constexpr Answer operator()(weft::Var image) const {
    const weft::Var logits = weft::nn::Linear{"layer", 8, 3}(image);
#if defined(VALID)
    return {logits, argmax(logits)};
#elif defined(MISUSE)
    return {logits, 3};
#endif
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Program = weft::Program<Classify, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}>;
static_assert(Program::devices == 2);  // expect-here
