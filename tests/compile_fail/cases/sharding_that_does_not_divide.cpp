// A shape that a mesh axis does not divide: both numbers.
// expect-error: not_divisible
// expect-error-gcc: show_numbers
// expect-error: 7
// expect-error: 3
// max-lines: 40
#include <weft/sharding/named_sharding.hpp>

constexpr weft::Mesh mesh{{"data", 3}};
constexpr weft::NamedSharding rows(mesh, weft::P("data"));
#if defined(VALID)
constexpr weft::Shape local = rows.shard_shape(weft::Shape{6, 4});
#elif defined(MISUSE)
constexpr weft::Shape local = rows.shard_shape(weft::Shape{7, 4});  // expect-here
#endif
static_assert(local.rank() == 2);
