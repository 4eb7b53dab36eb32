// Units: groups of weights that Fsdp gathers and frees together.
#ifndef WEFT_STRATEGIES_FLAT_PARAMETERS_HPP
#define WEFT_STRATEGIES_FLAT_PARAMETERS_HPP

#include <weft/base/error_strategies.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/strategies/update_rule.hpp>

namespace weft {

// Does a module of this name and layer type, with so many elements in weights of its own, form a unit? A constant with
// static storage, so that a strategy that refers to it may be a template argument (g++ 12 takes no pointer to a
// function there):
//
//   inline constexpr weft::UnitChoice large{[](const weft::Name&, const weft::Name&, weft::Index n) { return n > 1000;
//   }};
struct UnitChoice {
  bool (*takes)(const Name& module, const Name& type, Index elements);
};

// How weights are grouped. Inner modules come first in definition order, and what no rule takes forms the root unit.
struct Wrap {
  enum class Kind : std::uint8_t { module, size, type, all, chosen } kind = Kind::module;
  Index min_elements = 0;
  Name type_name;
  const UnitChoice* choice = nullptr;

  // One unit a module: weights that share everything before the last dot of their name.
  [[nodiscard]] static constexpr Wrap by_module() { return {}; }
  // Consecutive modules join until a unit has `elements` or more.
  [[nodiscard]] static constexpr Wrap by_size(Index elements) { return {Kind::size, elements, {}, nullptr}; }
  // One unit for each module of the layer type `type`, such as "Linear"; the rest is the root unit.
  [[nodiscard]] static constexpr Wrap by_type(const char* type) { return {Kind::type, 0, type, nullptr}; }
  // One unit for each module that `choice` takes; the rest is the root unit. Of a stack of layers the elements are
  // those of one layer.
  [[nodiscard]] static constexpr Wrap by(const UnitChoice& choice) { return {Kind::chosen, 0, {}, &choice}; }
  // Everything in one unit: wrapping the root only.
  [[nodiscard]] static constexpr Wrap whole_model() { return {Kind::all, 0, {}, nullptr}; }
};

struct FlatParameter {
  Name name;
  Buffer<Index> weights;   // positions in TrainingGraph::weights; of frozen ones in TrainingGraph::frozen
  Buffer<int> groups;      // of each: see GroupRun; ascending
  Buffer<Index> offsets;   // of each in the flat vector, in elements
  Buffer<Layout> layouts;  // of each: how specs cut it; what lies in the vector is a device's piece of it
  AxisList cut;            // the axes over which these cut: the same for all weights of a unit
  Index elements = 0;      // before padding; of one layer, where the weights are those of a stack
  Index padded = 0;
  Name stack;                // of which the weights are; empty: of none
  Dims layers;               // extents of the dimensions that number its layers: each layer has a vector of its own
  bool is_frozen = false;    // a unit has frozen weights only, or none
  DType dtype = DType::f32;  // of all its weights

  // The shape of the unit with vectors of `extent` elements.
  [[nodiscard]] constexpr Shape shape_of(Index extent) const {
    Dims extents = layers;
    extents.push_back(extent);
    return Shape(extents);
  }
  // Its groups, each with the end of its elements; padding belongs to the last one.
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
constexpr void add_weight(FlatParameter& unit, Index position, int group, const Layout& layout) {
  unit.weights.push_back(position);
  unit.groups.push_back(group);
  unit.layouts.push_back(layout);
  for (Index i = unit.weights.size() - 1; i > 0 && unit.groups[i - 1] > group; --i) {
    unit.weights[i] = unit.weights[i - 1];
    unit.groups[i] = unit.groups[i - 1];
    unit.layouts[i] = unit.layouts[i - 1];
    unit.weights[i - 1] = position;
    unit.groups[i - 1] = group;
    unit.layouts[i - 1] = layout;
  }
}
// The axes that cut any dimension, in the order of the mesh.
[[nodiscard]] constexpr AxisList sorted_axes(const Layout& layout) {
  AxisList sorted;
  for (const std::int8_t axis : layout.used()) {
    int at = sorted.size();
    while (at > 0 && sorted[at - 1] > axis) --at;
    sorted.insert(at, axis);
  }
  return sorted;
}
// "fc1.cut1" for the weights of module "fc1" that specs cut over mesh axis 1, "fc1.u8" for those of 8 bits.
[[nodiscard]] constexpr Name name_of_unit(const Name& module, DType dtype, bool is_frozen, const AxisList& cut) {
  Name name = dtype == DType::f32 ? module : module / weft::name_of(dtype);
  if (is_frozen) name = name / "frozen";
  for (int i = 0; i < cut.size(); ++i) {
    const AxisName axis = AxisName::of_index(cut[i]);
    name = i == 0 ? (name / "cut").append(axis.text) : name.append(axis.text);
  }
  return name;
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

// Elements of all weights of a module in a training.
constexpr Index elements_of_module(const TrainingGraph& training, const Name& module) {
  Index elements = 0;
  for (const Index position : training.in_order()) {
    const Input& input = training.graph.inputs[training.weight(position)];
    if (module_of(training.graph.name(input.name)) == module)
      elements += shape_of_layer(training.graph.shape(input.node), input.stacked).elements();
  }
  return elements;
}
// Does a rule leave a weight to the root unit?
constexpr bool goes_to_root(const TrainingGraph& training, const Wrap& wrap, const Input& input) {
  const Graph& graph = training.graph;
  if (wrap.kind == Wrap::Kind::all) return true;
  const Name& type = graph.name(input.module_type);
  if (wrap.kind == Wrap::Kind::type) return !(type == wrap.type_name);
  if (wrap.kind != Wrap::Kind::chosen) return false;
  const Name module = module_of(graph.name(input.name));
  return !wrap.choice->takes(module, type, elements_of_module(training, module));
}

}  // namespace detail

// The units of a model in the order of their first weights, the root units (if any) last; each padded to a multiple of
// `multiple`. The weights of a module need not be declared in one run; those of a stack of layers share units with no
// others, so that there is a root unit for each stack, frozen weights with no trained ones, those of one element type
// with none of another, and weights that `layouts`, by input, cut over some axes with none that others cut, or nothing.
// Within a unit, weights are ordered by `group_of(name)`, a number. `training` is of local shapes. Error:
// no_layer_of_this_type.
template <class GroupOf>
[[nodiscard]] constexpr Buffer<FlatParameter> make_flat_parameters(const TrainingGraph& training, const Wrap& wrap,
                                                                   Index multiple, GroupOf group_of,
                                                                   const Buffer<Layout>& layouts = {}) {
  const Graph& graph = training.graph;
  Buffer<FlatParameter> units, roots;
  Buffer<Name> open;  // by unit: the module that was last added to
  for (const Index position : training.in_order()) {
    const std::int32_t number = training.weight(position);
    const Input& input = graph.inputs[number];
    const Shape& shape = graph.shape(input.node);
    const Layout layout = layouts.empty() ? replicated(shape.rank()) : layouts[number];
    const AxisList cut = detail::sorted_axes(layout);
    const bool is_frozen = training.is_frozen(position);
    const Name& name = graph.name(input.name);
    const DType dtype = graph.dtype(input.node);
    const Name stack = stack_of(name), module = detail::name_of_unit(module_of(name), dtype, is_frozen, cut);
    const bool to_root = detail::goes_to_root(training, wrap, input);
    Index at = -1;
    if (!to_root) {
      at = detail::find_flat_parameter(units, module);
      if (wrap.kind == Wrap::Kind::size) {
        at = units.size() - 1;
        while (at >= 0 && (units[at].cut != cut || units[at].dtype != dtype)) --at;
        const bool goes_on = at >= 0 && units[at].stack == stack && units[at].is_frozen == is_frozen &&
                             (module == open[at] || units[at].elements < wrap.min_elements);
        if (!goes_on) at = -1;
      }
      if (at < 0) {
        FlatParameter unit;
        unit.name = module;
        detail::add_flat_parameter(units, unit);
        at = units.size() - 1;
        open.push_back({});
      }
      open[at] = module;
    }
    if (to_root) {
      const Name root = detail::name_of_unit(input.stacked == 0 ? Name("root") : stack, dtype, is_frozen, cut);
      for (at = 0; at < roots.size() && !(roots[at].stack == stack && roots[at].name == root);) ++at;
      if (at == roots.size()) roots.push_back({});
      roots[at].name = root;
    }
    FlatParameter& unit = to_root ? roots[at] : units[at];
    if (unit.weights.empty())
      for (int level = 0; level < input.stacked; ++level) unit.layers.push_back(shape[level]);
    unit.stack = stack;
    unit.is_frozen = is_frozen;
    unit.cut = cut;
    unit.dtype = dtype;
    detail::add_weight(unit, position, group_of(name), layout);
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
