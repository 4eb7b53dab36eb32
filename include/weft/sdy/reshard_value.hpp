// Brings a value from how it lies to how it is asked for: sums over devices first, then sdy.reshard. Run time only.
#ifndef WEFT_SDY_RESHARD_VALUE_HPP
#define WEFT_SDY_RESHARD_VALUE_HPP

#include <weft/sdy/edited_function.hpp>
#include <weft/sharding/axis_sets.hpp>

namespace weft::sdy {

[[nodiscard]] constexpr SubLayout sub_layout(const TensorSharding& sharding) {
  SubLayout made;
  for (const DimensionSharding& dim : sharding.dims) made.dims.push_back(dim.axes);
  made.unreduced = sharding.unreduced;
  return made;
}

// Is no dimension cut? So is what nothing is said of.
[[nodiscard]] constexpr bool is_whole(const TensorSharding& sharding) {
  for (const DimensionSharding& dim : sharding.dims)
    if (!dim.axes.empty()) return false;
  return true;
}
[[nodiscard]] constexpr bool lie_alike(const TensorSharding& left, const TensorSharding& right) {
  const bool left_whole = is_whole(left) && left.unreduced.empty();
  const bool right_whole = is_whole(right) && right.unreduced.empty();
  if (left_whole || right_whole) return left_whole && right_whole;
  if (left.mesh != right.mesh || !(left.unreduced == right.unreduced)) return false;
  for (int d = 0; d < left.dims.size(); ++d)
    if (!(left.dims[d].axes == right.dims[d].axes)) return false;
  return true;
}

class ValueReshard {
 public:
  ValueReshard(EditedFunction& function, const Meshes& meshes, const EditedFunction::Place& place, Index value)
      : function_{function}, meshes_{meshes}, place_{place}, value_{value} {}

  [[nodiscard]] Index value() const { return value_; }

  // Sums over what `to` is no sum over.
  void reduce(const TensorSharding& to) {
    const TensorSharding from = function_.sharding(value_);
    const SubAxes summed = without(from.unreduced, to.unreduced);
    if (!from.is_known() || summed.empty()) return;
    TensorSharding made = from;
    if (summed == from.unreduced) made.unreduced_kind = ReductionKind::sum;
    made.unreduced = without(from.unreduced, summed);
    insert("sdy.all_reduce", to_text(summed, mesh()), made, from.unreduced_kind);
  }
  // To a sum over devices, of what is whole along their axes or cut by them: one device's part among zeros. False:
  // nothing is done.
  bool spread(TensorSharding to) {
    const TensorSharding from = function_.sharding(value_);
    if (!from.is_known() || !to.is_known()) return false;
    const SubAxes spread = without(to.unreduced, from.unreduced);
    if (spread.empty()) return false;
    SubAxes along_dims;
    fixed_vector<SubAxes, max_rank> cut(from.dims.size(), SubAxes());
    TensorSharding between = from;
    bool moves = false;
    for (int d = 0; d < from.dims.size(); ++d) {
      between.dims[d] = to.dims[d];
      const SubAxes &has = from.dims[d].axes, &wants = to.dims[d].axes;
      if (has == wants) continue;
      const SubAxes rest = is_strict_prefix(wants, has) ? without(has, wants) : SubAxes();
      if (!rest.empty() && without(rest, spread).empty()) {
        cut[d] = rest;
        append(along_dims, rest);
        between.dims[d] = from.dims[d];
      } else {
        moves = true;
      }
    }
    if (moves) insert("sdy.reshard", "", between);
    if (const SubAxes whole = without(spread, along_dims); !whole.empty()) {
      append(between.unreduced, whole);
      between.unreduced = in_order_of_mesh(between.unreduced);
      between.replicated = to.replicated;
      between.unreduced_kind = to.unreduced_kind;
      insert("sdy.replicated_to_unreduced", to_text(whole, mesh()), between);
    }
    if (!along_dims.empty()) insert("sdy.sharded_to_unreduced", to_text(cut, mesh()), to);
    return true;
  }
  // `to` may be unknown, which is whole everywhere.
  void move(TensorSharding to) {
    const TensorSharding& from = function_.sharding(value_);
    if (lie_alike(from, to)) return;
    if (!to.is_known()) to = EditedFunction::closed(from.mesh, from.dims.size());
    insert("sdy.reshard", "", to);
  }

 private:
  EditedFunction& function_;
  const Meshes& meshes_;
  EditedFunction::Place place_;
  Index value_;

  const FlowMesh& mesh() const { return meshes_.meshes[function_.sharding(value_).mesh]; }
  void insert(std::string_view name, const std::string& axes, const TensorSharding& to,
              ReductionKind kind = ReductionKind::sum) {
    value_ = function_.insert(place_, name, value_, axes, to, kind);
  }
};

}  // namespace weft::sdy

#endif
