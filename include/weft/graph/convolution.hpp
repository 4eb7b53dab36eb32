// Convolutions and pooling of images, [batch, channels, height, width] as in PyTorch, made of operations for any number
// of spatial dimensions in any order; convolutions of sequences.
#ifndef WEFT_GRAPH_CONVOLUTION_HPP
#define WEFT_GRAPH_CONVOLUTION_HPP

#include <weft/graph/constants.hpp>

namespace weft {

// One number for both dimensions of an image, or one for each.
struct HeightWidth {
  Index height = 0, width = 0;
  // NOLINTNEXTLINE(google-explicit-constructor): `.kernel = 3` is 3 by 3
  constexpr HeightWidth(Index both) : height(both), width(both) {}
  constexpr HeightWidth(Index h, Index w) : height(h), width(w) {}

  [[nodiscard]] constexpr Index area() const noexcept { return height * width; }
};

struct Convolution2d {
  HeightWidth stride = 1, padding = 0, dilation = 1;  // padding: zeros on either side
  Index groups = 1;
};
struct Convolution1d {
  Index stride = 1, padding = 0, dilation = 1;  // padding: zeros on either side
  Index groups = 1;
};
struct ConvolutionTranspose2d {
  HeightWidth stride = 1, padding = 0, output_padding = 0, dilation = 1;
  Index groups = 1;
};
struct Pooling2d {
  HeightWidth kernel = 0, stride = 0, padding = 0, dilation = 1;  // a stride of 0: as long as the kernel
  bool ceil_mode = false;         // a last window that begins on the image or before it may reach beyond the padding
  bool count_include_pad = true;  // of means: what is padded counts as zeros; false: it does not count

  [[nodiscard]] constexpr HeightWidth steps() const {
    return {stride.height == 0 ? kernel.height : stride.height, stride.width == 0 ? kernel.width : stride.width};
  }
};

namespace detail {

constexpr WindowDimension window_along(Index size, Index stride, Index padding, Index dilation) {
  return {size, stride, padding, padding, 1, dilation};
}
// How many places the window takes along `extent` elements; 1 if it is noted to take none, which makes of it a window
// of one element.
constexpr Index places_along(LocatedVar x, const char* operation, WindowDimension& dim, Index extent) {
  bool goes_on = true;
  for (const Index setting : {dim.size, dim.stride, dim.base_dilation, dim.window_dilation})
    goes_on = goes_on && x.goes_on(setting > 0, "window_setting_out_of_range", setting, 1);
  const bool is_sound = dim.size > 0 && dim.stride > 0 && dim.base_dilation > 0 && dim.window_dilation > 0;
  if (is_sound && extent > 0 && dim.positions(extent) < 1)
    goes_on = !x.notes(Mistake::Kind::window_does_not_fit, dim.span(), dim.padded(extent), operation);
  if (!goes_on) {
    dim = {};
    return 1;
  }
  return shape_rule::window_positions(operation, dim, extent);
}
// With what the last window reaches beyond the padding, if it may: it begins on the image or in the padding before it.
constexpr WindowDimension with_ceiling(WindowDimension dim, Index extent) {
  if (dim.size < 1 || dim.stride < 1) return dim;
  const Index before = dim.positions(extent), rest = dim.padded(extent) - dim.span() - (before - 1) * dim.stride;
  if (rest > 0 && before * dim.stride < extent + dim.low) dim.high += dim.stride - rest;
  return dim;
}
// The window of a pooling, or, where it is larger than the image, which is noted, of one pixel.
constexpr Window pooling_window(LocatedVar x, const char* operation, const Pooling2d& pooling) {
  const HeightWidth kernel = pooling.kernel, padding = pooling.padding, dilation = pooling.dilation,
                    stride = pooling.steps();
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
    if (pooling.ceil_mode) window.dims[i] = with_ceiling(window.dims[i], shape[i]);
    (void)places_along(x, operation, window.dims[i], shape[i]);
  }
  return window;
}

// f32 or f64 like `total`, along its dimension `dim`: how many elements each window covers of an image with `counted`
// more before and after it.
constexpr Var window_counts(Var total, int dim, const WindowDimension& window, Index extent, Index counted) {
  Buffer<float> counts;
  for (Index i = 0; i < total.shape()[dim]; ++i) {
    Index count = 0;
    for (Index tap = 0; tap < window.size; ++tap) {
      const Index at = i * window.stride - window.low + tap * window.window_dilation;
      count += at >= -counted && at < extent + counted ? 1 : 0;
    }
    counts.push_back(static_cast<float>(count));
  }
  Dims extents(4, 1);
  extents[dim] = total.shape()[dim];
  return broadcast_to(convert(constants(*total.graph, Shape(extents), counts), total.dtype()), total.shape());
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
  if (!fits || dims.window[0].size != taps[2] || dims.window[1].size != taps[3])
    return broadcast_to(like(x, 0), {image[0], taps[0], height, width});
  return convolution(x, kernel, dims);
}

// Sequences [N, C, L] and a kernel [O, C / groups, taps] -> [N, O, ...], as torch.nn.functional.conv1d: conv2d of
// images of height 1, whose errors it has.
constexpr Var conv1d(LocatedVar x, Var kernel, const Convolution1d& options = {}) {
  if (!x.has_rank("conv1d", 3, 3) || !x.beside(kernel).has_rank("conv1d", 3, 3)) return x;
  const Shape sequence = x.shape(), taps = kernel.shape();
  const Var image = reshape(x, {sequence[0], sequence[1], 1, sequence[2]}),
            flat = reshape(kernel, {taps[0], taps[1], 1, taps[2]});
  const Var y =
      conv2d(x.beside(image), flat, {{1, options.stride}, {0, options.padding}, {1, options.dilation}, options.groups});
  return reshape(y, {y.shape()[0], y.shape()[1], y.shape()[3]});
}
// The gradient of conv2d over its images, as torch.nn.functional.conv_transpose2d: images [N, C, H, W] and a kernel [C,
// O / groups, h, w] -> [N, O, (H - 1) stride - 2 padding + dilation (h - 1) + 1 + output_padding, ...]: of each pixel a
// kernel is added where stride brings it; output_padding, less than stride or dilation, adds rows and columns at the
// end. Errors: those of conv2d, output_padding_out_of_range.
constexpr Var conv_transpose2d(LocatedVar x, Var kernel, const ConvolutionTranspose2d& options = {}) {
  if (!x.has_rank("conv_transpose2d", 4, 4) || !x.beside(kernel).has_rank("conv_transpose2d", 4, 4) ||
      !x.has_dtype_of(kernel, "conv_transpose2d") || !x.is_supported(is_floating(x.dtype()), "conv_transpose2d"))
    return x;
  const Shape image = x.shape(), taps = kernel.shape();
  const Index groups = options.groups, channels = taps[0];
  if (!x.goes_on(groups > 0, "window_setting_out_of_range", groups, 1)) return x;
  if (image[1] != channels && x.notes(Mistake::Kind::channels_differ, image[1], channels, "conv_transpose2d")) return x;
  ConvolutionDims dims{{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 2, 3}, {}, groups, 1};
  if (groups > 1) {  // [C, O / groups] of each group -> [O, C / groups]
    if (!x.goes_on(channels % groups == 0, "groups_do_not_divide", channels, groups)) return x;
    if (channels % groups != 0) groups_do_not_divide("conv_transpose2d", channels, groups);
    const Var grouped = reshape(kernel, {groups, channels / groups, taps[1], taps[2], taps[3]});
    kernel = reshape(transpose(grouped, {0, 2, 1, 3, 4}), {groups * taps[1], channels / groups, taps[2], taps[3]});
    dims.kernel = {0, 1, 2, 3};
  }
  const auto along = [&](Index size, Index stride, Index padding, Index more, Index dilation) {
    const Index least_refused = stride > dilation ? stride : dilation;
    const bool is_in_range = more >= 0 && more < least_refused;
    if (x.goes_on(is_in_range, "output_padding_out_of_range", more, least_refused) && !is_in_range)
      output_padding_out_of_range(more, least_refused);
    const Index around = dilation * (size - 1) - padding;
    return WindowDimension{size, 1, around, around + more, stride, dilation, true};
  };
  dims.window = {along(taps[2], options.stride.height, options.padding.height, options.output_padding.height,
                       options.dilation.height),
                 along(taps[3], options.stride.width, options.padding.width, options.output_padding.width,
                       options.dilation.width)};
  (void)detail::places_along(x, "conv_transpose2d", dims.window[0], image[2]);
  (void)detail::places_along(x, "conv_transpose2d", dims.window[1], image[3]);
  if (dims.window[0].size != taps[2] || dims.window[1].size != taps[3]) return x;
  return convolution(x, kernel, dims);
}

// The largest element of each window, as torch.nn.functional.max_pool2d: what is padded never is. [N, C, H, W] ->
// [N, C, ...]. Errors: window_does_not_fit, window_setting_out_of_range, operand_ranks_differ.
constexpr Var max_pool2d(LocatedVar x, const Pooling2d& pooling) {
  if (!x.has_rank("max_pool2d", 4, 4)) return x;
  return reduce_window_max(x, detail::pooling_window(x, "max_pool2d", pooling));
}
// The mean of each window, what is padded counted as zeros unless `count_include_pad` is false, as
// torch.nn.functional.avg_pool2d; what is beyond the padding (`ceil_mode`) never counts.
constexpr Var avg_pool2d(LocatedVar x, const Pooling2d& pooling) {
  if (!x.has_rank("avg_pool2d", 4, 4)) return x;
  const Window window = detail::pooling_window(x, "avg_pool2d", pooling);
  const Var total = reduce_window_sum(detail::widened(x), window);
  const HeightWidth padding = pooling.padding;
  const bool counts_all = pooling.count_include_pad || (padding.height == 0 && padding.width == 0);
  const Index taps = pooling.kernel.area() > 0 ? pooling.kernel.area() : 1;  // no taps: that is noted
  if (counts_all && !pooling.ceil_mode) return convert(mean_of(total, taps), x.dtype());
  const Index counted_height = pooling.count_include_pad ? padding.height : 0,
              counted_width = pooling.count_include_pad ? padding.width : 0;
  const Var heights = detail::window_counts(total, 2, window.dims[2], x.shape()[2], counted_height),
            widths = detail::window_counts(total, 3, window.dims[3], x.shape()[3], counted_width);
  return convert(total / (heights * widths), x.dtype());
}

}  // namespace weft

#endif
