// Shape rules of what devices do together: extents that grow and shrink by the sizes of their groups.
#ifndef WEFT_GRAPH_COLLECTIVE_SHAPE_RULES_HPP
#define WEFT_GRAPH_COLLECTIVE_SHAPE_RULES_HPP

#include <weft/graph/shape_rules.hpp>

namespace weft::shape_rule {

// The dimension dims[0] grows by the size of the group.
constexpr TypeId all_gather(const Operands& in) {
  const auto& collective = in.attributes<CollectiveAttributes>();
  Dims extents = in.shape(0).dims;
  check_dims(in.operation, collective.dims, extents.size());
  extents[collective.dims[0]] *= parts_of(in.graph.mesh, collective.axes);
  return in.types.intern(in.dtype(0), Shape(extents));
}
// The dimension dims[0] shrinks by the size of the group: reduce_scatter, shard_slice.
constexpr TypeId cut_over_group(const Operands& in) {
  const auto& collective = in.attributes<CollectiveAttributes>();
  Dims extents = in.shape(0).dims;
  check_dims(in.operation, collective.dims, extents.size());
  const Index parts = parts_of(in.graph.mesh, collective.axes);
  Index& extent = extents[collective.dims[0]];
  if (extent % parts != 0) extent_does_not_divide(in.operation, extent, parts);
  extent /= parts;
  return in.types.intern(in.dtype(0), Shape(extents));
}
// dims = {split dimension, joined dimension}.
constexpr TypeId all_to_all(const Operands& in) {
  const auto& collective = in.attributes<CollectiveAttributes>();
  const Index parts = parts_of(in.graph.mesh, collective.axes);
  Dims extents = in.shape(0).dims;
  Index& split = extents[collective.dims[0]];
  if (split % parts != 0) extent_does_not_divide(in.operation, split, parts);
  split /= parts;
  extents[collective.dims[1]] *= parts;
  return in.types.intern(in.dtype(0), Shape(extents));
}

// Axis axes[i] cuts dimension dims[i].
constexpr TypeId full_to_shard(const Operands& in) {
  const auto& cuts = in.attributes<CollectiveAttributes>();
  Dims extents = in.shape(0).dims;
  for (int i = 0; i < cuts.axes.size(); ++i) {
    const Index parts = in.graph.mesh[cuts.axes[i]];
    Index& extent = extents[cuts.dims[i]];
    if (extent % parts != 0) extent_does_not_divide(in.operation, extent, parts);
    extent /= parts;
  }
  return in.types.intern(in.dtype(0), Shape(extents));
}
constexpr TypeId shard_to_full(const Operands& in) {
  const auto& cuts = in.attributes<CollectiveAttributes>();
  Dims extents = in.shape(0).dims;
  for (int i = 0; i < cuts.axes.size(); ++i) extents[cuts.dims[i]] *= in.graph.mesh[cuts.axes[i]];
  return in.types.intern(in.dtype(0), Shape(extents));
}

}  // namespace weft::shape_rule

#endif
