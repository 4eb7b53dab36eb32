// MeshProgram: a compiled plan on the devices of a runtime with its tensors by name, and one call of it: what TrainStep
// and Program share that does not depend on their types, so that programs with many of them hold it once.
#ifndef WEFT_TRAIN_MESH_PROGRAM_HPP
#define WEFT_TRAIN_MESH_PROGRAM_HPP

#include <weft/base/error_train.hpp>
#include <weft/graph/mixed_precision.hpp>
#include <weft/mesh/process_granules.hpp>
#include <weft/train/mesh_results.hpp>
#include <weft/train/mesh_tensors.hpp>
#include <weft/train/moved_batch.hpp>
#include <weft/train/shared_weights.hpp>

namespace weft {

// What the host sets on every device before a call: the 4 bytes of a scalar input. `input` < 0: nothing.
struct ScalarSetting {
  Index input = -1;
  std::uint32_t bits = 0;
};

// `mesh`, if its granules are the processes of a run of several. Errors: those of check_granules_are_processes.
[[nodiscard]] WEFT_DECL const Mesh& fitting(const Runtime& runtime, const Mesh& mesh);

class MeshProgram {
 public:
  // `results`: the outputs that `whole` will be asked for; `gradients`: those that are kept. Everything but `devices`
  // must outlive this. Allocates on every device. Error: device_counts_differ.
  WEFT_DECL MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                        ListView<StoredTensor> stored, ListView<StoredTensor> data, ListView<StoredTensor> results = {},
                        ListView<StoredTensor> gradients = {});
  // The same with all stored tensors in those of `lender`, as `shared` says. The lender must outlive this, and calls of
  // both take turns. Error: also shared_weights_are_cut.
  WEFT_DECL MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                        ListView<StoredTensor> stored, ListView<StoredTensor> data, ListView<StoredTensor> results,
                        ListView<StoredTensor> gradients, const SharedInputs& shared, const MeshProgram* lender);
  MeshProgram(const MeshProgram&) = delete;
  MeshProgram& operator=(const MeshProgram&) = delete;
  [[gnu::noinline]] ~MeshProgram() = default;

  [[nodiscard]] Executable& executable() noexcept { return executable_; }
  [[nodiscard]] const Executable& executable() const noexcept { return executable_; }
  [[nodiscard]] const MeshTensors& stored() const noexcept { return stored_; }
  // Under the names of their weights.
  [[nodiscard]] const MeshTensors& gradients() const noexcept { return gradients_; }

  // Gives every stored tensor its initial values and finds the scalar inputs: those of an optimizer, by name, then the
  // seed and the number of the step. Of several processes all must pass the same, here and in every step. Error:
  // processes_differ_in_settings.
  WEFT_DECL void start(std::uint32_t seed, std::span<const char* const> names, Buffer<ScalarSetting>& scalars);

  // A DeviceLoader moves batches in from here on, and nobody else; until `detach`, which waits for the call of another
  // thread. Errors: step_has_a_loader, runtime_is_busy.
  WEFT_DECL void attach(detail::MoverState& mover);
  WEFT_DECL void detach() noexcept;
  // Writes a batch, as `call` takes it, to the devices of this process, on the calling thread, while nobody reads the
  // one before. Error: batch_size_differs, before anything is done.
  WEFT_DECL void move_in(const std::span<const std::byte>* batch) const;

  // Step number `step` of a training on a batch, with the optimizer's `values` for the scalars that `start` found.
  // Returns the loss. Errors: those of `call`.
  WEFT_DECL float step(const std::span<const std::byte>* batch, const float* values, Buffer<ScalarSetting>& scalars,
                       Index step);

  // One call on all devices; `batch` has the bytes of one global tensor for each data input, row-major, or of its rows
  // that the devices of this process hold; null: it has been moved in. `step` is noted in the records. Errors:
  // batch_size_differs and batches_come_by_themselves, before anything is done; those of Runtime::run. Allocates
  // nothing, but for parts of `batch` that lie in results of the call before: they are copied first, since what lies
  // there is written while steps read. Without scalars, inputs that are only read are read where the caller has them,
  // if a device's part is one piece there, aligned to 64 bytes: until the call returns.
  WEFT_DECL void call(const std::span<const std::byte>* batch, ListView<ScalarSetting> scalars = {}, Index step = 0);
  // The calling thread has the runtime for itself, and that of whose weights it reads: a call from what it is made of
  // to its result. Errors: those of Executable::hold.
  struct Hold {
    RuntimeHold own, lender;
  };
  [[nodiscard]] Hold hold(const char* operation) const {
    return {executable_.hold(operation), (lender_ != nullptr ? lender_->executable_ : executable_).hold(operation)};
  }

  // What the last call left in a state that is one i32 number, the same on all devices; 0 of an input < 0: there is
  // none.
  [[nodiscard]] Index count_in(Index input) const { return input >= 0 ? number_in<std::int32_t>(input) : 0; }
  // Result `i` of the last call, of any shape and type, row-major; until the next one.
  [[nodiscard]] const char* whole(Index i) const { return results_.data(i); }
  // The gradient of the weight `name` in the last step, whole. Errors: gradients_are_not_kept, weight_has_no_gradient,
  // tensor_is_unknown.
  [[nodiscard]] WEFT_DECL AlignedArray<float> gradient(const char* name) const;
  // A result of the last call, an f32 scalar: by number, or by name. Error: metric_is_unknown.
  [[nodiscard]] WEFT_DECL float result(Index i) const;
  [[nodiscard]] WEFT_DECL float result(const Name& name) const;

 private:
  Executable executable_;
  MeshTensors stored_, gradients_, data_;
  MeshResults results_;
  const MeshProgram* lender_ = nullptr;  // of the weights
  Buffer<AgreedNumber> agreed_;          // the scalars; of one process none
  Buffer<HeldRange> held_here_;          // by data input
  Buffer<bool> in_place_;                // likewise: may it lie elsewhere in a call?
  bool is_fed_ = false;                  // by a DeviceLoader

  WEFT_DECL static Buffer<LentInput> lent_inputs(const Runtime& runtime, const SharedInputs& shared,
                                                 const MeshProgram* lender);
  // An input that is one number.
  template <class Number>
  [[nodiscard]] Number number_in(Index input) const {
    const RuntimeHold held = executable_.hold("read");
    Number number;
    std::memcpy(&number, executable_.input(executable_.first_device(), input), sizeof number);
    return number;
  }
  [[nodiscard]] bool is_whole(Index i, Index bytes) const noexcept { return bytes == data_.bytes_of(data_[i]); }
  // How many elements of data input `i` lie before those of `part`.
  [[nodiscard]] Index skipped(Index i, std::span<const std::byte> part) const noexcept {
    return is_whole(i, std::ssize(part)) ? 0 : held_here_[i].begin;
  }
  WEFT_DECL void check_batch(const std::span<const std::byte>* batch) const;
  WEFT_DECL void copy_in(Index ordinal, const std::span<const std::byte>* batch) const;
  WEFT_DECL void read_in_place(Index ordinal, const std::span<const std::byte>* batch);
  // `batch`, of which parts that lie in results are in `copies`; empty: none does.
  [[nodiscard]] WEFT_DECL std::vector<std::span<const std::byte>> without_own_results(
      const std::span<const std::byte>* batch, std::vector<AlignedArray<std::byte>>& copies) const;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/mesh_program.ipp>
#endif

#endif
