// How long a chip would take for a device's part of a step, one operation after another: an estimate, of exact counts.
// What overlaps, such as prefetched gathers, is sooner done: the sum is an upper bound of a chip that reaches these
// shares.
#ifndef WEFT_REPORT_STEP_ON_CHIP_HPP
#define WEFT_REPORT_STEP_ON_CHIP_HPP

#include <weft/report/matmuls_on_chip.hpp>
#include <weft/sharding/cost.hpp>

namespace weft {

// What programs reach of published numbers. Fitted by others: jax-ml/scaling-book has 0.9 of the links, google's TPU
// recipes 0.83 of the memory; matmuls with sides from 2,048 on reach 0.8 to 0.9 of their arrays' cycles.
struct ReachedShares {
  double arrays = 0.85, memory = 0.83, links = 0.9;
  double seconds_per_hop = 1e-6, seconds_per_hop_dcn = 2e-5;
};

// In seconds.
struct StepOnChip {
  double matmuls = 0;  // of each the longer of its cycles and its bytes
  double memory = 0;   // of the other operations, which read and write
  double ici = 0, dcn = 0;
  [[nodiscard]] constexpr double sum() const noexcept { return matmuls + memory + ici + dcn; }
};

// Errors: those of matmuls_on_chip.
[[nodiscard]] WEFT_DECL StepOnChip step_on_chip(const PlanView& plan, const Chip& chip,
                                                const ReachedShares& shares = {});

// "a step in 12.3 us: matmuls 4.1, memory 2, ici 6.2, dcn 0"
[[nodiscard]] WEFT_DECL std::string describe(const StepOnChip& step);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/step_on_chip.ipp>
#endif

#endif
