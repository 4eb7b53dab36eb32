// The form of an operation in StableHLO: one operation where it has the same meaning there, a few where it has not.
#ifndef WEFT_STABLEHLO_FORMS_HPP
#define WEFT_STABLEHLO_FORMS_HPP

#include <weft/stablehlo/writer.hpp>

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
  std::string name;  // of the result

  // The last operation, which makes the result.
  Value result(const char* last, ValueList operands, const Attributes& attributes = {}) const {
    return out.line(name, last, operands, type, attributes);
  }
  Value result(const Attributes& attributes) const { return out.line(name, operation, in, type, attributes); }
  // The result is an operand as it is.
  WEFT_DECL Value same_as(Value operand) const;
  [[nodiscard]] bool is_unsigned() const { return row_of(type.dtype).kind == NumberKind::unsigned_integer; }
  // Those of the node.
  template <weft::Attributes T>
  [[nodiscard]] const T& attributes() const {
    return graph.attributes<T>(id);
  }
  [[nodiscard]] Dims dims() const { return dims_of(graph.dims(id)); }
};
using Form = Value(const Site& at);

// The operation that the table names, on the same operands.
WEFT_DECL Value plain(const Site& at);
WEFT_DECL Value first_operand(const Site& at);

// bf16 is added up in f32 and rounded once.
WEFT_DECL Value in_f32(const Site& at, Form form);
template <Form form>
Value summed_in_f32(const Site& at) {
  return in_f32(at, form);
}

// --- Elementwise ---

// Unsigned numbers have no sign there.
WEFT_DECL Value absolute(const Site& at);
WEFT_DECL Value sign(const Site& at);
// In two operations, rounded twice: there is none that rounds once.
WEFT_DECL Value multiply_add(const Site& at);
// The table names the direction.
WEFT_DECL Value compare(const Site& at);
// A shift; of pred nothing is left of a bit that is shifted.
WEFT_DECL Value shift(const Site& at, const char* operation);
WEFT_DECL Value shift_left(const Site& at);
// Signed numbers keep their sign.
WEFT_DECL Value shift_right(const Site& at);

// --- Leaves and movement ---

WEFT_DECL Value constant(const Site& at);
WEFT_DECL Value iota(const Site& at);
WEFT_DECL Value broadcast(const Site& at);
WEFT_DECL Value transpose(const Site& at);
WEFT_DECL Value concatenate(const Site& at);

[[nodiscard]] WEFT_DECL Attributes slice_of(const Dims& start, const Dims& limit, const Dims& strides);
WEFT_DECL Value slice(const Site& at);
[[nodiscard]] WEFT_DECL Attributes edges_of(const Dims& low, const Dims& high, const Dims& interior);
WEFT_DECL Value pad(const Site& at);
WEFT_DECL Value dynamic_slice(const Site& at);

// Dimensions of rows behind those that their indices have.
[[nodiscard]] WEFT_DECL std::string dims_of_a_row(const Shape& rows, const Shape& indices);
// Whole rows of a table, by their numbers.
WEFT_DECL Value gather(const Site& at);
// Zeros, to which rows are added.
WEFT_DECL Value scatter(const Site& at);
// A call of ScatterRows, as the scatter that it does.
WEFT_DECL Value scatter_rows(const Site& at);

// What stands above the diagonal may be anything there, and is zero here.
WEFT_DECL Value cholesky(const Site& at);
WEFT_DECL Value triangular_solve(const Site& at);
// The weights as numbers of f32, which XLA fuses into the product, and the product.
WEFT_DECL Value quantized_matmul(const Site& at);

// The mesh is not known where constraints are: the specification, as Shardy writes it, is an attribute.
WEFT_DECL Value sharding_constraint(const Site& at);
// custom_call @SPMDFullToShardShape, @SPMDShardToFullShape.
WEFT_DECL Value shard_boundary(const Site& at);
// The first operand, not before the second is there.
WEFT_DECL Value after(const Site& at);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/forms.ipp>
#endif

#endif
