// How operations that move elements become operations of the graph.
#ifndef WEFT_STABLEHLO_READ_MOVEMENT_HPP
#define WEFT_STABLEHLO_READ_MOVEMENT_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/move_dimensions.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo::read {

// Both parts of each number, or the one that is asked for.
constexpr Var complex_constant(const Reading& at, const Elements& elements, const TensorType& type) {
  const DType real = real_of(type.dtype);
  const Index size = size_bytes(real), count = elements.is_splat ? 1 : type.shape.elements();
  const int part = at.importer.part();
  Buffer<std::uint8_t> bytes;
  for (Index i = 0; i < 2 * count; ++i)
    if (part < 0 || i % 2 == part)
      bytes.append(elements.bytes.data() + i * size, elements.bytes.data() + (i + 1) * size);
  Dims extents = type.shape.dims;
  if (elements.is_splat) extents = {};
  if (part < 0) extents.push_back(2);
  const Var made{&at.graph(), at.graph().add_literal(real, Shape(extents), bytes)};
  if (!elements.is_splat) return made;
  const Shape whole = at.importer.kept(type).shape;
  return part < 0 ? broadcast_to(made, whole) : broadcast_in_dim(made, whole, {});
}
constexpr Var constant_of(const Reading& at, const Attribute& value) {
  const Elements elements = elements_of(at.importer.module(), value);
  const auto& [dtype, shape] = value.type;
  if (is_complex(dtype)) return complex_constant(at, elements, value.type);
  if (!elements.is_splat && shape.elements() != 1)
    return {&at.graph(), at.graph().add_literal(dtype, shape, elements.bytes)};
  return broadcast_to(weft::constant(at.graph(), Literal{dtype, element_at(dtype, elements.bytes.data())}), shape);
}
constexpr Buffer<Var> constant(const Reading& at) { return {constant_of(at, at.attribute("value"))}; }
// i32 and u32 count themselves, other types are converted.
constexpr Buffer<Var> iota_of(const Reading& at, const TensorType& type) {
  const Index dim = at.find("iota_dimension") != nullptr ? at.number("iota_dimension") : at.number("dim");
  if (dim < 0 || dim >= type.shape.rank()) dimension_out_of_range("iota", dim, type.shape.rank());
  const DType counted = type.dtype == DType::u32 ? DType::u32 : DType::i32;
  return {weft::convert(weft::iota(at.graph(), type.shape, static_cast<int>(dim), counted), type.dtype)};
}
constexpr Buffer<Var> iota(const Reading& at) { return iota_of(at, at.type()); }

// The dimension that an operation on the size of one names.
constexpr int sized_dimension(const Reading& at, const char* operation) {
  const Index dim = at.find("dimension") != nullptr ? at.number("dimension") : at.number("dim");
  const Index rank = at.importer.value_type(at.operation.operands[0]).type.shape.rank();
  if (dim < 0 || dim >= rank) dimension_out_of_range(operation, dim, rank);
  return static_cast<int>(dim);
}
constexpr Buffer<Var> get_dimension_size(const Reading& at) {
  at.expect_operands(1);
  const int dim = sized_dimension(at, "get_dimension_size");
  return {weft::constant(at.graph(), static_cast<double>(at.in[0].shape()[dim]), at.dtype())};
}

using weft::detail::identity_order;
using weft::detail::in_order;
using weft::detail::inverse;
using weft::detail::is_identity;

// The attribute of the generic form, or of the printed one.
constexpr Buffer<Index> integers_of(const Reading& at, const char* generic, const char* printed) {
  return at.find(generic) != nullptr ? at.integers(generic) : at.integers(printed);
}

// What stays as it is, is the operand: JAX prints the start of a reduction over windows so, and a start that is a
// constant tells which reduction it is.
constexpr Buffer<Var> broadcast_in(const Reading& at, const Shape& shape) {
  const AxisList dims = at.axes(integers_of(at, "broadcast_dimensions", "dims"));
  const bool is_same = at.in[0].shape() == shape && dims.size() == shape.rank() && is_identity(dims);
  return {is_same ? at.in[0] : weft::broadcast_in_dim(at.in[0], shape, dims)};
}
constexpr Buffer<Var> broadcast_in_dim(const Reading& at) {
  at.expect_operands(1);
  return broadcast_in(at, at.type().shape);
}
constexpr Buffer<Var> reshape(const Reading& at) {
  at.expect_operands(1);
  return {weft::reshape(at.in[0], at.type().shape)};
}
// One that undoes another gives what that was of: so a factorization is known by what it made, though functions hand it
// over transposed.
constexpr Buffer<Var> transpose(const Reading& at) {
  at.expect_operands(1);
  const AxisList order = at.axes(integers_of(at, "permutation", "dims"));
  const Graph& graph = at.graph();
  const Var x = at.in[0];
  if (graph[x.id].op == Op::transpose && order.size() == x.rank()) {
    const AxisList before = graph.attributes<DimensionNumbers>(x.id).dims;
    bool is_undone = true;
    for (int i = 0; i < order.size(); ++i)
      is_undone = is_undone && order[i] >= 0 && order[i] < x.rank() && before[order[i]] == i;
    if (is_undone) return {{x.graph, graph.operand(x.id, 0)}};
  }
  return {weft::transpose(x, order)};
}

constexpr Dims replaced(Dims dims, int dim, Index extent) {
  dims[dim] = extent;
  return dims;
}
using weft::detail::part;
constexpr Var padded(Var x, int dim, Index low, Index high) {
  const Dims none(x.rank(), 0);
  return low == 0 && high == 0 ? x : weft::pad(x, replaced(none, dim, low), replaced(none, dim, high));
}
// Every stride-th element of one dimension from `first` on, which is less: rows of `stride`, of which one column is
// taken, so that what is cut in whole rows stays cut.
constexpr Var strided(Var x, int dim, Index stride, Index first = 0) {
  const Dims extents = x.shape().dims;
  if (stride == 1 || extents[dim] == 0) return x;
  const Index count = (extents[dim] + stride - 1) / stride;
  const Var whole = padded(x, dim, 0, count * stride - extents[dim]);
  Dims rows = replaced(extents, dim, count);
  rows.insert(dim + 1, stride);
  const Var column = part(weft::reshape(whole, Shape(rows)), dim + 1, first, first + 1);
  return weft::reshape(column, Shape(replaced(extents, dim, count)));
}
// `holes` zeros after each element of one dimension; none, where it has one at most.
constexpr Var spread(Var x, int dim, Index holes) {
  const Dims extents = x.shape().dims;
  if (holes == 0 || extents[dim] < 2) return x;
  Dims apart = extents;
  apart.insert(dim + 1, 1);
  const Var rows = padded(weft::reshape(x, Shape(apart)), dim + 1, 0, holes);
  return weft::reshape(rows, Shape(replaced(extents, dim, extents[dim] * (holes + 1))));
}
// Between neighbors alone.
constexpr Var spread_between(Var x, int dim, Index holes) {
  const Index extent = x.shape()[dim];
  return part(spread(x, dim, holes), dim, 0, extent < 2 ? extent : extent * (holes + 1) - holes);
}

constexpr Buffer<Var> sliced(const Reading& at, const Buffer<Index>& start, const Buffer<Index>& limit,
                             const Buffer<Index>& strides) {
  const int rank = at.in[0].rank();
  if (strides.size() != rank) operand_ranks_differ("slice", strides.size(), rank);
  const Shape& shape = at.in[0].shape();
  Dims from = at.dims(start), to = at.dims(limit);
  for (int dim = 0; dim < rank; ++dim)
    if (strides[dim] < 1) stablehlo_is_malformed(at.operation.place, "strides of 1 or more", at.operation.name);
  Var made = at.in[0];
  for (int dim = 0; dim < rank; ++dim) {
    if (from[dim] < 0 || to[dim] < from[dim] || to[dim] > shape[dim])
      slice_out_of_range(dim, from[dim], to[dim], shape[dim]);
    if (strides[dim] == 1 || shape[dim] % strides[dim] != 0) continue;
    made = strided(made, dim, strides[dim], from[dim] % strides[dim]);
    // The numbers of the elements that are left.
    to[dim] = (to[dim] - from[dim] + strides[dim] - 1) / strides[dim] + from[dim] / strides[dim];
    from[dim] /= strides[dim];
  }
  made = weft::slice(made, from, to);
  for (int dim = 0; dim < rank; ++dim)
    if (shape[dim] % strides[dim] != 0) made = strided(made, dim, strides[dim]);
  return {made};
}
constexpr Buffer<Var> slice(const Reading& at) {
  at.expect_operands(1);
  return sliced(at, at.integers("start_indices"), at.integers("limit_indices"),
                at.integers("strides", at.in[0].rank(), 1));
}

// x with `value` in the place of the zeros that a padding has put around and between its elements.
constexpr Var padded_with(Var x, Var value, const Buffer<Index>& low, const Buffer<Index>& high,
                          const Buffer<Index>& interior) {
  const auto moved = [&](Var y) {
    for (int dim = 0; dim < x.rank(); ++dim) y = spread(y, dim, interior[dim]);
    for (int dim = 0; dim < x.rank(); ++dim) {
      // The holes behind the last element are some of the zeros that follow it.
      const Index extent = y.shape()[dim], after = high[dim] - (extent > x.shape()[dim] ? interior[dim] : 0);
      const Index first = low[dim] < 0 ? -low[dim] : 0, last = after < 0 ? extent + after : extent;
      y = padded(part(y, dim, first, last < first ? first : last), dim, low[dim] > 0 ? low[dim] : 0,
                 after > 0 ? after : 0);
    }
    return y;
  };
  const Var made = moved(x);
  if (made.elements() == 0 || made.id == x.id) return made;
  Id number = value.id;  // jnp.pad converts an integer
  while ((*x.graph)[number].op == Op::convert) number = x.graph->operand(number, 0);
  if (is_constant((*x.graph)[number].op)) {
    const Literal& literal = x.graph->attributes<Literal>(number);
    if (literal.is_splat() && literal.splat == ElementBits()) return made;
  }
  const Var ones = broadcast_to(weft::constant(*x.graph, 1, DType::i32), x.shape());
  return weft::select(moved(ones) != 0, made, broadcast_to(value, made.shape()));
}
constexpr Buffer<Var> pad_by(const Reading& at, const Buffer<Index>& low, const Buffer<Index>& high,
                             const Buffer<Index>& interior) {
  const int rank = at.in[0].rank();
  for (const Buffer<Index>* list : {&low, &high, &interior})
    if (list->size() != rank) operand_ranks_differ("pad", list->size(), rank);
  for (Index holes : interior)
    if (holes < 0) padding_is_negative(0, holes);
  const bool is_predicate = at.in[0].dtype() == DType::pred;
  const auto number = [&](Var x) { return is_predicate ? weft::convert(x, DType::i32) : x; };
  const Var made = padded_with(number(at.in[0]), number(at.in[1]), low, high, interior);
  return {is_predicate ? made != 0 : made};
}
constexpr Buffer<Var> pad(const Reading& at) {
  at.expect_operands(2);
  return pad_by(at, integers_of(at, "edge_padding_low", "low"), integers_of(at, "edge_padding_high", "high"),
                integers_of(at, "interior_padding", "interior"));
}

constexpr Buffer<Var> concatenate(const Reading& at) {
  const Index dim = at.find("dimension") != nullptr ? at.number("dimension") : at.number("dim");
  if (at.in.empty()) at.expect_operands(1);
  // What has no rows adds none: a padding of 0 on one of two sides.
  Shape no_rows = at.in[0].shape();
  const bool is_dim = dim >= 0 && dim < no_rows.rank();
  if (is_dim) no_rows.dims[static_cast<int>(dim)] = 0;
  Buffer<Var> parts;
  for (const Var& part : at.in)
    if (!is_dim || part.shape() != no_rows || part.dtype() != at.in[0].dtype()) parts.push_back(part);
  if (parts.empty()) return {at.in[0]};
  if (parts.size() == 1) return parts;
  return {weft::concatenate(parts, dim)};
}

constexpr Buffer<Var> reverse(const Reading& at) {
  at.expect_operands(1);
  Var made = at.in[0];
  for (int dim : at.axes(integers_of(at, "dimensions", "dims"))) {
    if (dim < 0 || dim >= made.rank()) dimension_out_of_range("reverse", dim, made.rank());
    made = weft::flip(made, dim);
  }
  return {made};
}

// Scalars of any integer type as starts, i32.
constexpr Buffer<Var> starts_from(const Reading& at, Index first) {
  Buffer<Var> starts;
  for (Index i = first; i < at.in.size(); ++i) starts.push_back(weft::convert(at.in[i], DType::i32));
  return starts;
}
constexpr Buffer<Var> dynamic_slice(const Reading& at) {
  if (at.in.empty()) at.expect_operands(1);
  return {weft::dynamic_slice(at.in[0], starts_from(at, 1), at.dims(integers_of(at, "slice_sizes", "sizes")))};
}
constexpr Buffer<Var> dynamic_update_slice(const Reading& at) {
  if (at.in.size() < 2) at.expect_operands(2);
  return {weft::dynamic_update_slice(at.in[0], at.in[1], starts_from(at, 2))};
}

}  // namespace weft::stablehlo::read

#endif
