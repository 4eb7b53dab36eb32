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
[[nodiscard]] inline const Mesh& fitting(const Runtime& runtime, const Mesh& mesh) {
  if (runtime.process_count() > 1 && mesh.granules() > 1)
    check_granules_are_processes(mesh, runtime.process_count(), runtime.local_device_count());
  return mesh;
}

class MeshProgram {
 public:
  // `results`: the outputs that `whole` will be asked for; `gradients`: those that are kept. Everything but `devices` must
  // outlive this. Allocates on every device. Error: device_counts_differ.
  [[gnu::noinline]] MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code,
                                const DeviceAssignment& devices, std::span<const StoredTensor> stored,
                                std::span<const StoredTensor> data, std::span<const StoredTensor> results = {},
                                std::span<const StoredTensor> gradients = {})
      : MeshProgram(runtime, plan, code, devices, stored, data, results, gradients, {}, nullptr) {}
  // The same with all stored tensors in those of `lender`, as `shared` says. The lender must outlive this, and calls of
  // both take turns. Error: also shared_weights_are_cut.
  [[gnu::noinline]] MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code,
                                const DeviceAssignment& devices, std::span<const StoredTensor> stored,
                                std::span<const StoredTensor> data, std::span<const StoredTensor> results,
                                std::span<const StoredTensor> gradients, const SharedInputs& shared,
                                const MeshProgram* lender)
      : executable_(runtime, plan, code, devices, lent_inputs(runtime, shared, lender)),
        stored_(executable_, stored.data(), std::ssize(stored)),
        gradients_(executable_, gradients.data(), std::ssize(gradients)),
        data_(executable_, data.data(), std::ssize(data)),
        results_(executable_, results) {
    if (lender != nullptr) stored_.share(lender->stored_);
    for (Index i = 0; i < data_.size(); ++i) held_here_.push_back(data_.held_here(data_[i]));
  }
  MeshProgram(const MeshProgram&) = delete;
  MeshProgram& operator=(const MeshProgram&) = delete;
  [[gnu::noinline]] ~MeshProgram() = default;

  [[nodiscard]] Executable& executable() noexcept { return executable_; }
  [[nodiscard]] const Executable& executable() const noexcept { return executable_; }
  [[nodiscard]] const MeshTensors& stored() const noexcept { return stored_; }
  // Under the names of their weights.
  [[nodiscard]] const MeshTensors& gradients() const noexcept { return gradients_; }

  // Gives every stored tensor its initial values and finds the scalar inputs: those of an optimizer, by name, then the
  // seed and the number of the step.
  [[gnu::noinline]] void start(std::uint32_t seed, std::span<const char* const> names,
                               std::span<ScalarSetting> scalars) {
    executable_.runtime().run([&](Device& device) { stored_.initialize(device.ordinal(), seed); });
    stored_.note_written();
    stored_.check_equal_in_all_processes();
    const PlanView& plan = executable_.plan();
    for (std::size_t i = 0; i < names.size(); ++i) scalars[i].input = plan.find_input(Name("optimizer") / names[i]);
    scalars[names.size()] = {plan.find_input("seed"), seed};
    scalars[names.size() + 1].input = plan.find_input("step");
  }

  // A DeviceLoader moves batches in from here on, and nobody else. Error: step_has_a_loader.
  void attach(detail::MoverState& mover) {
    if (is_fed_) step_has_a_loader();
    is_fed_ = true;
    executable_.tell_when_batch_is_free(&mover.mover_turn);
  }
  void detach() noexcept {
    is_fed_ = false;
    executable_.tell_when_batch_is_free(nullptr);
  }
  // Writes a batch, as `call` takes it, to the devices of this process, on the calling thread, while nobody reads the
  // one before. Error: batch_size_differs, before anything is done.
  [[gnu::noinline]] void move_in(const std::span<const std::byte>* batch) const {
    check_batch(batch);
    const Runtime& runtime = executable_.runtime();
    for (int i = 0; i < runtime.local_device_count(); ++i) copy_in(runtime.first_device() + i, batch);
  }

  // Step number `step` of a training on a batch, with the optimizer's `values` for the scalars that `start` found.
  // Returns the loss. Errors: those of `call`.
  [[gnu::noinline]] float step(const std::span<const std::byte>* batch, const float* values,
                               std::span<ScalarSetting> scalars, Index step) {
    const std::size_t own = scalars.size() - 2;
    for (std::size_t i = 0; i < own; ++i) scalars[i].bits = __builtin_bit_cast(std::uint32_t, values[i]);
    scalars[own + 1].bits = static_cast<std::uint32_t>(step);
    call(batch, scalars, step);
    return result(0);
  }

  // One call on all devices; `batch` has the bytes of one global tensor for each data input, row-major, or of its rows
  // that the devices of this process hold; null: it has been moved in. `step` is noted in the records. Errors:
  // batch_size_differs and batches_come_by_themselves, before anything is done; those of Runtime::run. Allocates
  // nothing.
  [[gnu::noinline]] void call(const std::span<const std::byte>* batch, std::span<const ScalarSetting> scalars = {},
                              Index step = 0) {
    if (batch != nullptr && is_fed_) batches_come_by_themselves();
    if (batch != nullptr) check_batch(batch);
    executable_.begin_call();
    executable_.runtime().run([&](Device& device) {
      if (batch != nullptr) executable_.enter(device);
      device.recorder().set_step(static_cast<std::uint32_t>(step));
      for (const ScalarSetting& scalar : scalars)
        if (scalar.input >= 0)
          std::memcpy(executable_.input(device.ordinal(), scalar.input), &scalar.bits, sizeof scalar.bits);
      if (batch != nullptr) copy_in(device.ordinal(), batch);
      executable_.run(device);
      results_.copy_out(device.ordinal());
    });
    results_.bring_from_processes();
    executable_.end_call();
  }
  // What the last call left in a state that is one i32 number, the same on all devices; 0 of an input < 0: there is
  // none.
  [[nodiscard]] Index count_in(Index input) const { return input >= 0 ? number_in<std::int32_t>(input) : 0; }
  // Result `i` of the last call, of any shape and type, row-major; until the next one.
  [[nodiscard]] const char* whole(Index i) const { return results_.data(i); }
  // The gradient of the weight `name` in the last step, whole. Errors: gradients_are_not_kept, weight_has_no_gradient,
  // tensor_is_unknown.
  [[nodiscard]] [[gnu::noinline]] AlignedArray<float> gradient(const char* name) const {
    if (gradients_.size() == 0) gradients_are_not_kept(name);
    if (gradients_.lookup(name) == nullptr)
      if (const StoredTensor* const other = stored_.lookup(name); other != nullptr)
        weight_has_no_gradient(name, stored_.is_state(*other));
    return gradients_.read(name);
  }
  // A result of the last call, an f32 scalar: by number, or by name. Error: metric_is_unknown.
  [[nodiscard]] float result(Index i) const {
    float value;
    std::memcpy(&value, executable_.output(executable_.runtime().first_device(), i), sizeof value);
    return value;
  }
  [[nodiscard]] [[gnu::noinline]] float result(const Name& name) const {
    const PlanView& plan = executable_.plan();
    Sentence known;
    for (Index i = 0; i < plan.output_count(); ++i) {
      const Name& own = plan.name(plan.output(i).name);
      if (own == name) return result(i);
      known << (i > 0 ? ", " : "") << own.c_str();
    }
    if (const Index scale = plan.find_input(LossScaling::scale_name); scale >= 0) {
      const Index skipped = plan.find_input(LossScaling::skipped_steps_name);
      if (name == Name(LossScaling::scale_name)) return number_in<float>(scale);
      if (name == Name("skipped_steps")) return static_cast<float>(count_in(skipped));
      known << ", " << LossScaling::scale_name << ", skipped_steps";
    }
    metric_is_unknown(name.c_str(), known.text());
  }

 private:
  Executable executable_;
  MeshTensors stored_, gradients_, data_;
  MeshResults results_;
  Buffer<HeldRange> held_here_;  // by data input
  bool is_fed_ = false;          // by a DeviceLoader

  static std::vector<LentInput> lent_inputs(const Runtime& runtime, const SharedInputs& shared,
                                            const MeshProgram* lender) {
    std::vector<LentInput> inputs;
    if (lender == nullptr) return inputs;
    if (!shared.are_whole && &runtime != &lender->executable_.runtime()) shared_weights_are_cut();
    for (const std::int32_t number : shared.lent)
      inputs.push_back(number < 0 ? LentInput() : LentInput{&lender->executable_, number});
    return inputs;
  }
  // An input that is one number.
  template <class Number>
  [[nodiscard]] Number number_in(Index input) const {
    Number number;
    std::memcpy(&number, executable_.input(executable_.runtime().first_device(), input), sizeof number);
    return number;
  }
  [[nodiscard]] bool is_whole(Index i, Index bytes) const noexcept { return bytes == data_.bytes_of(data_[i]); }
  void check_batch(const std::span<const std::byte>* batch) const {
    for (Index i = 0; i < data_.size(); ++i) {
      const Index bytes = std::ssize(batch[i]), element = size_bytes(data_.type_of(data_[i]));
      const Index held = held_here_[i].end - held_here_[i].begin;
      if (!is_whole(i, bytes) && bytes != held * element)
        batch_size_differs(i, bytes / element, data_[i].shape.elements(), held);
    }
  }
  void copy_in(Index ordinal, const std::span<const std::byte>* batch) const {
    for (Index i = 0; i < data_.size(); ++i)
      data_.copy_in(ordinal, data_[i], batch[i].data(), is_whole(i, std::ssize(batch[i])) ? 0 : held_here_[i].begin);
  }
};

}  // namespace weft

#endif
