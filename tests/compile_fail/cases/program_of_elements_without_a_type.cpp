// A result of 64-bit integers, which no tensor of C++ holds.
// expect-error: weft: program: no C++ type stands for the elements of a result; convert(x, DType::f32), or to bf16, i32, u32 or pred
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/var.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

#if defined(VALID)
constexpr weft::DType wide = weft::DType::i32;
#elif defined(MISUSE)
constexpr weft::DType wide = weft::DType::i64;
#endif
struct Widen {
  constexpr weft::Var operator()(weft::Var x) const { return constant(*x.graph, 1, wide); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Wide = weft::Program<Widen, weft::Inputs<weft::i32[4]>, mesh, weft::Ddp{}>;
static_assert(Wide::devices == 1);  // expect-here
