// Inputs are arrays that tell shape and element type, not what a caller holds them in.
// expect-error: weft: inputs: element_has_no_type: an input is an array of weft::f32, f64, bf16, of integers
// max-lines-gcc: 12
// max-lines-clang: 16
#include <weft/nn/linear.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

struct Logits {
  constexpr weft::Var operator()(weft::Var x) const { return weft::nn::Linear{"layer", 8, 3}(x); }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
using Input = weft::f32[4][8];
#elif defined(MISUSE)
using Input = weft::Tensor<float, 4, 8>;
#endif
using Ask = weft::Program<Logits, weft::Inputs<Input>, mesh, weft::Ddp{}>;
static_assert(Ask::devices == 2);  // expect-here
