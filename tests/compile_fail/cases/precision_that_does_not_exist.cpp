// A type in which one cannot train: which one.
// expect-error: weft: precision: element_type_has_no_training
// expect-error-gcc: weft::DType::f64
// expect-error-clang: DType::f64
// max-lines-gcc: 20
// max-lines-clang: 14
#include <weft/trace/trace.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(x); }
};
using Batch = weft::Inputs<weft::f32[64][784]>;
#if defined(VALID)
inline constexpr weft::Precision precision{.compute = weft::DType::f16};
#elif defined(MISUSE)
inline constexpr weft::Precision precision{.compute = weft::DType::f64};
#endif
static_assert(weft::trace_training<weft::InPrecision<Loss, precision>, Batch>().results == 1);  // expect-here
