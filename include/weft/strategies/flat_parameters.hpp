// Units: groups of weights that Fsdp gathers and frees together.
#ifndef WEFT_STRATEGIES_FLAT_PARAMETERS_HPP
#define WEFT_STRATEGIES_FLAT_PARAMETERS_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/training_graph.hpp>

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
  Buffer<Index> weights;  // positions in TrainingGraph::weights
  Buffer<Index> offsets;  // of each in the flat vector, in elements
  Index elements = 0;     // before padding; of one layer, where the weights are those of a stack
  Index padded = 0;
  Name stack;   // of which the weights are; empty: of none
  Dims layers;  // extents of the dimensions that number its layers: each layer has a vector of its own

  // The shape of the unit with vectors of `extent` elements.
  [[nodiscard]] constexpr Shape shape_of(Index extent) const {
    Dims extents = layers;
    extents.push_back(extent);
    return Shape(extents);
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

}  // namespace detail

// The units of a model in the order of their first weights, the root units (if any) last; each padded to a multiple of
// `multiple`. The weights of a module need not be declared in one run; those of a stack of layers share units with no
// others, so that there is a root unit for each stack. Error: no_layer_of_this_type.
[[nodiscard]] constexpr Buffer<FlatParameter> make_flat_parameters(const TrainingGraph& training, const Wrap& wrap,
                                                                   Index multiple) {
  Buffer<FlatParameter> units, roots;
  Name open_module;
  for (Index i = 0; i < training.weights.size(); ++i) {
    const Input& input = training.graph.inputs[training.weights[i]];
    const Name module = module_of(training.graph.name(input.name)), stack = stack_of(training.graph.name(input.name));
    const bool is_of_type = training.graph.name(input.module_type) == wrap.type_name;
    const bool to_root = wrap.kind == Wrap::Kind::all || (wrap.kind == Wrap::Kind::type && !is_of_type);
    Index at = -1;
    if (!to_root) {
      const bool goes_on =
          !units.empty() && units.back().stack == stack &&
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
      for (at = 0; at < roots.size() && !(roots[at].stack == stack);) ++at;
      if (at == roots.size()) roots.push_back({});
      roots[at].name = input.stacked == 0 ? Name("root") : stack;
    }
    FlatParameter& unit = to_root ? roots[at] : units[at];
    const Shape& shape = training.graph.shape(input.node);
    if (unit.weights.empty())
      for (int level = 0; level < input.stacked; ++level) unit.layers.push_back(shape[level]);
    unit.stack = stack;
    unit.weights.push_back(i);
    unit.offsets.push_back(unit.elements);
    unit.elements += shape_of_layer(shape, input.stacked).elements();
  }
  if (wrap.kind == Wrap::Kind::type && units.empty()) no_layer_of_this_type(wrap.type_name.c_str());
  for (const FlatParameter& root : roots) detail::add_flat_parameter(units, root);
  for (FlatParameter& unit : units) unit.padded = round_up(unit.elements, multiple);
  return units;
}

}  // namespace weft

#endif
