// Spmd: the user says how inputs and parameters are cut over the mesh; everything else follows.
#ifndef WEFT_STRATEGIES_SPMD_HPP
#define WEFT_STRATEGIES_SPMD_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/update.hpp>

namespace weft {

// The specs of a model: inputs by position, parameters by name ("*" stands for any run of letters at the end). What has
// no spec is replicated.
struct SpmdSpecs {
  struct Parameter {
    Name name;
    PartitionSpec spec;
  };
  fixed_vector<PartitionSpec, 8> inputs;
  fixed_vector<Parameter, 32> parameters;

  constexpr SpmdSpecs() = default;
  constexpr SpmdSpecs(const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs)
      : inputs(input_specs), parameters(parameter_specs) {}
  // Checked against the mesh here, where they are written: a compile error names this line. Errors: those of
  // PartitionSpec::check.
  constexpr SpmdSpecs(const Mesh& mesh, const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs)
      : SpmdSpecs(input_specs, parameter_specs) {
    for (const PartitionSpec& spec : inputs) spec.check(mesh);
    for (const Parameter& parameter : parameters) parameter.spec.check(mesh);
  }

  // The spec of the parameter called `name`: the first that matches.
  [[nodiscard]] constexpr PartitionSpec of_parameter(const Name& name) const {
    for (const Parameter& parameter : parameters)
      if (matches(parameter.name, name)) return parameter.spec;
    return {};
  }
  [[nodiscard]] static constexpr bool matches(const Name& pattern, const Name& name) {
    const bool open = pattern.size > 0 && pattern.text[pattern.size - 1] == '*';
    const int letters = open ? pattern.size - 1 : pattern.size;
    if (open ? name.size < letters : name.size != letters) return false;
    for (int i = 0; i < letters; ++i)
      if (pattern.text[i] != name.text[i]) return false;
    return true;
  }
};

struct Spmd {
  const SpmdSpecs* specs = nullptr;

  // `specs` must be a constant with static storage: inline constexpr weft::SpmdSpecs specs{...}.
  constexpr explicit Spmd(const SpmdSpecs& list) : specs(&list) {}

  static constexpr const char* name = "spmd";

  // One training step of one device. Gradients end in the layout of their parameter: an all_reduce over the axes that
  // cut the batch, or a reduce_scatter where such an axis cuts the parameter, too.
  // Errors: those of partition and PartitionSpec::resolve; spec_leaves_sums, spec_names_no_parameter,
  // too_many_input_specs.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    const Graph& graph = training.graph;
    check_names(training);
    Buffer<Layout> inputs;
    Index data = 0;
    for (const Input& input : graph.inputs) {
      const int rank = graph.shape(input.node).rank();
      PartitionSpec spec;
      if (input.kind == InputKind::data && data < specs->inputs.size()) spec = specs->inputs[data];
      if (input.kind == InputKind::data) ++data;
      if (input.kind == InputKind::weight) spec = specs->of_parameter(graph.name(input.name));
      inputs.push_back(spec.resolve(mesh, rank));
      if (!inputs.back().unreduced.empty()) spec_leaves_sums(graph.name(input.name).c_str());
    }
    if (specs->inputs.size() > data) too_many_input_specs(specs->inputs.size(), data);
    Buffer<Layout> outputs;
    for (Index i = 0; i < graph.outputs.size(); ++i)
      outputs.push_back(i < training.results ? replicated(graph.shape(graph.outputs[i].node).rank())
                                             : inputs[training.weights[i - training.results]]);

    DeviceGraph result{partition(graph, mesh.sizes(), inputs, outputs), {}, data_tensors(graph, inputs)};
    const Buffer<Id> gradients = take_gradients(result.graph, training.results);
    Updates<Optimizer> updates;
    for (Index i = 0; i < gradients.size(); ++i) {
      const std::int32_t weight = training.weights[i];
      update_in_place(result, updates, weight, graph.shape(graph.inputs[weight].node), inputs[weight],
                      {&result.graph, gradients[i]});
    }
    return result;
  }

  // The first axis that a spec names and the mesh does not have; empty: there is none.
  [[nodiscard]] constexpr AxisName axis_not_in(const Mesh& mesh) const {
    for (const PartitionSpec& spec : specs->inputs)
      for (const PartitionSpec::Use& use : spec.uses)
        if (mesh.find(use.axis) < 0) return use.axis;
    for (const SpmdSpecs::Parameter& parameter : specs->parameters)
      for (const PartitionSpec::Use& use : parameter.spec.uses)
        if (mesh.find(use.axis) < 0) return use.axis;
    return {};
  }

 private:
  constexpr void check_names(const TrainingGraph& training) const {
    for (const SpmdSpecs::Parameter& parameter : specs->parameters) {
      bool found = false;
      for (std::int32_t weight : training.weights)
        found = found || SpmdSpecs::matches(parameter.name, training.graph.input_name(weight));
      if (!found) spec_names_no_parameter(parameter.name.c_str());
    }
  }
};

}  // namespace weft

#endif
