// Shape rules of convolutions and of reductions over windows.
#ifndef WEFT_GRAPH_WINDOW_SHAPE_RULES_HPP
#define WEFT_GRAPH_WINDOW_SHAPE_RULES_HPP

#include <weft/graph/shape_rules.hpp>

namespace weft::shape_rule {

// How many places a window takes along `extent` elements. Errors: window_setting_out_of_range, window_does_not_fit.
constexpr Index window_positions(const char* operation, const WindowDimension& dim, Index extent) {
  const auto at_least_one = [operation](const char* setting, Index value) {
    if (value < 1) window_setting_out_of_range(operation, setting, value, 1);
  };
  at_least_one("size", dim.size);
  at_least_one("stride", dim.stride);
  at_least_one("base dilation", dim.base_dilation);
  at_least_one("window dilation", dim.window_dilation);
  const Index positions = dim.positions(extent);
  if (positions < 1 && extent > 0) window_does_not_fit(operation, dim.span(), dim.padded(extent));
  return positions;
}
// Dimension numbers name each dimension of an operand once.
constexpr void check_all_dims(const char* operation, const AxisList& dims, const Shape& shape) {
  if (dims.size() != shape.rank()) operand_ranks_differ(operation, shape.rank(), dims.size());
  check_dims(operation, dims, shape.rank());
}

// Input and kernel, laid out as the dimension numbers say -> the output likewise.
constexpr TypeId convolution(const Operands& in) {
  const ConvolutionDims& dims = in.attributes<ConvolutionDims>();
  const Shape &input = in.shape(0), &kernel = in.shape(1);
  check_dtype(in.operation, is_floating(in.dtype(0)), in.dtype(0));
  check_same_dtype(in.operation, in.dtype(0), in.dtype(1));
  check_all_dims(in.operation, dims.input, input);
  check_all_dims(in.operation, dims.kernel, kernel);
  const int spatial = dims.window.size();
  if (input.rank() != spatial + 2) operand_ranks_differ(in.operation, input.rank(), spatial + 2);
  if (kernel.rank() != spatial + 2) operand_ranks_differ(in.operation, kernel.rank(), spatial + 2);
  if (dims.feature_groups < 1) window_setting_out_of_range(in.operation, "feature groups", dims.feature_groups, 1);
  if (dims.batch_groups < 1) window_setting_out_of_range(in.operation, "batch groups", dims.batch_groups, 1);
  const Index batch = input[dims.input[0]], features = input[dims.input[1]];
  const Index outputs = kernel[dims.kernel[0]], inputs = kernel[dims.kernel[1]];
  if (features != inputs * dims.feature_groups) channels_differ(in.operation, features, inputs * dims.feature_groups);
  if (outputs % dims.feature_groups != 0) groups_do_not_divide(in.operation, outputs, dims.feature_groups);
  if (outputs % dims.batch_groups != 0) groups_do_not_divide(in.operation, outputs, dims.batch_groups);
  if (batch % dims.batch_groups != 0) groups_do_not_divide(in.operation, batch, dims.batch_groups);
  Dims extents(spatial + 2, 0);
  check_all_dims(in.operation, dims.output, Shape(extents));
  extents[dims.output[0]] = batch / dims.batch_groups;
  extents[dims.output[1]] = outputs;
  for (int i = 0; i < spatial; ++i) {
    const Index taps = kernel[dims.kernel[i + 2]];
    if (dims.window[i].size != taps) operand_shapes_differ(in.operation, i, dims.window[i].size, taps);
    extents[dims.output[i + 2]] = window_positions(in.operation, dims.window[i], input[dims.input[i + 2]]);
  }
  return in.types.intern(in.dtype(0), Shape(extents));
}

constexpr TypeId reduce_window(const Operands& in) {
  const WindowDimensions& window = in.attributes<Window>().dims;
  const Shape& from = in.shape(0);
  check_dtype(in.operation, is_floating(in.dtype(0)), in.dtype(0));
  if (window.size() != from.rank()) operand_ranks_differ(in.operation, window.size(), from.rank());
  Dims extents;
  for (int i = 0; i < from.rank(); ++i) extents.push_back(window_positions(in.operation, window[i], from[i]));
  return in.types.intern(in.dtype(0), Shape(extents));
}
// The operand, and one value for each place of the window -> like the operand.
constexpr TypeId select_and_scatter(const Operands& in) {
  const TypeId source = reduce_window(in);
  check_same_dtype(in.operation, in.dtype(0), in.dtype(1));
  check_same_shape(in.operation, in.types[source].shape, in.shape(1));
  return in.type(0);
}

}  // namespace weft::shape_rule

#endif
