// Layout: where the pieces of a traced value are. A resolved spec in use: for every dimension the mesh axes that cut
// it, and the axes over which the value is still a sum of the devices' pieces (unreduced).
#ifndef WEFT_SHARDING_LAYOUT_HPP
#define WEFT_SHARDING_LAYOUT_HPP

#include <weft/base/error_partition.hpp>
#include <weft/graph/graph.hpp>
#include <weft/mesh/partition_spec.hpp>

namespace weft {

using Layout = ResolvedSpec;

[[nodiscard]] constexpr Layout replicated(int rank) {
  Layout layout;
  layout.dims = fixed_vector<AxisList, max_rank>(rank, AxisList());
  return layout;
}
[[nodiscard]] constexpr bool is_replicated(const Layout& layout) {
  return layout.used().empty() && layout.unreduced.empty();
}
[[nodiscard]] constexpr bool contains_any(const AxisList& list, const AxisList& others) {
  for (const auto axis : others)
    if (list.contains(axis)) return true;
  return false;
}
[[nodiscard]] constexpr bool starts_with(const AxisList& list, const AxisList& prefix) {
  if (prefix.size() > list.size()) return false;
  for (int i = 0; i < prefix.size(); ++i)
    if (list[i] != prefix[i]) return false;
  return true;
}
constexpr void check_divides(int dimension, Index extent, Index parts) {
  if (extent % parts != 0) dimension_does_not_divide(dimension, extent, parts);
}

// The piece of a tensor that one device holds. Error: dimension_does_not_divide.
[[nodiscard]] constexpr Shape local_shape(const Shape& shape, const Layout& layout, const MeshSizes& mesh) {
  Dims extents;
  for (int i = 0; i < shape.rank(); ++i) {
    const Index parts = parts_of(mesh, layout.dims[i]);
    check_divides(i, shape[i], parts);
    extents.push_back(shape[i] / parts);
  }
  return Shape(extents);
}

}  // namespace weft

#endif
