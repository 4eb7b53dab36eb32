// Prediction: what a function of the weights returns for a batch: a trained model asked for its outputs.
#ifndef WEFT_TRAIN_PREDICTION_HPP
#define WEFT_TRAIN_PREDICTION_HPP

#include <weft/train/train_step.hpp>

namespace weft {

namespace detail {

template <class Function, class InputTypes>
struct PredictionSource {
  static constexpr DeviceGraph device_graph() {
    DeviceGraph device;
    Graph& graph = device.graph;
    const Var value = trace<Function, InputTypes>(graph);
    graph.add_output("value", convert(value, DType::f32).id);
    graph = in_its_precision<Function>(graph, 1, Parts<Function>::precision.output);
    graph.mesh = {1};
    const Buffer<Layout> layouts = batch_layouts(graph, {{"data", 1}}, {});
    for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
      if (graph.inputs[i].kind != InputKind::weight) continue;
      device.stored.push_back(stored_weight(graph, i, graph.shape(graph.inputs[i].node), layouts[i]));
    }
    device.data = data_tensors(graph, layouts);
    return device;
  }
};

}  // namespace detail

// `Function`: a constexpr function of Vars that returns a tensor of any shape and type, such as the logits of a batch,
// which is converted to f32. Runs on a runtime of one device, to which a model's weights are copied from however many
// they are trained on; see Evaluation for one number on a mesh. Not copyable; refers to its runtime.
template <class Function, class InputTypes>
class Prediction {
  using Compiled = CompiledPlan<detail::PredictionSource<Function, InputTypes>>;

 public:
  static constexpr const PlanView& plan() { return Compiled::view; }
  static constexpr Index peak_bytes_per_device = Compiled::plan.peak_bytes;
  // Of what is returned.
  static constexpr Shape shape() { return plan().output(0).shape; }

  // Error: device_counts_differ.
  explicit Prediction(Runtime& runtime)
      : program_(runtime, plan(), kernels_of<Compiled::plan>(), Mesh{{"data", 1}}, Compiled::stored.span(),
                 Compiled::data.span()) {}

  // The weights by name.
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  // As those of a TrainStep.
  [[nodiscard]] auto metrics() const { return metrics_of(*this); }

  // The function's value for a batch, row-major, until the next call. Error: batch_size_differs.
  template <class... Ranges>
  std::span<const float> operator()(const Ranges&... batch) {
    static_assert(sizeof...(Ranges) == InputTypes::count,
                  "weft: prediction: the number of batches differs from the inputs of the function");
    static_assert(detail::have_elements_of_inputs<InputTypes, Ranges...>(),
                  "weft: prediction: a batch has elements of another type than the input of the function");
    const std::span<const std::byte> parts[] = {detail::bytes_of_range(batch)...};
    (void)program_.call(parts, {}, 0);
    const char* const value = program_.executable().output(0, 0);
    return {reinterpret_cast<const float*>(value), to_size(shape().elements())};
  }

 private:
  MeshProgram program_;
};

}  // namespace weft

#endif
