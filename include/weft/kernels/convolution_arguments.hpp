// The arguments of a convolution and the size of its workspace: what a plan needs to know of kernels/convolution.hpp.
#ifndef WEFT_KERNELS_CONVOLUTION_ARGUMENTS_HPP
#define WEFT_KERNELS_CONVOLUTION_ARGUMENTS_HPP

#include <weft/kernels/gemm_arguments.hpp>
#include <weft/kernels/window_geometry.hpp>

namespace weft {

struct ConvolutionArguments {
  const ConvolutionGeometry* geometry = nullptr;
  const float *input = nullptr, *kernel = nullptr;
  float* output = nullptr;
  float* workspace =
      nullptr;  // convolution_workspace_bytes(*geometry), 64-byte aligned; uninitialized before and after
};

namespace convolution_detail {

// Depth of a block of at most `most`.
[[nodiscard]] constexpr Index depth_of_block(const ConvolutionGeometry& g, Index most) noexcept {
  return gemm_detail::balanced_block(g.depth(), most, 8);
}
// Packed rows of the kernel lie so many elements further apart, so that tiles do not begin in the same sets of the
// caches.
inline constexpr Index gap = 4;

}  // namespace convolution_detail

// Bytes of ConvolutionArguments::workspace, enough on every instruction set: a panel of patches, at most 96 KiB, and,
// where the kernel is no matrix, a block of it, 2 KiB an output feature.
[[nodiscard]] constexpr Index convolution_workspace_bytes(const ConvolutionGeometry& g) noexcept {
  if (g.depth() == 0 || g.columns() == 0 || g.outputs == 0) return 0;
  bool has_holes = false;  // and so is cut into parts, whose blocks are not deeper than all of it
  for (const WindowedDimension& dim : g.dims) has_holes = has_holes || dim.base_dilation > 1;
  const Index whole = g.depth() < gemm_detail::k_block ? g.depth() : gemm_detail::k_block;
  const Index depth = has_holes ? whole : convolution_detail::depth_of_block(g, gemm_detail::k_block);
  const Index packed = g.kernel_has_rows() ? 0 : g.outputs * (depth + convolution_detail::gap);
  return round_up((depth * gemm_detail::panel_cols + packed) * 4, 64);
}

}  // namespace weft

#endif
