// Meshes by parts of their axes: an axis x of 4 as two of 2, "x:(1)2" and "x:(2)2" in Shardy's notation. Positions are
// the same, so what is propagated and partitioned on the finer mesh runs on the devices of the other; but a dimension
// may be cut by one part of an axis, and the rest of the axis be used elsewhere.
#ifndef WEFT_SHARDING_MESH_IN_PARTS_HPP
#define WEFT_SHARDING_MESH_IN_PARTS_HPP

#include <weft/graph/graph.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/sharding/sub_axes.hpp>

namespace weft {

// x:(pre)size, or the name of the axis where that is the whole of it. Error: axis_name_too_long.
[[nodiscard]] constexpr AxisName name_of(const MeshAxis& axis, const SubAxis& part) {
  if (part.size == axis.size) return axis.name;
  char text[2 * AxisName::capacity] = {};
  int length = 0;
  const auto number = [&](Index value) {
    Index unit = 1;
    while (value / unit >= 10) unit *= 10;
    for (; unit > 0; unit /= 10) text[length++] = static_cast<char>('0' + value / unit % 10);
  };
  while (axis.name.text[length] != '\0') {
    text[length] = axis.name.text[length];
    ++length;
  }
  for (const char c : {':', '('}) text[length++] = c;
  number(part.pre);
  text[length++] = ')';
  number(part.size);
  return AxisName(text);
}

// Which part of an axis leads: 6 devices are 2 groups of 3 or 3 of 2, and the 3 groups alone have 4 of 12 channels
// each.
enum class LeadingPart : std::uint8_t { smallest, largest };

class MeshInParts {
 public:
  // Axes of which the sizes are no primes, in their prime factors, those that cross granules first. Only automatic
  // axes are divided, and none where that would make more than max_mesh_axes.
  constexpr explicit MeshInParts(const Mesh& whole, LeadingPart leading = LeadingPart::smallest)
      : whole_(whole), mesh_(whole) {
    Index count = 0;
    for (const MeshAxis& axis : whole.axes) count += factors_of(axis, leading).size();
    mesh_.axes.clear();
    for (std::int8_t a = 0; a < whole.axes.size(); ++a) {
      const MeshAxis& axis = whole.axes[a];
      AxisList parts;
      std::int32_t pre = 1;
      fixed_vector<std::int32_t, 64> factors = factors_of(axis, leading);
      if (count > max_mesh_axes) factors = {static_cast<std::int32_t>(axis.size)};
      Index granules = axis.dcn;
      for (const std::int32_t size : factors) {
        parts.push_back(static_cast<std::int8_t>(mesh_.axes.size()));
        const Index crossed = factors.size() == 1 ? axis.dcn : granules > 1 ? size : 1;
        mesh_.axes.push_back({name_of(axis, {a, pre, size}), size, axis.type, crossed});
        granules /= crossed;
        pre *= size;
      }
      parts_.push_back(parts);
    }
  }

  [[nodiscard]] constexpr const Mesh& mesh() const noexcept { return mesh_; }
  // Has an axis more than one part?
  [[nodiscard]] constexpr bool is_finer() const noexcept { return mesh_.axes.size() > parts_.size(); }

  [[nodiscard]] constexpr AxisList of(const AxisList& axes) const {
    AxisList list;
    for (const auto axis : axes)
      for (const auto part : parts_[axis]) list.push_back(part);
    return list;
  }
  [[nodiscard]] constexpr Layout of(const Layout& whole) const {
    Layout layout = whole;
    for (AxisList& dim : layout.dims) dim = of(dim);
    layout.unreduced = of(whole.unreduced);
    layout.reduced = of(whole.reduced);
    return layout;
  }
  [[nodiscard]] constexpr Buffer<Layout> of(const Buffer<Layout>& whole) const {
    Buffer<Layout> layouts;
    for (const Layout& layout : whole) layouts.push_back(of(layout));
    return layouts;
  }
  // The parts that a name stands for: those of an axis, or "x:(1)2". Error: unknown_axis.
  [[nodiscard]] constexpr AxisList named(const AxisName& name) const {
    for (std::int8_t a = 0; a < parts_.size(); ++a)
      for (int first = 0; first < parts_[a].size(); ++first) {
        AxisList run;
        for (int i = first; i < parts_[a].size(); ++i) {
          run.push_back(parts_[a][i]);
          if (names_of(run)[0] == name) return run;
        }
      }
    unknown_axis(name.text, whole_);
  }
  // Parts by name; neighbors that follow each other in their axis are one: x:(1)2, x:(2)2 is x.
  [[nodiscard]] constexpr AxisNames names_of(const AxisList& parts) const {
    SubAxes list;
    for (const auto part : parts) list.push_back(sub_axis(part));
    AxisNames names;
    for (const SubAxis& part : merged(list)) names.push_back(name_of(whole_.axes[part.axis], part));
    return names;
  }
  // How a value of rank `rank` lies whose spec names axes, or parts of them. Errors: unknown_axis,
  // spec_longer_than_rank.
  [[nodiscard]] constexpr Layout resolve(const PartitionSpec& spec, int rank) const {
    return in_parts(spec).resolve(mesh_, rank);
  }
  // `graph`, whose marks name axes of the whole mesh, with marks that name their parts. Error: unknown_axis.
  [[nodiscard]] constexpr Graph of(const Graph& graph) const {
    Graph made = graph;
    if (!graph.mesh.empty()) made.mesh = mesh_.sizes();
    for (Node& node : made.nodes) {
      if (row_of(node.op).attributes == AttributeFamily::collective)
        node.attributes = made.pools.intern(in_parts(graph.pools.collectives[node.attributes], is_shard_boundary(node.op)));
      if (row_of(node.op).attributes != AttributeFamily::sharding) continue;
      ShardingConstraint mark = graph.pools.shardings[node.attributes];
      mark.spec = in_parts(mark.spec);
      node.attributes = made.pools.intern(mark);
    }
    return made;
  }

 private:
  Mesh whole_, mesh_;
  fixed_vector<AxisList, max_mesh_axes> parts_;  // by axis of the whole mesh

  [[nodiscard]] constexpr SubAxis sub_axis(std::int8_t part) const {
    SubAxis found;
    while (!parts_[found.axis].contains(part)) ++found.axis;
    for (const auto other : parts_[found.axis])
      if (other < part) found.pre *= static_cast<std::int32_t>(mesh_.axes[other].size);
    found.size = static_cast<std::int32_t>(mesh_.axes[part].size);
    return found;
  }
  [[nodiscard]] constexpr PartitionSpec in_parts(const PartitionSpec& spec) const {
    PartitionSpec made = spec;
    made.uses.clear();
    for (const PartitionSpec::Use& use : spec.uses)
      for (const auto part : named(use.axis)) made.uses.push_back({mesh_.axes[part].name, use.role});
    return made;
  }
  // A boundary's axes cut a dimension each.
  [[nodiscard]] constexpr CollectiveAttributes in_parts(const CollectiveAttributes& how, bool is_boundary) const {
    CollectiveAttributes made = how;
    made.axes = of(how.axes);
    made.source_axes = of(how.source_axes);
    if (!is_boundary) return made;
    made.dims.clear();
    for (int i = 0; i < how.axes.size(); ++i)
      for (int part = 0; part < parts_[how.axes[i]].size(); ++part) made.dims.push_back(how.dims[i]);
    return made;
  }
  [[nodiscard]] static constexpr fixed_vector<std::int32_t, 64> factors_of(const MeshAxis& axis, LeadingPart leading) {
    fixed_vector<std::int32_t, 64> factors;
    if (axis.type != AxisType::automatic || axis.size == 1) return {static_cast<std::int32_t>(axis.size)};
    for (Index rest : {axis.dcn, axis.size / axis.dcn}) {
      const int first = factors.size();
      for (Index factor = 2; rest > 1; ++factor)
        for (; rest % factor == 0; rest /= factor)
          factors.insert(leading == LeadingPart::smallest ? factors.size() : first, static_cast<std::int32_t>(factor));
    }
    return factors;
  }
};

}  // namespace weft

#endif
