// A result of f16, which C++ 20 has no number for.
// expect-error: weft: program: C++ has no number for the elements of a result, f16 or complex; convert(x, DType::f32)
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/var.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

#if defined(VALID)
constexpr weft::DType result_type = weft::DType::i64;
#elif defined(MISUSE)
constexpr weft::DType result_type = weft::DType::f16;
#endif
struct One {
  constexpr weft::Var operator()(weft::Var x) const { return constant(*x.graph, 1, result_type); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Ones = weft::Program<One, weft::Inputs<weft::i32[4]>, mesh, weft::Ddp{}>;
static_assert(Ones::devices == 1);  // expect-here
