// The contiguous pieces of a row-major tensor that one position of a mesh holds, and the scatter and gather of tensors
// in host memory that follow from them.
#ifndef WEFT_SHARDING_SHARD_RUNS_HPP
#define WEFT_SHARDING_SHARD_RUNS_HPP

#include <weft/sharding/named_sharding.hpp>

#include <span>
#include <vector>

namespace weft {

// Elements [global, global + count) of the whole tensor are [local, local + count) of the part.
using VisitRun = void (*)(void* context, Index global, Index local, Index count);

// Calls visit(context, ...) for every run of the part of a tensor of `shape` at mesh position `position`; `cuts` are
// the axes that cut each dimension. One copy of this for all that visit. Error: not_divisible.
[[gnu::noinline]] inline void for_each_run_of_shard(const Shape& shape, const fixed_vector<AxisList, max_rank>& cuts,
                                                    const MeshSizes& mesh, Index position, VisitRun visit,
                                                    void* context) {
  Dims local;
  for (int d = 0; d < shape.rank(); ++d) {
    const Index parts = d < cuts.size() ? parts_of(mesh, cuts[d]) : 1;
    check_divisible(d, shape[d], parts);
    local.push_back(shape[d] / parts);
  }
  const Index elements = Shape(local).elements();
  if (elements == 0) return;
  // The last dimensions that are not cut form one run with the innermost cut one.
  int inner = shape.rank();
  while (inner > 0 && local[inner - 1] == shape[inner - 1]) --inner;
  if (inner > 0) --inner;
  Index count = 1;
  for (int d = inner; d < shape.rank(); ++d) count *= local[d];
  const Dims strides = strides_of(shape);
  Index origin = 0;
  for (int d = 0; d < cuts.size(); ++d) origin += position_over(mesh, cuts[d], position) * local[d] * strides[d];
  Dims index(shape.rank(), 0);
  for (Index at = 0; at < elements; at += count) {
    Index global = origin;
    for (int d = 0; d < inner; ++d) global += index[d] * strides[d];
    visit(context, global, at, count);
    for (int d = inner - 1; d >= 0 && ++index[d] == local[d]; --d) index[d] = 0;
  }
}

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

#endif
