// MeshResults: what the devices of a program return, as whole tensors in host memory.
#ifndef WEFT_TRAIN_MESH_RESULTS_HPP
#define WEFT_TRAIN_MESH_RESULTS_HPP

#include <weft/runtime/executable.hpp>
#include <weft/tensor/storage.hpp>
#include <weft/train/runs.hpp>

#include <cstring>
#include <span>

namespace weft {

// The first outputs of an executable, one for each of `results`. A result that some device has whole stays where it is;
// one that is cut over devices is put together in memory that is taken here, once: each device copies its piece there,
// and nothing is sent between devices. Refers to both arguments.
class MeshResults {
 public:
  MeshResults(const Executable& executable, std::span<const StoredTensor> results)
      : executable_(executable), results_(results) {
    Index bytes = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const bool is_cut = parts_of(executable.plan().mesh, results[i].layout.used()) > 1;
      offsets_.push_back(is_cut ? bytes : -1);
      constexpr Index alignment = Storage::alignment;
      if (is_cut) bytes += round_up(results[i].shape.elements() * element_bytes(static_cast<Index>(i)), alignment);
    }
    if (bytes > 0) whole_ = Storage(bytes);
  }

  // Puts the pieces of one device in their places: call on that device, after its run.
  void copy_out(Index ordinal) const {
    const MeshSizes& mesh = executable_.plan().mesh;
    const Index position = executable_.position_of(ordinal);
    for (Index i = 0; i < offsets_.size(); ++i) {
      const StoredTensor& result = results_[to_size(i)];
      if (offsets_[i] < 0 || !is_first_replica(result, mesh, position)) continue;
      const char* const piece = executable_.output(ordinal, i);
      char* const whole = whole_.data() + offsets_[i];
      const Index element = element_bytes(i);
      for_each_run(result, mesh, position, [&](Index global, Index local, Index count) {
        std::memcpy(whole + global * element, piece + local * element, to_size(count * element));
      });
    }
  }
  // Result `i`, row-major, until the next run.
  [[nodiscard]] const char* data(Index i) const {
    return offsets_[i] < 0 ? executable_.output(0, i) : whole_.data() + offsets_[i];
  }

 private:
  const Executable& executable_;
  std::span<const StoredTensor> results_;
  Buffer<Index> offsets_;  // by result: where it is put together; -1: nowhere
  Storage whole_;

  [[nodiscard]] Index element_bytes(Index i) const { return size_bytes(executable_.plan().output(i).dtype); }
};

}  // namespace weft

#endif
