// Definitions of train/runs.hpp.
#ifndef WEFT_TRAIN_RUNS_IPP
#define WEFT_TRAIN_RUNS_IPP

#include <weft/train/runs.hpp>

namespace weft::detail {

void for_each_run(const StoredTensor& tensor, const MeshSizes& mesh, Index position, VisitRun visit,
                                    void* context) {
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

Index elements_before(const StoredTensor& tensor, const MeshSizes& mesh) {
  if (tensor.layer == 0) return 0;
  const Index own = tensor.flat ? tensor.flat_elements / parts_of(mesh, tensor.flat_axes)
                                : local_shape(tensor.shape, tensor.layout, mesh).elements();
  return tensor.layer * own;
}

}  // namespace weft::detail

namespace weft {

AxisList replica_axes(const StoredTensor& tensor, const MeshSizes& mesh) {
  return other_axes(mesh.size(), tensor.flat ? tensor.flat_axes : tensor.layout.used());
}

bool is_first_replica(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  return position_over(mesh, replica_axes(tensor, mesh), position) == 0;
}

StoredPiece piece_of(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
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
