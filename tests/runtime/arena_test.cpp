#include <weft/runtime/arena.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>

namespace weft::arena_test {

bool is_aligned(const Arena& arena, Index alignment) {
  return reinterpret_cast<std::uintptr_t>(arena.data()) % to_size(alignment) == 0;
}

TEST(Arena, StartsOnACacheLineAndIfLargeOnAHugePage) {
  for (Index bytes : {Index{0}, Index{1}, Index{1000}, Arena::huge_page - 1}) {
    const Arena arena(bytes);
    EXPECT_EQ(arena.bytes(), bytes);
    EXPECT_TRUE(is_aligned(arena, 64));
  }
  const Arena large(3 * Arena::huge_page + 5);
  EXPECT_TRUE(is_aligned(large, Arena::huge_page));
  large.data()[large.bytes() - 1] = 1;
}

TEST(Arena, WithoutBytesHasNoneAndOneOfAHugePageStartsOnOne) {
  EXPECT_EQ(Arena().data(), nullptr);
  const Arena small(100), large(Index{1} << 21);
  EXPECT_TRUE(is_aligned(small, 64));
  EXPECT_TRUE(is_aligned(large, Index{1} << 21));
  EXPECT_EQ(small.bytes(), 100);
}

#if defined(__linux__)
// The flags of the mapping that `at` lies in, from /proc/self/smaps; empty where the system does not tell.
std::string flags_at(const void* at) {
  std::ifstream maps("/proc/self/smaps");
  bool inside = false;
  for (std::string line; std::getline(maps, line);) {
    std::istringstream words(line);
    std::uintptr_t first = 0, last = 0;
    char dash = 0;
    if (words >> std::hex >> first >> dash >> last && dash == '-')
      inside = first <= reinterpret_cast<std::uintptr_t>(at) && reinterpret_cast<std::uintptr_t>(at) < last;
    if (inside && line.rfind("VmFlags:", 0) == 0) return line;
  }
  return {};
}

TEST(Arena, AsksForHugePages) {
  const Arena arena(8 * Arena::huge_page);
  arena.data()[0] = 1;
  const std::string flags = flags_at(arena.data());
  if (flags.empty()) GTEST_SKIP() << "no /proc/self/smaps";
  if (!std::ifstream("/sys/kernel/mm/transparent_hugepage/enabled")) GTEST_SKIP() << "a system without huge pages";
  EXPECT_NE(flags.find(" hg"), std::string::npos) << flags;
}
#endif

}  // namespace weft::arena_test
