// A dimension that a shape does not have.
// expect-error: fixed_vector_index_out_of_range
// max-lines: 30
#include <weft/shape/shape.hpp>

constexpr weft::Shape shape{3, 5};
#if defined(VALID)
constexpr weft::Index extent = shape[1];
#elif defined(MISUSE)
constexpr weft::Index extent = shape[7];  // expect-here
#endif
static_assert(extent == 5);
