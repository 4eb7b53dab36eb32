// A training step that is made when the program starts: any mesh, batch, depth, width, strategy and optimizer.
//
//   struct Loss {
//     weft::Index hidden;
//     constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
//       const weft::Var x = relu(weft::nn::Linear{"hidden", 784, hidden}(image));
//       return mean(cross_entropy(weft::nn::Linear{"output", hidden, 10}(x), label));
//     }
//   };
//   weft::dynamic::TrainStep step(runtime, Loss{.hidden = hidden},
//                                 {weft::input<float>({batch, 784}), weft::input<std::int32_t>({batch})},
//                                 weft::Mesh{{"data", devices}}, weft::Fsdp{.stage = 2}, weft::AdamW{},
//                                 weft::Seed{42});
//   const float loss = step(images, labels);
#ifndef WEFT_DYNAMIC_TRAIN_STEP_HPP
#define WEFT_DYNAMIC_TRAIN_STEP_HPP

#include <weft/dynamic/made_plan.hpp>
#include <weft/train/pass_batch.hpp>
#include <weft/train/training_run.hpp>

namespace weft::dynamic {

// What TrainStep is, with everything of its type as a value: the same bits, collectives and bytes. Not copyable; refers
// to its runtime.
class TrainStep : private MadePlan, public TrainingRun {
 public:
  TrainStep(const TrainStep&) = delete;  // nor moved: keep it in a std::optional, or a std::unique_ptr
  // `loss`: an object whose operator() const takes a Var an input, or the Graph& if there are none, and returns a
  // scalar, or a Measured; sizes are its members. Plans, allocates on every device and fills the weights. Errors,
  // before anything is allocated: those of MadePlan.
  template <class Loss>
  TrainStep(Runtime& runtime, const Loss& loss, const Buffer<InputType>& inputs, const Mesh& mesh,
            const AnyStrategy& strategy, const AnyOptimizer& optimizer, Seed seed, const Options& options = {})
      : TrainStep(runtime, measured_function(loss), inputs, mesh, strategy, optimizer, seed, options) {}
  WEFT_DECL TrainStep(Runtime& runtime, const MeasuredFunction& loss, const Buffer<InputType>& inputs, const Mesh& mesh,
                      const AnyStrategy& strategy, const AnyOptimizer& optimizer, Seed seed,
                      const Options& options = {});

  // Hyperparameters; may be changed between steps: step.settings<AdamW>().weight_decay = 0. Error:
  // settings_are_of_another_optimizer.
  template <class Rule>
  [[nodiscard]] typename Rule::Settings& settings() {
    return optimizer_.settings<Rule>();
  }

  // One step on a global batch: one contiguous range (vector, span, Tensor, BatchRows) an input, row-major. Returns the
  // loss. Errors: batch_count_differs, batch_type_differs, batch_size_differs and those of the optimizer's settings,
  // before anything is done; those of Runtime::run, which leave weights that nothing is known about. Allocates nothing.
  template <class... Ranges>
  float operator()(const Ranges&... batch) {
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {weft::detail::bytes_of_range(batch)...};
    check_types({types_of_batches<Ranges...>(), sizeof...(Ranges)});
    return take(parts);
  }
  // One step on a batch of a Loader: its fields in order, then its weights, as many as the loss has inputs.
  template <BatchOfFields Batch>
  float operator()(const Batch& batch) {
    float loss = 0;
    pass(batch, [&](const auto&... fields) { loss = (*this)(fields...); });
    return loss;
  }
  // One step on a batch that a DeviceLoader of this step has moved in. Errors: moved_batch_is_of_another_step,
  // moved_batch_is_gone, and as above.
  WEFT_DECL float operator()(const MovedBatch& batch);

  [[nodiscard]] const PlanView& plan() const noexcept { return view(); }
  [[nodiscard]] Index devices() const noexcept { return mesh().size(); }
  // As the constants of a compiled step, which end in _per_device and _per_step: of one device.
  using MadePlan::kernels;
  using MadePlan::peak_bytes;
  using MadePlan::persistent_bytes;
  using MadePlan::weight_places;
  using MadePlan::weights_without_gradient;
  [[nodiscard]] Index bytes_sent() const { return plan().bytes_sent(); }
  [[nodiscard]] Index bytes_sent(Link link) const { return plan().bytes_sent(link); }
  [[nodiscard]] Index count(Collective kind) const { return plan().count(kind); }

  // For a DeviceLoader: writes a batch to the devices of this process while no step reads one. Errors: as of a call.
  template <class... Ranges>
  void move_in(const MeshProgram& program, const Ranges&... batch) const {
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {weft::detail::bytes_of_range(batch)...};
    check_types({types_of_batches<Ranges...>(), sizeof...(Ranges)});
    program.move_in(parts);
  }
  // Calls function(field...) with as many of a batch's fields as the loss has inputs. Error: batch_count_differs.
  template <int count = 1, BatchOfFields Batch, class Function>
  void pass(const Batch& batch, const Function& function) const {
    using All = decltype(std::tuple_cat(batch.fields(), std::tie(batch.weight)));
    if (inputs().size() == count) return weft::detail::pass_batch<count>(batch, function);
    if constexpr (count < static_cast<int>(std::tuple_size_v<All>))
      return pass<count + 1>(batch, function);
    else
      batch_count_differs(count, inputs().size());
  }

 private:
  AnyOptimizer optimizer_;
  std::vector<float> values_;  // of the optimizer's scalars

  WEFT_DECL float take(const std::span<const std::byte>* batch);
};

}  // namespace weft::dynamic

#if WEFT_HEADER_ONLY
#include <weft/dynamic/train_step.ipp>
#endif

#endif
