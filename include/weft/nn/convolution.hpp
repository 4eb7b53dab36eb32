// Layers on images [batch, channels, height, width]: Conv2d, ConvTranspose2d and pooling; on sequences [batch,
// channels, length]: Conv1d.
#ifndef WEFT_NN_CONVOLUTION_HPP
#define WEFT_NN_CONVOLUTION_HPP

#include <weft/graph/convolution.hpp>
#include <weft/nn/linear.hpp>

namespace weft::nn {

namespace detail {

// x, or, where it is no [batch, channels, ...] and the mistake is noted, zeros that are one of rank `rank`. Errors:
// operand_ranks_differ, channels_differ.
constexpr Var with_channels(const Name& layer, Var x, Index channels, int rank = 4) {
  Dims extents = x.shape().dims;
  const bool has_rank = LocatedVar(x, layer.line, "").has_rank(layer.c_str(), rank, rank);
  if (has_rank && extents[1] == channels) return x;
  if (has_rank && !x.graph->notes({Mistake::Kind::channels_differ, extents[1], channels, layer.line, 0, layer}))
    channels_differ(layer.c_str(), extents[1], channels);
  while (extents.size() < rank) extents.push_back(1);
  while (extents.size() > rank) extents.erase(rank);
  extents[1] = channels;
  return broadcast_to(like(x, 0), Shape(extents));
}
// Do the channels of a layer divide into groups, or is it noted that they do not? Error: groups_do_not_divide.
constexpr bool groups_divide(const Name& layer, Var x, Index channels, Index groups) {
  if (channels % groups == 0) return true;
  if (!x.graph->notes_refusal("groups_do_not_divide", channels, groups, layer.line))
    groups_do_not_divide(layer.c_str(), channels, groups);
  return false;
}
// Is everything 1 or more, or is it noted that it is not? Error: layer_extent_is_not_positive.
constexpr bool has_extents(const Name& name, Var x, Index in, Index out, const HeightWidth& kernel, Index groups) {
  Graph& graph = *x.graph;
  return is_positive(graph, name, "in", in) && is_positive(graph, name, "out", out) &&
         is_positive(graph, name, "kernel.height", kernel.height) &&
         is_positive(graph, name, "kernel.width", kernel.width) && is_positive(graph, name, "groups", groups);
}
// Declares weights of a layer of convolution, used in the element type of x.
struct ConvolutionWeights {
  const char* type;
  Name name;
  Fans fans;

  constexpr Var operator()(const char* member, const Shape& extents, const Init& start, Var x) const {
    return declare_weight(x, name / member, extents, start.of(fans), type);
  }
};
// One number a channel, for every element of x.
constexpr Var along_channels(Var channels, Var x) { return broadcast_in_dim(channels, x.shape(), {1}); }

}  // namespace detail

// As torch.nn.Conv2d: [N, in, H, W] -> [N, out, ...], see conv2d. Declares "<name>.weight" [out, in / groups, height,
// width] and "<name>.bias" [out], used in the element type of x. Both start uniform in +-1/sqrt(in / groups * height *
// width), or as `weight` and `bias` say. Errors: channels_differ, groups_do_not_divide, window_does_not_fit,
// operand_ranks_differ.
struct Conv2d {
  Name name = {};
  Index in = 0, out = 0;
  HeightWidth kernel = 0, stride = 1, padding = 0, dilation = 1;
  Index groups = 1;
  Bias bias = true;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var input) const {
    if (!detail::has_extents(name, input, in, out, kernel, groups) || !detail::groups_divide(name, input, in, groups))
      return input;
    const LayerScope layer(*input.graph, name, "Conv2d");
    const Var x = detail::with_channels(name, input, in);
    const detail::ConvolutionWeights declare{"Conv2d", name, {in / groups * kernel.area(), out * kernel.area()}};
    const Var taps = declare("weight", {out, in / groups, kernel.height, kernel.width}, weight, x);
    const Var y = conv2d(LocatedVar(x, name.line, ""), taps, {stride, padding, dilation, groups});
    return layer(bias.exists ? y + detail::along_channels(declare("bias", {out}, bias.init, x), y) : y);
  }
};

// As torch.nn.Conv1d: [N, in, L] -> [N, out, ...], see conv1d. Weights, initial values and errors as of Conv2d,
// "<name>.weight" [out, in / groups, kernel].
struct Conv1d {
  Name name = {};
  Index in = 0, out = 0, kernel = 0, stride = 1, padding = 0, dilation = 1, groups = 1;
  Bias bias = true;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var input) const {
    if (!detail::has_extents(name, input, in, out, {1, kernel}, groups) ||
        !detail::groups_divide(name, input, in, groups))
      return input;
    const LayerScope layer(*input.graph, name, "Conv1d");
    const Var x = detail::with_channels(name, input, in, 3);
    const detail::ConvolutionWeights declare{"Conv1d", name, {in / groups * kernel, out * kernel}};
    const Var taps = declare("weight", {out, in / groups, kernel}, weight, x);
    const Var y = conv1d(LocatedVar(x, name.line, ""), taps, {stride, padding, dilation, groups});
    return layer(bias.exists ? y + detail::along_channels(declare("bias", {out}, bias.init, x), y) : y);
  }
};

// As torch.nn.ConvTranspose2d: [N, in, H, W] -> [N, out, ...], see conv_transpose2d. Declares "<name>.weight" [in, out
// / groups, height, width] and "<name>.bias" [out]. Both start uniform in +-1/sqrt(out / groups * height * width), as
// in PyTorch, or as `weight` and `bias` say. Errors: those of Conv2d, output_padding_out_of_range.
struct ConvTranspose2d {
  Name name = {};
  Index in = 0, out = 0;
  HeightWidth kernel = 0, stride = 1, padding = 0, output_padding = 0, dilation = 1;
  Index groups = 1;
  Bias bias = true;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var input) const {
    if (!detail::has_extents(name, input, in, out, kernel, groups) || !detail::groups_divide(name, input, in, groups) ||
        !detail::groups_divide(name, input, out, groups))
      return input;
    const LayerScope layer(*input.graph, name, "ConvTranspose2d");
    const Var x = detail::with_channels(name, input, in);
    const detail::ConvolutionWeights declare{
        "ConvTranspose2d", name, {out / groups * kernel.area(), in * kernel.area()}};
    const Var taps = declare("weight", {in, out / groups, kernel.height, kernel.width}, weight, x);
    const Var y =
        conv_transpose2d(LocatedVar(x, name.line, ""), taps, {stride, padding, output_padding, dilation, groups});
    return layer(bias.exists ? y + detail::along_channels(declare("bias", {out}, bias.init, x), y) : y);
  }
};

// As torch.nn.MaxPool2d and AvgPool2d: see max_pool2d and avg_pool2d. Without weights, and so without a name.
struct MaxPool2d {
  HeightWidth kernel = 0, stride = 0, padding = 0, dilation = 1;  // a stride of 0: as long as the kernel
  bool ceil_mode = false;
  constexpr Var operator()(LocatedVar x) const { return max_pool2d(x, {kernel, stride, padding, dilation, ceil_mode}); }
};
struct AvgPool2d {
  HeightWidth kernel = 0, stride = 0, padding = 0;
  bool ceil_mode = false, count_include_pad = true;
  constexpr Var operator()(LocatedVar x) const {
    return avg_pool2d(x, {kernel, stride, padding, 1, ceil_mode, count_include_pad});
  }
};

// The mean of each channel, [N, C, H, W] -> [N, C]: torch.nn.AdaptiveAvgPool2d(1), flattened.
constexpr Var global_avg_pool2d(LocatedVar x) { return x.has_rank("global_avg_pool2d", 4, 4) ? mean(x, {2, 3}) : x; }
// [N, ...] -> [N, the rest]: torch.flatten(x, 1).
constexpr Var flatten(LocatedVar x) {
  if (!x.has_rank("flatten", 1)) return x;
  const Shape shape = x.shape();
  Index rest = 1;
  for (int i = 1; i < shape.rank(); ++i) rest *= shape[i];
  return reshape(x, {shape[0], rest});
}

}  // namespace weft::nn

#endif
