// NamedSharding: a spec bound to a mesh. Says which part of a tensor the device at every mesh position holds, and which
// positions hold the same part. All arguments called `position` are mesh positions (see mesh.hpp).
#ifndef WEFT_SHARDING_NAMED_SHARDING_HPP
#define WEFT_SHARDING_NAMED_SHARDING_HPP

#include <weft/mesh/device_groups.hpp>
#include <weft/mesh/partition_spec.hpp>

namespace weft {

// Elements [start, stop) of one dimension.
struct IndexRange {
  Index start = 0, stop = 0;
  friend constexpr bool operator==(const IndexRange&, const IndexRange&) = default;
};
using IndexRanges = fixed_vector<IndexRange, max_rank>;

constexpr void check_divisible(Index dimension, Index extent, Index parts) {
  if (extent % parts != 0) not_divisible(dimension, extent, parts);
}

// Structural. Errors of construction: those of PartitionSpec::resolve.
struct NamedSharding {
  Mesh mesh;
  PartitionSpec spec;
  ResolvedSpec axes;  // of the entries that the spec writes down

  constexpr NamedSharding() = default;
  constexpr NamedSharding(const Mesh& on, const PartitionSpec& how) : mesh(on), spec(how) {
    if (spec.entries > max_rank) spec_longer_than_rank(spec.entries, max_rank);
    axes = spec.resolve(mesh, spec.entries);
  }

  // Error: spec_longer_than_rank.
  constexpr void check_rank(int rank) const {
    if (spec.entries > rank) spec_longer_than_rank(spec.entries, rank);
  }
  // Number of parts of dimension d: the product of its axes, 1 where there are none.
  [[nodiscard]] constexpr Index parts(int dimension) const {
    return dimension < axes.dims.size() ? mesh.size(axes.dims[dimension]) : 1;
  }
  // Which part of dimension d position p holds: its position over the axes of d.
  [[nodiscard]] constexpr Index part_at(int dimension, Index position) const {
    return dimension < axes.dims.size() ? position_over(mesh.sizes(), axes.dims[dimension], position) : 0;
  }
  // Axes that shard no dimension, in mesh order; unreduced axes are among them.
  [[nodiscard]] constexpr AxisList unused_axes() const { return other_axes(mesh.rank(), axes.used()); }

  // Local shape, equal on every device. Errors: spec_longer_than_rank, not_divisible.
  [[nodiscard]] constexpr Shape shard_shape(const Shape& shape) const {
    check_rank(shape.rank());
    Dims dims;
    for (int d = 0; d < shape.rank(); ++d) {
      check_divisible(d, shape[d], parts(d));
      dims.push_back(shape[d] / parts(d));
    }
    return Shape(dims);
  }
  // What position p holds, dimension by dimension. Errors: those of shard_shape.
  [[nodiscard]] constexpr IndexRanges index_ranges(const Shape& shape, Index position) const {
    const Shape shard = shard_shape(shape);
    IndexRanges ranges;
    for (int d = 0; d < shape.rank(); ++d) {
      const Index start = part_at(d, position) * shard[d];
      ranges.push_back({start, start + shard[d]});
    }
    return ranges;
  }

  // Number of devices that hold each part.
  [[nodiscard]] constexpr Index num_replicas() const { return mesh.size(unused_axes()); }
  // Number of positions before p that hold the same part.
  [[nodiscard]] constexpr Index replica_id(Index position) const {
    return position_over(mesh.sizes(), unused_axes(), position);
  }
  // Devices that hold the same part, a group for every part; groups and members in the order of mesh positions.
  [[nodiscard]] constexpr DeviceGroups replica_groups() const { return device_groups(mesh, unused_axes()); }
  // Every device holds the whole value.
  [[nodiscard]] constexpr bool fully_replicated() const {
    return mesh.size() == 1 || (mesh.size(axes.used()) == 1 && axes.unreduced.empty());
  }

  friend constexpr bool operator==(const NamedSharding&, const NamedSharding&) = default;
};

}  // namespace weft

#endif
