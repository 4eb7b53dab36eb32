// Definitions of stablehlo/collectives.hpp.
#ifndef WEFT_STABLEHLO_COLLECTIVES_IPP
#define WEFT_STABLEHLO_COLLECTIVES_IPP

#include <weft/stablehlo/collectives.hpp>

namespace weft::stablehlo {

std::string groups_of(const MeshSizes& mesh, const AxisList& axes) {
  Buffer<Index> members;
  for (Index first : group_of(mesh, other_axes(mesh.size(), axes), 0)) {
    const Buffer<Index> group = group_of(mesh, axes, first);
    members.append(group.begin(), group.end());
  }
  return rows_of(members, parts_of(mesh, axes));
}

Attributes collective(const Site& at, const char* dim) {
  const CollectiveAttributes& how = at.attributes<CollectiveAttributes>();
  Attributes attributes;
  if (dim != nullptr) attributes.number(dim, how.dims[0]);
  attributes.add("replica_groups", groups_of(at.graph.mesh, how.axes));
  if (how.reduction == ReductionKind::none) return attributes;
  constexpr const char* operations[] = {"", "add", "multiply", "minimum", "maximum", "and", "or"};  // by ReductionKind
  static_assert(sizeof operations / sizeof operations[0] == static_cast<int>(ReductionKind::bit_or) + 1);
  const std::string operation = operations[static_cast<int>(how.reduction)];
  return attributes.region(at.out.reducer("stablehlo." + operation, at.type.dtype));
}

Value all_reduce(const Site& at) { return at.result(collective(at)); }

Value reduce_scatter(const Site& at) { return at.result(collective(at, "scatter_dimension")); }

Value all_gather(const Site& at) { return at.result(collective(at, "all_gather_dim")); }

Value all_to_all(const Site& at) {
  const CollectiveAttributes& how = at.attributes<CollectiveAttributes>();
  Attributes attributes = collective(at, "split_dimension");
  attributes.number("concat_dimension", how.dims[1]).number("split_count", parts_of(at.graph.mesh, how.axes));
  return at.result(attributes);
}

Value collective_permute(const Site& at) {
  const MeshSizes& mesh = at.graph.mesh;
  const CollectiveAttributes& how = at.attributes<CollectiveAttributes>();
  Buffer<Index> pairs;
  for (Index target = 0; target < at.graph.devices(); ++target)
    for (Index source : group_of(mesh, how.axes, target)) {
      const Index wanted = how.hop.source_of(position_over(mesh, how.axes, target), parts_of(mesh, how.axes));
      if (position_over(mesh, how.source_axes, source) != wanted) continue;
      pairs.push_back(source);
      pairs.push_back(target);
    }
  return at.result(Attributes().add("source_target_pairs", rows_of(pairs, 2)));
}

Value rank_of(const Site& at) {
  const TensorType scalar{DType::u32, {}};
  const MeshSizes& mesh = at.graph.mesh;
  Writer& out = at.out;
  const auto by = [&](const char* operation, Value value, Index number) {
    return out.step(operation, {value, out.constant(static_cast<double>(number), scalar)});
  };
  const Value id = out.step("stablehlo.replica_id", {}, scalar);
  Value rank = out.constant(0, scalar);
  for (const auto axis : at.attributes<CollectiveAttributes>().axes) {
    const Value coordinate =
        by("stablehlo.remainder", by("stablehlo.divide", id, weft::stride_of(mesh, axis)), mesh[axis]);
    rank = out.step("stablehlo.add", {by("stablehlo.multiply", rank, mesh[axis]), coordinate});
  }
  return rank;
}

Value device_index(const Site& at) { return at.result("stablehlo.convert", {rank_of(at)}); }

Value shard_slice(const Site& at) {
  const int dim = at.attributes<CollectiveAttributes>().dims[0];
  const TensorType scalar{DType::u32, {}};
  const Value extent = at.out.constant(static_cast<double>(at.type.shape[dim]), scalar);
  const Value zero = at.out.constant(0, scalar), start = at.out.step("stablehlo.multiply", {rank_of(at), extent});
  Values in{at.in[0]};
  for (int d = 0; d < at.type.shape.rank(); ++d) in.push_back(d == dim ? start : zero);
  return at.result("stablehlo.dynamic_slice", in, Attributes().array("slice_sizes", at.type.shape.dims));
}

}  // namespace weft::stablehlo

#endif
