#include <weft/base/heap_array.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft {
namespace {

struct Counted {
  static inline int alive = 0;
  explicit Counted(int v) : value(v) { ++alive; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --alive; }
  int value;
};

TEST(HeapArray, HoldsWhatWasMadeInAnyOrder) {
  HeapArray<std::string> results(3);
  for (int device = 2; device >= 0; --device)
    results.emplace(device, [device] { return std::string(to_size(device + 1), 'x'); });
  EXPECT_EQ(results.size(), 3);
  EXPECT_EQ(results[2], "xxx");
  std::string all;
  for (const std::string& text : results) all += text + ".";
  EXPECT_EQ(all, "x.xx.xxx.");
  EXPECT_THROW(static_cast<void>(results[3]), Error);
}

TEST(HeapArray, DestroysOnlyWhatWasMade) {
  {
    HeapArray<Counted> results(4);
    results.emplace(1, [] { return Counted(5); });
    EXPECT_EQ(results[1].value, 5);
    EXPECT_EQ(Counted::alive, 1);
    const HeapArray<Counted> moved = static_cast<HeapArray<Counted>&&>(results);
    EXPECT_EQ(moved[1].value, 5);
  }
  EXPECT_EQ(Counted::alive, 0);
}

}  // namespace
}  // namespace weft
