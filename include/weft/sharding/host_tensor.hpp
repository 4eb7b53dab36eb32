// Tensors of the host and their parts on the devices of a NamedSharding: scatter cuts, gather puts together.
#ifndef WEFT_SHARDING_HOST_TENSOR_HPP
#define WEFT_SHARDING_HOST_TENSOR_HPP

#include <weft/sharding/named_sharding.hpp>

#include <span>
#include <type_traits>
#include <vector>

namespace weft {

namespace detail {

// visit(global, local, count): `count` elements in a row that start at `global` in the whole tensor and at `local` in
// the part that mesh position `position` holds.
template <class Visit>
void for_each_row(const NamedSharding& sharding, const Shape& shape, Index position, const Visit& visit) {
  const IndexRanges ranges = sharding.index_ranges(shape, position);
  const int last = shape.rank() - 1;
  if (last < 0) return visit(Index{0}, Index{0}, Index{1});
  const Index count = ranges[last].stop - ranges[last].start;
  const Index rows = count == 0 ? 0 : sharding.shard_shape(shape).elements() / count;
  for (Index row = 0; row < rows; ++row) {
    Index global = 0, rest = row, stride = shape[last];
    for (int d = last - 1; d >= 0; --d) {
      const Index extent = ranges[d].stop - ranges[d].start;
      global += (ranges[d].start + rest % extent) * stride;
      rest /= extent;
      stride *= shape[d];
    }
    visit(global + ranges[last].start, row * count, count);
  }
}
inline void check_host_tensor(const char* operation, const NamedSharding& sharding, Index found, Index needed) {
  if (!sharding.axes.unreduced.empty()) host_tensor_is_unreduced(operation);
  if (found != needed) host_tensor_size_differs(operation, -1, found, needed);
}

}  // namespace detail

// The parts of a row-major tensor by device: the one of mesh position p is at mesh.device_at(p). Errors:
// host_tensor_size_differs, host_tensor_is_unreduced, spec_longer_than_rank, not_divisible.
template <class T>
[[nodiscard]] std::vector<std::vector<std::remove_const_t<T>>> scatter(std::span<T> whole, const Shape& shape,
                                                                       const NamedSharding& sharding) {
  detail::check_host_tensor("scatter", sharding, std::ssize(whole), shape.elements());
  const Index elements = sharding.shard_shape(shape).elements();
  std::vector<std::vector<std::remove_const_t<T>>> parts(to_size(sharding.mesh.size()));
  for (Index position = 0; position < sharding.mesh.size(); ++position) {
    auto& part = parts[to_size(sharding.mesh.device_at(position))];
    part.resize(to_size(elements));
    detail::for_each_row(sharding, shape, position, [&](Index global, Index local, Index count) {
      for (Index i = 0; i < count; ++i) part[to_size(local + i)] = whole[to_size(global + i)];
    });
  }
  return parts;
}

// The inverse. Of parts that several devices hold, the one of the first position is taken. Errors: as scatter's.
template <class T>
[[nodiscard]] std::vector<T> gather(const std::vector<std::vector<T>>& parts, const Shape& shape,
                                    const NamedSharding& sharding) {
  detail::check_host_tensor("gather", sharding, shape.elements(), shape.elements());
  const Index elements = sharding.shard_shape(shape).elements();
  std::vector<T> whole(to_size(shape.elements()));
  for (Index position = 0; position < sharding.mesh.size(); ++position) {
    const Index device = sharding.mesh.device_at(position);
    const Index found = device < std::ssize(parts) ? std::ssize(parts[to_size(device)]) : 0;
    if (found != elements) host_tensor_size_differs("gather", position, found, elements);
    if (sharding.replica_id(position) != 0) continue;
    detail::for_each_row(sharding, shape, position, [&](Index global, Index local, Index count) {
      for (Index i = 0; i < count; ++i) whole[to_size(global + i)] = parts[to_size(device)][to_size(local + i)];
    });
  }
  return whole;
}

}  // namespace weft

#endif
