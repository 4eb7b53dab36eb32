// TrainingRun: a training on the devices of a runtime, whatever its model, mesh, strategy and optimizer are: what a
// compiled step and one that is made when the program starts have in common. Checkpoints, metrics, loaders and
// observers need no more of a step than this.
#ifndef WEFT_TRAIN_TRAINING_RUN_HPP
#define WEFT_TRAIN_TRAINING_RUN_HPP

#include <weft/optim/optimizer.hpp>
#include <weft/train/mesh_program.hpp>
#include <weft/train/step_closures.hpp>
#include <weft/train/training_state.hpp>

#include <atomic>
#include <vector>

namespace weft {

// Several threads may use it: a call while another thread is in one is refused, runtime_is_busy, and changes nothing.
// Not copyable; refers to its runtime, plan and lists of tensors, which must outlive it.
class TrainingRun {
 public:
  // Allocates on every device and fills the weights. `scalar_names`: of the optimizer. Error: device_counts_differ.
  WEFT_DECL TrainingRun(Runtime& runtime, const PlanView& plan, const PlanCode& code, const Mesh& mesh,
                        ListView<StoredTensor> stored, ListView<StoredTensor> data, ListView<StoredTensor> gradients,
                        std::span<const char* const> scalar_names, Seed seed);

  // A number of the last step by name: a metric of a loss that returns a Measured; "loss"; "gradient_norm", of all
  // gradients before they were clipped, under an Optimizer with Clip::by_global_norm or .gradient_norm; in f16
  // "loss_scale", by which the next step multiplies its loss, and "skipped_steps". Error: metric_is_unknown.
  [[nodiscard]] float metric(const Name& name) const { return program_.result(name); }

  // The gradient of a weight in the last step, whole and row-major, under an Optimizer with .keep_gradients: of the
  // loss of the global batch, summed over devices and micro-batches, not clipped, in f16 divided by the scale (and not
  // finite if the step was skipped), in the type of the weight; 0 before the first step. It is no part of states and
  // checkpoints. Errors: gradients_are_not_kept, weight_has_no_gradient, tensor_is_unknown.
  [[nodiscard]] AlignedArray<float> gradient(const char* weight) const { return program_.gradient(weight); }
  // All of them, under the names of their weights.
  [[nodiscard]] const MeshTensors& gradients() const noexcept { return program_.gradients(); }

  // Steps taken so far, and those of them that were skipped, since gradients in f16 were not finite.
  [[nodiscard]] Index steps() const noexcept { return steps_.load(std::memory_order_relaxed); }
  [[nodiscard]] Index skipped_steps() const { return program_.count_in(skipped_input_); }
  // Where the random numbers of the steps to come start from.
  [[nodiscard]] Seed seed() const noexcept { return seed_; }
  // From the next step on random numbers are those of another seed, and of the number of the step as ever: torch_xla's
  // set_rng_state. With steps() and seed(), its get_rng_state, count_from sets both.
  void set_seed(Seed seed) { count_from(steps(), seed); }
  // Calls function(const StepValues&) when the next step has gone well, once, before that step returns or,
  // asynchronous, on another thread, which other steps do not wait for: torch_xla's add_step_closure. In the order of
  // these calls. What it throws is thrown by that step, which is taken nevertheless; of an asynchronous one by a later
  // step that has asynchronous closures, or by wait_for_closures. Whoever reads anything else of this step on that
  // other thread is runtime_is_busy as long as a step runs.
  template <class F>
  void after(F function, const AfterOptions& options = {}) {
    closures_.add(std::move(function), options);
  }
  // Until the asynchronous ones are done.
  void wait_for_closures() { closures_.wait(); }
  // A copy of all that this step knows but its settings, in host memory.
  [[nodiscard]] WEFT_DECL TrainingState state() const;
  // Goes on where `state` was taken, to the last bit on an equal mesh. Errors, before anything is changed:
  // tensor_is_unknown, tensor_size_differs, state_lacks_tensor, step_count_is_out_of_range.
  WEFT_DECL void restore(const TrainingState& state);
  // Takes `steps` steps from `seed` for taken: what follows from them, bias correction and the masks of dropout, goes
  // on from there. Tensors stay as they are; see restore and load_checkpoint. Error: step_count_is_out_of_range.
  WEFT_DECL void count_from(Index steps, Seed seed);
  // Weights, optimizer states and states of the model by name: read("hidden.weight"), read<double>(...), write(...).
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  // For programs that share its weights, and for a DeviceLoader: the program, where it stores what.
  [[nodiscard]] MeshProgram& program() noexcept { return program_; }
  [[nodiscard]] const MeshProgram& program() const noexcept { return program_; }
  // Bytes that device `ordinal` really allocated.
  [[nodiscard]] Index allocated_bytes(Index ordinal) const { return program_.executable().allocated_bytes(ordinal); }

 protected:
  // What an optimizer's rule makes its scalars of in the next step.
  [[nodiscard]] StepNumber next_step() const { return {steps() + 1, skipped_steps()}; }
  // A step from the optimizer's scalars to its loss.
  [[nodiscard]] MeshProgram::Hold hold() const { return program_.hold("step"); }
  // One step with the optimizer's scalars, in the order of their names, on a batch as MeshProgram::call takes it, or on
  // one that was moved in. Returns the loss. Errors: those of MeshProgram::step and MovedBatch::take.
  WEFT_DECL float step_on(const std::span<const std::byte>* batch, const float* scalars);
  WEFT_DECL float step_on(const MovedBatch& batch, const float* scalars);

 private:
  MeshProgram program_;
  Buffer<ScalarSetting> scalars_;  // the optimizer's, then the seed and the step
  std::atomic<Index> steps_{0};
  Seed seed_;
  Index skipped_input_;  // -1: no step is skipped
  StepClosures closures_;

  WEFT_DECL void run_closures(float loss);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/training_run.ipp>
#endif

#endif
