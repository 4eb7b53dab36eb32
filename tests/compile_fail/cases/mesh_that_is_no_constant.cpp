// A compiled step on a mesh that is made when the program starts. Read as users do, without a precompiled header.
// expect-error: weft: mesh_is_no_constant
// expect-error: inline constexpr weft::Mesh mesh
// expect-error: <weft/dynamic.hpp>
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 2}(x)); }
};
#if defined(VALID)
inline constexpr weft::Mesh mesh{{"data", 1}};
#elif defined(MISUSE)
const weft::Mesh mesh = weft::parse_mesh("data=1");
#endif
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
int main() { return Step::devices; }  // expect-here
