// Evaluation: a function of the weights and a batch, without gradients, on a mesh under a strategy.
#ifndef WEFT_TRAIN_EVALUATION_HPP
#define WEFT_TRAIN_EVALUATION_HPP

#include <weft/train/train_step.hpp>

namespace weft {

namespace detail {

// An optimizer that leaves weights alone: what turns a strategy's training rewrite into one for evaluation.
struct NoUpdate {
  static constexpr int state_count = 0, scalar_count = 0;
  static constexpr const char* state_names[1] = {""};
  static constexpr const char* scalar_names[1] = {""};
  static constexpr void update(Var weight, Var, const Var*, const Var*, Var& new_weight, Var*) { new_weight = weight; }
};

template <class Metric, class InputTypes>
constexpr TrainingGraph trace_evaluation() {
  TrainingGraph evaluation;
  evaluation.graph.notes_mistakes = __builtin_is_constant_evaluated();
  const Var value = trace<Metric, InputTypes>(evaluation.graph);
  evaluation.mistake = evaluation.graph.mistake;
  if (evaluation.mistake.kind != Mistake::Kind::none) return evaluation;
  evaluation.rank = value.rank();
  if (evaluation.rank != 0 && !__builtin_is_constant_evaluated())
    metric_is_no_scalar(evaluation.rank, value.shape().elements());
  if (evaluation.rank != 0) return evaluation;  // the class below says so
  evaluation.graph.add_output("value", convert(value, DType::f32).id);
  for (std::int32_t i = 0; i < evaluation.graph.inputs.size(); ++i) {
    const Input input = evaluation.graph.inputs[i];
    if (input.kind != InputKind::weight) continue;
    evaluation.weights.push_back(i);
    // No gradient: zeros, which nothing reads.
    const TensorType weight = evaluation.graph.type(input.node);
    const Var zero = broadcast_to(constant(evaluation.graph, 0, weight.dtype), weight.shape);
    evaluation.graph.add_output("gradient", zero.id);
  }
  evaluation.graph = simplify_nodes(evaluation.graph);
  return evaluation;
}

template <class Metric, class InputTypes>
inline constexpr FrozenWords evaluation_words{trace_evaluation<Metric, InputTypes>()};

template <class Metric, class InputTypes, const auto& mesh, auto strategy>
struct EvaluationSource {
  static constexpr Index nodes = evaluation_words<Metric, InputTypes>.template thaw<TrainingHead>().nodes;
  static constexpr DeviceGraph device_graph() {
    const auto evaluation = evaluation_words<Metric, InputTypes>.template thaw<TrainingGraph>();
    DeviceGraph device = strategy.template rewrite<NoUpdate>(evaluation, mesh_of(mesh));
    Buffer<Output> results;
    for (const Output& output : device.graph.outputs)
      if (output.updates < 0) results.push_back(output);
    device.graph.outputs = results;
    return device;
  }
};

}  // namespace detail

// Those of a metric: see mistake_of_loss.
template <class Metric, class InputTypes>
inline constexpr Mistake mistake_of_metric = detail::traced_head<detail::evaluation_words<Metric, InputTypes>>().mistake;
template <class Metric, class InputTypes>
inline constexpr int rank_of_metric = detail::traced_head<detail::evaluation_words<Metric, InputTypes>>().rank;
template <class Metric, class InputTypes>
concept MetricIsANumber = detail::IsTraced<detail::evaluation_words<Metric, InputTypes>> &&
    rank_of_metric<Metric, InputTypes> == 0 && mistake_of_metric<Metric, InputTypes>.kind == Mistake::Kind::none;

namespace detail {

template <class Metric, class InputTypes>
struct EvaluationTrace {
  using Batch = InputTypes;
  static constexpr bool exists = MetricIsANumber<Metric, InputTypes>;
  static constexpr TrainingGraph training() {
    return evaluation_words<Metric, InputTypes>.template thaw<TrainingGraph>();
  }
};

}  // namespace detail

// `Metric`: a constexpr function of Vars that returns a scalar of any type, such as the number of right answers in a
// batch, which is converted to f32; sharded batches are reduced. Mesh and strategy say how this is evaluated; those of
// the training may be others. Not copyable; refers to its runtime.
template <class Metric, class InputTypes, const auto& mesh, auto strategy>
class Evaluation {
  using Kind = Misuse::Kind;
  static constexpr Misuse misuse = detail::misuse_of<detail::EvaluationTrace<Metric, InputTypes>, mesh, strategy>();
  static_assert(mesh_has_axis<name_in<misuse>, misuse.kind != Kind::unknown_axis>,
                "weft: spmd: unknown_axis: a spec names an axis that the mesh does not have");
  static_assert(axis_is_explicit<name_in<misuse>, misuse.kind != Kind::axis_type_not_obeyed>,
                "weft: mesh: axis_type_not_obeyed: an axis is automatic or manual, which no strategy obeys; declare it "
                "with AxisType::explicit_axis");
  static_assert(zero_stage_in_range<stage_of<misuse>>,
                "weft: fsdp: zero_stage_out_of_range: the stages of ZeRO are 1, 2 and 3; choose one of them");
  static_assert(spec_fits_rank<name_in<misuse>, entries_of<misuse>, rank_of<misuse>, line_of<misuse>>,
                "weft: spmd: spec_longer_than_rank: a spec has more entries than its tensor has dimensions; drop those "
                "beyond the last dimension");
  static_assert(spec_names_parameter<name_in<misuse>, name_line_of<misuse>>,
                "weft: spmd: spec_names_no_parameter: a spec is given for a name that no parameter of the model has; "
                "correct the name");
  static_assert(batch_divides<ExtentOf<misuse.left>, Parts<misuse.right>, misuse.kind != Kind::batch_does_not_divide>,
                "weft: batch_does_not_divide: the rows of the global batch do not divide over the devices; choose a "
                "multiple of their number");
  static_assert(dimension_divides<name_in<misuse>, ExtentOf<misuse.left>, Parts<misuse.right>, SpecLine<misuse.line>,
                                  misuse.kind != Kind::dimension_does_not_divide>,
                "weft: spmd: dimension_does_not_divide: a spec cuts a dimension into parts that are not equal; change the "
                "mesh axis or pad the tensor");
  static_assert(sizeof(CheckedModel<mistake_of_metric<Metric, InputTypes>>) > 0);
  static_assert(rank_of_metric<Metric, InputTypes> == 0,
                "weft: the metric is not one number for inputs of these shapes; reduce it with mean or sum");
  using Compiled =
      CompiledPlan<std::conditional_t<MetricIsANumber<Metric, InputTypes> && misuse.kind == Kind::none,
                                      detail::EvaluationSource<Metric, InputTypes, mesh, strategy>, detail::NoSource>>;

 public:
  static constexpr const PlanView& plan() { return Compiled::view; }
  static constexpr Index peak_bytes_per_device = Compiled::plan.peak_bytes;

  explicit Evaluation(Runtime& runtime)
      : program_(runtime, plan(), kernels_of<Compiled::plan>(), mesh_of(mesh), Compiled::stored.span(),
                 Compiled::data.span()) {}

  // The weights by name, as whole tensors.
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  // Copies the weights of a training step, whatever its mesh, strategy and runtime. Errors: tensor_is_unknown,
  // tensor_size_differs.
  template <class Step>
  void load_weights(const Step& step) const {
    tensors().copy_from(step.tensors());
  }
  // The same with the moving averages of the weights in their places; those of a file: load_averages in
  // train/checkpoint.hpp. Error: also there_are_no_averages.
  template <class Step>
  void load_averages(const Step& step) const {
    tensors().copy_averages_from(step.tensors());
  }

  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  // As those of a TrainStep.
  [[nodiscard]] auto metrics() const { return metrics_of(*this); }

  // The metric of a global batch. Errors: weight_was_never_given, batch_size_differs.
  template <class... Ranges>
  float operator()(const Ranges&... batch) {
    static_assert(sizeof...(Ranges) == InputTypes::count,
                  "weft: evaluation: the number of batches differs from the inputs of the metric");
    static_assert(detail::have_elements_of_inputs<InputTypes, Ranges...>(),
                  "weft: evaluation: a batch has elements of another type than the input of the metric");
    if (const StoredTensor* missing = tensors().first_unwritten(); missing != nullptr)
      weight_was_never_given(missing->name.c_str());
    const std::span<const std::byte> parts[] = {detail::bytes_of_range(batch)...};
    return program_.call(parts, {}, 0);
  }

 private:
  MeshProgram program_;
};

}  // namespace weft

#endif
