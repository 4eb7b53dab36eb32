// How a matrix multiplication is cut into blocks, and the workspace that a plan reserves for it.
#include <weft/kernels/gemm_arguments.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace weft::gemm_arguments_test {

using gemm_detail::balanced_block;

constexpr Index extents[] = {1, 2, 7, 8, 47, 48, 49, 128, 239, 240, 241, 511, 512, 513, 784, 1024, 4097};

// One panel of 48 columns and a depth of 1; two of them; blocks of 240 columns and a depth of 512, the most there is.
static_assert(gemm_workspace_bytes(1, 1, 1, false) == 48 * 4);
static_assert(gemm_workspace_bytes(1, 49, 10, false) == 48 * 10 * 4, "few rows pass over one panel at a time");
static_assert(gemm_workspace_bytes(4096, 4096, 4096, false) == 480 * 1024);
static_assert(gemm_workspace_bytes(513, 100, 512, false) == 144 * 512 * 4,
              "many rows pass over whole panels of 100 columns");
static_assert(gemm_workspace_bytes(256, 1024, 1024, true) == 480 * 1024, "rows of a packed A pass over a block");
static_assert(gemm_workspace_bytes(250, 96, 1024, true) == gemm_workspace_bytes(250, 96, 1024, false),
              "A is read in place");
static_assert(gemm_workspace_bytes(0, 5, 5, false) == 0 && gemm_workspace_bytes(5, 0, 5, false) == 0 &&
              gemm_workspace_bytes(5, 5, 0, false) == 0);

// A workspace that is too small for a transposed A is not had by leaving a word out.
template <class... Numbers>
concept HaveWorkspace = requires(Numbers... numbers) {
  gemm_workspace_bytes(numbers...);
};
static_assert(HaveWorkspace<Index, Index, Index, bool> && !HaveWorkspace<Index, Index, Index>);

TEST(GemmArguments, BlocksAreEqualFewAndSmallEnough) {
  static_assert(balanced_block(512, 512, 8) == 512 && balanced_block(513, 512, 8) == 264);
  for (Index total : extents)
    for (Index largest : {Index{240}, Index{512}}) {
      const Index block = balanced_block(total, largest, 8), blocks = ceil_divide(total, block);
      EXPECT_LE(block, largest);
      EXPECT_EQ(blocks, ceil_divide(total, largest)) << total << " by " << block;
      EXPECT_TRUE(block == total || block % 8 == 0) << total << " by " << block;
      EXPECT_LT(block - ceil_divide(total, blocks), 8) << "blocks differ by no more than the rounding";
    }
}

TEST(GemmArguments, TheWorkspaceHasWholeCacheLinesAndALimit) {
  for (Index m : extents)
    for (Index n : extents)
      for (Index k : extents) {
        const Index bytes = gemm_workspace_bytes(m, n, k, false);
        ASSERT_EQ(bytes % 64, 0) << m << "x" << n << "x" << k;
        ASSERT_LE(bytes, 480 * 1024) << m << "x" << n << "x" << k;
        ASSERT_LE(gemm_workspace_bytes(m, n, k, false, DType::bf16), 480 * 1024) << m << "x" << n << "x" << k;
        ASSERT_GE(bytes, std::min<Index>(k, 256) * 48 * 4) << "one panel of " << m << "x" << n << "x" << k;
      }
}

// The kernel may compute the transposed product instead: the workspace must do for both.
TEST(GemmArguments, TheWorkspaceServesTheTransposedProduct) {
  for (Index m : extents)
    for (Index n : extents) EXPECT_EQ(gemm_workspace_bytes(m, n, 300, false), gemm_workspace_bytes(n, m, 300, false));
  EXPECT_EQ(gemm_workspace_bytes(1000, 10, 512, false), gemm_detail::packed_elements(false, 10, 512) * 4);
  EXPECT_EQ(gemm_workspace_bytes(10, 1000, 512, false), gemm_detail::packed_elements(false, 10, 512) * 4);
}

}  // namespace weft::gemm_arguments_test
