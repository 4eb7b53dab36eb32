// The lowest rooms: shapes, lists, errors.
// max-added-lines: 8500
// goal-seconds: 0.15
#include <weft/shape/shape.hpp>

static_assert(weft::broadcast_shapes({4, 1}, {3}) == weft::Shape{4, 3});
