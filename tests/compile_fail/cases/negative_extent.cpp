// A shape with a negative extent, in a constant.
// expect-error: extent_is_negative
// expect-error: -4
// max-lines: 30
#include <weft/shape/shape.hpp>

#if defined(VALID)
constexpr weft::Shape shape{2, 4};
#elif defined(MISUSE)
constexpr weft::Shape shape{2, -4};  // expect-here
#endif
static_assert(shape.rank() == 2);
