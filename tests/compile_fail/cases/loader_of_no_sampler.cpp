// A sampler that does not say how many places an epoch has.
// expect-error: weft: loader: this is no sampler: it needs size(), and order(epoch), a function from places to items
// max-lines-gcc: 16
// max-lines-clang: 16
#include <weft/data/loader.hpp>

struct Backwards {
#if defined(VALID)
  weft::Index size() const { return 10; }
#endif
  auto order(weft::Index) const {
    return [](weft::Index place) { return 9 - place; };
  }
};
void use(const weft::Dataset& set) {
  weft::Loader loader(set, Backwards{}, {.device_batch = 2});  // expect-here
}
