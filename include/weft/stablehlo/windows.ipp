// Definitions of stablehlo/windows.hpp.
#ifndef WEFT_STABLEHLO_WINDOWS_IPP
#define WEFT_STABLEHLO_WINDOWS_IPP

#include <weft/stablehlo/windows.hpp>

namespace weft::stablehlo {

// The least element of a type, or its largest; infinite, where it has infinities.
inline ElementBits extreme_of(DType dtype, bool is_least) {
  const Index bits = 8 * size_bytes(dtype);
  const std::uint64_t all = ~std::uint64_t{0} >> (bits < 64 ? 64 - bits : 0);
  switch (row_of(dtype).kind) {
    case NumberKind::signed_integer: return {is_least ? all / 2 + 1 : all / 2};
    case NumberKind::unsigned_integer: return {is_least ? 0 : all};
    case NumberKind::predicate: return {is_least ? 0u : 1u};
    default: return element_bits(dtype, is_least ? -__builtin_inf() : __builtin_inf());
  }
}

Value start_of(const Site& at, ReductionKind kind) {
  const TensorType scalar{at.type.dtype, {}};
  if (kind == ReductionKind::sum) return at.out.constant(0, scalar);
  return at.out.constant(extreme_of(scalar.dtype, kind == ReductionKind::max), scalar);
}

Value reduced(const Site& at, const char* operation, ReductionKind kind, Attributes how) {
  how.region(at.out.reducer(at.operation, at.type.dtype));
  return at.result(operation, {at.in[0], start_of(at, kind)}, how);
}

Value dot_general(const Site& at) {
  const DotDims& dot = at.attributes<DotDims>();
  std::string numbers = "#stablehlo.dot<lhs_batching_dimensions = " + list_of(dims_of(dot.left_batch));
  numbers += ", rhs_batching_dimensions = " + list_of(dims_of(dot.right_batch));
  numbers += ", lhs_contracting_dimensions = " + list_of(dims_of(dot.left_contracting));
  numbers += ", rhs_contracting_dimensions = " + list_of(dims_of(dot.right_contracting));
  return at.result(Attributes().add("dot_dimension_numbers", numbers + '>'));
}

Dims of_each(const WindowDimensions& window, Index WindowDimension::*setting) {
  Dims numbers;
  for (const WindowDimension& dim : window) numbers.push_back(dim.*setting);
  return numbers;
}

Dims sizes_of(const WindowDimensions& window) { return of_each(window, &WindowDimension::size); }

Dims strides_of(const WindowDimensions& window) { return of_each(window, &WindowDimension::stride); }

std::string padding_of(const WindowDimensions& window) {
  Buffer<Index> edges;
  for (const WindowDimension& dim : window) {
    edges.push_back(dim.low);
    edges.push_back(dim.high);
  }
  return rows_of(edges, 2);
}

std::string labels_of(const AxisList& dims, const char* first, const char* second) {
  std::string text;
  for (int position = 0; position < dims.size(); ++position)
    for (int i = 0; i < dims.size(); ++i) {
      if (dims[i] != position) continue;
      text += position > 0 ? ", " : "[";
      text += i == 0 ? first : i == 1 ? second : std::to_string(i - 2);
    }
  return text + ']';
}

Value convolution(const Site& at) {
  const ConvolutionDims& dims = at.attributes<ConvolutionDims>();
  const WindowDimensions& window = dims.window;
  std::string numbers = "#stablehlo.conv<" + labels_of(dims.input, "b", "f");
  numbers += 'x' + labels_of(dims.kernel, "o", "i");
  numbers += "->" + labels_of(dims.output, "b", "f");
  std::string reversed = "array<i1";
  for (int i = 0; i < window.size(); ++i) {
    reversed += i > 0 ? ", " : ": ";
    reversed += window[i].reversed ? "true" : "false";
  }
  Attributes how;
  how.add("dimension_numbers", numbers + '>').array("window_strides", strides_of(window));
  how.add("padding", padding_of(window)).array("lhs_dilation", of_each(window, &WindowDimension::base_dilation));
  how.array("rhs_dilation", of_each(window, &WindowDimension::window_dilation)).add("window_reversal", reversed + '>');
  how.number("feature_group_count", dims.feature_groups).number("batch_group_count", dims.batch_groups);
  return at.result(how);
}

}  // namespace weft::stablehlo

#endif
