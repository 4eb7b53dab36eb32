// TrainStep: forward, backward, collectives and update as one compiled program on a mesh.
#ifndef WEFT_TRAIN_TRAIN_STEP_HPP
#define WEFT_TRAIN_TRAIN_STEP_HPP

// First, so that compilers name no more headers than these before what is wrong.
#include <weft/train/checked_function.hpp>
#include <weft/train/checked_model.hpp>
#include <weft/train/checked_use.hpp>
//
#include <weft/optim/optimizer.hpp>
#include <weft/program/compile.hpp>
#include <weft/train/compiled_plan.hpp>
#include <weft/train/mesh_program.hpp>
#include <weft/train/misuse_of.hpp>
#include <weft/train/pass_batch.hpp>
#include <weft/train/traced_once.hpp>
#include <weft/train/training_state.hpp>

namespace weft {

namespace detail {

template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
struct TrainingSource {
  static constexpr Index nodes = traced_nodes<Loss, InputTypes>();
  static constexpr DeviceGraph device_graph() {
    if constexpr (requires(const LocalTraining& local) { strategy.template rewrite<Optimizer>(local, Mesh()); })
      return strategy.template rewrite<Optimizer>(sharded_once<Loss, InputTypes, mesh>(), mesh_of(mesh));
    else
      return strategy.template rewrite<Optimizer>(traced_once<Loss, InputTypes>(), mesh_of(mesh));
  }
};

template <class Loss, class InputTypes>
struct TrainingTrace {
  using Batch = InputTypes;
  static constexpr bool exists = LossIsANumber<Loss, InputTypes>;
  static constexpr TrainingGraph training() { return traced_once<Loss, InputTypes>(); }
};

template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
constexpr Misuse misuse_of_step() {
  using Trace = TrainingTrace<Loss, InputTypes>;
  const Misuse found = misuse_of<Trace, mesh, strategy>();
  if constexpr (HasOptions<Optimizer> && Trace::exists)
    if (found.kind == Misuse::Kind::none) return misuse_of_groups<Optimizer>(Trace::training());
  return found;
}

// Any contiguous range of elements, or a pointer's worth of them: what a step takes as a batch.
template <class Range>
std::span<const std::byte> bytes_of_range(const Range& range) {
  const auto* const elements = range.data();
  return {reinterpret_cast<const std::byte*>(elements), static_cast<std::size_t>(range.size()) * sizeof *elements};
}

template <class Range>
using element_of = std::remove_cvref_t<decltype(*std::declval<const Range&>().data())>;

// True if every range has the elements of its input.
template <class InputTypes, class... Ranges>
constexpr bool have_elements_of_inputs() {
  int input = 0;
  const auto fits = [&]<class Element>(std::type_identity<Element>) {
    const DType needed = InputTypes::dtypes[input++];
    if constexpr (TensorElement<Element>)
      return dtype_of<Element> == needed;
    else
      return false;
  };
  return (fits(std::type_identity<element_of<Ranges>>{}) && ...);
}

}  // namespace detail

// One optimization step of `Loss` (a constexpr function of Vars that returns a scalar, or a Measured) on global batches
// of the given types, over `mesh` (a constant with static storage), under a strategy value: Ddp{}, Fsdp{.stage = 2},
// Spmd{specs}. Everything below that is static is known to the compiler. Not copyable; refers to its runtime.
template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
class TrainStep {
  static_assert(sizeof(CheckedFunction<typename detail::Parts<Loss>::Function, InputTypes>) > 0);
  using Kind = Misuse::Kind;
  static constexpr Misuse misuse = detail::misuse_of_step<Loss, InputTypes, mesh, strategy, Optimizer>();
  static_assert(sizeof(CheckedUse<misuse>) > 0);
  static_assert(sizeof(CheckedModel<mistake_of_loss<Loss, InputTypes>>) > 0);
  static_assert(rank_of_loss<Loss, InputTypes> == 0,
                "weft: the loss is not one number for inputs of these shapes; reduce it with mean or sum");
  using NodeCount = Nodes<traced_nodes<Loss, InputTypes>()>;
  static_assert(graph_fits_the_limits<NodeCount>, WEFT_GRAPH_IS_TOO_LARGE);
  using Compiled = CompiledPlan<
      std::conditional_t<LossIsANumber<Loss, InputTypes> && misuse.kind == Kind::none &&
                             graph_fits_the_limits<NodeCount>,
                         detail::TrainingSource<Loss, InputTypes, mesh, strategy, Optimizer>, detail::NoSource>>;

 public:
  using Settings = typename Optimizer::Settings;

  static constexpr const PlanView& plan() { return Compiled::view; }
  static constexpr Index devices = mesh_of(mesh).size();
  // Bytes of the arena that every device allocates, once.
  static constexpr Index peak_bytes_per_device = Compiled::plan.peak_bytes;
  // Weights, states, scalars and batch among them.
  static constexpr Index persistent_bytes_per_device = Compiled::plan.persistent_bytes;
  // Bytes that every device sends in a step.
  static constexpr Index bytes_sent_per_step = plan().bytes_sent();
  // Those over one kind of link: Link::dcn between the granules of a HybridMesh, Link::ici inside them.
  static constexpr Index bytes_sent(Link link) { return plan().bytes_sent(link); }
  // Collectives of one kind in a step.
  static constexpr Index count(Collective kind) { return plan().count(kind); }

  // Allocates on every device and fills the weights. Error: device_counts_differ.
  TrainStep(Runtime& runtime, Seed seed, const Settings& initial = {})
      : settings(initial),
        program_(runtime, plan(), code_of<Compiled::plan>(), fitting(runtime, mesh_of(mesh)),
                 Compiled::stored.span(), Compiled::data.span(), {}, Compiled::gradients.span()),
        seed_(seed),
        skipped_input_(plan().find_input(LossScaling::skipped_steps_name)) {
    program_.start(seed.value, {Optimizer::scalar_names, to_size(Optimizer::scalar_count)}, scalars_);
  }

  Settings settings;  // hyperparameters; may be changed between steps

  // One step on a global batch: one contiguous range (vector, span, Tensor, BatchRows) an input, row-major. Returns the
  // loss. Errors: batch_size_differs and those of the optimizer's settings, before anything is done; those of
  // Runtime::run, which leave weights that nothing is known about. Allocates nothing.
  template <class... Ranges>
  float operator()(const Ranges&... batch) {
    check_ranges<Ranges...>();
    const std::span<const std::byte> parts[] = {detail::bytes_of_range(batch)...};
    return step_on(parts, [] {});
  }

  // One step on a batch of a Loader: its fields in order, then its weights, as many as the loss has inputs.
  template <BatchOfFields Batch>
  float operator()(const Batch& batch) {
    return detail::pass_batch<InputTypes::count>(batch, [&](const auto&... fields) { return (*this)(fields...); });
  }

  // One step on a batch that a DeviceLoader of this step has moved in. Errors: moved_batch_is_of_another_step,
  // moved_batch_is_gone, and as above.
  float operator()(const MovedBatch& batch) {
    return step_on(nullptr, [&] { batch.take(executable(), executable().call() + 1); });
  }

  // A number of the last step by name: a metric of a loss that returns a Measured; "loss"; "gradient_norm", of all
  // gradients before they were clipped, under an Optimizer with Clip::by_global_norm or .gradient_norm; in f16
  // "loss_scale", by which the next step multiplies its loss, and "skipped_steps". Error: metric_is_unknown.
  [[nodiscard]] float metric(const Name& name) const { return program_.result(name); }

  // The gradient of a weight in the last step, whole and row-major, under an Optimizer with .keep_gradients: of the loss
  // of the global batch, summed over devices and micro-batches, not clipped, in f16 divided by the scale (and not finite
  // if the step was skipped), in the type of the weight; 0 before the first step. It is no part of states and
  // checkpoints. Errors: gradients_are_not_kept, weight_has_no_gradient, tensor_is_unknown.
  [[nodiscard]] AlignedArray<float> gradient(const char* weight) const { return program_.gradient(weight); }
  // All of them, under the names of their weights.
  [[nodiscard]] const MeshTensors& gradients() const noexcept { return program_.gradients(); }

  // Steps taken so far, and those of them that were skipped, since gradients in f16 were not finite.
  [[nodiscard]] Index steps() const noexcept { return steps_; }
  [[nodiscard]] Index skipped_steps() const { return program_.count_in(skipped_input_); }
  // Where the random numbers of the steps to come start from.
  [[nodiscard]] Seed seed() const noexcept { return seed_; }
  // A copy of all that this step knows but its settings, in host memory.
  [[nodiscard]] TrainingState state() const { return {steps_, seed_, detail::read_tensors(tensors())}; }
  // Goes on where `state` was taken, to the last bit on an equal mesh. Errors, before anything is changed:
  // tensor_is_unknown, tensor_size_differs, state_lacks_tensor, step_count_is_negative.
  void restore(const TrainingState& state) {
    detail::write_state(tensors(), state);
    count_from(state.steps, state.seed);
  }
  // Takes `steps` steps from `seed` for taken: what follows from them, bias correction and the masks of dropout, goes
  // on from there. Tensors stay as they are; see restore and load_checkpoint. Error: step_count_is_negative.
  void count_from(Index steps, Seed seed) {
    if (steps < 0) step_count_is_negative(steps);
    steps_ = steps;
    seed_ = seed;
    scalars_[Optimizer::scalar_count].bits = seed_.value;
  }
  // Weights, optimizer states and states of the model by name: read("hidden.weight"), write(...), size().
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  // Counters and times by name, a copy. Include train/metrics.hpp, where they are explained.
  [[nodiscard]] auto metrics() const { return metrics_of(*this); }
  // For programs that share its weights, and for a DeviceLoader: the program, where it stores what, and how a batch of
  // ranges, as the step takes them, is written into its arenas.
  [[nodiscard]] MeshProgram& program() noexcept { return program_; }
  [[nodiscard]] const MeshProgram& program() const noexcept { return program_; }
  static constexpr WeightPlaces weight_places() { return {Compiled::stored.span(), plan(), mesh_of(mesh)}; }
  static constexpr int input_count = InputTypes::count;
  template <class... Ranges>
  static void move_in(const MeshProgram& program, const Ranges&... batch) {
    check_ranges<Ranges...>();
    const std::span<const std::byte> parts[] = {detail::bytes_of_range(batch)...};
    program.move_in(parts);
  }
  // Bytes that device `ordinal` really allocated.
  [[nodiscard]] Index allocated_bytes(Index ordinal) const { return program_.executable().allocated_bytes(ordinal); }

 private:
  template <class... Ranges>
  static constexpr void check_ranges() {
    static_assert(sizeof...(Ranges) == InputTypes::count,
                  "weft: step: the number of batches differs from the inputs of the loss");
    static_assert(detail::have_elements_of_inputs<InputTypes, Ranges...>(),
                  "weft: step: a batch has elements of another type than the input of the loss");
  }
  // `begin` runs last before the step does.
  template <class Begin>
  float step_on(const std::span<const std::byte>* batch, Begin begin) {
    float values[Optimizer::scalar_count + 1];
    Optimizer::scalars(settings, StepNumber(steps_ + 1, skipped_steps()), values);
    begin();
    const float loss = program_.step(batch, values, scalars_, steps_ + 1);
    ++steps_;
    return loss;
  }

  MeshProgram program_;
  ScalarSetting scalars_[Optimizer::scalar_count + 2];  // then the seed and the step
  Index steps_ = 0;
  Seed seed_;
  Index skipped_input_;  // -1: no step is skipped
};

}  // namespace weft

#endif
