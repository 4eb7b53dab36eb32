// Spmd: the user says how inputs and parameters are cut over the mesh; everything else follows.
#ifndef WEFT_STRATEGIES_SPMD_HPP
#define WEFT_STRATEGIES_SPMD_HPP

#include <weft/strategies/spmd_specs.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

struct Spmd {
  const SpmdSpecs* specs = nullptr;

  // `specs` must be a constant with static storage: inline constexpr weft::SpmdSpecs specs{...}.
  constexpr explicit Spmd(const SpmdSpecs& list) : specs(&list) {}

  static constexpr const char* name = "spmd";

  // One device's part, and the layouts of its inputs.
  struct Partitioned {
    DeviceGraph device;
    Buffer<Layout> inputs;
  };

  // One training step of one device. Gradients end in the layout of their parameter: an all_reduce over the axes that
  // cut the batch, or a reduce_scatter where such an axis cuts the parameter, too.
  // Errors: those of partition and PartitionSpec::resolve; axis_type_not_obeyed,
  // spec_names_no_parameter, too_many_input_specs.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& traced, const Mesh& mesh) const {
    check_axis_types(mesh);
    specs->check_names(traced);
    const TrainingGraph& training = trained_by<Optimizer>(traced);
    Partitioned part = partitioned(training, mesh);
    DeviceGraph& result = part.device;
    Buffer<Var> gradients;
    for (const Id gradient : take_gradients(result.graph, training.results))
      gradients.push_back({&result.graph, gradient});
    update_all<Optimizer>(result, training, gradients, part.inputs);
    return static_cast<DeviceGraph&&>(result);
  }
  // What it starts from: gradients are outputs. Errors: those of partition and PartitionSpec::resolve,
  // too_many_input_specs.
  [[nodiscard]] constexpr Partitioned partitioned(const TrainingGraph& training, const Mesh& mesh) const {
    const Graph& graph = training.graph;
    Partitioned made;
    const Buffer<Layout>& inputs = made.inputs = specs->layouts(graph, mesh);
    // Results lie as they come; gradients as their parameters, new states as the old ones.
    Buffer<Layout> outputs(training.results, Layout());
    for (const std::int32_t weight : training.weights) outputs.push_back(inputs[weight]);
    for (Index i = outputs.size(); i < graph.outputs.size(); ++i) outputs.push_back(inputs[graph.outputs[i].updates]);
    const Layouts layouts = propagate(graph, mesh, inputs, outputs);
    DeviceGraph& result = made.device;
    result.data = data_tensors(graph, inputs);
    result.results = result_tensors(graph, &layouts, training.results);
    for (Index i = 0; i < training.results; ++i) outputs[i] = result.results[i].layout;
    result.graph = partition(graph, mesh, layouts, outputs);
    return made;
  }

  // The first spec that does not fit a parameter, or an input, of the model; then the first operation whose result has no
  // type over explicit axes. (Reads the specs: no constant if they are none.)
  [[nodiscard]] constexpr Misuse misuse(const TrainingGraph& training, const Mesh& mesh) const {
    const Misuse of_specs = specs->misuse(training, mesh);
    if (of_specs.kind != Misuse::Kind::none || !has_explicit_axis(mesh)) return of_specs;
    return misuse_of_types(training, mesh, specs->layouts(training.graph, mesh));
  }
  // The first axis that a spec names and the mesh does not have; empty: there is none.
  [[nodiscard]] constexpr AxisName axis_not_in(const Mesh& mesh) const { return specs->axis_not_in(mesh); }
};

}  // namespace weft

#endif
