// The runs of a stored tensor: the contiguous pieces of a global tensor that one position of a mesh holds, and where.
#ifndef WEFT_TRAIN_RUNS_HPP
#define WEFT_TRAIN_RUNS_HPP

#include <weft/sharding/shard_runs.hpp>
#include <weft/strategies/training_graph.hpp>

namespace weft {

namespace detail {

// One copy of this for all that visit.
WEFT_DECL void for_each_run(const StoredTensor& tensor, const MeshSizes& mesh, Index position, VisitRun visit,
                            void* context);
// A part of a flat tensor: elements [first, end) of the piece that a position has, row-major, from `local` on in
// its part of the flat vector; end <= first: none.
struct FlatRange {
  Index first = 0, end = 0, local = 0;
};
[[nodiscard]] WEFT_DECL FlatRange flat_range(const StoredTensor& tensor, const MeshSizes& mesh, Index position);
// Elements of the device's input before those of the tensor's layer.
[[nodiscard]] WEFT_DECL Index elements_before(const StoredTensor& tensor, const MeshSizes& mesh);

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
[[nodiscard]] WEFT_DECL AxisList replica_axes(const StoredTensor& tensor, const MeshSizes& mesh);
// True for the one position that speaks for its replicas: position 0 over every axis that does not cut the tensor.
[[nodiscard]] WEFT_DECL bool is_first_replica(const StoredTensor& tensor, const MeshSizes& mesh, Index position);

// What one position holds of a tensor: the box of `extents` at `start`; of a flat tensor a range of its elements in
// row-major order, which is a box of one dimension; and where layouts cut it, too, of those of a box of it. Its
// elements lie together in the device's input, from `local` on.
struct StoredPiece {
  Dims start, extents;
  Dims box_start = {}, box_extents = {};  // no dimensions: of all of it
  Index local = 0;
};
[[nodiscard]] WEFT_DECL StoredPiece piece_of(const StoredTensor& tensor, const MeshSizes& mesh, Index position);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/runs.ipp>
#endif

#endif
