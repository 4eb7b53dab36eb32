// Reductions, contractions and windows in StableHLO.
#ifndef WEFT_GRAPH_STABLEHLO_WINDOWS_HPP
#define WEFT_GRAPH_STABLEHLO_WINDOWS_HPP

#include <weft/graph/stablehlo_forms.hpp>

namespace weft::stablehlo {

// What a reduction starts with, a scalar: 0, or the lowest or highest number of the type.
inline Value start_of(const Site& at, ReductionKind kind) {
  const DType dtype = at.type.dtype;
  const bool is_max = kind == ReductionKind::max, is_sum = kind == ReductionKind::sum;
  double extreme = is_max ? -__builtin_inf() : __builtin_inf();
  if (dtype == DType::i32) extreme = is_max ? -0x1p31 : 0x1p31 - 1;
  if (dtype == DType::u32) extreme = is_max ? 0 : 0x1p32 - 1;
  return at.out.constant(is_sum ? 0 : extreme, {dtype, {}});
}
// The table names the operation that takes two elements together.
template <ReductionKind kind>
Value reduce(const Site& at) {
  return at.result("stablehlo.reduce", {at.in[0], start_of(at, kind)},
                   {"dimensions = " + array_of(at.graph.dims(at.id)), at.out.reducer(at.operation, at.type.dtype), {}});
}

inline Value dot_general(const Site& at) {
  const DotDims& dot = at.graph.attributes<DotDims>(at.id);
  return at.result(at.operation, at.in,
                   {"dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = " + list_of(dot.left_batch) +
                        ", rhs_batching_dimensions = " + list_of(dot.right_batch) +
                        ", lhs_contracting_dimensions = " + list_of(dot.left_contracting) +
                        ", rhs_contracting_dimensions = " + list_of(dot.right_contracting) + '>',
                    {},
                    {}});
}

template <class Function>
[[nodiscard]] Dims of_each(const WindowDimensions& window, Function function) {
  Dims numbers;
  for (const WindowDimension& dim : window) numbers.push_back(function(dim));
  return numbers;
}
[[nodiscard]] inline Dims sizes_of(const WindowDimensions& window) {
  return of_each(window, [](const WindowDimension& dim) { return dim.size; });
}
[[nodiscard]] inline Dims strides_of(const WindowDimensions& window) {
  return of_each(window, [](const WindowDimension& dim) { return dim.stride; });
}
[[nodiscard]] inline Dims base_dilations_of(const WindowDimensions& window) {
  return of_each(window, [](const WindowDimension& dim) { return dim.base_dilation; });
}
[[nodiscard]] inline Dims window_dilations_of(const WindowDimensions& window) {
  return of_each(window, [](const WindowDimension& dim) { return dim.window_dilation; });
}
[[nodiscard]] inline std::string padding_of(const WindowDimensions& window) {
  std::vector<Index> edges;
  for (const WindowDimension& dim : window) {
    edges.push_back(dim.low);
    edges.push_back(dim.high);
  }
  return "padding = " + rows_of(edges, 2);
}

// "[b, f, 0, 1]": what each dimension is.
[[nodiscard]] inline std::string labels_of(const AxisList& dims, const char* first, const char* second) {
  std::vector<std::string> labels(to_size(dims.size()));
  for (int i = 0; i < dims.size(); ++i)
    labels[to_size(dims[i])] = i == 0 ? first : i == 1 ? second : std::to_string(i - 2);
  return '[' + joined(labels, [](const std::string& label) { return label; }) + ']';
}
inline Value convolution(const Site& at) {
  const ConvolutionDims& dims = at.graph.attributes<ConvolutionDims>(at.id);
  const WindowDimensions& window = dims.window;
  const std::string reversed =
      joined(window, [](const WindowDimension& dim) { return dim.reversed ? "true" : "false"; });
  const std::string numbers = "#stablehlo.conv<" + labels_of(dims.input, "b", "f") + 'x' +
                              labels_of(dims.kernel, "o", "i") + "->" + labels_of(dims.output, "b", "f") + '>';
  return at.result(at.operation, at.in,
                   {"dimension_numbers = " + numbers + ", window_strides = " + array_of(strides_of(window)) + ", " +
                        padding_of(window) + ", lhs_dilation = " + array_of(base_dilations_of(window)) +
                        ", rhs_dilation = " + array_of(window_dilations_of(window)) + ", window_reversal = array<i1" +
                        (reversed.empty() ? "" : ": ") + reversed +
                        ">, feature_group_count = " + std::to_string(dims.feature_groups) +
                        " : i64, batch_group_count = " + std::to_string(dims.batch_groups) + " : i64",
                    {},
                    {}});
}

template <ReductionKind kind>
Value reduce_window(const Site& at) {
  const WindowDimensions& window = at.graph.attributes<Window>(at.id).dims;
  return at.result("stablehlo.reduce_window", {at.in[0], start_of(at, kind)},
                   {"window_dimensions = " + array_of(sizes_of(window)) + ", window_strides = " +
                        array_of(strides_of(window)) + ", base_dilations = " + array_of(base_dilations_of(window)) +
                        ", window_dilations = " + array_of(window_dilations_of(window)) + ", " + padding_of(window),
                    at.out.reducer(at.operation, at.type.dtype),
                    {}});
}

// Keeps the first of equal elements, and a NaN.
[[nodiscard]] inline std::string selector(const Site& at) {
  const std::string scalar = name_of(TensorType{at.type.dtype, {}}), types = " : (" + scalar + ", " + scalar + ") -> ";
  const auto compared = [&](const char* name, const char* operands, const char* direction) {
    return std::string("  %") + name + " = \"stablehlo.compare\"" + operands +
           " <{comparison_direction = #stablehlo<comparison_direction " + direction + ">}>" + types + "tensor<i1>";
  };
  return at.out.region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):", compared("c", "(%a, %b)", "GE"),
                           compared("d", "(%a, %a)", "NE"),
                           "  %e = \"stablehlo.or\"(%c, %d) : (tensor<i1>, tensor<i1>) -> tensor<i1>",
                           "  \"stablehlo.return\"(%e) : (tensor<i1>) -> ()"});
}
inline Value select_and_scatter(const Site& at) {
  const WindowDimensions& window = at.graph.attributes<Window>(at.id).dims;
  return at.result(at.operation, {at.in[0], at.in[1], at.out.constant(0, {at.type.dtype, {}})},
                   {"window_dimensions = " + array_of(sizes_of(window)) +
                        ", window_strides = " + array_of(strides_of(window)) + ", " + padding_of(window),
                    selector(at) + ", " + at.out.reducer("stablehlo.add", at.type.dtype),
                    {}});
}

}  // namespace weft::stablehlo

#endif
