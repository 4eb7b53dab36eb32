// The workspace that a plan reserves for a convolution.
#include <weft/kernels/convolution_arguments.hpp>

#include <gtest/gtest.h>

namespace weft::convolution_arguments_test {

// Images of 16 by 16 under 3 by 3 taps.
constexpr ConvolutionGeometry geometry(Index inputs, Index outputs, bool kernel_has_rows) {
  ConvolutionGeometry g;
  g.batch = 2;
  g.inputs = inputs;
  g.outputs = outputs;
  g.dims = {{16, 14, 3, 1, 0, 1, 1, 16, 14, 3}, {16, 14, 3, 1, 0, 1, 1, 1, 1, 1}};
  g.kernel = {0, inputs * 9, kernel_has_rows ? Index{9} : outputs * 9, 0};
  return g;
}
static_assert(geometry(4, 8, true).kernel_has_rows() && !geometry(4, 8, false).kernel_has_rows());
static_assert(geometry(4, 8, true).depth() == 36 && geometry(4, 8, true).columns() == 2 * 14 * 14);
// A panel of 48 columns.
static_assert(convolution_workspace_bytes(geometry(4, 8, true)) == 36 * 48 * 4);
// And all rows of the kernel, with a gap.
static_assert(convolution_workspace_bytes(geometry(4, 8, false)) == (36 * 48 + 8 * 40) * 4);
static_assert(convolution_workspace_bytes(geometry(0, 8, true)) == 0 &&
              convolution_workspace_bytes(geometry(4, 0, true)) == 0);

TEST(ConvolutionArguments, TheWorkspaceDoesNotGrowWithTheDepth) {
  for (Index inputs : {1, 57, 64, 512, 4096}) {
    EXPECT_EQ(convolution_workspace_bytes(geometry(inputs, 64, false)) % 64, 0);
    EXPECT_LE(convolution_workspace_bytes(geometry(inputs, 64, true)), 512 * 48 * 4);
    EXPECT_LE(convolution_workspace_bytes(geometry(inputs, 64, false)), 512 * 48 * 4 + 64 * 516 * 4);
  }
}

TEST(ConvolutionArguments, AReversedKernelHasNoRows) {
  ConvolutionGeometry g = geometry(1, 8, true);
  g.dims[1].tap_step = -1;
  EXPECT_FALSE(g.kernel_has_rows());
}

}  // namespace weft::convolution_arguments_test
