// Assigning the axes of a logical mesh to the axes of a physical torus, so that the axes with most traffic (the last)
// get the most links. Source: sharding-semantics.md B.3 (the rules of JAX's create_device_mesh).
#ifndef WEFT_MESH_TORUS_HPP
#define WEFT_MESH_TORUS_HPP

#include <weft/mesh/positions.hpp>

namespace weft {

// sizes[p][l]: how much of physical axis p belongs to logical axis l. Rows multiply to the physical size, columns to
// the logical size; inside a physical axis the later logical axis is minor.
struct TorusAssignment {
  fixed_vector<MeshSizes, max_mesh_axes> sizes;

  TorusAssignment() = default;
  constexpr TorusAssignment(int physical_axes, int logical_axes) : sizes(physical_axes, MeshSizes(logical_axes, 1)) {}

  // Product over the logical axes: the part of physical axis p that is taken.
  [[nodiscard]] constexpr Index taken(int physical) const {
    Index product = 1;
    for (Index size : sizes[physical]) product *= size;
    return product;
  }
  friend constexpr bool operator==(const TorusAssignment&, const TorusAssignment&) = default;
};

namespace torus_detail {

// The first combination, in lexicographic order, of `count` free axes from `start` on whose sizes multiply to `target`.
constexpr bool choose_whole_axes(const MeshSizes& free, Index target, int count, int start, AxisList& chosen) {
  if (count == 0) return target == 1;
  for (int axis = start; axis < free.size(); ++axis) {
    if (free[axis] == 0 || target % free[axis] != 0) continue;
    chosen.push_back(static_cast<std::int8_t>(axis));
    if (choose_whole_axes(free, target / free[axis], count - 1, axis + 1, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

// Why one split of a logical axis is preferred to another, most important first.
struct SplitScore {
  Index whole_product = 1;    // over physical axes that it takes whole
  Index whole_axes = 0;       // how many of those are longer than 1
  Index overlap_product = 1;  // over axes that are partly taken already: larger is preferred, as in the original code
};

struct SplitSearch {
  const MeshSizes& physical;
  const TorusAssignment& assignment;
  MeshSizes best;
  SplitScore best_score;

  [[nodiscard]] constexpr SplitScore score(const MeshSizes& split) const {
    SplitScore result;
    for (int p = 0; p < split.size(); ++p) {
      if (split[p] == physical[p]) {
        result.whole_product *= split[p];
        result.whole_axes += split[p] > 1 ? 1 : 0;
      }
      if (assignment.taken(p) > 1) result.overlap_product *= split[p];
    }
    return result;
  }
  [[nodiscard]] constexpr bool better(const MeshSizes& split, const SplitScore& value) const {
    if (best.empty()) return true;
    if (value.whole_product != best_score.whole_product) return value.whole_product > best_score.whole_product;
    if (value.whole_axes != best_score.whole_axes) return value.whole_axes > best_score.whole_axes;
    if (value.overlap_product != best_score.overlap_product) return value.overlap_product > best_score.overlap_product;
    for (int p = 0; p < split.size(); ++p)
      if (split[p] != best[p]) return split[p] > best[p];
    return false;
  }
  // Tries every way to write `target` as a product of divisors of what is left of the physical axes.
  constexpr void search(Index target, MeshSizes& split) {
    const int p = split.size();
    if (p == physical.size()) {
      if (target != 1) return;
      const SplitScore value = score(split);
      if (!better(split, value)) return;
      best = split;
      best_score = value;
      return;
    }
    const Index left = physical[p] / assignment.taken(p);
    for (Index size = 1; size <= left && size <= target; ++size) {
      if (left % size != 0 || target % size != 0) continue;
      split.push_back(size);
      search(target / size, split);
      split.pop_back();
    }
  }
};

constexpr TorusAssignment assign_split_axes(const MeshSizes& physical, const MeshSizes& logical) {
  TorusAssignment assignment(physical.size(), logical.size());
  for (int l = logical.size() - 1; l >= 0; --l) {
    SplitSearch search{physical, assignment, {}, {}};
    MeshSizes split;
    search.search(logical[l], split);
    if (search.best.empty()) torus_axis_not_assignable(l, logical[l]);
    for (int p = 0; p < physical.size(); ++p) assignment.sizes[p][l] = search.best[p];
  }
  return assignment;
}

}  // namespace torus_detail

// Walks logical axes from last to first; each takes as many whole free physical axes as possible whose sizes multiply
// to its own, the first such combination. If an axis longer than 1 finds none, all are assigned anew with physical axes
// split. Errors: device_count_mismatch; torus_axis_not_assignable where `allow_split` is false.
[[nodiscard]] constexpr TorusAssignment assign_torus_axes(const MeshSizes& physical, const MeshSizes& logical,
                                                          bool allow_split = false) {
  if (product_of(physical) != product_of(logical)) device_count_mismatch(product_of(physical), product_of(logical));
  TorusAssignment assignment(physical.size(), logical.size());
  MeshSizes free = physical;  // 0: taken
  for (int l = logical.size() - 1; l >= 0; --l) {
    AxisList chosen;
    for (int count = physical.size(); count > 0 && chosen.empty(); --count)
      (void)torus_detail::choose_whole_axes(free, logical[l], count, 0, chosen);
    if (chosen.empty() && logical[l] > 1) {
      if (!allow_split) torus_axis_not_assignable(l, logical[l]);
      return torus_detail::assign_split_axes(physical, logical);
    }
    for (const auto axis : chosen) {
      assignment.sizes[axis][l] = physical[axis];
      free[axis] = 0;
    }
  }
  return assignment;
}

// For every logical position, row-major, the row-major index of its place in the physical array. O(devices).
[[nodiscard]] constexpr Buffer<Index> torus_order(const MeshSizes& physical, const MeshSizes& logical,
                                                  const TorusAssignment& assignment) {
  Buffer<Index> order(product_of(logical));
  for (Index position = 0; position < order.size(); ++position) {
    MeshSizes place(physical.size(), 0), step(physical.size(), 1);
    Index rest = position;
    for (int l = logical.size() - 1; l >= 0; --l) {
      for (int p = physical.size() - 1; p >= 0; --p) {
        const Index size = assignment.sizes[p][l];
        place[p] += rest % size * step[p];
        step[p] *= size;
        rest /= size;
      }
    }
    Index index = 0;
    for (int p = 0; p < physical.size(); ++p) index = index * physical[p] + place[p];
    order[position] = index;
  }
  return order;
}

}  // namespace weft

#endif
