// Gradients of convolutions and of reductions over windows, which are convolutions and reductions over windows.
#ifndef WEFT_GRAPH_WINDOW_GRADIENTS_HPP
#define WEFT_GRAPH_WINDOW_GRADIENTS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/move_dimensions.hpp>
#include <weft/graph/pullback.hpp>

namespace weft::gradient_rule {

// What goes from the places of a window back to `extent` elements. Element j meets tap t at place i where
// i stride + t window_dilation - low = j base_dilation: strides and holes change places, and taps count from the last.
constexpr WindowDimension transposed(const WindowDimension& dim, Index extent) {
  WindowDimension back{dim.size,     dim.base_dilation, dim.span() - 1 - dim.low, 0, dim.stride, dim.window_dilation,
                       !dim.reversed};
  back.high = (extent - 1) * dim.base_dilation + dim.span() - back.padded(dim.positions(extent));
  return back;
}
// What goes from `extent` elements and what they were added up to back to the taps: the places become taps.
constexpr WindowDimension window_of_taps(const WindowDimension& dim, Index extent) {
  WindowDimension taps{dim.positions(extent), dim.window_dilation, dim.low, 0, dim.base_dilation, dim.stride};
  taps.high = (dim.size - 1) * dim.window_dilation + taps.span() - taps.padded(extent);
  return taps;
}
// A kernel whose output features are those that it takes in: of G groups, [G O', I', ...] -> [O', G I', ...], in any
// order; images whose batch is in groups likewise, [G N', I, ...] -> [N', G I, ...].
constexpr Var exchanged(Var kernel, const AxisList& dims, Index groups) {
  if (groups == 1) return kernel;
  const int outputs = dims[0], inputs = dims[1];
  // [.., G, O', ..]; once G is taken out, I' stands where it stood.
  const Var split = detail::split_dimension(kernel, outputs, groups);
  return detail::join_dimensions(detail::move_dimension(split, outputs, inputs), inputs);
}

// d input: the cotangent, with holes where there were strides, under the kernel turned round. d kernel: the input under
// the cotangent, features of the input and output as batches; its taps turned round where the kernel was. Groups of the
// batch are laid side by side as groups of features, which is the same convolution.
constexpr void convolution(Pullback& p) {
  ConvolutionDims dims = p.attributes<ConvolutionDims>();
  const auto exchange = [](AxisList list) {
    const auto first = list[0];
    list[0] = list[1];
    list[1] = first;
    return list;
  };
  const Index batch_groups = dims.batch_groups;
  dims.feature_groups *= batch_groups;
  dims.batch_groups = 1;
  const Var input = exchanged(p.operand(0), dims.input, batch_groups), kernel = p.operand(1);
  const Shape shape = input.shape();
  ConvolutionDims to_input{dims.output, dims.kernel, dims.input, {}, dims.feature_groups, 1}, to_kernel = to_input;
  to_input.kernel[0] = dims.kernel[1];
  to_input.kernel[1] = dims.kernel[0];
  to_kernel.input = exchange(dims.input);
  to_kernel.kernel = exchange(dims.output);
  to_kernel.output = exchange(dims.kernel);
  to_kernel.feature_groups = 1;
  to_kernel.batch_groups = dims.feature_groups;
  for (int i = 0; i < dims.window.size(); ++i) {
    const WindowDimension& dim = dims.window[i];
    to_input.window.push_back(transposed(dim, shape[dims.input[i + 2]]));
    to_kernel.window.push_back(window_of_taps(dim, shape[dims.input[i + 2]]));
  }
  const Var of_input = weft::convolution(p.g, exchanged(kernel, dims.kernel, dims.feature_groups), to_input);
  p.give(0, exchanged(of_input, exchange(dims.input), batch_groups));
  Var of_kernel = weft::convolution(input, p.g, to_kernel);
  for (int i = 0; i < dims.window.size(); ++i)
    if (dims.window[i].reversed) of_kernel = flip(of_kernel, dims.kernel[i + 2]);
  p.give(1, of_kernel);
}

constexpr void reduce_window_sum(Pullback& p) {
  Window window = p.attributes<Window>();
  const Shape shape = p.operand(0).shape();
  for (int i = 0; i < shape.rank(); ++i) {
    window.dims[i] = transposed(window.dims[i], shape[i]);
    window.dims[i].reversed = false;  // all taps are alike
  }
  p.give(0, weft::reduce_window_sum(p.g, window));
}
constexpr void reduce_window_max(Pullback& p) {
  p.give(0, weft::select_and_scatter(p.operand(0), p.g, p.attributes<Window>()));
}
// What looks at tap t of `dim` alone, at the same places.
constexpr WindowDimension tap_alone(const WindowDimension& dim, Index t, Index extent) {
  WindowDimension alone{1, dim.stride, dim.low - t * dim.window_dilation, 0, dim.base_dilation};
  alone.high = (dim.positions(extent) - 1) * dim.stride + 1 - alone.padded(extent);
  return alone;
}
// d source: at each place what came to the element that its window selects; none to x, which decides alone. Windows
// that do not overlap have one such element each among all that are marked; of others each tap is looked at, O(taps)
// nodes.
constexpr void select_and_scatter(Pullback& p) {
  const Var x = p.operand(0);
  const Window window = p.attributes<Window>();
  Window tap = window;
  Buffer<Index> number(window.dims.size(), 0);
  bool overlaps = false;
  for (const WindowDimension& dim : window.dims) overlaps = overlaps || dim.stride < dim.span();
  if (!overlaps) {
    const Var ones = broadcast_to(like(p.g, 1), p.operand(1).shape());
    return p.give(1, weft::reduce_window_sum(p.g * weft::select_and_scatter(x, ones, window), window));
  }
  Var most = x, found = p.g;  // of the taps so far
  for (bool is_first = true;; is_first = false) {
    for (int i = 0; i < window.dims.size(); ++i) tap.dims[i] = tap_alone(window.dims[i], number[i], x.shape()[i]);
    const Var at = weft::reduce_window_max(x, tap), given = weft::reduce_window_sum(p.g, tap);
    found = is_first ? given : select(at > most, given, found);
    most = is_first ? at : maximum(most, at);
    int dim = window.dims.size() - 1;
    for (; dim >= 0 && ++number[dim] == window.dims[dim].size; --dim) number[dim] = 0;
    if (dim < 0) return p.give(1, found);
  }
}

}  // namespace weft::gradient_rule

#endif
