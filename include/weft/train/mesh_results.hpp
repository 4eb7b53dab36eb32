// MeshResults: what the devices of a program return, as whole tensors in host memory.
#ifndef WEFT_TRAIN_MESH_RESULTS_HPP
#define WEFT_TRAIN_MESH_RESULTS_HPP

#include <weft/base/list_view.hpp>
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
  WEFT_DECL MeshResults(const Executable& executable, ListView<StoredTensor> results);

  // Puts the pieces of one device in their places: call on that device, after its run.
  WEFT_DECL void copy_out(Index ordinal) const;
  // After the run, on the thread of the host in all processes: brings the pieces of other processes. Between processes
  // it allocates.
  WEFT_DECL void bring_from_processes() const;
  // Result `i`, row-major, until the next run.
  [[nodiscard]] const char* data(Index i) const {
    return offsets_[i] < 0 ? executable_.output(executable_.first_device(), i) : whole_.data() + offsets_[i];
  }
  // Does it lie in a result?
  [[nodiscard]] bool has(const void* byte) const {
    return executable_.has(byte) || (whole_.data() <= byte && byte < whole_.data() + whole_bytes_);
  }

 private:
  const Executable& executable_;
  ListView<StoredTensor> results_;
  Buffer<Index> offsets_;  // by result: where it is put together; -1: nowhere
  Index whole_bytes_ = 0;
  Storage whole_;

  WEFT_DECL void put(Index i, Index position, const char* piece) const;
  [[nodiscard]] Index element_bytes(Index i) const { return size_bytes(executable_.plan().output(i).dtype); }
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/mesh_results.ipp>
#endif

#endif
