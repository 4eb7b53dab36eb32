// A loader that is given arrays in the place of a source: what makes one of them.
// expect-error: weft: loader: this is no source of items
// expect-error: Of arrays ArraySource(rows, x, y) is one
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>

#include <vector>

void use(const std::vector<float>& images, const std::vector<int>& labels, const weft::LoaderOptions& options) {
#if defined(VALID)
  weft::Loader loader(weft::ArraySource(10, images, labels), options);
#elif defined(MISUSE)
  weft::Loader loader(images, labels, options);  // expect-here
#endif
  static_cast<void>(loader);
}
