// Units: groups of weights that Fsdp gathers and frees together.
#ifndef WEFT_STRATEGIES_FLAT_PARAMETERS_HPP
#define WEFT_STRATEGIES_FLAT_PARAMETERS_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/strategies/update_rule.hpp>

namespace weft {

// How weights are grouped. Inner modules come first in definition order, and what no rule takes forms the root unit.
struct Wrap {
  enum class Kind : std::uint8_t { module, size, type, all } kind = Kind::module;
  Index min_elements = 0;
  Name type_name;

  // One unit a module: weights that share everything before the last dot of their name.
  [[nodiscard]] static constexpr Wrap by_module() { return {}; }
  // Consecutive modules join until a unit has `elements` or more.
  [[nodiscard]] static constexpr Wrap by_size(Index elements) { return {Kind::size, elements, {}}; }
  // One unit for each module of the layer type `type`, such as "Linear"; the rest is the root unit.
  [[nodiscard]] static constexpr Wrap by_type(const char* type) { return {Kind::type, 0, type}; }
  // Everything in one unit: wrapping the root only.
  [[nodiscard]] static constexpr Wrap whole_model() { return {Kind::all, 0, {}}; }
};

struct FlatParameter {
  Name name;
  Buffer<Index> weights;  // positions in TrainingGraph::weights; of frozen ones in TrainingGraph::frozen
  Buffer<int> groups;     // of each: see GroupRun; ascending
  Buffer<Index> offsets;  // of each in the flat vector, in elements
  Index elements = 0;     // before padding; of one layer, where the weights are those of a stack
  Index padded = 0;
  Name stack;   // of which the weights are; empty: of none
  Dims layers;  // extents of the dimensions that number its layers: each layer has a vector of its own
  bool is_frozen = false;  // a unit has frozen weights only, or none
  DType dtype = DType::f32;  // of all its weights

  // The shape of the unit with vectors of `extent` elements.
  [[nodiscard]] constexpr Shape shape_of(Index extent) const {
    Dims extents = layers;
    extents.push_back(extent);
    return Shape(extents);
  }
  // Of its groups, each with the end of its elements; padding belongs to the last one.
  [[nodiscard]] constexpr Buffer<GroupRun> runs() const {
    Buffer<GroupRun> runs;
    for (Index i = 0; i < weights.size(); ++i) {
      if (runs.empty() || runs.back().group != groups[i]) runs.push_back({groups[i], 0});
      runs.back().end = i + 1 < weights.size() ? offsets[i + 1] : padded;
    }
    return runs;
  }
};

// "block0.attention.weight" -> "block0.attention"; a name without a dot is its own module.
[[nodiscard]] constexpr Name module_of(const Name& weight) {
  int dot = weight.size;
  while (dot > 0 && weight.text[dot] != '.') --dot;
  return weight.prefix(dot > 0 ? dot : weight.size);
}

namespace detail {

constexpr Index find_flat_parameter(const Buffer<FlatParameter>& units, const Name& name) {
  for (Index u = 0; u < units.size(); ++u)
    if (units[u].name == name) return u;
  return -1;
}
// Adds a unit, which keeps its weights in a vector of its own name: primes tell a second "block" from the first.
constexpr void add_flat_parameter(Buffer<FlatParameter>& units, FlatParameter unit) {
  while (find_flat_parameter(units, unit.name) >= 0) unit.name.append("'");
  units.push_back(static_cast<FlatParameter&&>(unit));
}
// Adds a weight behind those of its group.
constexpr void add_weight(FlatParameter& unit, Index position, int group) {
  unit.weights.push_back(position);
  unit.groups.push_back(group);
  for (Index i = unit.weights.size() - 1; i > 0 && unit.groups[i - 1] > group; --i) {
    unit.weights[i] = unit.weights[i - 1];
    unit.groups[i] = unit.groups[i - 1];
    unit.weights[i - 1] = position;
    unit.groups[i - 1] = group;
  }
}
// Where each weight begins.
constexpr void lay_out(FlatParameter& unit, const TrainingGraph& training) {
  Index offset = 0;
  for (const Index position : unit.weights) {
    const Input& input = training.graph.inputs[training.weight(position)];
    unit.offsets.push_back(offset);
    offset += shape_of_layer(training.graph.shape(input.node), input.stacked).elements();
  }
}

}  // namespace detail

// The units of a model in the order of their first weights, the root units (if any) last; each padded to a multiple of
// `multiple`. The weights of a module need not be declared in one run; those of a stack of layers share units with no
// others, so that there is a root unit for each stack, and frozen weights with no trained ones, nor those of one
// element type with those of another. Within a unit, weights are ordered by `group_of(name)`, a number. Error:
// no_layer_of_this_type.
template <class GroupOf>
[[nodiscard]] constexpr Buffer<FlatParameter> make_flat_parameters(const TrainingGraph& training, const Wrap& wrap,
                                                                   Index multiple, GroupOf group_of) {
  const Graph& graph = training.graph;
  Buffer<FlatParameter> units, roots;
  Name open_module;
  for (const Index position : training.in_order()) {
    const Input& input = graph.inputs[training.weight(position)];
    const bool is_frozen = training.is_frozen(position);
    const Name& name = graph.name(input.name);
    const DType dtype = graph.dtype(input.node);
    const auto named = [&](const Name& unit) {
      const Name typed = dtype == DType::f32 ? unit : unit / name_of(dtype);
      return is_frozen ? typed / "frozen" : typed;
    };
    const Name stack = stack_of(name), module = named(module_of(name));
    const bool is_of_type = graph.name(input.module_type) == wrap.type_name;
    const bool to_root = wrap.kind == Wrap::Kind::all || (wrap.kind == Wrap::Kind::type && !is_of_type);
    Index at = -1;
    if (!to_root) {
      const bool goes_on = !units.empty() && units.back().stack == stack && units.back().is_frozen == is_frozen &&
                           units.back().dtype == dtype &&
                           (module == open_module || units.back().elements < wrap.min_elements);  // by size
      at = wrap.kind != Wrap::Kind::size ? detail::find_flat_parameter(units, module) : goes_on ? units.size() - 1 : -1;
      if (at < 0) {
        FlatParameter unit;
        unit.name = module;
        detail::add_flat_parameter(units, unit);
        at = units.size() - 1;
      }
      open_module = module;
    }
    if (to_root) {
      for (at = 0; at < roots.size() &&
                   !(roots[at].stack == stack && roots[at].is_frozen == is_frozen && roots[at].dtype == dtype);)
        ++at;
      if (at == roots.size()) roots.push_back({});
      const Name root = input.stacked == 0 ? Name("root") : stack;
      roots[at].name = named(root);
    }
    FlatParameter& unit = to_root ? roots[at] : units[at];
    const Shape& shape = graph.shape(input.node);
    if (unit.weights.empty())
      for (int level = 0; level < input.stacked; ++level) unit.layers.push_back(shape[level]);
    unit.stack = stack;
    unit.is_frozen = is_frozen;
    unit.dtype = dtype;
    detail::add_weight(unit, position, group_of(name));
    unit.elements += shape_of_layer(shape, input.stacked).elements();
  }
  if (wrap.kind == Wrap::Kind::type && units.empty()) no_layer_of_this_type(wrap.type_name.c_str());
  for (const FlatParameter& root : roots) detail::add_flat_parameter(units, root);
  for (FlatParameter& unit : units) {
    detail::lay_out(unit, training);
    unit.padded = round_up(unit.elements, multiple);
  }
  return units;
}
[[nodiscard]] constexpr Buffer<FlatParameter> make_flat_parameters(const TrainingGraph& training, const Wrap& wrap,
                                                                   Index multiple) {
  return make_flat_parameters(training, wrap, multiple, [](const Name&) { return 0; });
}

}  // namespace weft

#endif
