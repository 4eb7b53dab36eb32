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
  Index elements = 0;     // before padding
  Index padded = 0;
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

// The units of a model in the order of their first weights, the root unit (if any) last; each padded to a multiple of
// `multiple`. The weights of a module need not be declared in one run. Error: no_layer_of_this_type.
[[nodiscard]] constexpr Buffer<FlatParameter> make_flat_parameters(const TrainingGraph& training, const Wrap& wrap, Index multiple) {
  Buffer<FlatParameter> units;
  FlatParameter root;
  root.name = "root";
  Name open_module;
  for (Index i = 0; i < training.weights.size(); ++i) {
    const Input& input = training.graph.inputs[training.weights[i]];
    const Name module = module_of(training.graph.name(input.name));
    const bool to_root =
        wrap.kind == Wrap::Kind::all || (wrap.kind == Wrap::Kind::type && !(training.graph.name(input.module_type) == wrap.type_name));
    Index at = -1;
    if (!to_root) {
      const bool goes_on =
          !units.empty() && (module == open_module || units.back().elements < wrap.min_elements);  // by size
      at = wrap.kind != Wrap::Kind::size ? detail::find_flat_parameter(units, module) : goes_on ? units.size() - 1 : -1;
      if (at < 0) {
        FlatParameter unit;
        unit.name = module;
        detail::add_flat_parameter(units, unit);
        at = units.size() - 1;
      }
      open_module = module;
    }
    FlatParameter& unit = to_root ? root : units[at];
    unit.weights.push_back(i);
    unit.offsets.push_back(unit.elements);
    unit.elements += training.graph.elements(input.node);
  }
  if (wrap.kind == Wrap::Kind::type && units.empty()) no_layer_of_this_type(wrap.type_name.c_str());
  if (!root.weights.empty()) detail::add_flat_parameter(units, root);
  for (FlatParameter& unit : units) unit.padded = round_up(unit.elements, multiple);
  return units;
}

}  // namespace weft

#endif
