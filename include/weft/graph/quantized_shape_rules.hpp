// The shape rule of products with weights in few bits.
#ifndef WEFT_GRAPH_QUANTIZED_SHAPE_RULES_HPP
#define WEFT_GRAPH_QUANTIZED_SHAPE_RULES_HPP

#include <weft/base/quantization.hpp>
#include <weft/graph/shape_rules.hpp>

namespace weft {

// The attribute of quantized_matmul, as a number.
struct QuantizedProduct {
  Index block = 1;           // rows of the weights that share a scale
  bool activations = false;  // rows of x become integers, too

  constexpr explicit QuantizedProduct(Index number) : block(number / 2), activations(number % 2 != 0) {}
  constexpr QuantizedProduct(Index rows, bool integers) : block(rows), activations(integers) {}
  [[nodiscard]] constexpr std::int32_t number() const {
    return static_cast<std::int32_t>(2 * block + (activations ? 1 : 0));
  }
};

}  // namespace weft

namespace weft::shape_rule {

// x [..., k] of a floating type but f64, weights [k, n] of i8 or, two rows a byte, [ceil(k / 2), n] of u8, scales of
// f32 and maybe zero points like the weights, [blocks, n] -> [..., n] of x's type. The attribute: see QuantizedProduct.
constexpr TypeId quantized_matmul(const Operands& in) {
  check_dtype(in.operation, is_floating(in.dtype(0)) && fits_vectors(in.dtype(0)), in.dtype(0));
  check_dtype(in.operation, in.dtype(1) == DType::i8 || in.dtype(1) == DType::u8, in.dtype(1));
  check_same_dtype(in.operation, DType::f32, in.dtype(2));
  const Shape &x = in.shape(0), &weights = in.shape(1), &scales = in.shape(2);
  if (x.rank() < 1) operand_ranks_differ(in.operation, x.rank(), 1);
  if (weights.rank() != 2) operand_ranks_differ(in.operation, weights.rank(), 2);
  if (in.count < 3 || in.count > 4) graph_is_invalid("a product with quantized weights has 3 or 4 operands", in.count);
  const Index k = x[x.rank() - 1], block = QuantizedProduct(in.attribute).block;
  if (block < 1) quantization_block_is_wrong(block);
  const Quantization how{in.dtype(1) == DType::i8 ? 8 : 4};
  if (weights[0] != how.byte_rows(k)) operand_shapes_differ(in.operation, 0, weights[0], how.byte_rows(k));
  check_same_shape(in.operation, Shape{ceil_divide(k, block), weights[1]}, scales);
  if (in.count == 4) {
    check_same_dtype(in.operation, in.dtype(1), in.dtype(3));
    check_same_shape(in.operation, scales, in.shape(3));
  }
  Dims extents = x.dims;
  extents[x.rank() - 1] = weights[1];
  return in.types.intern(in.dtype(0), Shape(extents));
}

}  // namespace weft::shape_rule

#endif
