// A matmul of a negative number of columns on a systolic array.
// expect-error: matmul_size_is_negative
// expect-error: -7
// max-lines: 35
#include <weft/kernels/systolic_model.hpp>

#if defined(VALID)
constexpr weft::MatmulShape shape{10, 7, 5};
#elif defined(MISUSE)
constexpr weft::MatmulShape shape{10, -7, 5};
#endif
constexpr weft::Index cycles = weft::systolic_cost({4, 4}, shape).cycles;  // expect-here
static_assert(cycles == 50);
