// The reference meaning of every operation that one device does alone: naive loops over Values, no speed, no tricks.
#ifndef WEFT_REFERENCE_OPERATIONS_HPP
#define WEFT_REFERENCE_OPERATIONS_HPP

#include <weft/base/random.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/reference/value.hpp>

#include <cmath>
#include <limits>

namespace weft::reference {

using Operand = const Value*;

// Positions that a strided walk visits in row-major order: extents [2, 3], strides [1, 2] -> 0 2 4 1 3 5.
[[nodiscard]] inline std::vector<Index> walk(const Dims& extents, const Dims& strides, Index start = 0) {
  std::vector<Index> positions{start};
  for (int dim = 0; dim < extents.size(); ++dim) {
    std::vector<Index> longer;
    for (Index position : positions)
      for (Index i = 0; i < extents[dim]; ++i) longer.push_back(position + i * strides[dim]);
    positions.swap(longer);
  }
  return positions;
}
// The walk over some dimensions of a tensor, the others held at 0.
[[nodiscard]] inline std::vector<Index> walk_over(const Shape& shape, const AxisList& dims) {
  const Dims strides = strides_of(shape);
  Dims extents, steps;
  for (int dim : dims) {
    extents.push_back(shape[dim]);
    steps.push_back(strides[dim]);
  }
  return walk(extents, steps);
}
[[nodiscard]] inline Value gather(const Value& from, const Shape& shape, const std::vector<Index>& positions) {
  Value to{from.dtype, shape, {}};
  for (Index position : positions) to.elements.push_back(from[position]);
  return to;
}

// One part of a tensor: [start, start + extents) in every dimension.
[[nodiscard]] inline std::vector<Index> block(const Shape& shape, const Dims& start, const Dims& extents) {
  const Dims strides = strides_of(shape);
  Index first = 0;
  for (int dim = 0; dim < shape.rank(); ++dim) first += start[dim] * strides[dim];
  return walk(extents, strides, first);
}
// Part `number` of `parts` equal parts along `dim`.
[[nodiscard]] inline Value part_of(const Value& whole, int dim, Index parts, Index number) {
  Dims start(whole.shape.rank(), 0), extents = whole.shape.dims;
  extents[dim] /= parts;
  start[dim] = number * extents[dim];
  return gather(whole, Shape(extents), block(whole.shape, start, extents));
}
// The parts one after the other along `dim`.
[[nodiscard]] inline Value joined(const std::vector<Operand>& parts, int dim) {
  Dims extents = parts[0]->shape.dims;
  extents[dim] = 0;
  for (Operand part : parts) extents[dim] += part->shape[dim];
  Value whole = filled_value(parts[0]->dtype, Shape(extents), 0);
  Dims start(extents.size(), 0);
  for (Operand part : parts) {
    const std::vector<Index> positions = block(whole.shape, start, part->shape.dims);
    for (std::size_t i = 0; i < positions.size(); ++i) whole[positions[i]] = part->elements[i];
    start[dim] += part->shape[dim];
  }
  return whole;
}

// Elementwise on floating numbers: computed in double, rounded once by the caller. For + - * / and sqrt that is what
// float arithmetic gives. Maximum and minimum keep a NaN of either side.
[[nodiscard]] inline double on_reals(Op op, double a, double b) {
  switch (op) {
    case Op::negate: return -a;
    case Op::abs: return std::fabs(a);
    case Op::exponential: return std::exp(a);
    case Op::log: return std::log(a);
    case Op::tanh: return std::tanh(a);
    case Op::logistic: return 1 / (1 + std::exp(-a));
    case Op::sqrt: return std::sqrt(a);
    case Op::rsqrt: return 1 / std::sqrt(a);
    case Op::sign: return a > 0 ? 1 : a < 0 ? -1 : a;
    case Op::floor: return std::floor(a);
    case Op::add: return a + b;
    case Op::subtract: return a - b;
    case Op::multiply: return a * b;
    case Op::divide: return a / b;
    case Op::maximum: return a > b || a != a ? a : b;
    case Op::minimum: return a < b || a != a ? a : b;
    case Op::power: return std::pow(a, b);
    default: operation_is_not_elementwise(name_of(op));
  }
}
// Elementwise on 32-bit integers and pred: arithmetic wraps, a quotient by 0 has all bits set, a shift by 32 or more
// gives 0 (the sign where a signed number goes right).
[[nodiscard]] inline std::uint32_t on_bits(Op op, std::uint32_t a, std::uint32_t b, bool is_signed) {
  const bool negative = is_signed && (a >> 31) != 0;
  const auto sa = static_cast<std::int64_t>(static_cast<std::int32_t>(a)),
             sb = static_cast<std::int64_t>(static_cast<std::int32_t>(b));
  const bool less = is_signed ? sa < sb : a < b;
  switch (op) {
    case Op::negate: return 0u - a;
    case Op::abs: return negative ? 0u - a : a;
    case Op::sign: return negative ? ~0u : a != 0 ? 1u : 0u;
    case Op::logical_not: return ~a;
    case Op::add: return a + b;
    case Op::subtract: return a - b;
    case Op::multiply: return a * b;
    case Op::divide: return b == 0 ? ~0u : is_signed ? static_cast<std::uint32_t>(sa / sb) : a / b;
    case Op::maximum: return less ? b : a;
    case Op::minimum: return less ? a : b;
    case Op::bit_and: return a & b;
    case Op::bit_or: return a | b;
    case Op::bit_xor: return a ^ b;
    case Op::shift_left: return b < 32 ? a << b : 0u;
    case Op::shift_right:
      return b < 32     ? static_cast<std::uint32_t>((is_signed ? sa : static_cast<std::int64_t>(a)) >> b)
             : negative ? ~0u
                        : 0u;
    default: operation_is_not_elementwise(name_of(op));
  }
}
[[nodiscard]] inline bool compare(Op op, double a, double b) {
  switch (op) {
    case Op::equal: return a == b;
    case Op::not_equal: return a != b;
    case Op::less: return a < b;
    case Op::less_equal: return a <= b;
    case Op::greater: return a > b;
    default: return a >= b;
  }
}
// One element of an elementwise operation: operands of `dtype` (of the last operand), result of `result`.
[[nodiscard]] inline double on_element(Op op, DType dtype, double a, double b, double c, DType result,
                                       Arithmetic arithmetic) {
  if (op == Op::select) return a != 0 ? b : c;
  if (op == Op::random_bits)
    return number_of(random_bits(weft::bits_of(a), weft::bits_of(b), weft::bits_of(c)), result);
  if (op >= Op::equal && op <= Op::greater_equal) return compare(op, a, b) ? 1 : 0;
  if (op == Op::convert) {
    const bool reinterpret = !is_floating(dtype) && (result == DType::i32 || result == DType::u32);
    return reinterpret ? number_of(weft::bits_of(a), result) : rounded(a, result, arithmetic);
  }
  if (is_floating(dtype)) return rounded(on_reals(op, a, b), result, arithmetic);
  return number_of(on_bits(op, weft::bits_of(a), weft::bits_of(b), dtype == DType::i32), result);
}
[[nodiscard]] inline Value elementwise(const Node& node, const std::vector<Operand>& in, Arithmetic arithmetic) {
  Value out{node.dtype, node.shape, {}};
  for (Index i = 0; i < node.shape.elements(); ++i) {
    const double a = (*in[0])[i], b = in.size() > 1 ? (*in[1])[i] : 0, c = in.size() > 2 ? (*in[2])[i] : 0;
    out.elements.push_back(on_element(node.op, in.back()->dtype, a, b, c, node.dtype, arithmetic));
  }
  return out;
}

// A sum of products: in double, rounded once; modulo 2^32 for integers.
struct Sum {
  DType dtype;
  double real = 0;
  std::uint32_t bits = 0;

  void add(double a, double b = 1) {
    if (is_floating(dtype))
      real += a * b;
    else
      bits += weft::bits_of(a) * weft::bits_of(b);
  }
  [[nodiscard]] double value(Arithmetic arithmetic) const {
    return is_floating(dtype) ? rounded(real, dtype, arithmetic) : number_of(bits, dtype);
  }
};

[[nodiscard]] inline Value reduce(const Node& node, const Value& x, Arithmetic arithmetic) {
  const std::vector<Index> kept = walk_over(x.shape, shape_rule::free_dims(x.shape.rank(), {}, node.attributes.dims));
  const std::vector<Index> reduced = walk_over(x.shape, node.attributes.dims);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Value out{x.dtype, node.shape, {}};
  for (Index base : kept) {
    Sum sum{x.dtype};
    double extremum = rounded(node.op == Op::reduce_max ? -infinity : infinity, x.dtype);
    const Op step = node.op == Op::reduce_max ? Op::maximum : Op::minimum;
    for (Index offset : reduced) {
      sum.add(x[base + offset]);
      extremum = on_element(step, x.dtype, extremum, x[base + offset], 0, x.dtype, arithmetic);
    }
    out.elements.push_back(node.op == Op::reduce_sum ? sum.value(arithmetic) : extremum);
  }
  return out;
}

[[nodiscard]] inline Value dot_general(const Node& node, const Value& left, const Value& right, Arithmetic arithmetic) {
  const DotDims& dot = node.attributes.dot;
  const auto left_batch = walk_over(left.shape, dot.left_batch), right_batch = walk_over(right.shape, dot.right_batch);
  const auto left_inner = walk_over(left.shape, dot.left_contracting);
  const auto right_inner = walk_over(right.shape, dot.right_contracting);
  const auto rows =
      walk_over(left.shape, shape_rule::free_dims(left.shape.rank(), dot.left_batch, dot.left_contracting));
  const auto cols =
      walk_over(right.shape, shape_rule::free_dims(right.shape.rank(), dot.right_batch, dot.right_contracting));
  Value out{node.dtype, node.shape, {}};
  for (std::size_t b = 0; b < left_batch.size(); ++b)
    for (Index row : rows)
      for (Index col : cols) {
        Sum sum{node.dtype};
        for (std::size_t k = 0; k < left_inner.size(); ++k)
          sum.add(left[left_batch[b] + row + left_inner[k]], right[right_batch[b] + col + right_inner[k]]);
        out.elements.push_back(sum.value(arithmetic));
      }
  return out;
}

[[nodiscard]] inline Value broadcast(const Node& node, const Value& x) {
  const Dims from = strides_of(x.shape);
  Dims strides(node.shape.rank(), 0);
  for (int i = 0; i < x.shape.rank(); ++i)
    if (x.shape[i] != 1) strides[node.attributes.dims[i]] = from[i];
  return gather(x, node.shape, walk(node.shape.dims, strides));
}
[[nodiscard]] inline Value slice(const Node& node, const Value& x) {
  return gather(x, node.shape, block(x.shape, node.attributes.start, node.shape.dims));
}
[[nodiscard]] inline Value pad(const Node& node, const Value& x) {
  Value out = filled_value(x.dtype, node.shape, 0);
  const std::vector<Index> positions = block(node.shape, node.attributes.start, x.shape.dims);
  for (std::size_t i = 0; i < positions.size(); ++i) out[positions[i]] = x.elements[i];
  return out;
}

inline Index checked_row(const char* operation, double index, Index rows) {
  const auto row = static_cast<Index>(index);
  if (row < 0 || row >= rows) row_index_out_of_range(operation, row, rows);
  return row;
}
[[nodiscard]] inline Value take_rows(const Node& node, const Value& table, const Value& indices) {
  const Index width = node.shape.elements() / (node.shape[0] == 0 ? 1 : node.shape[0]);
  Value out{node.dtype, node.shape, {}};
  for (double index : indices.elements) {
    const Index row = checked_row("take_rows", index, table.shape[0]);
    for (Index i = 0; i < width; ++i) out.elements.push_back(table[row * width + i]);
  }
  return out;
}
[[nodiscard]] inline Value scatter_add_rows(const Node& node, const Value& updates, const Value& indices,
                                            Arithmetic arithmetic) {
  const Index rows = node.shape[0], width = node.shape.elements() / (rows == 0 ? 1 : rows);
  std::vector<Sum> sums(to_size(node.shape.elements()), Sum{node.dtype});
  for (Index n = 0; n < updates.shape[0]; ++n) {
    const Index row = checked_row("scatter_add_rows", indices[n], rows);
    for (Index i = 0; i < width; ++i) sums[to_size(row * width + i)].add(updates[n * width + i]);
  }
  Value out{node.dtype, node.shape, {}};
  for (const Sum& sum : sums) out.elements.push_back(sum.value(arithmetic));
  return out;
}

[[nodiscard]] inline Value iota(const Node& node) {
  Dims extents(node.shape.rank(), 0);
  extents[node.attributes.dims[0]] = 1;  // as strides: an element's number is its index in that dimension
  Value out{node.dtype, node.shape, {}};
  for (Index number : walk(node.shape.dims, extents))
    out.elements.push_back(rounded(static_cast<double>(number), node.dtype));
  return out;
}

// Any operation but parameters and those that look at other devices.
[[nodiscard]] inline Value evaluate(const Node& node, const std::vector<Operand>& in, Arithmetic arithmetic) {
  switch (node.op) {
    case Op::constant: return filled_value(node.dtype, node.shape, node.attributes.value);
    case Op::iota: return iota(node);
    case Op::stop_gradient:
    case Op::after: return *in[0];
    case Op::reshape: return {node.dtype, node.shape, in[0]->elements};
    case Op::broadcast: return broadcast(node, *in[0]);
    case Op::transpose: return gather(*in[0], node.shape, walk_over(in[0]->shape, node.attributes.dims));
    case Op::slice: return slice(node, *in[0]);
    case Op::pad: return pad(node, *in[0]);
    case Op::concatenate: return joined(in, node.attributes.dims[0]);
    case Op::take_rows: return take_rows(node, *in[0], *in[1]);
    case Op::scatter_add_rows: return scatter_add_rows(node, *in[0], *in[1], arithmetic);
    case Op::reduce_sum:
    case Op::reduce_max:
    case Op::reduce_min: return reduce(node, *in[0], arithmetic);
    case Op::dot_general: return dot_general(node, *in[0], *in[1], arithmetic);
    default: return elementwise(node, in, arithmetic);
  }
}

}  // namespace weft::reference

#endif
