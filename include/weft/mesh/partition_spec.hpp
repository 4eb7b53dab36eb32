// PartitionSpec: what every mesh axis does to a tensor. P("data", P::none, axes("x", "y")) shards dimension 0 over
// "data" and dimension 2 over "x" (major) and "y"; missing trailing entries mean replicated. A structural value.
#ifndef WEFT_MESH_PARTITION_SPEC_HPP
#define WEFT_MESH_PARTITION_SPEC_HPP

#include <weft/base/collective.hpp>
#include <weft/base/error_sharding.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

struct Unconstrained {};

// One entry: nothing (nullptr, P::none or an empty list), one axis, several axes, or P::unconstrained.
struct SpecEntry {
  AxisNames names;
  bool unconstrained = false;

  constexpr SpecEntry(std::nullptr_t) {}
  constexpr SpecEntry(const char* name) { names.push_back(name); }
  constexpr SpecEntry(const AxisName& name) { names.push_back(name); }
  constexpr SpecEntry(const AxisNames& list) : names(list) {}
  constexpr SpecEntry(Unconstrained) : unconstrained(true) {}
};

template <class T>
concept IsSpecEntry = requires(const T& value) {
  SpecEntry(value);
};

// A spec bound to a mesh: axis indices of every dimension (major first), and those it is unreduced or reduced over.
struct ResolvedSpec {
  fixed_vector<AxisList, max_rank> dims;
  AxisList unreduced, reduced;

  // All axes that shard a dimension, dimension by dimension.
  [[nodiscard]] constexpr AxisList used() const {
    AxisList list;
    for (const AxisList& dim : dims)
      for (const auto axis : dim) list.push_back(axis);
    return list;
  }
  friend constexpr bool operator==(const ResolvedSpec&, const ResolvedSpec&) = default;
};

// Canonical by construction: empty lists are "none", a list of one axis is that axis, the sets are in alphabetical
// order. So `==` is equality of specs as objects: P("x") != P("x", nullptr), although their layouts are equal.
struct PartitionSpec {
  static constexpr std::nullptr_t none = nullptr;
  static constexpr Unconstrained unconstrained = {};
  static constexpr int unreduced_role = -2, reduced_role = -1;

  // `role`: the dimension that the axis shards, or one of the two roles above.
  struct Use {
    AxisName axis;
    int role = 0;
    friend constexpr bool operator==(const Use&, const Use&) = default;
  };

  fixed_vector<Use, 2 * max_mesh_axes> uses;          // by dimension, major first; then the two sets
  int entries = 0;                                    // dimensions written down
  std::uint32_t unconstrained_dims = 0;               // bit d: dimension d is left to the compiler
  ReductionKind unreduced_kind = ReductionKind::sum;  // how the pieces combine: sum, max or min

  constexpr PartitionSpec() = default;
  template <IsSpecEntry... Entries>
  requires(sizeof...(Entries) > 0) constexpr PartitionSpec(const Entries&... list) { (add(SpecEntry(list)), ...); }

  // Appends the entry of the next dimension. Errors: as in `check_sets`.
  constexpr PartitionSpec& add(const SpecEntry& entry) {
    Index place = 0;
    while (place < uses.size() && uses[place].role >= 0) ++place;
    for (const AxisName& name : entry.names) uses.insert(place++, {name, entries});
    if (entry.unconstrained) unconstrained_dims |= std::uint32_t{1} << entries;
    ++entries;
    check_sets();
    return *this;
  }
  // The value is a sum (or max, min) over these axes of the pieces that devices hold; local shapes are undivided.
  [[nodiscard]] constexpr PartitionSpec unreduced(const AxisNames& names,
                                                  ReductionKind kind = ReductionKind::sum) const {
    PartitionSpec result = with_set(names, unreduced_role);
    if (!result.axes_of(unreduced_role).empty()) result.unreduced_kind = kind;
    return result;
  }
  // Replicated over these axes, with cotangents that are unreduced over them.
  [[nodiscard]] constexpr PartitionSpec reduced(const AxisNames& names) const { return with_set(names, reduced_role); }

  // The spec of a cotangent: unreduced and reduced axes change places.
  [[nodiscard]] constexpr PartitionSpec dual() const {
    PartitionSpec result = *this;
    result.unreduced_kind = ReductionKind::sum;
    while (!result.uses.empty() && result.uses.back().role < 0) result.uses.pop_back();
    return result.unreduced(axes_of(reduced_role)).reduced(axes_of(unreduced_role));
  }

  // Axes of one dimension (major first) or of one of the two roles.
  [[nodiscard]] constexpr AxisNames axes_of(int role) const {
    AxisNames names;
    for (const Use& use : uses)
      if (use.role == role) names.push_back(use.axis);
    return names;
  }
  [[nodiscard]] constexpr bool is_unconstrained(int dimension) const {
    return dimension < entries && ((unconstrained_dims >> dimension) & 1u) != 0;
  }

  // The first use of an axis, which some use has; and a later use of an axis in another dimension: nullptr: none.
  [[nodiscard]] constexpr const Use& first_use(const AxisName& axis) const {
    int i = 0;
    while (!(uses[i].axis == axis)) ++i;
    return uses[i];
  }
  [[nodiscard]] constexpr const Use* used_twice() const {
    for (const Use& use : uses)
      if (&first_use(use.axis) != &use) return &use;
    return nullptr;
  }

  // Every axis is in the mesh and shards one dimension at most. Errors: unknown_axis, duplicate_axis,
  // unreduced_axis_not_explicit, unconstrained_without_auto_axis.
  constexpr void check(const Mesh& mesh) const {
    for (int i = 0; i < uses.size(); ++i) {
      const MeshAxis& axis = mesh.axes[mesh.index_of(uses[i].axis)];
      if (uses[i].role < 0 && axis.type >= AxisType::automatic) unreduced_axis_not_explicit(axis.name.text);
    }
    if (const Use* const twice = used_twice(); twice != nullptr)
      duplicate_axis(twice->axis.text, first_use(twice->axis).role, twice->role);
    bool has_automatic = false;
    for (const MeshAxis& axis : mesh.axes) has_automatic = has_automatic || axis.type == AxisType::automatic;
    for (int d = 0; d < entries; ++d)
      if (is_unconstrained(d) && !has_automatic) unconstrained_without_auto_axis(d);
  }

  // Axis indices for a tensor of rank `rank`; unconstrained and missing dimensions have none. Errors: those of `check`
  // and spec_longer_than_rank.
  [[nodiscard]] constexpr ResolvedSpec resolve(const Mesh& mesh, int rank) const {
    check(mesh);
    if (entries > rank) spec_longer_than_rank(entries, rank);
    ResolvedSpec result;
    result.dims = fixed_vector<AxisList, max_rank>(rank, AxisList());
    for (const Use& use : uses) {
      AxisList& list = use.role == unreduced_role ? result.unreduced
                       : use.role == reduced_role ? result.reduced
                                                  : result.dims[use.role];
      list.push_back(static_cast<std::int8_t>(mesh.index_of(use.axis)));
    }
    return result;
  }

  // A hash of what tells most specs apart.
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    std::uint64_t hash = static_cast<std::uint64_t>(entries) * 1024 + unconstrained_dims;
    for (const Use& use : uses)
      hash =
          (hash * 31 + static_cast<std::uint64_t>(use.role + 2)) * 257 + static_cast<unsigned char>(use.axis.text[0]);
    return hash * 0x9E3779B97F4A7C15u;
  }
  friend constexpr bool operator==(const PartitionSpec&, const PartitionSpec&) = default;

 private:
  [[nodiscard]] constexpr PartitionSpec with_set(const AxisNames& names, int role) const {
    PartitionSpec result = *this;
    for (const AxisName& name : names) {
      if (result.axes_of(role).contains(name)) continue;
      Index place = 0;
      while (place < result.uses.size() && precedes(result.uses[place], {name, role})) ++place;
      result.uses.insert(place, {name, role});
    }
    result.check_sets();
    return result;
  }
  [[nodiscard]] static constexpr bool precedes(const Use& left, const Use& right) {
    if (left.role >= 0) return true;
    return left.role != right.role ? left.role < right.role : left.axis < right.axis;
  }
  // Errors: axis_unreduced_and_reduced, axis_in_partition_and_unreduced, axis_in_partition_and_reduced.
  constexpr void check_sets() const {
    for (const Use& set : uses) {
      if (set.role >= 0) continue;
      for (const Use& other : uses) {
        if (!(other.axis == set.axis) || other.role == set.role) continue;
        if (other.role < 0) axis_unreduced_and_reduced(set.axis.text);
        if (set.role == unreduced_role) axis_in_partition_and_unreduced(set.axis.text);
        axis_in_partition_and_reduced(set.axis.text);
      }
    }
  }
};

using P = PartitionSpec;

// True where both specs place every element of a tensor of rank `rank` alike: dimensions padded with none, axes of size
// 1 dropped, sets equal. Errors: those of resolve.
[[nodiscard]] constexpr bool same_layout(const Mesh& mesh, const PartitionSpec& left, const PartitionSpec& right,
                                         int rank) {
  const auto normal = [&mesh, rank](const PartitionSpec& spec) {
    ResolvedSpec result = spec.resolve(mesh, rank);
    const auto drop_ones = [&mesh](AxisList& list) {
      for (int i = list.size() - 1; i >= 0; --i)
        if (mesh.axes[list[i]].size == 1) list.erase(i);
    };
    for (AxisList& dim : result.dims) drop_ones(dim);
    drop_ones(result.unreduced);
    drop_ones(result.reduced);
    return result;
  };
  const ResolvedSpec a = normal(left), b = normal(right);
  return a == b && (a.unreduced.empty() || left.unreduced_kind == right.unreduced_kind);
}

}  // namespace weft

#endif
