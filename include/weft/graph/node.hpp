// One operation of a graph: its kind, element type, shape, operands and attributes.
#ifndef WEFT_GRAPH_NODE_HPP
#define WEFT_GRAPH_NODE_HPP

#include <weft/base/collective.hpp>
#include <weft/graph/op.hpp>
#include <weft/mesh/positions.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

using Id = std::int32_t;
inline constexpr Id no_id = -1;

// Dimension numbers of dot_general, as in StableHLO: the result is batch, then left free, then right free dimensions.
struct DotDims {
  AxisList left_batch, right_batch, left_contracting, right_contracting;
  friend constexpr bool operator==(const DotDims&, const DotDims&) = default;
};

// Which part of a training step a node belongs to; a node made equal to an earlier one keeps the earlier phase.
enum class Phase : std::uint8_t { forward, backward, update };

using Reduction = ReduceKind;

// The attributes that an operation does not use stay at their defaults, so that equal nodes compare equal.
struct Attributes {
  AxisList dims;  // broadcast: result dimension of each operand dimension; transpose: permutation; reduce: dimensions
                  // removed; iota, concatenate: one dimension; collectives: {dimension cut or joined}
  Dims start, limit;     // slice: [start, limit) a dimension; pad: zeros before and after
  DotDims dot;           // dot_general
  AxisList mesh_axes;    // collectives, shard_slice, device_index: mesh axes of the group, first is major
  AxisList source_axes;  // collective_permute: mesh axes before, `mesh_axes` after, same devices
  double value = 0;      // constant
  Index number = 0;      // parameter: index of the input; otherwise an instance number that keeps equal nodes apart
  Reduction reduction = Reduction::sum;  // all_reduce, reduce_scatter

  friend constexpr bool operator==(const Attributes&, const Attributes&) = default;
};

struct Node {
  Op op = Op::constant;
  DType dtype = DType::f32;
  Phase phase = Phase::forward;
  Shape shape;
  std::int32_t first_operand = 0;  // operands lie in Graph::operand_pool
  std::int32_t operand_count = 0;
  Attributes attributes;

  [[nodiscard]] constexpr Index bytes() const noexcept { return shape.elements() * size_bytes(dtype); }
};

}  // namespace weft

#endif
