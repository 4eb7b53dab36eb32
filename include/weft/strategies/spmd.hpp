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
  static constexpr const char* input_names[] = {"input 0", "input 1", "input 2", "input 3",
                                                "input 4", "input 5", "input 6", "input 7"};
  fixed_vector<PartitionSpec, 8> inputs;
  fixed_vector<Parameter, 32> parameters;

  constexpr SpmdSpecs() = default;
  // Errors: spec_leaves_sums, spec_is_reduced, spec_is_unconstrained: what would change nothing.
  constexpr SpmdSpecs(const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs)
      : inputs(input_specs), parameters(parameter_specs) {
    for (int i = 0; i < inputs.size(); ++i) check_obeyed(input_names[i], inputs[i]);
    for (const Parameter& parameter : parameters) check_obeyed(parameter.name.c_str(), parameter.spec);
  }
  // Checked against the mesh, too, where they are written: a compile error names this line. Errors: also those of
  // PartitionSpec::check and check_axis_types.
  constexpr SpmdSpecs(const Mesh& mesh, const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs)
      : SpmdSpecs(input_specs, parameter_specs) {
    check_axis_types(mesh);
    for (const PartitionSpec& spec : inputs) spec.check(mesh);
    for (const Parameter& parameter : parameters) parameter.spec.check(mesh);
  }

  // The spec of the parameter called `name`: the first that matches.
  [[nodiscard]] constexpr PartitionSpec of_parameter(const Name& name) const {
    for (const Parameter& parameter : parameters)
      if (matches(parameter.name, name)) return parameter.spec;
    return {};
  }
  // A weight or a batch is a whole value, in pieces that the spec names.
  static constexpr void check_obeyed(const char* name, const PartitionSpec& spec) {
    for (const PartitionSpec::Use& use : spec.uses) {
      if (use.role == PartitionSpec::unreduced_role) spec_leaves_sums(name);
      if (use.role == PartitionSpec::reduced_role) spec_is_reduced(name, use.axis.text);
    }
    for (int d = 0; d < spec.entries; ++d)
      if (spec.is_unconstrained(d)) spec_is_unconstrained(name, d);
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
  // Errors: those of partition and PartitionSpec::resolve; axis_type_not_obeyed,
  // spec_names_no_parameter, too_many_input_specs.
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& training, const Mesh& mesh) const {
    const Graph& graph = training.graph;
    check_axis_types(mesh);
    check_names(training);
    Buffer<Layout> inputs;
    Index data = 0;
    for (const Input& input : graph.inputs) {
      const int rank = graph[input.node].shape.rank();
      PartitionSpec spec;
      if (input.kind == InputKind::data && data < specs->inputs.size()) spec = specs->inputs[data];
      if (input.kind == InputKind::data) ++data;
      if (input.kind == InputKind::weight) spec = specs->of_parameter(input.name);
      inputs.push_back(spec.resolve(mesh, rank));
    }
    if (specs->inputs.size() > data) too_many_input_specs(specs->inputs.size(), data);
    Buffer<Layout> outputs;
    for (Index i = 0; i < graph.outputs.size(); ++i)
      outputs.push_back(i < training.results ? replicated(graph[graph.outputs[i].node].shape.rank())
                                             : inputs[training.weights[i - training.results]]);

    DeviceGraph result{partition(graph, mesh.sizes(), inputs, outputs), {}, data_tensors(graph, inputs)};
    const Buffer<Id> gradients = take_gradients(result.graph, training.results);
    for (Index i = 0; i < gradients.size(); ++i) {
      const std::int32_t weight = training.weights[i];
      update_in_place<Optimizer>(result, graph.inputs[weight], graph[graph.inputs[weight].node].shape, inputs[weight],
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
        found = found || SpmdSpecs::matches(parameter.name, training.graph.inputs[weight].name);
      if (!found) spec_names_no_parameter(parameter.name.c_str());
    }
  }
};

}  // namespace weft

#endif
