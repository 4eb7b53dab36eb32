// How products, convolutions and batch normalization become operations of the graph.
#ifndef WEFT_STABLEHLO_READ_CONTRACTIONS_HPP
#define WEFT_STABLEHLO_READ_CONTRACTIONS_HPP

#include <weft/graph/contraction.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/stablehlo/convolution_by_taps.hpp>
#include <weft/stablehlo/importer.hpp>
#include <weft/stablehlo/zeros_around.hpp>

namespace weft::stablehlo::read {

// Batch, contracting: of the left and of the right operand.
constexpr DotDims dot_dims(const Reading& at) {
  DotDims dot;
  const auto set = [&](const Attribute* both, AxisList& left, AxisList& right) {
    if (both == nullptr) return;
    if (both->items.size() != 2) stablehlo_is_malformed(both->place, "two lists: [...] x [...]", both->name);
    left = at.axes(at.integers(both->items[0]));
    right = at.axes(at.integers(both->items[1]));
  };
  const Attribute* const numbers = at.find("dot_dimension_numbers");
  if (numbers == nullptr) {
    set(at.find("batching_dims"), dot.left_batch, dot.right_batch);
    set(at.find("contracting_dims"), dot.left_contracting, dot.right_contracting);
    return dot;
  }
  const auto one = [&](const char* name, AxisList& dims) {
    if (const Attribute* const found = find(numbers->items, name)) dims = at.axes(at.integers(*found));
  };
  one("lhs_batching_dimensions", dot.left_batch);
  one("rhs_batching_dimensions", dot.right_batch);
  one("lhs_contracting_dimensions", dot.left_contracting);
  one("rhs_contracting_dimensions", dot.right_contracting);
  return dot;
}

// Operands of unlike types, or of integers, are converted to the result's first. Of predicates: does a pair hold?
constexpr Buffer<Var> dot_of(const Reading& at, const DotDims& dot) {
  at.expect_operands(2);
  const bool are_predicates = at.dtype() == DType::pred;
  const DType dtype = are_predicates ? DType::f32 : at.dtype();
  Var left = at.in[0], right = at.in[1];
  if (are_predicates) left = weft::convert(left, dtype), right = weft::convert(right, dtype);
  if (left.dtype() != right.dtype() || !is_floating(left.dtype())) {
    left = weft::convert(left, dtype);
    right = weft::convert(right, dtype);
  }
  // Its rule checks the dimensions, also where no kernel follows, and makes the shape.
  const TypeId given = at.graph().types.intern(dtype, at.is_open() ? Shape() : at.type().shape);
  const Var made = emit_var(Op::dot_general, {left, right}, dot, given);
  if (!is_floating(left.dtype())) return {weft::detail::product_of_integers(left, right, dot)};
  return {are_predicates ? made != 0.0 : weft::convert(made, dtype)};
}
constexpr Buffer<Var> dot_general(const Reading& at) { return dot_of(at, dot_dims(at)); }
// Vectors and matrices: the last dimension of the left one meets the first one of the right.
constexpr Buffer<Var> dot(const Reading& at) {
  at.expect_operands(2);
  return dot_of(at, {{}, {}, {static_cast<std::int8_t>(at.in[0].rank() - 1)}, {0}});
}

// Which dimension `first`, which `second`, and then the spatial ones: of [b, f, 0, 1].
constexpr AxisList convolution_order(const Reading& at, const Attribute& list, std::string_view first,
                                     std::string_view second) {
  AxisList order(list.items.size() > max_rank ? 0 : static_cast<int>(list.items.size()), -1);
  for (Index i = 0; i < order.size(); ++i) {
    const Attribute& item = list.items[i];
    const Index place = item.text == first                     ? 0
                        : item.text == second                  ? 1
                        : item.kind == Attribute::Kind::number ? 2 + at.integers(item)[0]
                                                               : -1;
    if (place < 0 || place >= order.size() || order[place] >= 0)
      stablehlo_is_malformed(list.place, "each dimension of a convolution once", item.text);
    order[place] = static_cast<std::int8_t>(i);
  }
  if (order.size() < 2) stablehlo_is_malformed(list.place, "the dimensions of a convolution", list.name);
  return order;
}

// A convolution of integers or of f64, which its kernels do not know.
constexpr Var convolution_by_taps(const Reading& at, Var input, Var kernel, const ConvolutionDims& dims) {
  // Its rule checks the dimensions.
  const Var whole = weft::convolution(weft::convert(input, DType::f32), weft::convert(kernel, DType::f32), dims);
  const ConvolutionByTaps by_taps(input, kernel, dims);
  if (by_taps.taps() > 4096) at.refuse("size of the window of");
  const Var made = by_taps.run();
  shape_rule::check_same_shape("convolution", whole.shape(), made.shape());
  return made;
}
// Are sums of these narrow integers exact in f32?
constexpr bool has_exact_sums(Var input, Var kernel, const ConvolutionDims& dims) {
  const Var own[] = {weft::detail::before_widening(input), weft::detail::before_widening(kernel)};
  if (!is_integer(own[0].dtype()) || !is_integer(own[1].dtype())) return false;
  const Index outputs = kernel.shape()[dims.kernel[0]];
  const Index count = outputs == 0 ? 0 : kernel.elements() / outputs;  // channels and taps
  return weft::detail::exact_type_of_sums(own[0].dtype(), own[1].dtype(), count) == DType::f32;
}
// `given`: the padding of each spatial dimension, low and high, if no attribute has it.
constexpr Buffer<Var> convolution_padded(const Reading& at, const Buffer<Index>* given) {
  const Attribute& numbers =
      at.find("dim_numbers") != nullptr ? at.attribute("dim_numbers") : at.attribute("dimension_numbers");
  if (numbers.items.size() != 3) stablehlo_is_malformed(numbers.place, "[...]x[...]->[...]", numbers.name);
  ConvolutionDims dims;
  dims.input = convolution_order(at, numbers.items[0], "b", "f");
  dims.kernel = convolution_order(at, numbers.items[1], "o", "i");
  dims.output = convolution_order(at, numbers.items[2], "b", "f");
  dims.feature_groups = at.number("feature_group_count", 1);
  dims.batch_groups = at.number("batch_group_count", 1);
  const int spatial = dims.input.size() - 2;
  if (dims.kernel.size() != dims.input.size() || dims.input.size() != at.in[0].rank() ||
      dims.kernel.size() != at.in[1].rank() || dims.output.size() != dims.input.size())
    operand_ranks_differ("convolution", dims.kernel.size(), dims.input.size());
  const Attribute* const window = at.find("window");
  const auto list = [&](const char* generic, const char* printed, Index count, Index otherwise) {
    const Attribute* const found = window != nullptr ? find(window->items, printed) : at.find(generic);
    Buffer<Index> made = found == nullptr ? Buffer<Index>(count, otherwise) : at.integers(*found);
    if (made.size() != count) operand_ranks_differ("convolution", made.size(), count);
    return made;
  };
  const Buffer<Index> strides = list("window_strides", "stride", spatial, 1),
                      padding = given != nullptr ? *given : list("padding", "pad", 2 * spatial, 0);
  if (padding.size() != 2 * spatial) operand_ranks_differ("convolution", padding.size(), 2 * spatial);
  const Buffer<Index> base = list("lhs_dilation", "lhs_dilate", spatial, 1);
  const Buffer<Index> taps = list("rhs_dilation", "rhs_dilate", spatial, 1);
  const Buffer<Index> reversed = list("window_reversal", "reverse", spatial, 0);
  for (int i = 0; i < spatial; ++i)
    if (strides[i] < 1 || base[i] < 1 || taps[i] < 1)
      stablehlo_is_malformed(at.operation.place, "strides and dilations of 1 or more", at.operation.name);
  for (int i = 0; i < spatial; ++i)
    dims.window.push_back({at.in[1].shape()[dims.kernel[2 + i]], strides[i], padding[2 * i], padding[2 * i + 1],
                           base[i], taps[i], reversed[i] != 0});
  // Sums are of the result's type, also where the operands are narrower.
  Var input = at.in[0], kernel = at.in[1];
  if (input.dtype() != kernel.dtype() || !is_floating(input.dtype()) ||
      size_bytes(input.dtype()) < size_bytes(at.dtype()))
    input = weft::convert(input, at.dtype()), kernel = weft::convert(kernel, at.dtype());
  for (int i = 0; i < spatial; ++i)
    if (dims.window[i].positions(input.shape()[dims.input[2 + i]]) < 1 && !at.is_open() &&
        at.type().shape.elements() == 0)
      return {broadcast_to(weft::constant(at.graph(), 0, at.dtype()), at.type().shape)};
  if (is_integer(input.dtype()) && has_exact_sums(at.in[0], at.in[1], dims)) {
    const Var sums = weft::convolution(weft::convert(input, DType::f32), weft::convert(kernel, DType::f32), dims);
    return {weft::convert(weft::convert(sums, DType::i32), at.dtype())};
  }
  if (!is_floating(input.dtype()) || input.dtype() == DType::f64) return {convolution_by_taps(at, input, kernel, dims)};
  input = without_zeros_around(input, [&dims](int dim) {
    WindowDimension* found = nullptr;
    for (int i = 0; i < dims.window.size(); ++i)
      if (dims.input[2 + i] == dim) found = &dims.window[i];
    return found;
  });
  return {weft::convert(weft::convolution(input, kernel, dims), at.dtype())};
}
constexpr Buffer<Var> convolution(const Reading& at) {
  at.expect_operands(2);
  return convolution_padded(at, nullptr);
}

// What batch normalization needs: x's statistics over all dimensions but one.
struct FeatureDims {
  AxisList feature, others;
  Index count = 1;  // of elements with one feature
};
constexpr FeatureDims feature_dims(const Reading& at) {
  const Index feature = at.number("feature_index");
  FeatureDims dims;
  if (feature < 0 || feature >= at.in[0].rank()) dimension_out_of_range("batch_norm", feature, at.in[0].rank());
  for (int dim = 0; dim < at.in[0].rank(); ++dim) {
    (dim == feature ? dims.feature : dims.others).push_back(static_cast<std::int8_t>(dim));
    dims.count *= dim == feature ? 1 : at.in[0].shape()[dim];
  }
  return dims;
}
// An f32, also of batches of f64.
constexpr double epsilon_of(const Reading& at) {
  const Attribute& epsilon = at.attribute("epsilon");
  return element_value(DType::f32, epsilon.text.size() > 1 && epsilon.text[1] == 'x'
                                       ? ElementBits{detail::integer_bits(epsilon.text, false, epsilon.place), 0}
                                       : element_bits(DType::f32, decimal_value(epsilon.text)));
}
// (x, scale, offset, mean, variance)
constexpr Buffer<Var> batch_norm_inference(const Reading& at) {
  at.expect_operands(5);
  const FeatureDims dims = feature_dims(at);
  const auto wide = [&](Var of_features) { return broadcast_in_dim(of_features, at.in[0].shape(), dims.feature); };
  const Var deviation = sqrt(at.in[4] + epsilon_of(at));
  return {(at.in[0] - wide(at.in[3])) / wide(deviation) * wide(at.in[1]) + wide(at.in[2])};
}
// (x, scale, offset) -> result, mean, variance
constexpr Buffer<Var> batch_norm_training(const Reading& at) {
  at.expect_operands(3);
  const FeatureDims dims = feature_dims(at);
  const Var x = at.in[0];
  const auto wide = [&](Var of_features) { return broadcast_in_dim(of_features, x.shape(), dims.feature); };
  const auto averaged = [&](Var y) {
    return weft::reduce(Op::reduce_sum, y, dims.others) / static_cast<double>(dims.count);
  };
  const Var average = averaged(x), centered = x - wide(average), variance = averaged(centered * centered);
  const Var made = centered / wide(sqrt(variance + epsilon_of(at))) * wide(at.in[1]) + wide(at.in[2]);
  return {made, average, variance};
}
// (x, scale, mean, variance, gradient of the result) -> gradients of x, scale and offset
constexpr Buffer<Var> batch_norm_grad(const Reading& at) {
  at.expect_operands(5);
  const FeatureDims dims = feature_dims(at);
  const Var x = at.in[0], gradient = at.in[4];
  const auto wide = [&](Var of_features) { return broadcast_in_dim(of_features, x.shape(), dims.feature); };
  const auto total = [&](Var y) { return weft::reduce(Op::reduce_sum, y, dims.others); };
  const auto count = static_cast<double>(dims.count);
  const Var deviation = sqrt(at.in[3] + epsilon_of(at));
  const Var normal = (x - wide(at.in[2])) / wide(deviation);
  const Var of_offset = total(gradient), of_scale = total(gradient * normal);
  const Var inner = gradient - wide(of_offset) / count - normal * (wide(of_scale) / count);
  return {wide(at.in[1] / deviation) * inner, of_scale, of_offset};
}

}  // namespace weft::stablehlo::read

#endif
