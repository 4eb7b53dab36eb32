// Sharding constraints: where an intermediate value must lie. An operation of the graph, and nothing else: it names
// mesh axes, so that one traced model serves every mesh that has them, and the partitioner makes collectives of it.
#ifndef WEFT_SHARDING_CONSTRAINT_HPP
#define WEFT_SHARDING_CONSTRAINT_HPP

#include <weft/graph/var.hpp>
#include <weft/sharding/layout.hpp>

namespace weft {

// `x`, cut as `spec` says from here on; so is its gradient. Missing entries mean whole dimensions; P::unconstrained
// leaves a dimension as it comes. P(...).unreduced(axes) keeps a sum over devices unsummed; .reduced(axes) does so with
// the gradient. Errors: mark_longer_than_rank, mark_names_axis_twice, unreduced_kind_not_obeyed; where the model meets its
// mesh, mark_of_unknown_axis and mark_does_not_divide, and else those of constrained_layout.
[[nodiscard]] constexpr Var mark_sharding(LocatedVar x, const PartitionSpec& spec) {
  if (spec.unreduced_kind != ReductionKind::sum) unreduced_kind_not_obeyed();
  const int line = is_file_of_weft(x.file) ? 0 : x.line;
  const Name file = line > 0 ? file_name(x.file) : Name();
  if (spec.entries > x.rank()) {
    if (!x.notes(Mistake::Kind::mark_longer_than_rank, spec.entries, x.rank()))
      mark_longer_than_rank(spec.entries, x.rank(), line, file.c_str());
    return x;
  }
  if (const PartitionSpec::Use* const twice = spec.used_twice(); twice != nullptr) {
    const Index first = spec.first_use(twice->axis).role;
    if (!x.notes(Mistake::Kind::mark_names_axis_twice, first, twice->role, twice->axis.text))
      mark_names_axis_twice(twice->axis.text, first, twice->role, line, file.c_str());
    return x;
  }
  return sharding_constraint(x, {spec, line, file});
}

// `x` without the marks that were put on it last: what is made of the result is cut as if they were not there.
[[nodiscard]] constexpr Var clear_sharding(Var x) {
  while (row_of((*x.graph)[x.id].op).attributes == AttributeFamily::sharding) x.id = x.graph->operand(x.id, 0);
  return x;
}

// The layout that `spec` asks of a value that lies as `now`. Axes that the spec uses leave the dimensions that it does
// not constrain. Errors: unknown_axis, duplicate_axis, unreduced_axis_not_explicit, spec_longer_than_rank.
[[nodiscard]] constexpr Layout constrained_layout(const PartitionSpec& spec, const Mesh& mesh, const Layout& now) {
  PartitionSpec named = spec;
  named.unconstrained_dims = 0;
  Layout layout = named.resolve(mesh, now.dims.size());
  layout.reduced = {};
  const AxisList used = layout.used();
  for (int d = 0; d < now.dims.size(); ++d) {
    if (!spec.is_unconstrained(d)) continue;
    for (const auto axis : now.dims[d]) {
      if (used.contains(axis) || layout.unreduced.contains(axis)) break;  // what follows would be another cut
      layout.dims[d].push_back(axis);
    }
  }
  return layout;
}

}  // namespace weft

#endif
