// Spmd: the user says how inputs and parameters are cut over the mesh; everything else follows.
#ifndef WEFT_STRATEGIES_SPMD_HPP
#define WEFT_STRATEGIES_SPMD_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/misuse.hpp>
#include <weft/strategies/update.hpp>

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
  Search search = Search::wide;  // over automatic axes: what find_layouts may try

  constexpr SpmdSpecs() = default;
  // Checked where they are written. Clang names this line in a compile error; of GCC, which would print two lists of
  // headers beside it, a step says it with the line (misuse). Errors: duplicate_axis; spec_leaves_sums,
  // spec_is_reduced, spec_is_unconstrained: what would change nothing.
  constexpr SpmdSpecs(const fixed_vector<PartitionSpec, 8>& input_specs,
                      const fixed_vector<Parameter, 32>& parameter_specs, int at = __builtin_LINE())
      : inputs(input_specs), parameters(parameter_specs), line(at) {
    if (is_told_by_a_step()) return;
    for (int i = 0; i < size(); ++i) {
      if (spec(i).used_twice() != nullptr) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: duplicate_axis: an axis cuts two dimensions; use it once
        refuse(name(i), spec(i));
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
    if (is_told_by_a_step()) return;
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
      if (spec(i).used_twice() != nullptr) {
        if (must_stop_here())
          __builtin_unreachable();  // weft: duplicate_axis: an axis cuts two dimensions; use it once
        refuse(name(i), spec(i));
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
    if (const PartitionSpec::Use* const twice = spec.used_twice(); twice != nullptr)
      duplicate_axis(twice->axis.text, spec.first_use(twice->axis).role, twice->role);
    for (const PartitionSpec::Use& use : spec.uses) {
      if (use.role == PartitionSpec::unreduced_role) spec_leaves_sums(name);
      if (use.role == PartitionSpec::reduced_role) spec_is_reduced(name, use.axis.text);
    }
    for (int d = 0; d < spec.entries; ++d)
      if (spec.is_unconstrained(d)) spec_is_unconstrained(name, d);
  }

  // As where they are written: for those that are constants and of no compiled step.
  constexpr void check() const {
    for (int i = 0; i < size(); ++i)
      if (spec(i).used_twice() != nullptr || !is_obeyed(spec(i))) refuse(name(i), spec(i));
  }

  // How the inputs of a graph lie, as the specs say; of a stack of layers each layer. Errors: those of
  // PartitionSpec::resolve and check, too_many_input_specs.
  [[nodiscard]] constexpr Buffer<Layout> layouts(const Graph& graph, const Mesh& mesh) const {
    check();
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

  // The first spec that is wrong for any model: it names an axis that the mesh does not have, one twice, or what is not
  // obeyed. `name`: the axis, or what the spec is for.
  [[nodiscard]] constexpr Misuse misuse(const Mesh& mesh) const {
    using Kind = Misuse::Kind;
    for (int i = 0; i < size(); ++i) {
      for (const PartitionSpec::Use& use : spec(i).uses)
        if (mesh.find(use.axis) < 0) return Misuse(Kind::unknown_axis, 0).named(use.axis.text, line_of(i));
      if (const PartitionSpec::Use* const twice = spec(i).used_twice(); twice != nullptr)
        return Misuse(Kind::spec_names_axis_twice, 0).named(twice->axis.text, line_of(i));
      if (!is_obeyed(spec(i))) return Misuse(Kind::spec_is_not_obeyed, 0).named(name(i), line_of(i));
    }
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
  // In a constant evaluation of GCC: see the constructors.
  [[nodiscard]] static constexpr bool is_told_by_a_step() noexcept { return must_show_numbers(); }
  [[nodiscard]] constexpr int line_of(int i) const {
    return i < inputs.size() ? line : parameters[i - inputs.size()].line;
  }
  // The first dimension that a spec of axes of `mesh` cuts into parts that are not equal.
  static constexpr Misuse uneven(const PartitionSpec& spec, const Shape& shape, const Mesh& mesh) {
    const Layout layout = spec.resolve(mesh, shape.rank());
    for (int d = 0; d < shape.rank(); ++d)
      if (const Index parts = mesh.size(layout.dims[d]); shape[d] % parts != 0)
        return {Misuse::Kind::dimension_does_not_divide, shape[d], parts};
    return {};
  }
};

struct Spmd {
  const SpmdSpecs* specs = nullptr;
  CollectiveOptions collectives = {};

  // `specs` must be a constant with static storage: inline constexpr weft::SpmdSpecs specs{...}.
  constexpr explicit Spmd(const SpmdSpecs& list, const CollectiveOptions& options = {})
      : specs(&list), collectives(options) {}

  static constexpr const char* name = "spmd";

  // One device's part, and the layouts of its inputs, by the axes of its mesh, which may be the finer one of
  // find_layouts.hpp.
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
    result.graph.collective_options = collectives;
    const Buffer<Var> gradients = take_gradients(result.graph, training.results);
    update_all<Optimizer>(result, training, gradients, part.inputs);
    return static_cast<DeviceGraph&&>(result);
  }
  // What it starts from: gradients are outputs. Errors: those of partition and PartitionSpec::resolve,
  // too_many_input_specs.
  [[nodiscard]] constexpr Partitioned partitioned(const TrainingGraph& training, const Mesh& mesh) const {
    if (names_axes(training.graph)) return partitioned(on_mesh(training, mesh), mesh);
    const Graph& graph = training.graph;
    Partitioned made;
    const Buffer<Layout> inputs = specs->layouts(graph, mesh);
    // Results lie as they come; gradients as their parameters, new states as the old ones.
    Buffer<Layout> outputs(training.results, Layout());
    for (const std::int32_t weight : training.weights) outputs.push_back(inputs[weight]);
    for (Index i = outputs.size(); i < graph.outputs.size(); ++i) outputs.push_back(inputs[graph.outputs[i].updates]);
    FoundLayouts found = find_layouts(graph, mesh, inputs, outputs, specs->search);
    made.inputs = found.inputs;
    DeviceGraph& result = made.device;
    result.data = data_tensors(graph, found.inputs);
    result.results = result_tensors(found.graph, &found.layouts, training.results);
    for (Index i = 0; i < training.results; ++i) found.outputs[i] = result.results[i].layout;
    result.graph = partition(found.graph, found.mesh, found.layouts, found.outputs);
    return made;
  }

  // The first spec that does not fit a parameter, or an input, of the model; then the first operation whose result has no
  // type over explicit axes. (Reads the specs: no constant if they are none.)
  [[nodiscard]] constexpr Misuse misuse(const TrainingGraph& training, const Mesh& mesh) const {
    const Misuse of_specs = specs->misuse(training, mesh);
    if (of_specs.kind != Misuse::Kind::none || !has_explicit_axis(mesh)) return of_specs;
    return misuse_of_types(training, mesh, specs->layouts(training.graph, mesh));
  }
  // The first spec that is wrong for any model.
  [[nodiscard]] constexpr Misuse misuse(const Mesh& mesh) const { return specs->misuse(mesh); }
};

}  // namespace weft

#endif
