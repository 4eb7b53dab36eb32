// The runs of a stored tensor: the contiguous pieces of a global tensor that one position of a mesh holds, and where.
#ifndef WEFT_TRAIN_RUNS_HPP
#define WEFT_TRAIN_RUNS_HPP

#include <weft/sharding/shard_runs.hpp>
#include <weft/strategies/training_graph.hpp>

namespace weft {

namespace detail {

// One copy of this for all that visit.
[[gnu::noinline]] inline void for_each_run(const StoredTensor& tensor, const MeshSizes& mesh, Index position,
                                           VisitRun visit, void* context) {
  if (tensor.flat) {
    const Index part = tensor.flat_elements / parts_of(mesh, tensor.flat_axes);
    const Index start = part * position_over(mesh, tensor.flat_axes, position);
    const Index first = tensor.offset > start ? tensor.offset : start;
    const Index end = tensor.offset + tensor.shape.elements();
    const Index last = end < start + part ? end : start + part;
    if (first < last) visit(context, first - tensor.offset, first - start, last - first);
    return;
  }
  for_each_run_of_shard(tensor.shape, tensor.layout.dims, mesh, position, visit, context);
}
// Elements of the device's input before those of the tensor's layer.
[[nodiscard]] inline Index elements_before(const StoredTensor& tensor, const MeshSizes& mesh) {
  if (tensor.layer == 0) return 0;
  const Index own = tensor.flat ? tensor.flat_elements / parts_of(mesh, tensor.flat_axes)
                                : local_shape(tensor.shape, tensor.layout, mesh).elements();
  return tensor.layer * own;
}

}  // namespace detail

// Calls visit(global, local, count) for every contiguous run of elements of `tensor` at mesh position `position`:
// elements [global, global + count) of the row-major global tensor lie at [local, local + count) of the device's input.
// Layers of a stack are visited one by one: see layer_of.
template <class Visit>
void for_each_run(const StoredTensor& tensor, const MeshSizes& mesh, Index position, Visit visit) {
  const Index before = detail::elements_before(tensor, mesh);
  const auto shifted = [&](Index global, Index local, Index count) { visit(global, before + local, count); };
  const auto call = [](void* context, Index global, Index local, Index count) {
    (*static_cast<decltype(&shifted)>(context))(global, local, count);
  };
  detail::for_each_run(tensor, mesh, position, call, const_cast<void*>(static_cast<const void*>(&shifted)));
}

// The axes that do not cut the tensor: positions along them hold the same elements.
[[nodiscard]] inline AxisList replica_axes(const StoredTensor& tensor, const MeshSizes& mesh) {
  return other_axes(mesh.size(), tensor.flat ? tensor.flat_axes : tensor.layout.used());
}
// True for the one position that speaks for its replicas: position 0 over every axis that does not cut the tensor.
[[nodiscard]] inline bool is_first_replica(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  return position_over(mesh, replica_axes(tensor, mesh), position) == 0;
}

// What one position holds of a tensor: the box of `extents` at `start`; of a flat tensor a range of its elements in
// row-major order, which is a box of one dimension. Its elements lie together in the device's input, from `local` on.
struct StoredPiece {
  Dims start, extents;
  Index local = 0;
};
[[nodiscard]] inline StoredPiece piece_of(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  StoredPiece piece;
  piece.local = detail::elements_before(tensor, mesh);
  if (tensor.flat) {
    piece.start.push_back(0);
    piece.extents.push_back(0);
    for_each_run(tensor, mesh, position, [&](Index global, Index local, Index count) {
      piece.start[0] = global;
      piece.extents[0] = count;
      piece.local = local;
    });
    return piece;
  }
  const Shape held = local_shape(tensor.shape, tensor.layout, mesh);
  for (int d = 0; d < held.rank(); ++d) {
    const Index at = d < tensor.layout.dims.size() ? position_over(mesh, tensor.layout.dims[d], position) : 0;
    piece.start.push_back(at * held[d]);
    piece.extents.push_back(held[d]);
  }
  return piece;
}

}  // namespace weft

#endif
