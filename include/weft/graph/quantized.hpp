// Weights in few bits: quantize, dequantize, products with them, and what training that is aware of them computes.
#ifndef WEFT_GRAPH_QUANTIZED_HPP
#define WEFT_GRAPH_QUANTIZED_HPP

#include <weft/base/quantization.hpp>
#include <weft/graph/elementwise.hpp>
#include <weft/graph/var.hpp>

namespace weft {

// Integers, the scales of their blocks [blocks, n] and, unless symmetric, zero points; see Quantization.
struct QuantizedVar {
  Var integers, scales;
  Var zero_points = {};  // without a graph: there are none

  [[nodiscard]] constexpr bool has_zero_points() const { return zero_points.graph != nullptr; }
};

namespace detail {

// [blocks, n], each again for every row of its block: [rows, n].
constexpr Var rows_of_blocks(Var x, Index rows, Index block) {
  const Index blocks = x.shape()[0], n = x.shape()[1];
  if (blocks == 1) return broadcast_to(x, {rows, n});
  const Var all = reshape(broadcast_in_dim(x, {blocks, block, n}, {0, 2}), {blocks * block, n});
  return blocks * block == rows ? all : slice(all, {0, 0}, {rows, n});
}
// [rows, n] as [blocks, block, n]; what fills a short block is 0.
constexpr Var by_block(Var x, Index block) {
  const Index rows = x.shape()[0], n = x.shape()[1], blocks = ceil_divide(rows, block),
              short_by = blocks * block - rows;
  return reshape(short_by == 0 ? x : pad(x, {0, 0}, {short_by, 0}), {blocks, block, n});
}
// Numbers 0 to 15 [rows, n] as bytes [ceil(rows / 2), n], and the other way round.
constexpr Var packed_nibbles(Var x) {
  const Index rows = x.shape()[0], n = x.shape()[1], bytes = ceil_divide(rows, 2);
  const Var pairs = reshape(rows % 2 == 0 ? x : pad(x, {0, 0}, {1, 0}), {bytes, 2, n});
  const Var low = slice(pairs, {0, 0, 0}, {bytes, 1, n}), high = slice(pairs, {0, 1, 0}, {bytes, 2, n});
  return reshape(low + high * 16.0, {bytes, n});
}
constexpr Var unpacked_nibbles(Var x, Index rows) {
  const Index bytes = x.shape()[0], n = x.shape()[1];
  const Var high = floor(x * (1.0 / 16)), low = x - high * 16.0;
  const Buffer<Var> both{reshape(low, {bytes, 1, n}), reshape(high, {bytes, 1, n})};
  const Var all = reshape(concatenate(both, 1), {2 * bytes, n});
  return 2 * bytes == rows ? all : slice(all, {0, 0}, {rows, n});
}
constexpr void check_matrix(const char* operation, LocatedVar x) {
  if (x.rank() != 2) operand_ranks_differ(operation, x.rank(), 2);
  if (x.dtype() != DType::f32) element_types_differ(operation, name_of(x.dtype()), name_of(DType::f32));
}
// round(x / scale) + zero, within range, in f32.
constexpr Var nearest_integers(Var x, const QuantizedVar& blocks, const Quantization& how) {
  const Index rows = x.shape()[0], block = how.rows_of_block(rows);
  const Var whole = round(x / rows_of_blocks(blocks.scales, rows, block));
  const Var zero = blocks.has_zero_points() ? rows_of_blocks(convert(blocks.zero_points, DType::f32), rows, block)
                                            : broadcast_to(like(x, how.zero()), x.shape());
  return clip(whole + zero, how.least(), how.most());
}

}  // namespace detail

// The scales and zero points that quantize_matrix (kernels/quantize_matrix.hpp) finds: of symmetric weights the largest
// number of a block becomes the largest integer; others reach from the least number or 0 to the largest or 0.
constexpr QuantizedVar quantization_of(LocatedVar x, const Quantization& how) {
  detail::check_matrix("quantization_of", x);
  const Var blocks = detail::by_block(x, how.rows_of_block(x.shape()[0]));
  const Var zero = like(x, 0), one = like(x, 1);
  if (!how.zero_points) {
    const Var size = reduce(Op::reduce_max, abs(blocks), {1});
    return {{}, select(size > 0, size / (how.most() - how.zero()), broadcast_to(one, size.shape()))};
  }
  const Var most = reduce(Op::reduce_max, blocks, {1}), least = reduce(Op::reduce_min, blocks, {1});
  const Var upper = maximum(most, broadcast_to(zero, most.shape())),
            lower = minimum(least, broadcast_to(zero, most.shape()));
  const Var width = (upper - lower) / (how.most() - how.least());
  const Var scales = select(width > 0, width, broadcast_to(one, width.shape()));
  const Var zeros = clip(like(x, how.least()) - round(lower / scales), how.least(), how.most());
  return {{}, scales, convert(zeros, how.dtype())};
}

// [k, n] of f32 -> integers, at the nearest within range (at halves to the even one), with these scales and zero
// points, [blocks, n]; see Quantization. No gradient flows back: see fake_quantize.
constexpr QuantizedVar quantize(LocatedVar x, const QuantizedVar& blocks, const Quantization& how) {
  detail::check_matrix("quantize", x);
  const Var q = detail::nearest_integers(x, blocks, how);
  return {convert(how.bits == 8 ? q : detail::packed_nibbles(q), how.dtype()), blocks.scales, blocks.zero_points};
}
constexpr QuantizedVar quantize(LocatedVar x, const Quantization& how) {
  return quantize(x, quantization_of(x, how), how);
}

// [rows, n] of f32: the numbers that the integers mean.
constexpr Var dequantize(const QuantizedVar& q, Index rows, const Quantization& how) {
  const Var x = convert(q.integers, DType::f32), integers = how.bits == 8 ? x : detail::unpacked_nibbles(x, rows);
  const Index block = how.rows_of_block(rows);
  const Var scales = detail::rows_of_blocks(q.scales, rows, block);
  if (q.has_zero_points())
    return (integers - detail::rows_of_blocks(convert(q.zero_points, DType::f32), rows, block)) * scales;
  return (how.bits == 8 ? integers : integers - how.zero()) * scales;
}

// What x [k, n] is after quantize and dequantize, for training that is aware of it: its gradient goes straight through
// to what lies within range, and is 0 beyond (Bengio et al., 2013; torch.ao's FakeQuantize).
constexpr Var fake_quantize(LocatedVar x, const Quantization& how) {
  const QuantizedVar blocks = quantization_of(stop_gradient(x), how);
  const Index rows = x.shape()[0], block = how.rows_of_block(rows);
  const Var scales = detail::rows_of_blocks(blocks.scales, rows, block), held = stop_gradient(x);
  const Var seen = dequantize(quantize(held, blocks, how), rows, how);
  const Var is_within = abs(seen - held) <= scales;
  return select(is_within, x, stop_gradient(x)) + stop_gradient(seen - held);
}

// x [..., k] times the matrix [k, n] that `q` means: [..., n], of x's type. Weights are read as they are: the bits of a
// product in f32 with dequantize(q), without that matrix in memory; or, with how.activations, integers with integers,
// exact sums of which are scaled block after block. Gradients flow to x and to the scales, as if numbers were not
// rounded. Errors: operand_ranks_differ, operand_shapes_differ, element_types_differ, element_type_not_supported and
// those of Quantization.
constexpr Var quantized_matmul(LocatedVar x, const QuantizedVar& q, const Quantization& how = {}) {
  if (x.rank() < 1) operand_ranks_differ("quantized_matmul", x.rank(), 1);
  if (q.integers.dtype() != how.dtype())
    element_types_differ("quantized_matmul", name_of(q.integers.dtype()), name_of(how.dtype()));
  const Id operands[] = {x.id, q.integers.id, q.scales.id, q.zero_points.id};
  const QuantizedProduct product(how.rows_of_block(x.shape()[x.rank() - 1]), how.activations);
  return {x.graph, emit(*x.graph, Op::quantized_matmul, operands, q.has_zero_points() ? 4 : 3, product.number())};
}

}  // namespace weft

#endif
