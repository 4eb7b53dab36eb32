// Where a planner of reshards is: by dimension the axes that are in their place, those that are in the way, and those
// that are missing; what is still a sum; and the moves between them.
#ifndef WEFT_SHARDING_RESHARD_STATE_HPP
#define WEFT_SHARDING_RESHARD_STATE_HPP

#include <weft/sharding/reshard_step.hpp>

namespace weft::detail {

class ReshardState {
 public:
  constexpr ReshardState(const ReshardProblem& problem, bool may_split)
      : problem_(problem),
        may_split_(may_split),
        reorders_devices_(problem.reorders_devices),
        writer_(problem.shape, problem.element_bytes, problem.from) {
    SubLayout from = merged(problem.from), to = merged(problem.to);
    can_align_ = align(from, to);
    for (int d = 0; d < from.dims.size(); ++d) {
      placed_.push_back({});
      has_.push_back(from.dims[d]);
      wants_.push_back(to.dims[d]);
      capacity_.push_back(1);
      while (takes_first(d)) {
      }
    }
    for (const SubAxis& axis : from.unreduced) (to.unreduced.contains(axis) ? kept_ : sums_).push_back(axis);
    for (const SubAxis& axis : to.unreduced)
      if (!from.unreduced.contains(axis)) spread_.push_back(axis);
  }

 protected:
  using Lists = fixed_vector<SubAxes, max_rank>;

  const ReshardProblem& problem_;
  bool may_split_, can_align_ = true, splits_by_divisors_ = false, reorders_devices_;
  ReshardWriter writer_;
  Lists placed_;                            // by dimension: the axes that are where `to` has them,
  Lists has_;                               // those after them now,
  Lists wants_;                             // and those after them in `to`
  fixed_vector<Index, max_rank> capacity_;  // into how many more parts a dimension may be cut in the present step
  SubAxes sums_, kept_, spread_;            // unreduced in `from` alone, in both, in `to` alone

  constexpr int rank() const { return has_.size(); }
  constexpr bool is_done() const {
    for (int d = 0; d < rank(); ++d)
      if (!has_[d].empty() || !wants_[d].empty()) return false;
    return !reorders_devices_;
  }
  // The first axis that dimension `d` has is the one it wants: it is placed. False: it is not.
  constexpr bool takes_first(int d) {
    if (has_[d].empty() || wants_[d].empty() || !(has_[d][0] == wants_[d][0])) return false;
    placed_[d].push_back(has_[d][0]);
    has_[d].erase(0);
    wants_[d].erase(0);
    return true;
  }
  // The dimension that wants an axis, and as which of its own.
  struct Place {
    int dim = -1, index = 0;
  };
  constexpr Place wanted_at(const SubAxis& axis) const {
    for (int d = 0; d < rank(); ++d)
      for (int i = 0; i < wants_[d].size(); ++i)
        if (wants_[d][i] == axis) return {d, i};
    return {};
  }
  constexpr bool is_wanted(const SubAxis& axis) const { return wanted_at(axis).dim >= 0; }
  // Does neither a dimension nor a sum use the axis?
  constexpr bool is_free(const SubAxis& axis) const {
    for (const SubAxes& dim : has_)
      if (dim.contains(axis)) return false;
    return !sums_.contains(axis) && !kept_.contains(axis);
  }
  constexpr bool divides_by(int d, Index more) const {
    return problem_.shape[d] % (parts_of(placed_[d]) * parts_of(has_[d]) * more) == 0;
  }
  constexpr void add(ReshardKind kind, const Lists& axes, const SubAxes& summed = {}, int target = -1) {
    ReshardStep step{kind, axes, summed, target, {}};
    for (int d = 0; d < rank(); ++d) {
      step.result.dims.push_back(placed_[d]);
      append(step.result.dims[d], has_[d]);
    }
    step.result.unreduced = sums_;
    append(step.result.unreduced, kept_);
    writer_.add(static_cast<ReshardStep&&>(step));
  }
  constexpr Lists none() const { return Lists(rank(), SubAxes()); }
  static constexpr bool any(const Lists& lists) {
    for (const SubAxes& list : lists)
      if (!list.empty()) return true;
    return false;
  }
  static constexpr bool divide(Index a, Index b) { return a % b == 0 || b % a == 0; }
  static constexpr Index greatest_common_divisor(Index a, Index b) {
    return b == 0 ? a : greatest_common_divisor(b, a % b);
  }

  constexpr void drop_sum(const SubAxis& axis) {
    for (int i = sums_.size() - 1; i >= 0; --i)
      if (sums_[i] == axis) sums_.erase(i);
  }
  // The axes that dimensions want next and that `may` be cut by there.
  template <class May>
  constexpr Lists take_next(const May& may) {
    Lists taken = none();
    for (int d = 0; d < rank(); ++d)
      while (has_[d].empty() && !wants_[d].empty() && may(wants_[d][0]) && divides_by(d, wants_[d][0].size)) {
        const SubAxis axis = wants_[d][0];
        taken[d].push_back(axis);
        placed_[d].push_back(axis);
        wants_[d].erase(0);
        drop_sum(axis);
      }
    return taken;
  }

  // ---- Axes of other sizes than there is room for
  // --------------------------------------------------------------------

  // What of an axis fits into a capacity, which it takes up.
  struct Fit {
    SubAxis within, rest;
    bool fits = false, splits = false;
  };
  constexpr Fit fit(const SubAxis& axis, Index& capacity) const {
    const Index common = greatest_common_divisor(axis.size, capacity);
    if (common == 1 || (!splits_by_divisors_ && !divide(axis.size, capacity))) return {};
    if (common < axis.size && !may_split_) return {};
    capacity /= common;
    if (common == axis.size) return {axis, {}, true, false};
    const auto size = static_cast<std::int32_t>(common);
    return {{axis.axis, axis.pre, size}, {axis.axis, axis.pre * size, axis.size / size}, true, true};
  }
  // Moves what fits of `available` into dimension `d`, before or after what it has; appends it to `moved`.
  constexpr void fill(int d, SubAxes& available, bool before, SubAxes& moved) {
    Index at = before ? 0 : has_[d].size();
    for (Index i = 0; i < available.size() && capacity_[d] > 1;) {
      const Fit part = fit(available[i], capacity_[d]);
      if (!part.fits) {
        ++i;
        continue;
      }
      available.erase(i);
      has_[d].insert(at++, part.within);
      moved.push_back(part.within);
      if (part.splits) available.insert(0, part.rest);
    }
  }
  constexpr void cut_wants_at(const SubAxes& parts) {
    for (SubAxes& dim : wants_) static_cast<void>(cut_at(dim, parts));
  }
};

}  // namespace weft::detail

#endif
