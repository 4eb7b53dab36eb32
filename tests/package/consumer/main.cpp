// A user's program: a constant computed by weft while it is compiled, and the same at run time.
// Only the shapes are included: here it is asked what is found, and elsewhere what all of weft compiles to.
#include <weft/shape/shape.hpp>

constexpr weft::Shape expected{4, 3};
static_assert(weft::broadcast_shapes({4, 1}, {3}) == expected);

int main(int count, char**) { return weft::broadcast_shapes({4, 1}, {count + 2}) == expected ? 0 : 1; }
