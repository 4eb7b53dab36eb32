// More dimensions than a shape can hold.
// expect-error: fixed_vector_is_full
// max-lines: 30
#include <weft/shape/shape.hpp>

#if defined(VALID)
constexpr weft::Shape shape{1, 2, 3, 4, 5, 6, 7, 8};
#elif defined(MISUSE)
constexpr weft::Shape shape{1, 2, 3, 4, 5, 6, 7, 8, 9};  // expect-here
#endif
static_assert(shape.rank() == 8);
