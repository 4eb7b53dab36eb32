// Linear: y = x W + b.
#ifndef WEFT_NN_LINEAR_HPP
#define WEFT_NN_LINEAR_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/layer_scope.hpp>
#include <weft/graph/var.hpp>
#include <weft/graph/weight_quantization.hpp>
#include <weft/nn/initializers.hpp>

namespace weft::nn {

// Declares a weight that starts as `start` says (Init::of gives it the fans of a layer) and returns it in the element type
// of x, which a layer computes in. `name` is what everybody knows it by, name / "weight"; `layer`: its type, for reports.
// Errors: parameter_declared_twice, tied_weight_is_unknown.
constexpr Var declare_weight(Var x, const Name& name, const Shape& shape, const Initializer& start,
                             const char* layer = "") {
  return convert({x.graph, x.graph->add_input(name, InputKind::weight, DType::f32, shape, start, layer)}, x.dtype());
}

namespace detail {

// x is [..., needed].
constexpr void check_last_extent(const Name& layer, const Shape& x, Index needed) {
  if (x.rank() == 0) layer_input_is_scalar(layer.c_str());
  if (x[x.rank() - 1] != needed) layer_input_differs(layer.c_str(), x[x.rank() - 1], needed);
}
// x, or, where that is no input of the layer and the mistake is noted, zeros that are one.
constexpr Var as_input(const Name& layer, Var x, Index needed) {
  const Shape shape = x.shape();
  const Index given = shape.rank() > 0 ? shape[shape.rank() - 1] : needed;
  if (given != needed &&
      x.graph->notes({Mistake::Kind::layer_input_differs, given, needed, layer.line, 0, layer})) {
    Dims extents = shape.dims;
    extents[shape.rank() - 1] = needed;
    return broadcast_to(constant(*x.graph, 0, x.dtype()), Shape(extents));
  }
  check_last_extent(layer, shape, needed);
  return x;
}
// Is it 1 or more, or is it noted that it is not? Error: layer_extent_is_not_positive.
constexpr bool is_positive(Graph& graph, const Name& layer, const char* what, Index extent) {
  if (extent >= 1) return true;
  const Name which = Name("layer_extent_is_not_positive: ").append(layer.c_str()).append(": ").append(what);
  if (!graph.notes_refusal(which.c_str(), extent, 1, layer.line))
    layer_extent_is_not_positive(layer.c_str(), what, extent);
  return false;
}

}  // namespace detail

// Weights in few bits lie beside numbers under names of their own, as GPTQ's files have them; see QuantizedLinear.
namespace detail {

[[nodiscard]] constexpr bool is_quantized(const Name& name) { return matches("*.qweight", name); }
// "up.qweight" -> "up.weight".
[[nodiscard]] constexpr Name weight_of(const Name& quantized) {
  return quantized.prefix(quantized.size - static_cast<int>(sizeof "qweight")) / "weight";
}
// x [..., in] times weights [in, out] that are declared here.
constexpr Var quantized_product(Var x, const Name& layer, Index in, Index out, const Quantization& how) {
  const auto declare = [&](const char* member, DType dtype, const Shape& extents) {
    return Var{x.graph, x.graph->add_input(layer / member, InputKind::weight, dtype, extents, {}, "Linear")};
  };
  const Shape blocks{how.blocks(in), out};
  QuantizedVar weights{declare("qweight", how.dtype(), {how.byte_rows(in), out}),
                       declare("scales", DType::f32, blocks)};
  if (how.zero_points) weights.zero_points = declare("qzeros", how.dtype(), blocks);
  return quantized_matmul(x, weights, how);
}

}  // namespace detail

// The gain of layers that write to a residual stream to which `writers` of them add, one after another: what they add up
// to starts as wide as what one of them would (GPT-2: 1 / sqrt(layers), of which a block has two; Radford et al., 2019).
[[nodiscard]] constexpr double residual_gain(Index writers) {
  return detail::inverse_root(static_cast<double>(writers));
}

// [..., in] -> [..., out]. Declares "<name>.weight" [in, out] and "<name>.bias" [out], used in the element type of x.
// Both start uniform in +-1/sqrt(in), as in PyTorch, or as `weight` and `bias` say (initializers.hpp), and `gain` times
// as wide. Weights are known by their names: to share them see tied.hpp. Errors: layer_input_differs,
// layer_input_is_scalar.
struct Linear {
  Name name = {};
  Index in = 0, out = 0;
  Bias bias = true;
  double gain = 1;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var input) const {
    if (!detail::is_positive(*input.graph, name, "in", in)) return input;
    if (!detail::is_positive(*input.graph, name, "out", out)) return input;
    const LayerScope layer(*input.graph, name, "Linear");
    const Var x = detail::as_input(name, input, in);
    const Shape shape = x.shape();
    const auto declare = [&](const char* member, const Shape& extents, const Init& start) {
      return declare_weight(x, name / member, extents, start.of({in, out}, gain), "Linear");
    };
    const Var rows = shape.rank() == 1 ? reshape(x, {1, in}) : x;
    const WeightQuantization* const quantized = x.graph->quantized_weights;
    const Quantization* const how = quantized == nullptr ? nullptr : quantized->find(name / "weight");
    Var y = how != nullptr ? detail::quantized_product(rows, name, in, out, *how)
                           : matmul(rows, declare("weight", {in, out}, weight));
    if (bias.exists) y = y + declare("bias", {out}, bias.init);
    return layer(shape.rank() == 1 ? reshape(y, {out}) : y);
  }
};

}  // namespace weft::nn

#endif
