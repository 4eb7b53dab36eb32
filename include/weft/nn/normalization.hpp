// Normalization over the last dimension.
#ifndef WEFT_NN_NORMALIZATION_HPP
#define WEFT_NN_NORMALIZATION_HPP

#include <weft/nn/linear.hpp>

namespace weft::nn {

namespace detail {

// "<name>.<member>" [features] of a `layer`, filled with `value`, in the element type of x.
constexpr Var filled_weight(const char* layer, const Name& name, const char* member, Index features, float value,
                            Var x) {
  return declare_weight(x, name / member, {features}, {Initializer::Kind::fill, value}, layer);
}

// (x - mean) / sqrt(variance + eps) over the last dimension; of bf16 and f16 made in f32 and rounded once. A mean is
// off by a rounding, which is all that is left of a row of equal large numbers: what it leaves is found beside the
// squares and taken off, too. As constants: where nothing is rounded they are 0. So the mean may be off by one rounding
// more, and is the sum times 1 / count: divisions of whole vectors, three a row, take a tenth of the time.
constexpr Var normalized(Var x, double eps) {
  const Index count = x.shape()[x.rank() - 1];
  const auto mean_of_row = [count](Var y) {
    return count == 0 ? mean(y, -1) : sum(y, -1) * (1 / static_cast<double>(count));  // of nothing: its error
  };
  const Var wide = weft::detail::widened(x), off = wide - expand_dims(mean_of_row(wide), -1);
  const Var squares = mean_of_row(square(off)), left = mean_of_row(off);
  const Var scale = rsqrt(squares - stop_gradient(minimum(square(left), squares)) + eps);
  const Var in_rows = expand_dims(scale, -1), rest = expand_dims(stop_gradient(-left * scale), -1);
  return convert(multiply_add(off, in_rows, rest), x.dtype());
}

}  // namespace detail

// (x - mean) / sqrt(variance + eps) * weight + bias over the last dimension, the variance divided by `features` (Ba et
// al., 2016), as torch.nn.LayerNorm. [..., features] -> the same. Declares "<name>.weight" (ones) and "<name>.bias"
// (zeros). Errors: layer_input_differs, layer_input_is_scalar.
struct LayerNorm {
  Name name = {};
  Index features = 0;
  double eps = 1e-5;

  constexpr Var operator()(Var input) const {
    if (!detail::is_positive(*input.graph, name, "features", features)) return input;
    const LayerScope layer(*input.graph, name, "LayerNorm");
    const Var x = detail::as_input(name, input, features);
    const Var normal = detail::normalized(x, eps);
    // One by one: operands of + may be evaluated in any order, and inputs are numbered as they are declared.
    const Var weight = detail::filled_weight("LayerNorm", name, "weight", features, 1, x);
    const Var bias = detail::filled_weight("LayerNorm", name, "bias", features, 0, x);
    return layer(multiply_add(normal, weight, bias));
  }
};

// x / sqrt(mean(x^2) + eps) * weight over the last dimension (Zhang and Sennrich, 2019). [..., features] -> the same.
// Declares "<name>.weight" (ones). Errors: layer_input_differs, layer_input_is_scalar.
struct RmsNorm {
  Name name = {};
  Index features = 0;
  double eps = 1e-6;

  constexpr Var operator()(Var input) const {
    if (!detail::is_positive(*input.graph, name, "features", features)) return input;
    const LayerScope layer(*input.graph, name, "RmsNorm");
    const Var x = detail::as_input(name, input, features);
    const Var wide = weft::detail::widened(x);
    const Var scale = rsqrt(mean(square(wide), -1) + eps);
    const Var normal = convert(wide * expand_dims(scale, -1), x.dtype());
    return layer(normal * detail::filled_weight("RmsNorm", name, "weight", features, 1, x));
  }
};

}  // namespace weft::nn

#endif
