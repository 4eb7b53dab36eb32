// The reference meaning of every operation that one device does alone: naive loops over Values, no speed, no tricks.
#ifndef WEFT_REFERENCE_OPERATIONS_HPP
#define WEFT_REFERENCE_OPERATIONS_HPP

#include <weft/base/error_program.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/reference/elementwise.hpp>

#include <algorithm>
#include <limits>

namespace weft::reference {

using Operand = const Value*;

// Positions that a strided walk visits in row-major order: extents [2, 3], strides [1, 2] -> 0 2 4 1 3 5.
[[nodiscard]] WEFT_DECL std::vector<Index> walk(const Dims& extents, const Dims& strides, Index start = 0);
// The walk over some dimensions of a tensor, the others held at 0.
[[nodiscard]] WEFT_DECL std::vector<Index> walk_over(const Shape& shape, const AxisList& dims);
[[nodiscard]] WEFT_DECL Value gather(const Value& from, const Shape& shape, const std::vector<Index>& positions);

// One part of a tensor: [start, start + extents) in every dimension.
[[nodiscard]] WEFT_DECL std::vector<Index> block(const Shape& shape, const Dims& start, const Dims& extents);
// Part `number` of `parts` equal parts along `dim`.
[[nodiscard]] WEFT_DECL Value part_of(const Value& whole, int dim, Index parts, Index number);
// The parts one after the other along `dim`.
[[nodiscard]] WEFT_DECL Value joined(const std::vector<Operand>& parts, int dim);

// What an operation sees: its node and the values of its operands on the device, and for what looks at the mesh, those
// of all devices, by position.
struct Evaluation {
  const Graph& graph;
  Id id;
  std::vector<Operand> in;
  Arithmetic arithmetic = Arithmetic::typed;
  Index device = 0;
  const std::vector<Value>* everywhere = nullptr;  // the first operand on every device

  [[nodiscard]] const TensorType& type() const { return graph.type(id); }
  [[nodiscard]] const Shape& shape() const { return type().shape; }
  [[nodiscard]] DType dtype() const { return type().dtype; }
  [[nodiscard]] const Value& operator[](std::size_t i) const { return *in[i]; }
};

// One elementwise operation on operands of one shape: that of the node, or, in the body of a map, of the whole tensors.
template <OnElement on_element>
[[nodiscard]] Value elementwise(const Evaluation& at) {
  const Value& last = *at.in.back();
  const ElementTypes types{last.dtype, at.dtype(), at.arithmetic};
  Value out{at.dtype(), last.shape, {}};
  for (Index i = 0; i < last.shape.elements(); ++i) {
    const double a = at[0][i], b = at.in.size() > 1 ? at[1][i] : 0, c = at.in.size() > 2 ? at[2][i] : 0;
    out.elements.push_back(on_element(a, b, c, types));
  }
  return out;
}
// A sum of products: in double, rounded once; of integers modulo 2^64.
struct Sum {
  DType dtype;
  double real = 0;
  std::uint64_t bits = 0;

  WEFT_DECL void add(double a, double b = 1);
  [[nodiscard]] double value(Arithmetic arithmetic) const {
    return is_floating(dtype) ? rounded(real, dtype, arithmetic) : number_of(bits, dtype);
  }
};

// `kind`: sum, max or min.
template <ReductionKind kind>
[[nodiscard]] Value reduce(const Evaluation& at) {
  const Value& x = at[0];
  const AxisList& dims = at.graph.dims(at.id);
  const std::vector<Index> kept = walk_over(x.shape, shape_rule::free_dims(x.shape.rank(), {}, dims));
  const std::vector<Index> reduced = walk_over(x.shape, dims);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Value out{x.dtype, at.shape(), {}};
  for (Index base : kept) {
    Sum sum{x.dtype};
    double extremum = rounded(kind == ReductionKind::max ? -infinity : infinity, x.dtype);
    for (Index offset : reduced) {
      sum.add(x[base + offset]);
      if (kind != ReductionKind::sum)
        extremum = offset == reduced[0] ? x[base + offset]
                                        : step_of(kind)(extremum, x[base + offset], 0, {x.dtype, x.dtype, at.arithmetic});
    }
    out.elements.push_back(kind == ReductionKind::sum ? sum.value(at.arithmetic) : extremum);
  }
  return out;
}

[[nodiscard]] WEFT_DECL Value argsort(const Evaluation& at);

[[nodiscard]] WEFT_DECL Value dot_general(const Evaluation& at);

[[nodiscard]] WEFT_DECL Value cholesky(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value triangular_solve(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value quantized_matmul(const Evaluation& at);
// The kernel of a user's operation, which is its own reference, on copies. It rounds as it likes.
[[nodiscard]] WEFT_DECL Value custom_call(const Evaluation& at);

[[nodiscard]] WEFT_DECL Value broadcast(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value same_elements(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value transpose(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value slice(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value pad(const Evaluation& at);
// The positions in `whole` of the part `part` whose starts are the operands from `first` on, clamped.
[[nodiscard]] WEFT_DECL std::vector<Index> dynamic_block(const Evaluation& at, std::size_t first, const Shape& whole,
                                                         const Shape& part);
[[nodiscard]] WEFT_DECL Value dynamic_slice(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value dynamic_update_slice(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value concatenate(const Evaluation& at);

WEFT_DECL Index checked_row(const Evaluation& at, double index, Index rows);
[[nodiscard]] WEFT_DECL Value gather_rows(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value scatter_rows(const Evaluation& at);

[[nodiscard]] WEFT_DECL Value checked_label(const Evaluation& at);

[[nodiscard]] WEFT_DECL Value iota(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value constant(const Evaluation& at);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/operations.ipp>
#endif

#endif
