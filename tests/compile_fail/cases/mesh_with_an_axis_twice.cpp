// A constant mesh with two axes of one name: the compiler says that it is no constant, and prints the line that says why.
// expect-error: mesh_duplicate_axis
// expect-error: // weft: mesh: two axes have one name; give each its own
// max-lines-gcc: 18
// max-lines-clang: 16
#include <weft/mesh/mesh.hpp>

#if defined(VALID)
inline constexpr weft::Mesh mesh{{"data", 4}, {"model", 2}};
#elif defined(MISUSE)
inline constexpr weft::Mesh mesh{{"data", 4}, {"data", 2}};  // expect-here
#endif
