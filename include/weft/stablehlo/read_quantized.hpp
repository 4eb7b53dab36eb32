// Quantized values: stored as integers, and numbers while an operation runs on them, as StableHLO's specification has it
// of all operations: dequantize, compute, quantize.
#ifndef WEFT_STABLEHLO_READ_QUANTIZED_HPP
#define WEFT_STABLEHLO_READ_QUANTIZED_HPP

#include <weft/graph/constants.hpp>
#include <weft/graph/elementwise.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo::read {

// One number for all elements, or one for each place along the axis, in the shape of x.
constexpr Var along_axis(Var x, const QuantizedType& type, const Buffer<double>& numbers, TextPlace place) {
  Graph& graph = *x.graph;
  if (type.axis < 0) return broadcast_to(weft::constant(graph, numbers[0], type.expressed), x.shape());
  if (type.axis >= x.rank() || x.shape()[type.axis] != numbers.size())
    stablehlo_count_differs(place, "!quant.uniform", "scales", numbers.size(),
                            type.axis < x.rank() ? x.shape()[type.axis] : 0);
  const Var list = constants(graph, type.expressed, {numbers.size()},
                             [&](Index i) { return element_bits(type.expressed, numbers[i]).low; });
  return broadcast_in_dim(list, x.shape(), {static_cast<std::int8_t>(type.axis)});
}
// (q - zero point) * scale
constexpr Var dequantized(Var q, const QuantizedType& type, TextPlace place) {
  const Var x = weft::convert(q, type.expressed);
  return (x - along_axis(x, type, type.zero_points, place)) * along_axis(x, type, type.scales, place);
}
// x / scale, to the nearest, ties to even, and the zero point; beyond what is stored the last that is.
constexpr Var quantized(Var x, const QuantizedType& type, TextPlace place) {
  x = weft::convert(x, type.expressed);
  const Var q = weft::round(x / along_axis(x, type, type.scales, place)) + along_axis(x, type, type.zero_points, place);
  return weft::convert(weft::minimum(weft::maximum(q, type.least), type.most), type.storage);
}

// What hands values on as they are stored.
constexpr bool takes_stored_values(std::string_view operation) {
  for (std::string_view known : {"func.call", "stablehlo.constant", "stablehlo.custom_call", "stablehlo.bitcast_convert",
                                 "stablehlo.composite", "stablehlo.if", "stablehlo.case", "stablehlo.while",
                                 "stablehlo.optimization_barrier", "sdy.sharding_constraint"})
    if (operation == known) return true;
  return operation.substr(0, 6) == "check.";
}

// Any operation some of whose values are quantized; `plain` reads it of numbers.
constexpr Buffer<Var> read_quantized(const Reading& at, Read plain) {
  if (takes_stored_values(at.operation.name)) return plain(at);
  const TextPlace place = at.operation.place;
  const auto type_of = [&](Index value) { return quantized_type(at.importer.value_type(value).quantized, place); };
  Reading on_numbers = at;
  for (Index i = 0; i < at.in.size(); ++i)
    if (const Index value = at.operation.operands[i]; at.importer.value_type(value).is_quantized())
      on_numbers.in[i] = dequantized(at.in[i], type_of(value), place);
  Buffer<Var> made = at.importer.read_expressed(on_numbers, plain);
  for (Index i = 0; i < made.size() && i < at.operation.results.size(); ++i)
    if (const Index value = at.operation.results[i]; at.importer.value_type(value).is_quantized())
      made[i] = quantized(made[i], type_of(value), place);
  return made;
}
// uniform_quantize, also from one quantized type to another, and uniform_dequantize: nothing lies between.
constexpr Buffer<Var> quantize(const Reading& at) {
  at.expect_operands(1);
  return at.in;
}

}  // namespace weft::stablehlo::read

#endif
