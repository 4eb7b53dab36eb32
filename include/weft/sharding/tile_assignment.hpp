// Tile assignment: a sharding in the form of XLA's HloSharding (iota, reshape, transpose), and torch_xla's name for its
// kind.
#ifndef WEFT_SHARDING_TILE_ASSIGNMENT_HPP
#define WEFT_SHARDING_TILE_ASSIGNMENT_HPP

#include <weft/sharding/named_sharding.hpp>

namespace weft {

// devices = iota(mesh size), reshaped to `iota_dims`, transposed by `permutation`, flattened; axes of size 1 are
// dropped. `dims`: parts of every dimension, then the number of replicas where an axis shards none.
struct TileAssignment {
  fixed_vector<Index, max_rank + 1> dims;
  MeshSizes iota_dims;
  AxisList permutation;
  Buffer<Index> devices;  // device ids
};

// For a tensor of rank `rank`. Error: spec_longer_than_rank. O(mesh size).
[[nodiscard]] constexpr TileAssignment tile_assignment(const NamedSharding& sharding, int rank) {
  sharding.check_rank(rank);
  const Mesh& mesh = sharding.mesh;
  TileAssignment result;
  for (int d = 0; d < rank; ++d) result.dims.push_back(sharding.parts(d));
  if (sharding.num_replicas() > 1) result.dims.push_back(sharding.num_replicas());

  AxisList compact(mesh.rank(), -1);  // mesh axis -> axis of the iota
  for (int axis = 0; axis < mesh.rank(); ++axis) {
    if (mesh.axes[axis].size == 1) continue;
    compact[axis] = static_cast<std::int8_t>(result.iota_dims.size());
    result.iota_dims.push_back(mesh.axes[axis].size);
  }
  AxisList order = sharding.axes.used();
  for (const auto axis : sharding.unused_axes()) order.push_back(axis);
  for (const auto axis : order)
    if (compact[axis] >= 0) result.permutation.push_back(compact[axis]);

  result.devices = Buffer<Index>(mesh.size());
  for (Index position = 0; position < mesh.size(); ++position)
    result.devices[position_over(mesh.sizes(), order, position)] = mesh.device_at(position);
  return result;
}

// maximal: one device; replicated: no entry names an axis; partial: some dimension or some mesh axis is not used;
// tiled: all are.
enum class ShardingType : std::uint8_t { maximal, replicated, partial, tiled };

[[nodiscard]] constexpr ShardingType sharding_type(const NamedSharding& sharding, int rank) {
  if (sharding.mesh.size() == 1) return ShardingType::maximal;
  if (sharding.axes.used().empty()) return ShardingType::replicated;
  bool whole = sharding.num_replicas() == 1;
  for (int d = 0; d < rank; ++d) whole = whole && d < sharding.axes.dims.size() && !sharding.axes.dims[d].empty();
  return whole ? ShardingType::tiled : ShardingType::partial;
}

[[nodiscard]] constexpr const char* name_of(ShardingType type) noexcept {
  constexpr const char* names[] = {"MAXIMAL", "REPLICATED", "PARTIAL", "TILED"};
  return names[static_cast<int>(type)];
}

}  // namespace weft

#endif
