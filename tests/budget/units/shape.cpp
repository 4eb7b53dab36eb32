// The lowest rooms: shapes, lists, errors.
// max-added-lines: 1000
#include <weft/shape/shape.hpp>

static_assert(weft::broadcast_shapes({4, 1}, {3}) == weft::Shape{4, 3});
