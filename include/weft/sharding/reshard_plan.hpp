// The planner of reshards: which collectives bring a tensor from one layout to another, as Shardy plans them
// (sharding-semantics.md C.9), by sub-axes, and with sums that are not reduced (C.7).
//
// Sums come first, where pieces are largest but sums are smallest: cut by free axes, then reduced and cut at once. What
// is left goes in rounds: free slices, one permute, exchanges between dimensions, one gather. One round does for axes
// of sizes that divide each other, a second or third one for all others.
//
// No step leaves more local bytes than `from` and `to` have together, but for rare mixes of sizes such as 3, 4 and 6:
// twice as many in 1 of 10,000 random problems.
#ifndef WEFT_SHARDING_RESHARD_PLAN_HPP
#define WEFT_SHARDING_RESHARD_PLAN_HPP

#include <weft/sharding/reshard_state.hpp>

namespace weft {

namespace detail {

class ReshardPlanner : ReshardState {
 public:
  using ReshardState::ReshardState;

  constexpr ReshardPlan run() {
    if (!sums_.empty()) reduce_wanted_sums();
    if (can_align_) {
      slice();
      reduce_sums();
      for (int round = 0; round < most_rounds && !is_done(); ++round) {
        if (round > 0) slice();
        permute();
        for (const bool in_place : {true, false})
          for (int d = 0; d < rank(); ++d)
            while (exchange(d, in_place)) {
            }
        gather();
      }
    }
    if (!is_done()) gather_and_slice();
    spread_what_is_replicated();
    return writer_.finish();
  }

 private:
  static constexpr int most_rounds = 4;

  // ---- Sums (C.7)
  // ----------------------------------------------------------------------------------------------------

  // Axes that `to` cuts a dimension by: reduce_scatters, after the cuts that are free and make them smaller.
  constexpr void reduce_wanted_sums() {
    for (bool goes_on = true; goes_on;) {
      const Lists sliced = take_next([this](const SubAxis& axis) { return is_free(axis); });
      if (any(sliced)) add(ReshardKind::all_slice, sliced);
      const Lists scattered = take_next([this](const SubAxis& axis) { return sums_.contains(axis); });
      if (any(scattered)) add(ReshardKind::reduce_scatter, scattered);
      goes_on = any(sliced) || any(scattered);
    }
    // In another place than `to` has it a part is still smaller than the whole; it is moved afterwards.
    Lists scattered = none();
    for (const SubAxis& axis : SubAxes(sums_)) {
      if (!is_wanted(axis)) continue;
      int d = wanted_at(axis).dim;
      if (!divides_by(d, axis.size))
        for (d = 0; d < rank() && !divides_by(d, axis.size);) ++d;
      if (d == rank()) continue;
      scattered[d].push_back(axis);
      has_[d].push_back(axis);
      drop_sum(axis);
    }
    if (any(scattered)) add(ReshardKind::reduce_scatter, scattered);
    SubAxes whole;
    for (const SubAxis& axis : SubAxes(sums_))
      if (is_wanted(axis)) {
        whole.push_back(axis);
        drop_sum(axis);
      }
    if (!whole.empty()) add(ReshardKind::all_reduce, none(), whole);
  }
  constexpr void reduce_sums() {
    const SubAxes summed = sums_;
    if (summed.empty()) return;
    sums_.clear();
    add(ReshardKind::all_reduce, none(), summed);
  }
  // The value on the first device along these axes, zeros on the others: their sum is the value.
  constexpr void spread_what_is_replicated() {
    const SubAxes axes = spread_;
    if (axes.empty()) return;
    append(kept_, axes);
    add(ReshardKind::spread, none(), axes);
  }

  // ---- Slices
  // --------------------------------------------------------------------------------------------------------

  constexpr void slice() {
    for (int d = 0; d < rank(); ++d)
      capacity_[d] = parts_of(wants_[d]) / greatest_common_divisor(parts_of(has_[d]), parts_of(wants_[d]));
    Lists sliced = none();
    for (int d = 0; d < rank(); ++d) slice_for_exchange(d, sliced[d]);

    // Where they are wanted,
    SubAxes left;
    for (int d = 0; d < rank(); ++d)
      for (int i = 0; i < wants_[d].size();) {
        const SubAxis axis = wants_[d][i];
        if (!is_free(axis)) {
          ++i;
          continue;
        }
        const Fit part = fit(axis, capacity_[d]);
        if (!part.fits) {
          left.push_back(axis);
          ++i;
          continue;
        }
        sliced[d].push_back(part.within);
        wants_[d][i] = part.within;
        if (part.splits) wants_[d].insert(i + 1, part.rest);
        has_[d].push_back(part.within);
        if (!(i == 0 && has_[d].size() == 1 && takes_first(d))) ++i;
        if (part.splits) {
          left.push_back(part.rest);
          ++i;
        }
      }
    // and then wherever there is room.
    SubAxes moved;
    for (int d = 0; d < rank(); ++d) {
      const Index before = moved.size();
      fill(d, left, false, moved);
      for (Index i = before; i < moved.size(); ++i) sliced[d].push_back(moved[i]);
    }
    cut_wants_at(moved);
    if (any(sliced)) add(ReshardKind::all_slice, sliced);
  }
  // Dimension `d` will give its last axes to another one, which wants more axes right after them: cut by them here,
  // they ride along.
  constexpr void slice_for_exchange(int d, SubAxes& sliced) {
    if (has_[d].empty() || !wants_[d].empty()) return;
    const Place last = wanted_at(has_[d].back());
    if (last.dim < 0 || !has_[last.dim].empty()) return;
    const SubAxes& wanted = wants_[last.dim];
    int end = last.index + 1;
    Index added = 1, common = 1;
    for (; end < wanted.size() && is_free(wanted[end]); ++end) added *= wanted[end].size;
    if (added == 1) return;
    int own = has_[d].size() - 1;
    for (int i = last.index; own >= 0 && i >= 0 && has_[d][own] == wanted[i]; --own, --i) common *= wanted[i].size;
    for (; own >= 0; --own)
      if (wanted.contains(has_[d][own])) return;  // out of order
    if (!divides_by(d, added)) return;
    capacity_[last.dim] /= common * added;
    for (int i = last.index + 1; i < end; ++i) {
      has_[d].push_back(wanted[i]);
      sliced.push_back(wanted[i]);
    }
  }

  // ---- Permutes
  // ------------------------------------------------------------------------------------------------------

  // One permute puts axes where they are wanted, or in an order in which exchanges find them.
  constexpr bool should_permute() const {
    SubAxes unwanted, missing;  // axes that are in the way, and that are not there
    for (int d = 0; d < rank(); ++d) {
      if (!has_[d].empty() && !wants_[d].empty() && divide(has_[d][0].size, wants_[d][0].size)) return true;
      for (const SubAxis& axis : wants_[d])
        if (is_free(axis)) missing.push_back(axis);
      fixed_vector<bool, max_rank> seen(rank(), false);
      Place before;
      for (const SubAxis& axis : has_[d]) {
        const Place place = wanted_at(axis);
        if (place.dim >= 0) {
          const bool follows = before.dim == place.dim && place.index == before.index + 1;
          if ((place.dim == d || seen[place.dim]) && !follows) return true;
          seen[place.dim] = true;
        } else if (before.dim >= 0 && wants_[d].empty()) {
          return true;  // to be gathered, and behind one that goes on
        } else {
          unwanted.push_back(axis);
        }
        before = place;
      }
    }
    for (const SubAxis& out : unwanted)
      for (const SubAxis& in : missing)
        if (divide(out.size, in.size)) return true;
    return false;
  }
  constexpr void permute() {
    bool moves = should_permute();
    if (moves && !reorder()) {
      splits_by_divisors_ = true;  // parts of 6 into a capacity of 4: then every one is filled
      moves = reorder();
      splits_by_divisors_ = false;
    }
    if (!moves && !reorders_devices_) return;
    writer_.reorders_devices = reorders_devices_;
    reorders_devices_ = false;
    add(ReshardKind::collective_permute, none());
    writer_.reorders_devices = false;
  }
  // As many parts a dimension as before, by other axes: those that it wants first, then those that any wants, at the
  // back; then at the front those that nobody wants. False, and nothing is done: some dimension would have fewer parts.
  constexpr bool reorder() {
    const Lists placed = placed_, has = has_, wants = wants_;
    Lists unwanted = none();
    for (int d = 0; d < rank(); ++d)
      for (const SubAxis& axis : has_[d])
        if (!is_wanted(axis)) unwanted[d].push_back(axis);
    SubAxes wanted, moved;
    for (int d = 0; d < rank(); ++d) {
      capacity_[d] = parts_of(has_[d]);
      Index replaced = capacity_[d];
      has_[d].clear();
      while (!wants_[d].empty()) {
        const Fit part = fit(wants_[d][0], capacity_[d]);
        if (!part.fits) break;
        placed_[d].push_back(part.within);
        wants_[d].erase(0);
        if (part.splits) wants_[d].insert(0, part.rest);
      }
      append(wanted, wants_[d]);
      replaced /= capacity_[d];
      // What the axes took that are placed now goes last.
      SubAxes last;
      while (!unwanted[d].empty()) {
        const Fit part = fit(unwanted[d][0], replaced);
        if (!part.fits) break;
        unwanted[d].erase(0);
        if (part.splits) unwanted[d].insert(0, part.rest);
        last.push_back(part.within);
      }
      append(unwanted[d], last);
    }
    for (int d = 0; d < rank(); ++d) fill(d, wanted, false, moved);
    cut_wants_at(moved);
    SubAxes rest, ignored;
    for (int d = 0; d < rank(); ++d) {
      fill(d, unwanted[d], true, ignored);
      append(rest, unwanted[d]);
    }
    for (int d = 0; d < rank(); ++d) fill(d, rest, true, ignored);
    for (const Index capacity : capacity_)
      if (capacity > 1) {
        placed_ = placed;
        has_ = has;
        wants_ = wants;
        return false;
      }
    return true;
  }

  // ---- Exchanges and gathers
  // -----------------------------------------------------------------------------------------

  // The longest run of axes at the end of dimension `d` that one other wants; `in_place`: only if it is exactly what
  // that one wants next. False: there is none.
  constexpr bool exchange(int d, bool in_place) {
    int start = has_[d].size(), target = -1;
    for (; start > 0; --start) {
      const int wanted_by = wanted_at(has_[d][start - 1]).dim;
      if (wanted_by < 0 || wanted_by == d || (target >= 0 && wanted_by != target)) break;
      target = wanted_by;
    }
    if (target < 0) return false;
    Lists run = none();
    for (int i = start; i < has_[d].size(); ++i) run[d].push_back(has_[d][i]);
    if (in_place && !begin_with(wants_[target], run[d])) return false;
    for (int i = 0; i < run[d].size(); ++i) has_[d].pop_back();
    for (const SubAxis& axis : run[d]) {
      has_[target].push_back(axis);
      if (has_[target].size() == 1) static_cast<void>(takes_first(target));
    }
    add(ReshardKind::all_to_all, run, {}, target);
    return true;
  }
  static constexpr bool begin_with(const SubAxes& list, const SubAxes& run) {
    if (run.size() > list.size()) return false;
    for (int i = 0; i < run.size(); ++i)
      if (!(list[i] == run[i])) return false;
    return true;
  }

  // Axes at the end of dimensions that nobody wants; those that `to` leaves unreduced need no collective.
  constexpr void gather() {
    Lists gathered = none();
    for (int d = 0; d < rank(); ++d)
      while (!has_[d].empty() && !is_wanted(has_[d].back()) && !spread_.contains(has_[d].back())) {
        gathered[d].insert(0, has_[d].back());
        has_[d].pop_back();
      }
    if (any(gathered)) add(ReshardKind::all_gather, gathered);
    Lists spread = none();
    for (int d = 0; d < rank(); ++d)
      while (!has_[d].empty() && spread_.contains(has_[d].back())) {
        const SubAxis axis = has_[d].back();
        spread[d].insert(0, axis);
        has_[d].pop_back();
        kept_.push_back(axis);
        for (int i = spread_.size() - 1; i >= 0; --i)
          if (spread_[i] == axis) spread_.erase(i);
      }
    if (any(spread)) {
      add(ReshardKind::spread, spread);
      gather();
    }
  }
  // What the rounds have left, of sizes that share no divisor or of axes that may not be split: through whole
  // dimensions.
  constexpr void gather_and_slice() {
    reduce_sums();
    Lists gathered = none();
    for (int d = 0; d < rank(); ++d) {
      gathered[d] = has_[d];
      has_[d].clear();
    }
    if (any(gathered)) add(ReshardKind::all_gather, gathered);
    const Lists sliced = take_next([this](const SubAxis& axis) { return is_free(axis); });
    if (any(sliced)) add(ReshardKind::all_slice, sliced);
  }
};

}  // namespace detail

// The steps from `problem.from` to `problem.to`, by sub-axes. Never more bytes on the wire than a step of each kind
// needs; of what can be planned in more than one way, Shardy's. O(axes^2 rank).
[[nodiscard]] constexpr ReshardPlan plan_reshard(const ReshardProblem& problem) {
  return detail::ReshardPlanner(problem, true).run();
}
// Likewise by whole axes of the mesh: an axis of which a part alone would fit is gathered.
[[nodiscard]] constexpr ReshardPlan plan_reshard_by_whole_axes(const ReshardProblem& problem) {
  return detail::ReshardPlanner(problem, false).run();
}

}  // namespace weft

#endif
