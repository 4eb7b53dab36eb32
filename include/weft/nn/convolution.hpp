// Layers on images [batch, channels, height, width]: Conv2d and pooling.
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
    detail::check_positive(name, "in", in);
    detail::check_positive(name, "out", out);
    detail::check_positive(name, "kernel.height", kernel.height);
    detail::check_positive(name, "kernel.width", kernel.width);
    detail::check_positive(name, "groups", groups);
    if (!detail::groups_divide(name, input, in, groups)) return input;
    const LayerScope layer(*input.graph, name, "Conv2d");
    const Var x = detail::with_channels(name, input, in);
    const Index area = kernel.height * kernel.width;
    const auto declare = [&](const char* member, const Shape& extents, const Init& start) {
      const Initializer values = start.of({in / groups * area, out * area});
      const Var declared{x.graph,
                         x.graph->add_input(name / member, InputKind::weight, DType::f32, extents, values, "Conv2d")};
      return convert(declared, x.dtype());
    };
    const Var taps = declare("weight", {out, in / groups, kernel.height, kernel.width}, weight);
    const Var y = conv2d(LocatedVar(x, name.line, ""), taps, {stride, padding, dilation, groups});
    return layer(bias.exists ? y + detail::along_channels(declare("bias", {out}, bias.init), y) : y);
  }
};

// As torch.nn.MaxPool2d and AvgPool2d (which counts padding as zeros): see max_pool2d and avg_pool2d. Without weights,
// and so without a name.
struct MaxPool2d {
  HeightWidth kernel = 0, stride = 0, padding = 0, dilation = 1;  // a stride of 0: as long as the kernel
  constexpr Var operator()(LocatedVar x) const { return max_pool2d(x, {kernel, stride, padding, dilation}); }
};
struct AvgPool2d {
  HeightWidth kernel = 0, stride = 0, padding = 0;
  constexpr Var operator()(LocatedVar x) const { return avg_pool2d(x, {kernel, stride, padding}); }
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
