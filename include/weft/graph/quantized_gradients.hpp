// The gradient of products with weights in few bits.
#ifndef WEFT_GRAPH_QUANTIZED_GRADIENTS_HPP
#define WEFT_GRAPH_QUANTIZED_GRADIENTS_HPP

#include <weft/graph/pullback.hpp>
#include <weft/graph/quantized.hpp>

namespace weft::gradient_rule {

// For y = x w with w = (q - zero) s: that of x is g w^T; that of s is, for each block, the sum of (x^T g) (q - zero).
// None flows to integers.
constexpr void quantized_matmul(Pullback& p) {
  const Var x = convert(p.operand(0), DType::f32), g = convert(p.g, DType::f32);
  const Index k = x.shape()[x.rank() - 1], block = QuantizedProduct(p.number()).block;
  const QuantizedVar q{p.operand(1), p.operand(2), p.operand_count() == 4 ? p.operand(3) : Var{}};
  const Quantization how{q.integers.dtype() == DType::i8 ? 8 : 4, block < k ? block : 0, q.has_zero_points(), true};
  const auto last = static_cast<std::int8_t>(x.rank() - 1);
  DotDims to_x, to_weights;
  to_x.left_contracting = {last};
  to_x.right_contracting = {1};
  for (std::int8_t dim = 0; dim < last; ++dim) to_weights.left_contracting.push_back(dim);
  to_weights.right_contracting = to_weights.left_contracting;
  p.give(0, convert(dot_general(g, dequantize(q, k, how), to_x), p.operand(0).dtype()));
  const Var ones = broadcast_to(like(q.scales, 1), q.scales.shape());
  const Var integers = dequantize({q.integers, ones, q.zero_points}, k, how);
  p.give(2, sum(detail::by_block(dot_general(x, g, to_weights) * integers, block), AxisList{1}));
}

}  // namespace weft::gradient_rule

#endif
