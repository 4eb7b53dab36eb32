// What one device sends in one call of a plan, by link: exact where devices differ, which they do in a permute alone.
#ifndef WEFT_PLANNER_BYTES_BY_LINK_HPP
#define WEFT_PLANNER_BYTES_BY_LINK_HPP

#include <weft/mesh/permute.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

struct BytesByLink {
  Index ici = 0, dcn = 0;
  [[nodiscard]] constexpr Index sum() const noexcept { return ici + dcn; }
  friend constexpr bool operator==(const BytesByLink&, const BytesByLink&) = default;
};

// By the device at `position`, as a recorder counts: in a permute, what it has goes to one position or none, over dcn if that
// is in another granule, and a device that is its own target sends nothing. O(collectives).
[[nodiscard]] constexpr BytesByLink bytes_sent_by_position(const PlanView& plan, Index position) {
  BytesByLink sent;
  for (const CollectiveStep& step : plan.collectives) {
    Index dcn = step.bytes_sent_dcn;
    if (step.collective == Collective::collective_permute) {
      const Index target = permuted_position(plan.mesh, step.axes, step.source_axes, position, step.hop);
      if (target == position || target < 0) continue;
      if (granule_of(plan.mesh, plan.dcn, position) == granule_of(plan.mesh, plan.dcn, target)) dcn = 0;
    }
    sent.dcn += dcn * step.runs;
    sent.ici += (step.bytes_sent - dcn) * step.runs;
  }
  return sent;
}

}  // namespace weft

#endif
