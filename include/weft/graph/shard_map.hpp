// shard_map: a part of a model that sees its values as each device has them, and writes itself what devices send each
// other, as jax.shard_map. What is around it is partitioned as ever.
//
//   // The rows of x that the neighbors have, without those at the ends; x: [rows, n], rows cut over "seq".
//   const Var before = weft::shard_map(
//       [](Var own) { return weft::collective_permute(own, "seq", {.offset = -1}); },
//       {.mesh = mesh, .in = {P("seq")}, .out = {P("seq")}}, x);
#ifndef WEFT_GRAPH_SHARD_MAP_HPP
#define WEFT_GRAPH_SHARD_MAP_HPP

#include <weft/base/error_shard_map.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/outputs.hpp>
#include <weft/mesh/partition_spec.hpp>

namespace weft {

struct ShardMap {
  Mesh mesh;                                               // with the names and sizes of that which the model runs on
  fixed_vector<PartitionSpec, max_output_members> in, out;  // one an argument; one a value that is returned
  AxisNames axes = {};  // that are mapped over; none: all. Over others values stay cut as they come
};

namespace detail {

// A mistake, which is noted where a model can be traced on after it; the line is that of shard_map, or the collective.
// Else, and always where it is no constant, it is an error.
template <class Raise>
constexpr void refuse(LocatedVar at, const char* code, Index left, Index right, const Raise& raise_error) {
  if (!at.notes_refusal(code, left, right)) raise_error();
}

// The axes of a mesh that a model names, by number. Error: shard_maps_differ_in_mesh.
constexpr void name_axes(LocatedVar at, const Mesh& mesh) {
  Graph& graph = *at.graph;
  if (!graph.axis_names.empty()) {
    bool same = graph.axis_names.size() == mesh.rank() && graph.mesh == mesh.sizes();
    for (int i = 0; same && i < mesh.rank(); ++i) same = graph.axis_names[i] == mesh.axes[i].name;
    if (!same) refuse(at, "shard_maps_differ_in_mesh", product_of(graph.mesh), mesh.size(), shard_maps_differ_in_mesh);
    return;
  }
  graph.mesh = mesh.sizes();
  for (const MeshAxis& axis : mesh.axes) graph.axis_names.push_back(axis.name);
}

// What a spec does to a value of this shape. Errors: those of shard_map's specs.
constexpr CollectiveAttributes cuts_of(LocatedVar at, const PartitionSpec& spec, const Mesh& mesh,
                                       const AxisList& manual, const Shape& shape, const char* side, bool is_whole) {
  CollectiveAttributes cuts;
  if (spec.entries > shape.rank()) {
    refuse(at, "shard_map_spec_too_long", spec.entries, shape.rank(),
           [&] { shard_map_spec_too_long(side, spec.entries, shape.rank()); });
    return cuts;
  }
  if (const PartitionSpec::Use* const twice = spec.used_twice(); twice != nullptr) {
    refuse(at, "shard_map_axis_twice", twice->role, spec.first_use(twice->axis).role,
           [&] { shard_map_axis_twice(twice->axis.text); });
    return cuts;
  }
  Dims rest = shape.dims;
  for (const PartitionSpec::Use& use : spec.uses) {
    const auto axis = static_cast<std::int8_t>(mesh.find(use.axis));
    if (axis < 0 || use.role < 0 || !manual.contains(axis)) {
      refuse(at, "shard_map_axis_not_manual", use.role, axis, [&] { shard_map_axis_not_manual(use.axis.text); });
      return {};
    }
    const Index parts = mesh.axes[axis].size;
    if (is_whole && rest[use.role] % parts != 0) {
      refuse(at, "shard_map_does_not_divide", shape[use.role], parts,
             [&] { shard_map_does_not_divide(use.axis.text, shape[use.role], parts); });
      return {};
    }
    rest[use.role] /= parts;
    cuts.axes.push_back(axis);
    cuts.dims.push_back(static_cast<std::int8_t>(use.role));
  }
  for (const auto axis : manual)
    if (!cuts.axes.contains(axis)) cuts.source_axes.push_back(axis);
  return cuts;
}

// Whether a value is made of pieces, of constants and of where a device is alone, as one that an equal function has
// made before. What was found is in `known_`: 1: it is, 2: it is not.
class OwnValues {
 public:
  constexpr explicit OwnValues(const Graph& graph) : graph_(graph), known_(graph.size(), 0) {}
  constexpr bool operator()(Id id) {
    if (known_[id] == 0) known_[id] = is_own(id) ? 1 : 2;
    return known_[id] == 1;
  }

 private:
  const Graph& graph_;
  Buffer<std::uint8_t> known_;

  constexpr bool is_own(Id id) {
    if (is_full_to_shard(graph_[id].op)) return true;
    if (is_parameter(graph_[id].op) || row_of(graph_[id].op).attributes == AttributeFamily::loop) return false;
    for (Index i = 0; i < graph_[id].operand_count; ++i)
      if (!(*this)(graph_.operand(id, i))) return false;
    return true;
  }
};

// What stands in a function from node `first` on reads what is in it, and what enters it; its marks name other axes.
// Errors: shard_map_captures, shard_map_declares_input, shard_map_marks_manual_axis.
constexpr void check_mapped(LocatedVar at, Id first, const Mesh& mesh, const AxisList& manual) {
  const Graph& graph = *at.graph;
  OwnValues is_own(graph);
  for (Id id = first; id < graph.size(); ++id) {
    if (is_parameter(graph[id].op))
      refuse(at, "shard_map_declares_input", graph.number(id), 0,
             [&] { shard_map_declares_input(graph.input_name(graph.number(id)).c_str()); });
    if (row_of(graph[id].op).attributes == AttributeFamily::sharding)
      for (const PartitionSpec::Use& use : graph.attributes<ShardingConstraint>(id).spec.uses)
        if (manual.contains(static_cast<std::int8_t>(mesh.find(use.axis))))
          refuse(at, "shard_map_marks_manual_axis", use.role, 0, [&] { shard_map_marks_manual_axis(use.axis.text); });
    for (Index i = 0; i < graph[id].operand_count; ++i)
      if (const Id operand = graph.operand(id, i); operand < first && !is_own(operand))
        refuse(at, "shard_map_captures", graph.shape(operand).rank(), 0,
               [&] { shard_map_captures(graph.shape(operand).rank()); });
  }
}

// The axes that a collective names, by number. Errors: collective_outside_shard_map, collective_over_other_axis.
constexpr AxisList mapped_axes(LocatedVar x, const AxisNames& names, const char* operation) {
  const Graph& graph = *x.graph;
  AxisList axes;
  if (graph.manual_axes.empty()) {
    refuse(x, "collective_outside_shard_map", 0, 0, [&] { collective_outside_shard_map(operation); });
    return axes;
  }
  for (const AxisName& name : names) {
    std::int8_t axis = 0;
    while (axis < graph.axis_names.size() && !(graph.axis_names[axis] == name)) ++axis;
    if (!graph.manual_axes.contains(axis)) {
      refuse(x, "collective_over_other_axis", 0, 0, [&] { collective_over_other_axis(operation, name.text); });
      return {};
    }
    if (axes.contains(axis)) axis_listed_twice(name.text);
    axes.push_back(axis);
  }
  return axes;
}

// `dim`, counted from the end if it is negative; 0, where it is noted that there is none. Error: dimension_out_of_range.
constexpr int mapped_dim(LocatedVar x, int dim, const char* operation) {
  return x.has_dimension(operation, dim, x.rank()) ? dimension(dim, x.rank()) : 0;
}

}  // namespace detail

// body(pieces...), called once to trace it, on each device's pieces of the arguments: argument i lies as `in[i]` says,
// and its piece has the extents that are left; axes that no spec names have it whole. What is returned, a Var or several
// as a function of a loop returns them, is made of pieces as `out` says; over axes that its spec does not name all
// devices return the same (which nobody checks). Gradients are exact: of an argument that several devices read whole
// theirs are summed. Weights, and other values of the model, come in as arguments. It runs under every strategy, on a
// mesh with these axes; where a size is 1, on fewer devices. Errors: those of base/error_shard_map.hpp.
template <class Body, std::convertible_to<Var>... Values>
constexpr auto shard_map(const Body& body, const ShardMap& how, LocatedVar first, Values... others) {
  using Made = std::remove_cvref_t<decltype(body(Var(first), Var(others)...))>;
  static_assert(IsOutputs<Made>, "weft: shard_map: the function returns a Var, or a tuple or struct of Vars");
  const Buffer<Var> values{Var(first), Var(others)...};
  Graph& graph = *first.graph;
  const bool is_nested = !graph.manual_axes.empty();
  if (is_nested) detail::refuse(first, "shard_map_is_nested", 0, 0, shard_map_is_nested);
  if (how.in.size() != values.size())
    detail::refuse(first, "shard_map_specs_differ", how.in.size(), values.size(),
                   [&] { shard_map_specs_differ("in", how.in.size(), values.size()); });
  if (how.out.size() != output_count<Made>)
    detail::refuse(first, "shard_map_specs_differ", how.out.size(), output_count<Made>,
                   [&] { shard_map_specs_differ("out", how.out.size(), output_count<Made>); });
  if (is_nested || how.in.size() != values.size() || how.out.size() != output_count<Made>)
    return Made(body(Var(first), Var(others)...));

  AxisList manual;
  if (how.axes.empty())
    for (int axis = 0; axis < how.mesh.rank(); ++axis) manual.push_back(static_cast<std::int8_t>(axis));
  else
    manual = axis_indices(how.mesh, how.axes);
  detail::name_axes(first, how.mesh);
  Buffer<Var> pieces;
  for (const Var& value : values)
    pieces.push_back(detail::full_to_shard(value, detail::cuts_of(first, how.in[static_cast<int>(pieces.size())], how.mesh,
                                                                  manual, value.shape(), "in", true)));
  const Id begin = static_cast<Id>(graph.size());
  graph.manual_axes = manual;
  const Made made = [&]<std::size_t... I>(std::index_sequence<I...>) {
    return Made(body(pieces[static_cast<Index>(I)]...));
  }
  (std::make_index_sequence<1 + sizeof...(Values)>{});
  graph.manual_axes.clear();
  detail::check_mapped(first, begin, how.mesh, manual);
  Buffer<Var> whole;
  for (const Var& value : vars_of(made))
    whole.push_back(detail::shard_to_full(value, detail::cuts_of(first, how.out[static_cast<int>(whole.size())], how.mesh,
                                                                 manual, value.shape(), "out", false)));
  return outputs_of<Made>(whole);
}

// ---- What the function of a shard_map may write. `axes`: "seq", or axes("data", "seq"), the first of them major; devices
// that differ in these alone are a group. Errors of all: collective_outside_shard_map, collective_over_other_axis. ----

// The sum over the group, or another reduction, on every device (psum, pmax). Of a sum alone there are gradients.
[[nodiscard]] constexpr Var all_reduce(LocatedVar x, const SpecEntry& axes, ReductionKind kind = ReductionKind::sum) {
  return detail::all_reduce(x, detail::mapped_axes(x, axes.names, "all_reduce"), kind);
}
// The same, of which each device gets its part along `dim` (psum_scatter). Error: extent_does_not_divide.
[[nodiscard]] constexpr Var reduce_scatter(LocatedVar x, int dim, const SpecEntry& axes,
                                           ReductionKind kind = ReductionKind::sum) {
  const AxisList group = detail::mapped_axes(x, axes.names, "reduce_scatter");
  return detail::reduce_scatter(x, detail::mapped_dim(x, dim, "reduce_scatter"), group, kind);
}
// The group's pieces, joined along `dim`.
[[nodiscard]] constexpr Var all_gather(LocatedVar x, int dim, const SpecEntry& axes) {
  const AxisList group = detail::mapped_axes(x, axes.names, "all_gather");
  return detail::all_gather(x, detail::mapped_dim(x, dim, "all_gather"), group);
}
// Cut along one dimension, a part for each device of the group, and joined along another. Error: extent_does_not_divide.
[[nodiscard]] constexpr Var all_to_all(LocatedVar x, int cut, int joined, const SpecEntry& axes) {
  const AxisList group = detail::mapped_axes(x, axes.names, "all_to_all");
  return detail::all_to_all(x, detail::mapped_dim(x, cut, "all_to_all"), detail::mapped_dim(x, joined, "all_to_all"),
                            group);
}
// Each device gets what the one `hop` further in its group has (ppermute); zeros, where there is none. {.offset = -1,
// .wraps = true}: from the one before, around a ring; {.offset = 1, .crossed = true}: pairs of neighbors change places.
[[nodiscard]] constexpr Var collective_permute(LocatedVar x, const SpecEntry& axes, const Hop& hop) {
  const AxisList group = detail::mapped_axes(x, axes.names, "collective_permute");
  return hop.stays() ? Var(x) : detail::hopped(x, group, hop);
}
// The number of devices in a group of the device that has x, and its own among them: a scalar, i32.
[[nodiscard]] constexpr Index axis_size(LocatedVar x, const SpecEntry& axes) {
  return parts_of(x.graph->mesh, detail::mapped_axes(x, axes.names, "axis_size"));
}
[[nodiscard]] constexpr Var axis_index(LocatedVar x, const SpecEntry& axes) {
  return detail::device_index(*x.graph, detail::mapped_axes(x, axes.names, "axis_index"), DType::i32);
}

}  // namespace weft

#endif
