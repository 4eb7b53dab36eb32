// The list of operations: `after` is its last, and ranges which other files rely on stay contiguous.
#include <weft/graph/op.hpp>

#include <gtest/gtest.h>

namespace weft::op_test {

constexpr int number(Op op) { return static_cast<int>(op); }

static_assert(number(Op::parameter) == 0 && number(Op::after) == op_count - 1);

TEST(Op, ComparisonsFollowEachOther) {
  EXPECT_EQ(number(Op::greater_equal) - number(Op::equal), 5);
  for (Op op : {Op::not_equal, Op::less, Op::less_equal, Op::greater})
    EXPECT_TRUE(op > Op::equal && op < Op::greater_equal);
}

}  // namespace weft::op_test
