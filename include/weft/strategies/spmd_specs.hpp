// SpmdSpecs: how the inputs and the parameters of a model are cut over the axes of a mesh.
#ifndef WEFT_STRATEGIES_SPMD_SPECS_HPP
#define WEFT_STRATEGIES_SPMD_SPECS_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/misuse.hpp>

namespace weft {

// The specs of a model: inputs by position, parameters by name, in which "*" stands for any run of letters:
// "h.*.weight". What has no spec is replicated.
struct SpmdSpecs {
  struct Parameter {
    Name name;
    PartitionSpec spec;
    int line = __builtin_LINE();  // where this is written, for messages
  };
  static constexpr const char* input_names[] = {"input 0", "input 1", "input 2", "input 3",
                                                "input 4", "input 5", "input 6", "input 7"};
  fixed_vector<PartitionSpec, 8> inputs;
  fixed_vector<Parameter, 32> parameters;
  int line = 0;  // where they are written, for messages

  constexpr SpmdSpecs() = default;
  // Checked where they are written: a compile error names this line. Errors: duplicate_axis; spec_leaves_sums,
  // spec_is_reduced, spec_is_unconstrained: what would change nothing.
  constexpr SpmdSpecs(const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs, int at = __builtin_LINE())
      : inputs(input_specs), parameters(parameter_specs), line(at) {
    for (int i = 0; i < size(); ++i) {
      if (const PartitionSpec::Use* const twice = spec(i).used_twice(); twice != nullptr) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: duplicate_axis: an axis cuts two dimensions; use it once
        duplicate_axis(twice->axis.text, spec(i).first_use(twice->axis).role, twice->role);
      }
      if (!is_obeyed(spec(i))) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: spec_is_unconstrained, or unreduced, or reduced: name axes
        refuse(name(i), spec(i));
      }
    }
  }
  // Against the mesh, too. Errors: also unknown_axis, axis_type_not_obeyed. The checks of a spec stand in both
  // constructors: a call of a common one would stand in every error that Clang prints of them.
  constexpr SpmdSpecs(const Mesh& mesh, const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs, int at = __builtin_LINE())
      : inputs(input_specs), parameters(parameter_specs), line(at) {
    for (const MeshAxis& axis : mesh.axes) {
      if (axis.type != AxisType::manual) continue;
      if (must_stop_here()) __builtin_unreachable();  // weft: axis_type_not_obeyed: declare the axis as propagated
      axis_type_not_obeyed(axis.name.text, name_of(axis.type));
    }
    for (int i = 0; i < size(); ++i) {
      for (const PartitionSpec::Use& use : spec(i).uses) {
        if (mesh.find(use.axis) >= 0) continue;
        if (must_stop_here()) __builtin_unreachable();  // weft: unknown_axis: the mesh has no axis of this name
        unknown_axis(use.axis.text, mesh);
      }
      if (const PartitionSpec::Use* const twice = spec(i).used_twice(); twice != nullptr) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: duplicate_axis: an axis cuts two dimensions; use it once
        duplicate_axis(twice->axis.text, spec(i).first_use(twice->axis).role, twice->role);
      }
      if (!is_obeyed(spec(i))) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: spec_is_unconstrained, or unreduced, or reduced: name axes
        refuse(name(i), spec(i));
      }
    }
  }

  // All specs: those of the inputs, then those of the parameters; and what they are for.
  [[nodiscard]] constexpr int size() const noexcept { return inputs.size() + parameters.size(); }
  [[nodiscard]] constexpr const PartitionSpec& spec(int i) const {
    return i < inputs.size() ? inputs[i] : parameters[i - inputs.size()].spec;
  }
  [[nodiscard]] constexpr const char* name(int i) const {
    return i < inputs.size() ? input_names[i] : parameters[i - inputs.size()].name.c_str();
  }
  // The spec of the parameter called `name`: the first that matches.
  [[nodiscard]] constexpr PartitionSpec of_parameter(const Name& name) const {
    for (const Parameter& parameter : parameters)
      if (matches(parameter.name, name)) return parameter.spec;
    return {};
  }
  // A weight or a batch is a whole value, in pieces that the spec names.
  [[nodiscard]] static constexpr bool is_obeyed(const PartitionSpec& spec) {
    bool named = spec.unconstrained_dims == 0;
    for (const PartitionSpec::Use& use : spec.uses) named = named && use.role >= 0;
    return named;
  }
  static constexpr void refuse(const char* name, const PartitionSpec& spec) {
    for (const PartitionSpec::Use& use : spec.uses) {
      if (use.role == PartitionSpec::unreduced_role) spec_leaves_sums(name);
      if (use.role == PartitionSpec::reduced_role) spec_is_reduced(name, use.axis.text);
    }
    for (int d = 0; d < spec.entries; ++d)
      if (spec.is_unconstrained(d)) spec_is_unconstrained(name, d);
  }

  // How the inputs of a graph lie, as the specs say; of a stack of layers each layer. Errors: those of
  // PartitionSpec::resolve, too_many_input_specs.
  [[nodiscard]] constexpr Buffer<Layout> layouts(const Graph& graph, const Mesh& mesh) const {
    Buffer<Layout> layouts;
    Index data = 0;
    for (const Input& input : graph.inputs) {
      const int rank = graph.shape(input.node).rank();
      PartitionSpec spec;
      if (input.kind == InputKind::data && data < inputs.size()) spec = inputs[data];
      if (input.kind == InputKind::data) ++data;
      if (input.kind == InputKind::weight) spec = of_parameter(graph.name(input.name));
      Layout layout = spec.resolve(mesh, rank - input.stacked);  // of one layer
      for (int level = 0; level < input.stacked; ++level) layout.dims.insert(0, {});
      layouts.push_back(layout);
    }
    if (inputs.size() > data) too_many_input_specs(inputs.size(), data);
    return layouts;
  }

  // The first spec that does not fit a parameter, or an input, of the model.
  [[nodiscard]] constexpr Misuse misuse(const TrainingGraph& training, const Mesh& mesh) const {
    const Graph& graph = training.graph;
    for (const Parameter& parameter : parameters) {
      bool found = false;
      for (std::int32_t weight : training.weights) {
        const Input& input = graph.inputs[weight];
        if (!matches(parameter.name, graph.name(input.name))) continue;
        found = true;
        const int rank = graph.shape(input.node).rank() - input.stacked;
        if (parameter.spec.entries > rank && of_parameter(graph.name(input.name)) == parameter.spec)
          return Misuse(Misuse::Kind::spec_longer_than_rank, parameter.spec.entries, rank)
              .named(graph.name(input.name).c_str(), parameter.line);
        if (!(of_parameter(graph.name(input.name)) == parameter.spec)) continue;
        const Shape layer = shape_of_layer(graph.shape(input.node), input.stacked);
        if (const Misuse cut = uneven(parameter.spec, layer, mesh); cut.kind != Misuse::Kind::none)
          return cut.named(graph.name(input.name).c_str(), parameter.line);
      }
      if (!found) return Misuse(Misuse::Kind::spec_names_no_parameter, 0).named(parameter.name.c_str(), parameter.line);
    }
    int data = 0;
    for (const Input& input : graph.inputs) {
      if (input.kind != InputKind::data) continue;
      if (data == inputs.size()) break;
      const PartitionSpec& spec = inputs[data];
      const int rank = graph.shape(input.node).rank();
      if (spec.entries > rank)
        return Misuse(Misuse::Kind::spec_longer_than_rank, spec.entries, rank).named(input_names[data], line);
      if (const Misuse cut = uneven(spec, graph.shape(input.node), mesh); cut.kind != Misuse::Kind::none)
        return cut.named(input_names[data], line);
      ++data;
    }
    return {};
  }

  // The first axis that a spec names and the mesh does not have; empty: there is none.
  [[nodiscard]] constexpr AxisName axis_not_in(const Mesh& mesh) const {
    for (const PartitionSpec& spec : inputs)
      for (const PartitionSpec::Use& use : spec.uses)
        if (mesh.find(use.axis) < 0) return use.axis;
    for (const Parameter& parameter : parameters)
      for (const PartitionSpec::Use& use : parameter.spec.uses)
        if (mesh.find(use.axis) < 0) return use.axis;
    return {};
  }
  // Error: spec_names_no_parameter.
  constexpr void check_names(const TrainingGraph& training) const {
    for (const Parameter& parameter : parameters) {
      bool found = false;
      for (std::int32_t weight : training.weights)
        found = found || matches(parameter.name, training.graph.input_name(weight));
      if (!found) spec_names_no_parameter(parameter.name.c_str());
    }
  }

 private:
  // The first dimension that a spec of axes of `mesh` cuts into parts that are not equal.
  static constexpr Misuse uneven(const PartitionSpec& spec, const Shape& shape, const Mesh& mesh) {
    const Layout layout = spec.resolve(mesh, shape.rank());
    for (int d = 0; d < shape.rank(); ++d)
      if (const Index parts = mesh.size(layout.dims[d]); shape[d] % parts != 0)
        return {Misuse::Kind::dimension_does_not_divide, shape[d], parts};
    return {};
  }
};

}  // namespace weft

#endif
