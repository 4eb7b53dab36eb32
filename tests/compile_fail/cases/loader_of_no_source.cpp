// A source that reads other fields than it says it has.
// expect-error: weft: loader: this is no source of items: it needs count(), a type Fields, and a constant read(
// max-lines-gcc: 16
// max-lines-clang: 16
#include <weft/data/loader.hpp>

struct Images {
  using Fields = weft::Fields<float[784], std::int32_t>;
  weft::Index count() const { return 10; }
#if defined(VALID)
  void read(const weft::Sample&, std::span<float>, std::int32_t&) const {}
#elif defined(MISUSE)
  void read(const weft::Sample&, std::span<float>, float&) const {}
#endif
};
void use() {
  weft::Loader loader(Images{}, {.device_batch = 2});  // expect-here
}
