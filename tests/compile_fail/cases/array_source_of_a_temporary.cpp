// A source that would refer to an array which is gone when the loader reads.
// expect-error: weft: data: array_does_not_live_on: an ArraySource refers to its arrays
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/data/array_source.hpp>

#include <vector>

std::vector<float> made();

weft::Index count() {
#if defined(VALID)
  const std::vector<float> kept = made();
  return weft::ArraySource(10, kept, std::span(kept)).count();
#elif defined(MISUSE)
  return weft::ArraySource(10, made()).count();  // expect-here
#endif
}
