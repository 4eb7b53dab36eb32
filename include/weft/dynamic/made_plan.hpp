// A plan that is made when the program starts, with all that must live as long as what runs it.
#ifndef WEFT_DYNAMIC_MADE_PLAN_HPP
#define WEFT_DYNAMIC_MADE_PLAN_HPP

#include <weft/dynamic/any_optimizer.hpp>
#include <weft/dynamic/calls.hpp>
#include <weft/dynamic/kernels.hpp>
#include <weft/dynamic/options.hpp>
#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/runtime/plan_code.hpp>
#include <weft/runtime/runtime.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/train/shared_weights.hpp>

namespace weft::dynamic {

// With WEFT_DEBUG=2 it prints which steps are interpreted to the standard error stream.
class MadePlan {
 public:
  // A training's: it holds `optimizer` for its rule alone. `runtime`: whose devices will run it; null: nobody, so that it
  // may be for more devices and more memory than there are, and has no kernels.
  //
  // Errors, before anything is allocated on a device: those of checked_inputs and of the function;
  // too_many_devices, axis_type_not_obeyed, parts_out_of_range, precision_is_impossible; those of TrainStep's
  // assertions, by the same names: batch_does_not_divide, zero_stage_out_of_range, unknown_axis, spec_longer_than_rank,
  // ...; device_counts_differ, memory_is_too_small.
  WEFT_DECL MadePlan(const Runtime* runtime, const MeasuredFunction& loss, const Buffer<InputType>& inputs,
                     const Mesh& mesh, const AnyStrategy& strategy, const AnyOptimizer& optimizer,
                     const Options& options);
  // The plan of a forward pass. The same errors.
  WEFT_DECL MadePlan(const Runtime* runtime, const ResultsFunction& function, const Buffer<InputType>& inputs,
                     const Mesh& mesh, const AnyStrategy& strategy, const Options& options);
  // The plan of what each device of a mesh runs, which no strategy rewrites. Errors: too_many_devices, device_counts_differ,
  // memory_is_too_small.
  WEFT_DECL MadePlan(const Runtime* runtime, const DeviceGraph& device, const Mesh& mesh, const Options& options);
  MadePlan(const MadePlan&) = delete;
  MadePlan& operator=(const MadePlan&) = delete;
  ~MadePlan() = default;

  [[nodiscard]] const PlanView& view() const noexcept { return view_; }
  [[nodiscard]] const Mesh& mesh() const noexcept { return mesh_; }
  [[nodiscard]] const Buffer<TensorType>& inputs() const noexcept { return inputs_; }
  [[nodiscard]] Index peak_bytes() const noexcept { return made_.plan.peak_bytes; }
  [[nodiscard]] Index persistent_bytes() const noexcept { return made_.plan.persistent_bytes; }
  [[nodiscard]] PlanCode code() const noexcept { return {kernels_.data()}; }
  [[nodiscard]] const StepKernel* kernels() const noexcept { return kernels_.data(); }
  [[nodiscard]] ListView<StoredTensor> stored() const noexcept { return list(made_.head.stored); }
  [[nodiscard]] ListView<StoredTensor> gradients() const noexcept { return list(made_.head.gradients); }
  [[nodiscard]] ListView<StoredTensor> data() const noexcept { return list(made_.head.data); }
  [[nodiscard]] ListView<StoredTensor> results() const noexcept { return list(made_.head.results); }
  // Names of the weights, but for frozen ones, that the loss does not depend on: their gradient is 0 in every step.
  [[nodiscard]] const Buffer<Name>& weights_without_gradient() const noexcept { return without_gradient_; }
  [[nodiscard]] WeightPlaces weight_places() const { return {stored(), view_, mesh_}; }

  // Does a batch fit the inputs? Errors: batch_count_differs, batch_type_differs.
  WEFT_DECL void check_types(std::span<const DType> batch) const;

 private:
  Mesh mesh_;
  Buffer<TensorType> inputs_;
  MeshPlan made_;
  PlanView view_;
  std::vector<StepKernel> kernels_;
  Buffer<Name> without_gradient_;

  static ListView<StoredTensor> list(const Buffer<StoredTensor>& tensors) noexcept {
    return {tensors.data(), to_size(tensors.size())};
  }
  WEFT_DECL void check(const AnyStrategy& strategy, const Options& options) const;
  WEFT_DECL void plan(const Runtime* runtime, const DeviceGraph& device, const Options& options);
};

}  // namespace weft::dynamic

#if WEFT_HEADER_ONLY
#include <weft/dynamic/made_plan.ipp>
#endif

#endif
