// A batch that names fewer fields than its items have.
// expect-error: weft: loader: field_names of the batch must have one name for each of its Fields
// max-lines-gcc: 12
// max-lines-clang: 18
#include <weft/data/loader.hpp>

struct Pair {
  weft::BatchRows<float> query, document, weight;
  weft::Index valid = 0;
#if defined(VALID)
  static constexpr const char* field_names[] = {"query", "document"};
#else
  static constexpr const char* field_names[] = {"query"};
#endif
};
struct Pairs {
  using Fields = weft::Fields<float, float>;
  using Batch = Pair;
  weft::Index count() const { return 10; }
  void read(const weft::Sample&, float& query, float& document) const { query = document = 0; }
};
void use() {
  weft::Loader loader(Pairs{}, {.device_batch = 2});  // expect-here
}
