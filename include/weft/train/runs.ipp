// Definitions of train/runs.hpp.
#ifndef WEFT_TRAIN_RUNS_IPP
#define WEFT_TRAIN_RUNS_IPP

#include <weft/train/runs.hpp>

namespace weft::detail {

void for_each_run(const StoredTensor& tensor, const MeshSizes& mesh, Index position, VisitRun visit,
                                    void* context) {
  if (!tensor.flat) return for_each_run_of_shard(tensor.shape, tensor.layout.dims, mesh, position, visit, context);
  const FlatRange range = flat_range(tensor, mesh, position);
  if (range.first >= range.end) return;
  if (tensor.layout.used().empty()) return visit(context, range.first, range.local, range.end - range.first);
  struct Clipped {
    const FlatRange& range;
    VisitRun visit;
    void* context;
  } clipped{range, visit, context};
  const auto clip = [](void* of, Index global, Index local, Index count) {
    const auto& [own, then, its] = *static_cast<Clipped*>(of);
    const Index first = own.first > local ? own.first : local;
    const Index end = own.end < local + count ? own.end : local + count;
    if (first < end) then(its, global + first - local, own.local + first - own.first, end - first);
  };
  for_each_run_of_shard(tensor.shape, tensor.layout.dims, mesh, position, clip, &clipped);
}

FlatRange flat_range(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  const Index part = tensor.flat_elements / parts_of(mesh, tensor.flat_axes);
  const Index start = part * position_over(mesh, tensor.flat_axes, position);
  const Index elements = tensor.shape.elements() / parts_of(mesh, tensor.layout.used());
  FlatRange range;
  range.first = tensor.offset > start ? 0 : start - tensor.offset;
  range.end = tensor.offset + elements < start + part ? elements : start + part - tensor.offset;
  range.local = tensor.offset + range.first - start;
  return range;
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
  return other_axes(mesh.size(), tensor.cut());
}

bool is_first_replica(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  return position_over(mesh, replica_axes(tensor, mesh), position) == 0;
}

StoredPiece piece_of(const StoredTensor& tensor, const MeshSizes& mesh, Index position) {
  StoredPiece piece;
  piece.local = detail::elements_before(tensor, mesh);
  const auto add_box = [&](Dims& start, Dims& extents) {
    const Shape held = local_shape(tensor.shape, tensor.layout, mesh);
    for (int d = 0; d < held.rank(); ++d) {
      const Index at = position_over(mesh, tensor.layout.dims[d], position);
      start.push_back(at * held[d]);
      extents.push_back(held[d]);
    }
  };
  if (!tensor.flat) {
    add_box(piece.start, piece.extents);
    return piece;
  }
  const detail::FlatRange range = detail::flat_range(tensor, mesh, position);
  const bool is_empty = range.first >= range.end;
  piece.start.push_back(is_empty ? 0 : range.first);
  piece.extents.push_back(is_empty ? 0 : range.end - range.first);
  if (!is_empty) piece.local += range.local;
  if (!tensor.layout.used().empty()) add_box(piece.box_start, piece.box_extents);
  return piece;
}

}  // namespace weft

#endif
