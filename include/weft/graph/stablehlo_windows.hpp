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
    return std::string("  %") + name + " = \"stablehlo.compare\"" + operands + " <{" + comparison(direction) + "}>" +
           types + "tensor<i1>";
  };
  return at.out.region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):", compared("c", "(%a, %b)", "GE"),
                           compared("d", "(%a, %a)", "NE"),
                           "  %e = \"stablehlo.or\"(%c, %d) : (tensor<i1>, tensor<i1>) -> tensor<i1>",
                           "  \"stablehlo.return\"(%e) : (tensor<i1>) -> ()"});
}
// The same tap after tap, where the window has holes, or what it moves over has: StableHLO's own has none.
class TapByTap {
 public:
  explicit TapByTap(const Site& at) : at_(at), window_(at.graph.attributes<Window>(at.id).dims) {}

  Value operator()() {
    const Value &x = at_.in[0], &source = at_.in[1];
    const TensorType flag{DType::pred, source.type.shape}, number{DType::i32, source.type.shape};
    const Value over = padded(x), is_element = padded(at_.out.constant(1, {DType::pred, x.type.shape}));
    const Index taps = Shape(sizes_of(window_)).elements();
    // The greatest element that was met so far, and at which tap.
    Value greatest = at_.out.constant(0, source.type), tap = at_.out.constant(-1, number);
    for (Index t = 0; t < taps; ++t) {
      const Value own = under(over, t), is_first = compare("LT", tap, at_.out.constant(0, number), flag);
      const Value is_nan = compare("NE", own, own, flag), was_number = compare("EQ", greatest, greatest, flag);
      const Value is_greater = either(compare("GT", own, greatest, flag), both(is_nan, was_number));
      const Value is_taken = both(under(is_element, t), either(is_first, is_greater));
      greatest = at_.step("stablehlo.select", {is_taken, own, greatest}, source.type);
      tap = at_.step("stablehlo.select", {is_taken, at_.out.constant(static_cast<double>(t), number), tap}, number);
    }
    Value sum = at_.out.constant(0, over.type);
    for (Index t = 0; t < taps; ++t) {
      const Value is_here = compare("EQ", tap, at_.out.constant(static_cast<double>(t), number), flag);
      const Value zeros = at_.out.constant(0, source.type);
      sum = at_.step("stablehlo.add",
                     {sum, placed(at_.step("stablehlo.select", {is_here, source, zeros}, source.type), t, over.type)});
    }
    return unpadded(sum);
  }

 private:
  const Site& at_;
  WindowDimensions window_;

  Value compare(const char* direction, const Value& a, const Value& b, const TensorType& flag) const {
    return at_.step("stablehlo.compare", {a, b}, flag, {comparison(direction), {}, {}});
  }
  Value both(const Value& a, const Value& b) const { return at_.step("stablehlo.and", {a, b}); }
  Value either(const Value& a, const Value& b) const { return at_.step("stablehlo.or", {a, b}); }

  // Where tap `t` is at the first place.
  [[nodiscard]] Dims start_of_tap(Index t) const {
    Dims start(window_.size(), 0);
    for (int i = window_.size() - 1; i >= 0; t /= window_[i--].size)
      start[i] = t % window_[i].size * window_[i].window_dilation;
    return start;
  }
  Value with_edges(const Value& x, const Dims& low, const Dims& high, const Dims& interior, const Shape& shape) const {
    return at_.step("stablehlo.pad", {x, at_.out.constant(0, {x.type.dtype, {}})}, {x.type.dtype, shape},
                    {"edge_padding_low = " + array_of(low) + ", edge_padding_high = " + array_of(high) +
                         ", interior_padding = " + array_of(interior),
                     {},
                     {}});
  }
  Value strided(const std::string& name, const Value& x, const Dims& start, const Dims& limit, const Dims& strides,
                const Shape& shape) const {
    return at_.out.line(name, "stablehlo.slice", {x}, {x.type.dtype, shape},
                        {"start_indices = " + array_of(start) + ", limit_indices = " + array_of(limit) +
                             ", strides = " + array_of(strides),
                         {},
                         {}});
  }
  // What the window moves over.
  Value padded(const Value& x) const {
    Dims extents;
    for (int i = 0; i < window_.size(); ++i) extents.push_back(window_[i].padded(x.type.shape[i]));
    return with_edges(x, of_each(window_, [](const WindowDimension& dim) { return dim.low; }),
                      of_each(window_, [](const WindowDimension& dim) { return dim.high; }),
                      of_each(window_, [](const WindowDimension& dim) { return dim.base_dilation - 1; }),
                      Shape(extents));
  }
  // What tap `t` meets at every place.
  Value under(const Value& over, Index t) const {
    const Shape& places = at_.in[1].type.shape;
    const Dims start = start_of_tap(t);
    Dims limit = start;
    for (int i = 0; i < limit.size(); ++i) limit[i] += (places[i] - 1) * window_[i].stride + 1;
    return strided({}, over, start, limit, strides_of(window_), places);
  }
  // The inverse: values of all places where tap `t` meets them, zeros elsewhere.
  Value placed(const Value& values, Index t, const TensorType& over) const {
    const Dims start = start_of_tap(t);
    Dims rest;
    for (int i = 0; i < start.size(); ++i)
      rest.push_back(over.shape[i] - start[i] - (values.type.shape[i] - 1) * window_[i].stride - 1);
    return with_edges(values, start, rest, of_each(window_, [](const WindowDimension& dim) { return dim.stride - 1; }),
                      over.shape);
  }
  Value unpadded(const Value& over) const {
    Dims extents;
    for (int i = 0; i < window_.size(); ++i) extents.push_back(over.type.shape[i] - window_[i].low - window_[i].high);
    const Value x = with_edges(over, of_each(window_, [](const WindowDimension& dim) { return -dim.low; }),
                               of_each(window_, [](const WindowDimension& dim) { return -dim.high; }),
                               Dims(window_.size(), 0), Shape(extents));
    return strided(at_.name, x, Dims(window_.size(), 0), extents, base_dilations_of(window_), at_.type.shape);
  }
};
inline Value select_and_scatter(const Site& at) {
  const WindowDimensions& window = at.graph.attributes<Window>(at.id).dims;
  for (const WindowDimension& dim : window)
    if (dim.base_dilation != 1 || dim.window_dilation != 1) return TapByTap(at)();
  return at.result(at.operation, {at.in[0], at.in[1], at.out.constant(0, {at.type.dtype, {}})},
                   {"window_dimensions = " + array_of(sizes_of(window)) +
                        ", window_strides = " + array_of(strides_of(window)) + ", " + padding_of(window),
                    selector(at) + ", " + at.out.reducer("stablehlo.add", at.type.dtype),
                    {}});
}

}  // namespace weft::stablehlo

#endif
