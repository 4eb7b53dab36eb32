// TrainStep: forward, backward, collectives and update as one compiled program on a mesh.
#ifndef WEFT_TRAIN_TRAIN_STEP_HPP
#define WEFT_TRAIN_TRAIN_STEP_HPP

// First, so that compilers name no more headers than these before what is wrong.
#include <weft/trace/checked_function.hpp>
#include <weft/trace/checked_model.hpp>
#include <weft/trace/checked_rewrite.hpp>
#include <weft/trace/checked_use.hpp>
//
#include <weft/observe/find_metrics.hpp>
#include <weft/optim/optimizer.hpp>
#include <weft/program/compile.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/trace/misuse_of.hpp>
#include <weft/trace/traced_once.hpp>
#include <weft/train/pass_batch.hpp>
#include <weft/train/training_run.hpp>

namespace weft {

namespace detail {

template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
struct TrainingSource {
  static constexpr Index nodes = traced_nodes<Loss, InputTypes>();
  static constexpr DeviceGraph device_graph() {
    if constexpr (BatchCuttingStrategy<decltype(strategy)>) {
      constexpr BatchCut cut = strategy.data_axes(mesh_of(mesh)).batch_cut(mesh_of(mesh));
      return strategy.template rewrite<Optimizer>(sharded_once<Loss, InputTypes, mesh, cut>(), mesh_of(mesh));
    } else {
      return strategy.template rewrite<Optimizer>(noting<decltype(strategy)>(traced_once<Loss, InputTypes>()),
                                                  mesh_of(mesh));
    }
  }
};

template <class Loss, class InputTypes>
struct TrainingTrace {
  using Batch = InputTypes;
  static constexpr bool exists = LossIsANumber<Loss, InputTypes>;
  static constexpr TrainingHead head() { return traced_head<TracedTraining<Loss, InputTypes>>(); }
  static constexpr TrainingGraph training() { return traced_once<Loss, InputTypes>(); }
};

template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
constexpr Misuse misuse_of_step() {
  using Trace = TrainingTrace<Loss, InputTypes>;
  if constexpr (!HasOptions<Optimizer> && !OptimizerRule<Optimizer>) {
    return {Misuse::Kind::is_no_rule, 0};
  } else if (const Misuse own = misuse_of_rule<Optimizer>(); own.kind != Misuse::Kind::none) {
    return own;
  }
  const Misuse found = misuse_of<Trace, mesh, strategy>();
  if constexpr (HasOptions<Optimizer> && Trace::exists)
    if (found.kind == Misuse::Kind::none) return misuse_of_groups<Optimizer>(Trace::training());
  return found;
}

// True if every range has the elements of its input, and where there is not one range for each input, which is told.
template <class InputTypes, class... Ranges>
constexpr bool have_elements_of_inputs() {
  if (sizeof...(Ranges) != InputTypes::count) return true;
  [[maybe_unused]] int input = 0;
  [[maybe_unused]] const auto fits = [&]<class Range>(std::type_identity<Range>) {
    const DType needed = InputTypes::dtypes[input++];
    if constexpr (RangeOfElements<Range>)
      if constexpr (TensorElement<element_of<Range>>) return dtype_of<element_of<Range>> == needed;
    return false;
  };
  return (fits(std::type_identity<Ranges>{}) && ...);
}

}  // namespace detail

// One optimization step of `Loss` (a constexpr function of Vars that returns a scalar, or a Measured) on global batches
// of the given types, over `mesh` (a constant with static storage), under a strategy value: Ddp{}, Fsdp{.stage = 2},
// Spmd{specs}. Everything below that is static is known to the compiler. Not copyable; refers to its runtime.
template <class Loss, class BatchTypes, const auto& mesh, auto strategy, class Optimizer>
class TrainStep : public TrainingRun {
  static_assert(sizeof(CheckedFunction<typename detail::FunctionParts<Loss>::Function, BatchTypes>) > 0);
  using InputTypes = InputsOrNone<BatchTypes>;
  static_assert(sizeof(CheckedLoss<detail::ReturnedByPlain<Loss, InputTypes>>) > 0);
  using Kind = Misuse::Kind;
  static constexpr Misuse misuse = detail::misuse_of_step<Loss, InputTypes, mesh, strategy, Optimizer>();
  static_assert(sizeof(CheckedUse<misuse>) > 0);
  static_assert(sizeof(CheckedModel<mistake_of_rule<Optimizer>>) > 0);
  static_assert(sizeof(CheckedModel<mistake_of_loss<Loss, InputTypes>>) > 0);
  static_assert(rank_of_loss<Loss, InputTypes> == 0,
                "weft: the loss is not one number for inputs of these shapes; reduce it with mean or sum");
  using NodeCount = Nodes<traced_nodes<Loss, InputTypes>()>;
  static_assert(graph_fits_the_limits<NodeCount>, WEFT_GRAPH_IS_TOO_LARGE);
  using Source = detail::TrainingSource<Loss, InputTypes, mesh, strategy, Optimizer>;
  using Rewrite =
      CheckedRewrite<Source, decltype(strategy),
                     LossIsANumber<Loss, InputTypes> && misuse.kind == Kind::none && graph_fits_the_limits<NodeCount>>;
  using Compiled = CompiledPlan<std::conditional_t<Rewrite::is_planned, Source, detail::NoSource>>;

 public:
  using Settings = typename Optimizer::Settings;

  TrainStep(const TrainStep&) = delete;  // nor moved: keep it in a std::optional, or a std::unique_ptr
  static constexpr const PlanView& plan() { return Compiled::view; }
  // The kernels of the plan, in its order.
  [[nodiscard]] static const StepKernel* kernels() { return kernels_of<Compiled::plan>(); }
  static constexpr Index devices = detail::constant_devices<mesh>();
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

  // Names of the weights, but for frozen ones, that the loss does not depend on: their gradient is 0 in every step, and
  // summary<Step>() lists them.
  [[nodiscard]] static Buffer<Name> weights_without_gradient() {
    return weft::weights_without_gradient(trained_by<Optimizer>(traced_once<Loss, InputTypes>()));
  }

  // Allocates on every device and fills the weights. Errors: device_counts_differ,
  // memory_is_too_small.
  TrainStep(Runtime& runtime, Seed seed, const Settings& initial = {})
      : TrainingRun(runtime, fitting_memory(runtime, plan()), code_of<Compiled::plan>(), mesh_of(mesh),
                    Compiled::stored.span(), Compiled::data.span(), Compiled::gradients.span(),
                    {Optimizer::scalar_names, to_size(Optimizer::scalar_count)}, seed),
        settings(initial) {}

  Settings settings;  // hyperparameters; may be changed between steps

  // One step on a global batch: one contiguous range (vector, span, Tensor, BatchRows) an input, row-major. Returns the
  // loss. Errors: batch_size_differs and those of the optimizer's settings, before anything is done; those of
  // Runtime::run, which leave weights that nothing is known about. Allocates nothing.
  template <class... Ranges>
  float operator()(const Ranges&... batch) {
    check_ranges<Ranges...>();
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {detail::bytes_of_range(batch)...};
    const auto held = hold();
    return step_on(parts, scalars().values);
  }

  // One step on a batch of a Loader: its fields in order, then its weights, as many as the loss has inputs.
  template <BatchOfFields Batch>
  float operator()(const Batch& batch) {
    return detail::pass_batch<InputTypes::count>(batch, [&](const auto&... fields) { return (*this)(fields...); });
  }

  // One step on a batch that a DeviceLoader of this step has moved in. Errors: moved_batch_is_of_another_step,
  // moved_batch_is_gone, and as above.
  float operator()(const MovedBatch& batch) {
    const auto held = hold();
    return step_on(batch, scalars().values);
  }

  // Counters and times by name, a copy. Include report/metrics.hpp, where they are explained.
  [[nodiscard]] auto metrics() const { return detail::find_metrics(*this); }
  // For programs that share its weights, and for a DeviceLoader: where it stores what, and how a batch of ranges, as
  // the step takes them, is written into its arenas.
  static constexpr WeightPlaces weight_places() { return {Compiled::stored.span(), plan(), mesh_of(mesh)}; }
  static constexpr int input_count = InputTypes::count;
  template <class... Ranges>
  static void move_in(const MeshProgram& program, const Ranges&... batch) {
    check_ranges<Ranges...>();
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {detail::bytes_of_range(batch)...};
    program.move_in(parts);
  }
  // Calls function(field...) with as many of a batch's fields as the loss has inputs.
  template <BatchOfFields Batch, class Function>
  static void pass(const Batch& batch, const Function& function) {
    detail::pass_batch<input_count>(batch, function);
  }

 private:
  template <class... Ranges>
  static constexpr void check_ranges() {
    static_assert(sizeof...(Ranges) == InputTypes::count,
                  "weft: step: the number of batches differs from the inputs of the loss; pass one for each input, in their order");
    static_assert(detail::have_elements_of_inputs<InputTypes, Ranges...>(),
                  "weft: step: a batch is a contiguous range (vector, span, Tensor) of elements of the type of its input of the loss, "
                  "f32 of float, i32 of int");
  }
  struct Scalars {
    float values[Optimizer::scalar_count + 1] = {};
  };
  [[nodiscard]] Scalars scalars() const {
    Scalars made;
    Optimizer::scalars(settings, next_step(), made.values);
    return made;
  }
};

}  // namespace weft

#endif
