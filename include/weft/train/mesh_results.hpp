// MeshResults: what the devices of a program return, as whole tensors in host memory.
#ifndef WEFT_TRAIN_MESH_RESULTS_HPP
#define WEFT_TRAIN_MESH_RESULTS_HPP

#include <weft/runtime/executable.hpp>
#include <weft/tensor/storage.hpp>
#include <weft/train/process_pieces.hpp>
#include <weft/train/runs.hpp>

#include <cstring>
#include <span>

namespace weft {

// The first outputs of an executable, one for each of `results`. A result that some device has whole stays where it is;
// one that is cut over devices is put together in memory that is taken here, once: each device copies its piece there,
// and nothing is sent between devices, but what is cut over processes is brought to all of them. Refers to both
// arguments.
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
      if (offsets_[i] >= 0 && is_first_replica(results_[to_size(i)], mesh, position))
        put(i, position, executable_.output(ordinal, i));
    }
  }
  // After the run, on the thread of the host in all processes: brings the pieces of other processes. Between processes
  // it allocates.
  void bring_from_processes() const {
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
  // Result `i`, row-major, until the next run.
  [[nodiscard]] const char* data(Index i) const {
    return offsets_[i] < 0 ? executable_.output(executable_.runtime().first_device(), i) : whole_.data() + offsets_[i];
  }

 private:
  const Executable& executable_;
  std::span<const StoredTensor> results_;
  Buffer<Index> offsets_;  // by result: where it is put together; -1: nowhere
  Storage whole_;

  void put(Index i, Index position, const char* piece) const {
    char* const whole = whole_.data() + offsets_[i];
    const Index element = element_bytes(i);
    for_each_run(results_[to_size(i)], executable_.plan().mesh, position, [&](Index global, Index local, Index count) {
      std::memcpy(whole + global * element, piece + local * element, to_size(count * element));
    });
  }
  [[nodiscard]] Index element_bytes(Index i) const { return size_bytes(executable_.plan().output(i).dtype); }
};

}  // namespace weft

#endif
