// The functions that find what two shapes disagree in; the sentences are in tests/compile_fail/cases/tensor_*.cpp.
#include <weft/tensor/checks.hpp>

#include <gtest/gtest.h>

namespace weft::check {
namespace checks_test {

constexpr bool is(ExtentPair pair, Index left, Index right) { return pair.left == left && pair.right == right; }

static_assert(is(broadcast_clash({4, 3}, {3}), 1, 1));
static_assert(is(broadcast_clash({4, 1}, {1, 3}), 1, 1));
static_assert(is(broadcast_clash({}, {5}), 1, 1));
static_assert(is(broadcast_clash({4, 3}, {4}), 3, 4));
static_assert(is(broadcast_clash({2, 4, 3}, {5, 3}), 4, 5));

static_assert(is(extent_difference({4, 3}, {4, 3}), 1, 1));
static_assert(is(extent_difference({4, 3}, {4, 5}), 3, 5));
static_assert(is(extent_difference({4, 3}, {4}), 1, 1));  // the rule of ranks comes first

static_assert(is(repeat_difference({1, 3}, {2, 4, 3}), 1, 1));
static_assert(is(repeat_difference({2, 3}, {1, 3}), 2, 1));
static_assert(is(repeat_difference({1, 2, 3}, {2, 3}), 3, 2));

TEST(Checks, NameTheExtentsThatDisagree) {
  EXPECT_TRUE(is(broadcast_clash({4, 3}, {4}), 3, 4));
  EXPECT_TRUE(is(extent_difference({4, 3}, {5, 3}), 4, 5));
  EXPECT_TRUE(is(repeat_difference({2, 3}, {1, 3}), 2, 1));
}

}  // namespace checks_test
}  // namespace weft::check
