// CollectiveStep: the payload of collectives in plans.
#ifndef WEFT_PLANNER_COLLECTIVE_STEP_HPP
#define WEFT_PLANNER_COLLECTIVE_STEP_HPP

#include <weft/base/collective.hpp>
#include <weft/mesh/permute.hpp>

namespace weft {

inline constexpr Index max_combined = 64;  // arrays of one collective

// One array of a collective; its step has two operands for each, and the payloads of all follow one another.
struct CollectiveStep {
  Collective collective = Collective::barrier;
  ReductionKind reduction = ReductionKind::none;
  AxisList axes, source_axes;
  Index count = 0;       // its argument in elements
  Index bytes_sent = 0;  // by each device
  Index bytes_sent_dcn = 0;  // of them to other granules; of a permute by the devices that send there, if any do
  Index runs = 1;            // in one call: the iterations of the loops around it
  Hop hop{};                  // of a permute
  bool combined = false;      // an array more in the call of the one before it

  [[nodiscard]] constexpr Index sent_over(Link link) const noexcept {
    return link == Link::dcn ? bytes_sent_dcn : bytes_sent - bytes_sent_dcn;
  }
};

}  // namespace weft

#endif
