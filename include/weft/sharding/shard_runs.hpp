// The contiguous pieces of a row-major tensor that one position of a mesh holds, and the scatter and gather of tensors
// in host memory that follow from them.
#ifndef WEFT_SHARDING_SHARD_RUNS_HPP
#define WEFT_SHARDING_SHARD_RUNS_HPP

#include <weft/sharding/named_sharding.hpp>

#include <span>
#include <type_traits>
#include <vector>

namespace weft {

// Elements [global, global + count) of the whole tensor are [local, local + count) of the part.
using VisitRun = void (*)(void* context, Index global, Index local, Index count);

// Calls visit(context, ...) for every run of the part of a tensor of `shape` at mesh position `position`; `cuts` are
// the axes that cut each dimension. One copy of this for all that visit. Error: not_divisible.
WEFT_DECL void for_each_run_of_shard(const Shape& shape, const fixed_vector<AxisList, max_rank>& cuts,
                                     const MeshSizes& mesh, Index position, VisitRun visit, void* context);

namespace detail {

// Calls visit(global, local, count). Errors: spec_longer_than_rank, not_divisible, sharding_leaves_sums,
// elements_differ_from_shape.
template <class Visit>
void for_each_host_run(const char* operation, const NamedSharding& sharding, const Shape& shape, std::size_t whole,
                       std::size_t part, Index device, Visit visit) {
  sharding.check_rank(shape.rank());
  if (!sharding.axes.unreduced.empty())
    sharding_leaves_sums(operation, sharding.mesh.axes[sharding.axes.unreduced[0]].name.text);
  const Index elements = shape.elements(), local = sharding.shard_shape(shape).elements();
  if (static_cast<Index>(whole) != elements) elements_differ_from_shape(operation, static_cast<Index>(whole), elements);
  if (static_cast<Index>(part) != local) elements_differ_from_shape(operation, static_cast<Index>(part), local);
  const auto call = [](void* context, Index global, Index at, Index count) {
    (*static_cast<Visit*>(context))(to_size(global), to_size(at), to_size(count));
  };
  for_each_run_of_shard(shape, sharding.axes.dims, sharding.mesh.sizes(), sharding.mesh.position_of(device), call,
                        &visit);
}

}  // namespace detail

// Fills `part` with what device `device` holds of the row-major tensor `whole`: sharding.shard_shape(shape) elements.
// Errors: spec_longer_than_rank, not_divisible, sharding_leaves_sums, elements_differ_from_shape,
// mesh_device_out_of_range.
template <class T>
void scatter_shard(const NamedSharding& sharding, const Shape& shape, std::type_identity_t<std::span<const T>> whole,
                   Index device, std::span<T> part) {
  detail::for_each_host_run("scatter", sharding, shape, whole.size(), part.size(), device,
                            [&](std::size_t global, std::size_t local, std::size_t count) {
                              for (std::size_t i = 0; i < count; ++i) part[local + i] = whole[global + i];
                            });
}

// Writes what device `device` holds to its place in `whole`. Errors: those of scatter_shard.
template <class T>
void gather_shard(const NamedSharding& sharding, const Shape& shape, std::type_identity_t<std::span<const T>> part,
                  Index device, std::span<T> whole) {
  detail::for_each_host_run("gather", sharding, shape, whole.size(), part.size(), device,
                            [&](std::size_t global, std::size_t local, std::size_t count) {
                              for (std::size_t i = 0; i < count; ++i) whole[global + i] = part[local + i];
                            });
}

// The parts of all devices, by device id. Errors: those of scatter_shard.
template <class T>
[[nodiscard]] std::vector<std::vector<T>> scatter_shards(const NamedSharding& sharding, const Shape& shape,
                                                         std::span<const T> whole) {
  std::vector<std::vector<T>> parts;
  for (Index device = 0; device < sharding.mesh.size(); ++device) {
    parts.emplace_back(to_size(sharding.shard_shape(shape).elements()));
    scatter_shard<T>(sharding, shape, whole, device, parts.back());
  }
  return parts;
}

// The tensor whose parts the devices hold, `parts` by device id; of replicas the first one in mesh order counts.
// Errors: device_count_mismatch and those of scatter_shard.
template <class T>
[[nodiscard]] std::vector<T> gather_shards(const NamedSharding& sharding, const Shape& shape,
                                           const std::vector<std::vector<T>>& parts) {
  if (static_cast<Index>(parts.size()) != sharding.mesh.size())
    device_count_mismatch(static_cast<Index>(parts.size()), sharding.mesh.size());
  std::vector<T> whole(to_size(shape.elements()));
  for (Index position = 0; position < sharding.mesh.size(); ++position) {
    if (sharding.replica_id(position) != 0) continue;
    const Index device = sharding.mesh.device_at(position);
    gather_shard<T>(sharding, shape, parts[to_size(device)], device, whole);
  }
  return whole;
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sharding/shard_runs.ipp>
#endif

#endif
