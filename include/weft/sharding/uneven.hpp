// Dimensions that do not divide. weft's default is an error (NamedSharding::shard_shape); the two policies of other
// systems are here by name: the padded rule (one ceiling over all axes of a dimension; GSPMD, torch_xla) and nested
// chunks (torch.chunk for one mesh axis after the other; DTensor).
#ifndef WEFT_SHARDING_UNEVEN_HPP
#define WEFT_SHARDING_UNEVEN_HPP

#include <weft/sharding/named_sharding.hpp>

namespace weft {

// An extent that `parts` equal pieces make up, each of them as large as the largest of so many of `extent`.
[[nodiscard]] constexpr Index padded_extent(Index extent, Index parts) { return ceil_divide(extent, parts) * parts; }

// Local shape with padding: ceil(extent / parts), equal on every device. Error: spec_longer_than_rank.
[[nodiscard]] constexpr Shape padded_shard_shape(const NamedSharding& sharding, const Shape& shape) {
  sharding.check_rank(shape.rank());
  Dims dims;
  for (int d = 0; d < shape.rank(); ++d) dims.push_back(ceil_divide(shape[d], sharding.parts(d)));
  return Shape(dims);
}

// The global shape that the padded shards make up.
[[nodiscard]] constexpr Shape padded_global_shape(const NamedSharding& sharding, const Shape& shape) {
  sharding.check_rank(shape.rank());
  Dims dims;
  for (int d = 0; d < shape.rank(); ++d) dims.push_back(padded_extent(shape[d], sharding.parts(d)));
  return Shape(dims);
}

// The elements of the unpadded tensor that position p holds; trailing shards are short or empty ([extent, extent)).
[[nodiscard]] constexpr IndexRanges padded_index_ranges(const NamedSharding& sharding, const Shape& shape,
                                                        Index position) {
  const Shape shard = padded_shard_shape(sharding, shape);
  IndexRanges ranges;
  for (int d = 0; d < shape.rank(); ++d) {
    const Index start = sharding.part_at(d, position) * shard[d], stop = start + shard[d];
    ranges.push_back({start < shape[d] ? start : shape[d], stop < shape[d] ? stop : shape[d]});
  }
  return ranges;
}

// Devices (ids, ascending positions) whose padded shard holds no element.
[[nodiscard]] constexpr Buffer<Index> empty_padded_shards(const NamedSharding& sharding, const Shape& shape) {
  Buffer<Index> devices;
  for (Index position = 0; position < sharding.mesh.size(); ++position) {
    bool empty = false;
    for (const IndexRange& range : padded_index_ranges(sharding, shape, position))
      empty = empty || range.start == range.stop;
    if (empty) devices.push_back(sharding.mesh.device_at(position));
  }
  return devices;
}

// One device's part under nested chunks.
struct ChunkedShard {
  Shape local_shape;
  Dims offset;
  friend constexpr bool operator==(const ChunkedShard&, const ChunkedShard&) = default;
};

// Splits every dimension over its axes in turn, first axis first: chunks of ceil(extent / size), the last short or
// empty. An empty part lies at the end: its offset is the global extent. Error: spec_longer_than_rank.
[[nodiscard]] constexpr ChunkedShard nested_chunk(const NamedSharding& sharding, const Shape& shape, Index position) {
  sharding.check_rank(shape.rank());
  const MeshSizes coordinate = sharding.mesh.coordinates(position);
  Dims local = shape.dims, offset(shape.rank(), 0);
  for (int d = 0; d < sharding.axes.dims.size(); ++d) {
    for (const auto axis : sharding.axes.dims[d]) {
      const Index chunk = ceil_divide(local[d], sharding.mesh.axes[axis].size);
      const Index start = coordinate[axis] * chunk < local[d] ? coordinate[axis] * chunk : local[d];
      const Index left = local[d] - start;
      offset[d] += start;
      local[d] = left < chunk ? left : chunk;
    }
    if (local[d] == 0) offset[d] = shape[d];
  }
  return {Shape(local), offset};
}

}  // namespace weft

#endif
