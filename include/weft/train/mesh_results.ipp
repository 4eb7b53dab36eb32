// Definitions of train/mesh_results.hpp.
#ifndef WEFT_TRAIN_MESH_RESULTS_IPP
#define WEFT_TRAIN_MESH_RESULTS_IPP

#include <weft/train/mesh_results.hpp>

namespace weft {

MeshResults::MeshResults(const Executable& executable, ListView<StoredTensor> results)
    : executable_(executable), results_(results) {
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool is_cut = parts_of(executable.plan().mesh, results[i].layout.used()) > 1;
    offsets_.push_back(is_cut ? whole_bytes_ : -1);
    constexpr Index alignment = Storage::alignment;
    if (is_cut) whole_bytes_ += round_up(results[i].shape.elements() * element_bytes(static_cast<Index>(i)), alignment);
  }
  if (whole_bytes_ > 0) whole_ = Storage(whole_bytes_);
}

void MeshResults::copy_out(Index ordinal) const {
  const MeshSizes& mesh = executable_.plan().mesh;
  const Index position = executable_.position_of(ordinal);
  for (Index i = 0; i < offsets_.size(); ++i) {
    if (offsets_[i] >= 0 && is_first_replica(results_[to_size(i)], mesh, position))
      put(i, position, executable_.output(ordinal, i));
  }
}

void MeshResults::bring_from_processes() const {
  Runtime& runtime = executable_.runtime();
  if (runtime.process_count() == 1) return;
  const MeshSizes& mesh = executable_.plan().mesh;
  for (Index i = 0; i < offsets_.size(); ++i) {
    if (offsets_[i] < 0) continue;
    const StoredTensor& result = results_[to_size(i)];
    const Index element = element_bytes(i);
    bring_pieces(
        runtime, [&](Index ordinal) { return is_first_replica(result, mesh, executable_.position_of(ordinal)); },
        [&](Index ordinal) {
          return element * Shape(piece_of(result, mesh, executable_.position_of(ordinal)).extents).elements();
        },
        [&](Index ordinal) { return executable_.output(ordinal, i); },
        [&](Index ordinal, const char* piece) { put(i, executable_.position_of(ordinal), piece); });
  }
}

void MeshResults::put(Index i, Index position, const char* piece) const {
  char* const whole = whole_.data() + offsets_[i];
  const Index element = element_bytes(i);
  for_each_run(results_[to_size(i)], executable_.plan().mesh, position, [&](Index global, Index local, Index count) {
    std::memcpy(whole + global * element, piece + local * element, to_size(count * element));
  });
}

}  // namespace weft

#endif
