// Convolutions and pooling of images, [batch, channels, height, width] as in PyTorch, made of operations for any number
// of spatial dimensions in any order.
#ifndef WEFT_GRAPH_CONVOLUTION_HPP
#define WEFT_GRAPH_CONVOLUTION_HPP

#include <weft/graph/var.hpp>

namespace weft {

// One number for both dimensions of an image, or one for each.
struct HeightWidth {
  Index height = 0, width = 0;
  // NOLINTNEXTLINE(google-explicit-constructor): `.kernel = 3` is 3 by 3
  constexpr HeightWidth(Index both) : height(both), width(both) {}
  constexpr HeightWidth(Index h, Index w) : height(h), width(w) {}
};

struct Convolution2d {
  HeightWidth stride = 1, padding = 0, dilation = 1;  // padding: zeros on either side
  Index groups = 1;
};
struct Pooling2d {
  HeightWidth kernel = 0, stride = 0, padding = 0, dilation = 1;  // a stride of 0: as long as the kernel

  [[nodiscard]] constexpr HeightWidth steps() const {
    return {stride.height == 0 ? kernel.height : stride.height, stride.width == 0 ? kernel.width : stride.width};
  }
};

namespace detail {

constexpr WindowDimension window_along(Index size, Index stride, Index padding, Index dilation) {
  return {size, stride, padding, padding, 1, dilation};
}
// How many places the window takes along `extent` elements; 1 if it takes none, which is noted.
constexpr Index places_along(LocatedVar x, const char* operation, const WindowDimension& dim, Index extent) {
  const bool is_sound = dim.size > 0 && dim.stride > 0 && dim.window_dilation > 0;
  if (is_sound && extent > 0 && dim.positions(extent) < 1 &&
      x.notes(Mistake::Kind::window_does_not_fit, dim.span(), dim.padded(extent), operation))
    return 1;
  return shape_rule::window_positions(operation, dim, extent);
}
// The window of a pooling, or, where it is larger than the image, which is noted, of one pixel.
constexpr Window pooling_window(LocatedVar x, const char* operation, const Pooling2d& pooling) {
  const auto& [kernel, given, padding, dilation] = pooling;
  const HeightWidth stride = pooling.steps();
  const Shape shape = x.shape();
  Window window;
  window.dims = {{}, {}, {}, {}};
  const bool has_taps = kernel.height > 0 && kernel.width > 0;
  if (!has_taps && x.notes_refusal("window_setting_out_of_range", kernel.height, kernel.width)) return window;
  window.dims = {{},
                 {},
                 window_along(kernel.height, stride.height, padding.height, dilation.height),
                 window_along(kernel.width, stride.width, padding.width, dilation.width)};
  for (int i = 2; i < 4; ++i) {
    (void)places_along(x, operation, window.dims[i], shape[i]);
    if (window.dims[i].positions(shape[i]) < 1) window.dims[i] = {};
  }
  return window;
}

}  // namespace detail

// Images [N, C, H, W] and a kernel [O, C / groups, h, w] -> [N, O, ...], as torch.nn.functional.conv2d: output (n, o,
// i, j) is the sum over c, y and x of image (n, c, i * stride + y * dilation - padding, ...) times kernel (o, c, y, x).
// Group g of the outputs sees group g of the channels. Errors: operand_ranks_differ, element_types_differ, and those of
// convolution.
constexpr Var conv2d(LocatedVar x, Var kernel, const Convolution2d& options = {}) {
  if (!x.has_rank("conv2d", 4, 4) || !x.beside(kernel).has_rank("conv2d", 4, 4) || !x.has_dtype_of(kernel, "conv2d") ||
      !x.is_supported(is_floating(x.dtype()), "conv2d"))
    return x;
  const Shape image = x.shape(), taps = kernel.shape();
  const auto& [stride, padding, dilation, groups] = options;
  ConvolutionDims dims{{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {}, groups, 1};
  dims.window = {detail::window_along(taps[2], stride.height, padding.height, dilation.height),
                 detail::window_along(taps[3], stride.width, padding.width, dilation.width)};
  const Index height = detail::places_along(x, "conv2d", dims.window[0], image[2]),
              width = detail::places_along(x, "conv2d", dims.window[1], image[3]);
  const bool fits =
      image[1] == taps[1] * groups || !x.notes(Mistake::Kind::channels_differ, image[1], taps[1] * groups, "conv2d");
  if (!fits || dims.window[0].positions(image[2]) < 1 || dims.window[1].positions(image[3]) < 1)
    return broadcast_to(like(x, 0), {image[0], taps[0], height, width});
  return convolution(x, kernel, dims);
}

// The largest element of each window, as torch.nn.functional.max_pool2d: what is padded never is. [N, C, H, W] ->
// [N, C, ...]. Errors: window_does_not_fit, window_setting_out_of_range, operand_ranks_differ.
constexpr Var max_pool2d(LocatedVar x, const Pooling2d& pooling) {
  if (!x.has_rank("max_pool2d", 4, 4)) return x;
  return reduce_window_max(x, detail::pooling_window(x, "max_pool2d", pooling));
}
// The mean of each window, what is padded counted as zeros, as torch.nn.functional.avg_pool2d.
constexpr Var avg_pool2d(LocatedVar x, const Pooling2d& pooling) {
  if (!x.has_rank("avg_pool2d", 4, 4)) return x;
  const Var total = reduce_window_sum(detail::widened(x), detail::pooling_window(x, "avg_pool2d", pooling));
  const Index taps = pooling.kernel.height * pooling.kernel.width;
  return convert(mean_of(total, taps > 0 ? taps : 1), x.dtype());  // no taps: that is noted
}

}  // namespace weft

#endif
