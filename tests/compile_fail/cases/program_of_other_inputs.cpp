// A function of two tensors, for one.
// expect-error: weft: the function is not callable with one Var for each of its inputs
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/var.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

struct Add {
  constexpr weft::Var operator()(weft::Var left, weft::Var right) const { return left + right; }
};
#if defined(VALID)
using Batch = weft::Inputs<weft::f32[4][8], weft::f32[4][8]>;
#elif defined(MISUSE)
using Batch = weft::Inputs<weft::f32[4][8]>;
#endif
inline constexpr weft::Mesh mesh{{"data", 2}};
using Sum = weft::Program<Add, Batch, mesh, weft::Ddp{}>;
static_assert(Sum::devices == 2);  // expect-here
