// The order of keys beside std::stable_sort's, short rows and long ones.
#include <weft/base/random.hpp>
#include <weft/kernels/argsort.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace weft::argsort_test {

TEST(Argsort, IsStableOnRowsOfAnyLength) {
  for (const Index width : {0, 1, 2, 47, 48, 49, 1000, 70000})
    for (const std::uint32_t range : {3u, 1000u, 0xFFFFFFFFu}) {
      constexpr Index rows = 3;
      std::vector<std::int32_t> keys(to_size(rows * width)), order(keys.size());
      for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = static_cast<std::int32_t>(random_bits(5, static_cast<std::uint32_t>(i), range) % range - range / 2);
      if (width > 2) keys[1] = std::numeric_limits<std::int32_t>::min(), keys[2] = std::numeric_limits<std::int32_t>::max();
      std::vector<std::uint64_t> workspace(to_size(argsort_workspace_bytes(width) / 8));
      argsort_rows(keys.data(), rows, width, order.data(), workspace.data());
      for (Index row = 0; row < rows; ++row) {
        const std::int32_t* const own = keys.data() + row * width;
        std::vector<std::int32_t> expected(to_size(width));
        std::iota(expected.begin(), expected.end(), 0);
        std::stable_sort(expected.begin(), expected.end(), [&](std::int32_t a, std::int32_t b) { return own[a] < own[b]; });
        EXPECT_TRUE(std::equal(expected.begin(), expected.end(), order.begin() + row * width)) << width << ' ' << range;
      }
    }
}

}  // namespace weft::argsort_test
