// An array of cells has at least one row.
// expect-error: systolic_array_is_empty
// expect-error-gcc: (0 << -128)
// expect-error-clang: systolic_array_is_empty(0, 128)
// max-lines: 35
#include <weft/kernels/systolic_model.hpp>

#if defined(VALID)
constexpr weft::SystolicConfig array{1, 128};
#elif defined(MISUSE)
constexpr weft::SystolicConfig array{0, 128};
#endif
static_assert(weft::utilization<array, weft::MatmulShape{512, 128, 1}> > 0.5);  // expect-here
