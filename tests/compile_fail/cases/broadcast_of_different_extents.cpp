// Two shapes that do not broadcast, in a constant: both extents and the user's line are named.
// expect-error: shapes_do_not_broadcast
// expect-error: 784
// expect-error: 512
// max-lines: 30
#include <weft/shape/shape.hpp>

#if defined(VALID)
constexpr weft::Shape sum = weft::broadcast_shapes({64, 784}, {1, 784});
#elif defined(MISUSE)
constexpr weft::Shape sum = weft::broadcast_shapes({64, 784}, {1, 512});  // expect-here
#endif
static_assert(sum.rank() == 2);
