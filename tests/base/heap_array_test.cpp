#include <weft/base/heap_array.hpp>

#include <gtest/gtest.h>

#include <atomic>
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

struct alignas(256) Wide {
  std::atomic<int> value{7};
};

TEST(HeapArray, MakesAllElementsAtOnceWhereTheirAlignmentSays) {
  const HeapArray<Wide> wide = HeapArray<Wide>::filled(3);
  ASSERT_EQ(wide.size(), 3);
  for (Wide& element : wide) {
    EXPECT_EQ(element.value.load(), 7);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(&element) % 256, 0U);
  }
  EXPECT_EQ(HeapArray<int>::filled(0).size(), 0);
}

TEST(HeapArray, MayBeReplacedByAnother) {
  HeapArray<Counted> array(2);
  array.emplace(0, [] { return Counted(1); });
  HeapArray<Counted> other(3);
  other.emplace(2, [] { return Counted(3); });
  array = static_cast<HeapArray<Counted>&&>(other);
  EXPECT_EQ(array.size(), 3);
  EXPECT_EQ(array[2].value, 3);
  EXPECT_THROW(static_cast<void>(array[-1]), Error);
}

}  // namespace
}  // namespace weft
