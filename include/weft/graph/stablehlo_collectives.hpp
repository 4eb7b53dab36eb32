// What devices do together, in StableHLO. Devices are replicas, numbered by their positions in the mesh: groups are
// replica_groups, in the order in which collectives of weft join and reduce.
#ifndef WEFT_GRAPH_STABLEHLO_COLLECTIVES_HPP
#define WEFT_GRAPH_STABLEHLO_COLLECTIVES_HPP

#include <weft/graph/stablehlo_forms.hpp>

namespace weft::stablehlo {

// "replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>": groups over `axes`, members by their rank.
[[nodiscard]] inline std::string groups_of(const MeshSizes& mesh, const AxisList& axes) {
  std::vector<Index> members;
  for (Index first : group_of(mesh, other_axes(mesh.size(), axes), 0))
    for (Index member : group_of(mesh, axes, first)) members.push_back(member);
  return "replica_groups = " + rows_of(members, parts_of(mesh, axes));
}
[[nodiscard]] inline const CollectiveAttributes& collective_of(const Site& at) {
  return at.graph.attributes<CollectiveAttributes>(at.id);
}
[[nodiscard]] inline std::string groups_of(const Site& at) { return groups_of(at.graph.mesh, collective_of(at).axes); }
// "scatter_dimension = 0 : i64": an attribute that is one number.
[[nodiscard]] inline std::string number(const char* key, Index value) {
  return std::string(key) + " = " + std::to_string(value) + " : i64, ";
}

[[nodiscard]] inline std::string reducer_of(const Site& at) {
  constexpr const char* operations[] = {"", "add", "multiply", "minimum", "maximum", "and", "or"};  // by ReductionKind
  static_assert(std::size(operations) == static_cast<int>(ReductionKind::bit_or) + 1);
  const char* const operation = operations[static_cast<int>(collective_of(at).reduction)];
  return at.out.reducer(std::string("stablehlo.") + operation, at.type.dtype);
}
inline Value all_reduce(const Site& at) { return at.result(at.operation, at.in, {groups_of(at), reducer_of(at), {}}); }
inline Value reduce_scatter(const Site& at) {
  const std::string dim = number("scatter_dimension", collective_of(at).dims[0]);
  return at.result(at.operation, at.in, {dim + groups_of(at), reducer_of(at), {}});
}
inline Value all_gather(const Site& at) {
  return at.result(at.operation, at.in, {number("all_gather_dim", collective_of(at).dims[0]) + groups_of(at), {}, {}});
}
inline Value all_to_all(const Site& at) {
  const auto& [dims, axes, source, reduction, channel] = collective_of(at);
  return at.result(at.operation, at.in,
                   {number("split_dimension", dims[0]) + number("concat_dimension", dims[1]) +
                        number("split_count", parts_of(at.graph.mesh, axes)) + groups_of(at),
                    {},
                    {}});
}
// Pairs of {sender, receiver}.
inline Value collective_permute(const Site& at) {
  const MeshSizes& mesh = at.graph.mesh;
  const auto& [dims, axes, source_axes, reduction, channel] = collective_of(at);
  std::vector<Index> pairs;
  for (Index target = 0; target < at.graph.devices(); ++target)
    for (Index source : group_of(mesh, axes, target))
      if (position_over(mesh, source_axes, source) == position_over(mesh, axes, target))
        pairs.insert(pairs.end(), {source, target});
  return at.result(at.operation, at.in, {"source_target_pairs = " + rows_of(pairs, 2), {}, {}});
}

// The rank of this device over the axes of the node, a ui32.
inline Value rank_of(const Site& at) {
  const TensorType scalar{DType::u32, {}};
  const MeshSizes& mesh = at.graph.mesh;
  const Value id = at.step("stablehlo.replica_id", {}, scalar);
  const auto by = [&](const char* operation, const Value& value, Index operand) {
    return at.step(operation, {value, at.out.constant(static_cast<double>(operand), scalar)});
  };
  Value rank = at.out.constant(0, scalar);
  for (const auto axis : collective_of(at).axes) {
    const Value over = by("stablehlo.divide", id, weft::stride_of(mesh, axis));
    const Value coordinate = by("stablehlo.remainder", over, mesh[axis]);
    rank = at.step("stablehlo.add", {by("stablehlo.multiply", rank, mesh[axis]), coordinate});
  }
  return rank;
}
inline Value device_index(const Site& at) { return at.result("stablehlo.convert", {rank_of(at)}); }
// This device's part of what all of a group have.
inline Value shard_slice(const Site& at) {
  const int dim = collective_of(at).dims[0];
  const TensorType scalar{DType::u32, {}};
  const Value extent = at.out.constant(static_cast<double>(at.type.shape[dim]), scalar);
  Values in{at.in[0]};
  for (int d = 0; d < at.type.shape.rank(); ++d)
    in.push_back(d == dim ? at.step("stablehlo.multiply", {rank_of(at), extent}) : at.out.constant(0, scalar));
  return at.result("stablehlo.dynamic_slice", in, {"slice_sizes = " + array_of(at.type.shape), {}, {}});
}

}  // namespace weft::stablehlo

#endif
