// Definitions of stablehlo/forms.hpp.
#ifndef WEFT_STABLEHLO_FORMS_IPP
#define WEFT_STABLEHLO_FORMS_IPP

#include <weft/graph/scatter_rows.hpp>
#include <weft/stablehlo/forms.hpp>

namespace weft::stablehlo {

Value Site::same_as(Value operand) const {
  out.comment('%' + name + " is " + out.name(operand) + ": " + to_text(graph, id));
  return operand;
}

Value plain(const Site& at) { return at.result({}); }

Value first_operand(const Site& at) { return at.same_as(at.in[0]); }

Value in_f32(const Site& at, Form form) {
  if (at.type.dtype != DType::bf16) return form(at);
  Site wide = at;
  wide.name = 'w' + at.name;
  wide.type.dtype = DType::f32;
  for (Value& operand : wide.in)
    if (at.out.type(operand).dtype == DType::bf16)
      operand = at.out.step("stablehlo.convert", {operand}, {DType::f32, at.out.shape(operand)});
  return at.result("stablehlo.convert", {form(wide)});
}

Value absolute(const Site& at) { return at.is_unsigned() ? first_operand(at) : plain(at); }

Value sign(const Site& at) {
  return at.is_unsigned() ? at.result("stablehlo.minimum", {at.in[0], at.out.constant(1, at.type)}) : plain(at);
}

Value multiply_add(const Site& at) {
  return at.result(at.operation, {at.out.step("stablehlo.multiply", {at.in[0], at.in[1]}), at.in[2]});
}

Value compare(const Site& at) { return at.result("stablehlo.compare", at.in, Attributes().direction(at.operation)); }

Value shift(const Site& at, const char* operation) {
  if (at.type.dtype != DType::pred) return at.result(operation, at.in);
  return at.result("stablehlo.and", {at.in[0], at.out.step("stablehlo.not", {at.in[1]})});
}

Value shift_left(const Site& at) { return shift(at, at.operation); }

Value shift_right(const Site& at) {
  return shift(at, at.is_unsigned() ? "stablehlo.shift_right_logical" : "stablehlo.shift_right_arithmetic");
}

Value constant(const Site& at) {
  const Literal& literal = at.attributes<Literal>();
  return at.result(Attributes().add(
      "value", literal.is_splat() ? splat_text(at.type, literal.splat)
                                  : dense_text(at.type, at.graph.literal_bytes.data() + literal.first_byte)));
}

Value iota(const Site& at) { return at.result(Attributes().number("iota_dimension", at.dims()[0])); }

Value broadcast(const Site& at) { return at.result(Attributes().array("broadcast_dimensions", at.dims())); }

Value transpose(const Site& at) { return at.result(Attributes().array("permutation", at.dims())); }

Value concatenate(const Site& at) { return at.result(Attributes().number("dimension", at.dims()[0])); }

Attributes slice_of(const Dims& start, const Dims& limit, const Dims& strides) {
  return Attributes().array("start_indices", start).array("limit_indices", limit).array("strides", strides);
}

Value slice(const Site& at) {
  const auto& [start, limit] = at.attributes<SliceBounds>();
  return at.result(slice_of(start, limit, Dims(start.size(), 1)));
}

Attributes edges_of(const Dims& low, const Dims& high, const Dims& interior) {
  return Attributes()
      .array("edge_padding_low", low)
      .array("edge_padding_high", high)
      .array("interior_padding", interior);
}

Value pad(const Site& at) {
  const auto& [low, high] = at.attributes<Padding>();
  const Value zero = at.out.constant(0, {at.type.dtype, {}});
  return at.result(at.operation, {at.in[0], zero}, edges_of(low, high, Dims(low.size(), 0)));
}

Value dynamic_slice(const Site& at) {
  return at.result(Attributes().array("slice_sizes", at.attributes<SliceSizes>().sizes));
}

std::string dims_of_a_row(const Shape& rows, const Shape& indices) {
  Dims dims;
  for (int d = indices.rank(); d < rows.rank(); ++d) dims.push_back(d);
  return list_of(dims);
}
// Behind the indices, each of which is one number.
inline std::string index_vector_dim(const Shape& indices) {
  return "index_vector_dim = " + std::to_string(indices.rank()) + ">";
}

Value gather(const Site& at) {
  Dims sizes = at.out.shape(at.in[0]).dims;
  sizes[0] = 1;
  const Shape indices = at.out.shape(at.in[1]);
  return at.result(
      Attributes()
          .add("dimension_numbers", "#stablehlo.gather<offset_dims = " + dims_of_a_row(at.type.shape, indices) +
                                        ", collapsed_slice_dims = [0], start_index_map = [0], " + index_vector_dim(indices))
          .array("slice_sizes", sizes)
          .add("indices_are_sorted", "false"));
}

Value scatter(const Site& at) {
  Attributes how;
  const Shape indices = at.out.shape(at.in[1]);
  how.add("scatter_dimension_numbers",
          "#stablehlo.scatter<update_window_dims = " + dims_of_a_row(at.out.shape(at.in[0]), indices) +
              ", inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], " + index_vector_dim(indices));
  how.add("indices_are_sorted", "false").add("unique_indices", "false");
  how.region(at.out.reducer("stablehlo.add", at.type.dtype));
  return at.result(at.operation, {at.out.constant(0, at.type), at.in[1], at.in[0]}, how);
}

Value scatter_rows(const Site& at) {
  static constexpr const char* bodies[] = {"", "stablehlo.add", "stablehlo.multiply", "stablehlo.minimum",
                                           "stablehlo.maximum"};
  const auto join =
      static_cast<std::size_t>(weft::detail::with_options<ScatterRows>(at.attributes<CustomAttributes>().options).join);
  Attributes how;
  how.add("scatter_dimension_numbers",
          "#stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], "
          "scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>");
  how.add("indices_are_sorted", "false").add("unique_indices", "false");
  how.region(join == 0 ? at.out.second(at.type.dtype) : at.out.reducer(bodies[join], at.type.dtype));
  return at.result("stablehlo.scatter", {at.in[0], at.in[2], at.in[1]}, how);
}

Value cholesky(const Site& at) {
  const int rank = at.type.shape.rank();
  const TensorType numbers{DType::i32, at.type.shape}, flags{DType::pred, at.type.shape};
  const Value factor = at.out.step(at.operation, at.in, at.type, Attributes().add("lower", "true"));
  const Value row = at.out.step("stablehlo.iota", {}, numbers, Attributes().number("iota_dimension", rank - 2));
  const Value column = at.out.step("stablehlo.iota", {}, numbers, Attributes().number("iota_dimension", rank - 1));
  const Value is_lower = at.out.step("stablehlo.compare", {row, column}, flags, Attributes().direction("GE"));
  return at.result("stablehlo.select", {is_lower, factor, at.out.constant(0, at.type)});
}

Value triangular_solve(const Site& at) {
  const bool is_transposed = at.graph.number(at.id) != 0;
  Attributes how;
  how.add("left_side", "true").add("lower", "true").add("unit_diagonal", "false");
  how.add("transpose_a", is_transposed ? "#stablehlo<transpose TRANSPOSE>" : "#stablehlo<transpose NO_TRANSPOSE>");
  return at.result(how);
}

// Bytes of two nibbles as rows of their own, the low ones first.
inline Value unpacked_nibbles(const Site& at, Value bytes, Index rows) {
  const Shape shape = at.out.shape(bytes);
  const TensorType type = at.out.type(bytes);
  const auto one_row = [&](Value nibbles) {
    return at.out.step("stablehlo.reshape", {nibbles}, {type.dtype, {shape[0], 1, shape[1]}});
  };
  const Value low = one_row(at.out.step("stablehlo.and", {bytes, at.out.constant(15, type)}));
  const Value high = one_row(at.out.step("stablehlo.shift_right_logical", {bytes, at.out.constant(4, type)}));
  const Value both = at.out.step("stablehlo.concatenate", {low, high}, {type.dtype, {shape[0], 2, shape[1]}},
                                 Attributes().number("dimension", 1));
  const Value all = at.out.step("stablehlo.reshape", {both}, {type.dtype, {2 * shape[0], shape[1]}});
  return at.out.step("stablehlo.slice", {all}, {type.dtype, {rows, shape[1]}}, slice_of({0, 0}, {rows, shape[1]}, {1, 1}));
}

Value quantized_matmul(const Site& at) {
  const Shape x = at.out.shape(at.in[0]), blocks = at.out.shape(at.in[2]);
  const Index k = x[x.rank() - 1], n = blocks[1], block = QuantizedProduct(at.graph.number(at.id)).block;
  const bool has_nibbles = at.out.type(at.in[1]).dtype == DType::u8;
  const TensorType matrix{DType::f32, {k, n}};
  const auto as_floats = [&](Value value) {
    return at.out.step("stablehlo.convert", {value}, {DType::f32, at.out.shape(value)});
  };
  const auto by_row = [&](Value value) {
    const Value repeated = at.out.step("stablehlo.broadcast_in_dim", {value}, {DType::f32, {blocks[0], block, n}},
                                       Attributes().array("broadcast_dimensions", {0, 2}));
    const Value all = at.out.step("stablehlo.reshape", {repeated}, {DType::f32, {blocks[0] * block, n}});
    return at.out.step("stablehlo.slice", {all}, matrix, slice_of({0, 0}, {k, n}, {1, 1}));
  };
  Value weights = as_floats(has_nibbles ? unpacked_nibbles(at, at.in[1], k) : at.in[1]);
  const bool has_zeros = at.in.size() == 4;
  if (has_zeros || has_nibbles)
    weights = at.out.step("stablehlo.subtract",
                          {weights, has_zeros ? by_row(as_floats(at.in[3])) : at.out.constant(8, matrix)});
  weights = at.out.step("stablehlo.multiply", {weights, by_row(at.in[2])});
  const std::string dims = "#stablehlo.dot<lhs_contracting_dimensions = [" + std::to_string(x.rank() - 1) +
                           "], rhs_contracting_dimensions = [0]>";
  const Attributes contracted = Attributes().add("dot_dimension_numbers", dims);
  if (!QuantizedProduct(at.graph.number(at.id)).activations)
    return at.result(at.operation, {at.in[0], weights}, contracted);
  // Each row as multiples of its largest number / 127.
  const int last = x.rank() - 1;
  Dims rows, kept;
  for (int dim = 0; dim < last; ++dim) rows.push_back(x[dim]), kept.push_back(dim);
  const TensorType line{DType::f32, Shape(rows)}, whole{DType::f32, x};
  Attributes over_last = Attributes().array("dimensions", {last});
  over_last.region(at.out.reducer("stablehlo.maximum", DType::f32));
  const Value most = at.out.step("stablehlo.reduce", {at.out.step("stablehlo.abs", {at.in[0]}), at.out.constant(0, {DType::f32, {}})},
                                 line, over_last);
  const Value part = at.out.step("stablehlo.divide", {most, at.out.constant(127, line)});
  const Value is_zero = at.out.step("stablehlo.compare", {most, at.out.constant(0, line)}, {DType::pred, line.shape},
                                    Attributes().direction("EQ"));
  const Value step = at.out.step("stablehlo.select", {is_zero, at.out.constant(1, line), part}, line);
  const auto spread = [&](const TensorType& type) {
    return at.out.step("stablehlo.broadcast_in_dim", {step}, type, Attributes().array("broadcast_dimensions", kept));
  };
  const Value integers =
      at.out.step("stablehlo.round_nearest_even", {at.out.step("stablehlo.divide", {at.in[0], spread(whole)})});
  const Value product = at.out.step(at.operation, {integers, weights}, at.type, contracted);
  return at.result("stablehlo.multiply", {product, spread(at.type)});
}

Value sharding_constraint(const Site& at) {
  std::ostringstream sharding = weft::detail::text_stream();
  weft::detail::write_spec(sharding, at.attributes<ShardingConstraint>().spec);
  return at.result(Attributes().add("call_target_name", "\"Sharding\"").note("weft.sharding", sharding.str().c_str()));
}

Value shard_boundary(const Site& at) {
  const std::string target = '"' + std::string(at.operation) + '"';
  return at.result("stablehlo.custom_call", at.in, Attributes().add("call_target_name", target));
}

Value after(const Site& at) { return at.out.lines(at.name, at.operation, at.in)[0]; }

}  // namespace weft::stablehlo

#endif
