// QuantizedLinear: y = x W + b with W in 8 or 4 bits, for models whose weights were trained before; and Quantized,
// which turns the linear layers of any function into such.
#ifndef WEFT_NN_QUANTIZED_LINEAR_HPP
#define WEFT_NN_QUANTIZED_LINEAR_HPP

#include <weft/nn/linear.hpp>

namespace weft::nn {

// [..., in] -> [..., out]. Declares, under the names that GPTQ's files have, "<name>.qweight", i8 [in, out] or u8
// [ceil(in / 2), out], "<name>.scales" [blocks, out], f32, and with zero points "<name>.qzeros" like the scales, i8 or
// u8; and "<name>.bias" [out]. They hold nothing until they are given: see quantize_weights
// (train/quantize_weights.hpp). Errors: those of Linear and of Quantization.
struct QuantizedLinear {
  Name name = {};
  Index in = 0, out = 0;
  Quantization how = {};
  Bias bias = true;

  constexpr Var operator()(Var input) const {
    const WeightQuantization all{{{name / "weight", how}}};
    const QuantizesWeights scope(*input.graph, all);
    return Linear{.name = name, .in = in, .out = out, .bias = bias}(input);
  }
};

// The function with those weights of its linear layers in few bits whose names fit a rule; what it takes and returns is
// the same. Error: quantization_names_no_weight.
//
//   weft::dynamic::Program small(runtime, weft::nn::Quantized{model, {{{"h.*.weight", {.bits = 8}}}}}, inputs, mesh,
//   weft::Ddp{}); const auto errors = weft::quantize_weights(trained.tensors(), small.tensors(), rules);
template <class Function>
struct Quantized {
  Function function;
  WeightQuantization weights;

  template <class... More>
  requires requires(const Function& own, Var x, More... more) { own(x, more...); }
  constexpr auto operator()(Var x, More... more) const {
    const QuantizesWeights scope(*x.graph, weights);
    auto result = function(x, more...);
    for (const WeightQuantization::Rule& rule : weights.rules)
      if (!names_a_weight(*x.graph, rule.pattern)) quantization_names_no_weight(rule.pattern.c_str());
    return result;
  }

 private:
  static constexpr bool names_a_weight(const Graph& graph, const Name& pattern) {
    for (Index i = 0; i < graph.inputs.size(); ++i)
      if (const Name& name = graph.input_name(i);
          detail::is_quantized(name) && matches(pattern, detail::weight_of(name)))
        return true;
    return false;
  }
};
template <class Function>
Quantized(Function, WeightQuantization) -> Quantized<Function>;

}  // namespace weft::nn

#endif
