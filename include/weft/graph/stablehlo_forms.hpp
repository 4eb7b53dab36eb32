// The form of an operation in StableHLO: one operation where it has the same meaning there, a few where it has not.
#ifndef WEFT_GRAPH_STABLEHLO_FORMS_HPP
#define WEFT_GRAPH_STABLEHLO_FORMS_HPP

#include <weft/graph/stablehlo_text.hpp>

namespace weft::stablehlo {

// What a form is given: a node, the operands and the type of its result. In the body of a map, they have the shape that
// the body is applied to.
struct Site {
  Writer& out;
  const Graph& graph;
  Id id;
  const char* operation;  // as the table names it
  Values in;
  TensorType type;
  std::string name;  // of the result; empty: any

  // The last operation, which makes the result; and one before it.
  Value result(const std::string& last, const Values& operands, const Parts& parts = {}) const {
    return out.line(name, last, operands, type, parts);
  }
  Value step(const std::string& before, const Values& operands, const TensorType& made, const Parts& parts = {}) const {
    return out.line({}, before, operands, made, parts);
  }
  Value step(const std::string& before, const Values& operands) const {
    return step(before, operands, operands[0].type);
  }
  [[nodiscard]] bool is_unsigned() const { return row_of(type.dtype).kind == NumberKind::unsigned_integer; }
  // The result is an operand as it is.
  Value same_as(const Value& operand) const {
    out.comment('%' + name + " is " + operand.name + ": " + to_text(graph, id));
    return operand;
  }
};
using Form = Value (*)(const Site& at);

// The operation that the table names, on the same operands.
inline Value plain(const Site& at) { return at.result(at.operation, at.in); }
inline Value first_operand(const Site& at) { return at.same_as(at.in[0]); }

// bf16 is added up in f32 and rounded once.
template <Form form>
Value summed_in_f32(const Site& at) {
  if (at.type.dtype != DType::bf16) return form(at);
  Site wide = at;
  wide.name.clear();
  wide.type.dtype = DType::f32;
  for (Value& operand : wide.in)
    if (operand.type.dtype == DType::bf16)
      operand = at.step("stablehlo.convert", {operand}, {DType::f32, operand.type.shape});
  return at.result("stablehlo.convert", {form(wide)});
}

// --- Elementwise ---

// Unsigned numbers have no sign there.
inline Value absolute(const Site& at) { return at.is_unsigned() ? first_operand(at) : plain(at); }
inline Value sign(const Site& at) {
  return at.is_unsigned() ? at.result("stablehlo.minimum", {at.in[0], at.out.constant(1, at.type)}) : plain(at);
}
// The table names the direction.
inline Value compare(const Site& at) {
  return at.result("stablehlo.compare", at.in, {comparison(at.operation), {}, {}});
}
// Of pred: nothing is left of a bit that is shifted.
inline Value shift(const Site& at, const char* operation) {
  if (at.type.dtype != DType::pred) return at.result(operation, at.in);
  return at.result("stablehlo.and", {at.in[0], at.step("stablehlo.not", {at.in[1]})});
}
inline Value shift_left(const Site& at) { return shift(at, at.operation); }
// Signed numbers keep their sign.
inline Value shift_right(const Site& at) {
  return shift(at, at.is_unsigned() ? "stablehlo.shift_right_logical" : "stablehlo.shift_right_arithmetic");
}

// --- Leaves and movement ---

inline Value constant(const Site& at) {
  const Literal& literal = at.graph.attributes<Literal>(at.id);
  return at.result(
      at.operation, {},
      {"value = " + (literal.is_splat() ? splat_text(at.type, literal.splat)
                                        : dense_text(at.type, at.graph.literal_bytes.data() + literal.first_byte)),
       {},
       {}});
}
inline Value iota(const Site& at) {
  return at.result(at.operation, {},
                   {"iota_dimension = " + std::to_string(at.graph.dims(at.id)[0]) + " : i64", {}, {}});
}
inline Value broadcast(const Site& at) {
  return at.result(at.operation, at.in, {"broadcast_dimensions = " + array_of(at.graph.dims(at.id)), {}, {}});
}
inline Value transpose(const Site& at) {
  return at.result(at.operation, at.in, {"permutation = " + array_of(at.graph.dims(at.id)), {}, {}});
}
inline Value concatenate(const Site& at) {
  return at.result(at.operation, at.in, {"dimension = " + std::to_string(at.graph.dims(at.id)[0]) + " : i64", {}, {}});
}
inline Value slice(const Site& at) {
  const auto& [start, limit] = at.graph.attributes<SliceBounds>(at.id);
  return at.result(at.operation, at.in,
                   {"start_indices = " + array_of(start) + ", limit_indices = " + array_of(limit) +
                        ", strides = " + array_of(Dims(start.size(), 1)),
                    {},
                    {}});
}
inline Value pad(const Site& at) {
  const auto& [low, high] = at.graph.attributes<Padding>(at.id);
  return at.result(at.operation, {at.in[0], at.out.constant(0, {at.type.dtype, {}})},
                   {"edge_padding_low = " + array_of(low) + ", edge_padding_high = " + array_of(high) +
                        ", interior_padding = " + array_of(Dims(low.size(), 0)),
                    {},
                    {}});
}
inline Value dynamic_slice(const Site& at) {
  return at.result(at.operation, at.in,
                   {"slice_sizes = " + array_of(at.graph.attributes<SliceSizes>(at.id).sizes), {}, {}});
}

// Dimensions 1 and on of rows.
[[nodiscard]] inline std::string dims_of_a_row(const Shape& rows) {
  Dims dims;
  for (int d = 1; d < rows.rank(); ++d) dims.push_back(d);
  return list_of(dims);
}
// Whole rows of a table, by their numbers.
inline Value gather(const Site& at) {
  Dims sizes = at.in[0].type.shape.dims;
  sizes[0] = 1;
  return at.result(at.operation, at.in,
                   {"dimension_numbers = #stablehlo.gather<offset_dims = " + dims_of_a_row(at.type.shape) +
                        ", collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = " +
                        array_of(sizes) + ", indices_are_sorted = false",
                    {},
                    {}});
}
// Zeros, to which rows are added.
inline Value scatter(const Site& at) {
  const std::string numbers = "#stablehlo.scatter<update_window_dims = " + dims_of_a_row(at.type.shape) +
                              ", inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>";
  return at.result(at.operation, {at.out.constant(0, at.type), at.in[1], at.in[0]},
                   {"scatter_dimension_numbers = " + numbers + ", indices_are_sorted = false, unique_indices = false",
                    at.out.reducer("stablehlo.add", at.type.dtype),
                    {}});
}

// The mesh is not known where constraints are: the specification, as Shardy writes it, is an attribute.
inline Value sharding_constraint(const Site& at) {
  std::ostringstream sharding = detail::text_stream(), quoted = detail::text_stream();
  detail::write_spec(sharding, at.graph.attributes<ShardingConstraint>(at.id).spec);
  detail::write_quoted(quoted, sharding.str().c_str());
  return at.result("stablehlo.custom_call", at.in,
                   {"call_target_name = \"Sharding\"", {}, "weft.sharding = " + quoted.str()});
}
// The first operand, not before the second is there.
inline Value after(const Site& at) { return at.out.lines(at.name, at.operation, at.in, at.in)[0]; }

}  // namespace weft::stablehlo

#endif
