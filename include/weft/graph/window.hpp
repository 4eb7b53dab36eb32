// Windows that move over tensors, as in XLA: the attributes of convolutions and of reductions over windows.
#ifndef WEFT_GRAPH_WINDOW_HPP
#define WEFT_GRAPH_WINDOW_HPP

#include <weft/graph/interner.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// A window along one dimension: `size` taps, `window_dilation` elements apart, that advance by `stride`. What it moves
// over are the elements with base_dilation - 1 holes between neighbors, `low` more before the first and `high` after
// the last; negative ones are cut off. Reversed: tap 0 of a kernel meets the last element of the window.
struct WindowDimension {
  Index size = 1, stride = 1, low = 0, high = 0, base_dilation = 1, window_dilation = 1;
  bool reversed = false;

  // Elements from the first tap to the last.
  [[nodiscard]] constexpr Index span() const noexcept { return size == 0 ? 0 : (size - 1) * window_dilation + 1; }
  // What the window moves over, of `extent` elements.
  [[nodiscard]] constexpr Index padded(Index extent) const noexcept {
    return low + (extent == 0 ? 0 : (extent - 1) * base_dilation + 1) + high;
  }
  // How many places it takes there; 0: it does not fit.
  [[nodiscard]] constexpr Index positions(Index extent) const noexcept {
    return span() > padded(extent) ? 0 : (padded(extent) - span()) / stride + 1;
  }
  // Each element by itself.
  [[nodiscard]] constexpr bool is_trivial() const noexcept {
    return size == 1 && stride == 1 && low == 0 && high == 0 && base_dilation == 1;
  }
  [[nodiscard]] constexpr std::uint64_t hash(std::uint64_t seed) const noexcept {
    for (Index field : {size, stride, low, high, base_dilation, window_dilation, Index{reversed}})
      seed = mixed(seed, static_cast<std::uint64_t>(field));
    return seed;
  }
  friend constexpr bool operator==(const WindowDimension&, const WindowDimension&) = default;
};

using WindowDimensions = fixed_vector<WindowDimension, max_rank>;

// One for each dimension of the operand.
struct Window {
  WindowDimensions dims;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    std::uint64_t seed = 10;
    for (const WindowDimension& dim : dims) seed = dim.hash(seed);
    return seed;
  }
  friend constexpr bool operator==(const Window&, const Window&) = default;
};

// Dimension numbers of convolution, as in StableHLO. Which dimension of the input and of the output is the batch, which
// the features, and then which the spatial ones; of the kernel the output features, the input features, the spatial
// ones. Feature groups: features of a group of the input meet those of the same group of the output only. Batch groups:
// the same of groups of the input's batch, as gradients of kernels need it.
struct ConvolutionDims {
  AxisList input, kernel, output;
  WindowDimensions window;  // one a spatial dimension
  Index feature_groups = 1, batch_groups = 1;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    std::uint64_t seed = mixed_list(mixed_list(mixed_list(11, input), kernel), output);
    for (const WindowDimension& dim : window) seed = dim.hash(seed);
    return mixed(mixed(seed, static_cast<std::uint64_t>(feature_groups)), static_cast<std::uint64_t>(batch_groups));
  }
  friend constexpr bool operator==(const ConvolutionDims&, const ConvolutionDims&) = default;
};

}  // namespace weft

#endif
