// Definitions of report/step_on_chip.hpp.
#ifndef WEFT_REPORT_STEP_ON_CHIP_IPP
#define WEFT_REPORT_STEP_ON_CHIP_IPP

#include <weft/planner/step_bytes.hpp>
#include <weft/report/explain.hpp>
#include <weft/report/step_on_chip.hpp>

namespace weft {

namespace detail {

// All granules of a group are one device of dcn, and the devices of one are a ring or a line of ici.
inline void add_collective(StepOnChip& made, const PlanView& plan, const CollectiveStep& step, const Chip& chip,
                           const ReachedShares& shares) {
  const Index granules = plan.dcn.empty() ? 1 : parts_of(plan.dcn, step.axes), devices = parts_of(plan.mesh, step.axes) / granules;
  bool is_ring = true;
  for (const auto axis : step.axes) is_ring = is_ring && plan.mesh[axis] % chip.links.ring_multiple == 0;
  const LinkCost ici{shares.links * chip.links.per_port, shares.seconds_per_hop, is_ring},
      dcn{shares.links * chip.links.dcn, shares.seconds_per_hop_dcn, false};
  const auto runs = static_cast<double>(step.runs);
  made.ici += runs * collective_seconds(step.collective, static_cast<double>(step.sent_over(Link::ici)), devices, ici,
                                        step.axes.size());
  made.dcn += runs * collective_seconds(step.collective, static_cast<double>(step.bytes_sent_dcn), granules, dcn);
}

}  // namespace detail

StepOnChip step_on_chip(const PlanView& plan, const Chip& chip, const ReachedShares& shares) {
  StepOnChip made;
  const MatmulsOnChip matmuls = matmuls_on_chip(plan, chip);
  const std::vector<Index> runs = detail::runs_of_steps(plan);
  std::vector<double> cycles(to_size(plan.step_count()), 0);
  for (const MatmulOnChip& matmul : matmuls.matmuls)
    cycles[to_size(matmul.step)] = static_cast<double>(matmul.cycles) / (shares.arrays * chip.clock());
  for (Index i = 0; i < plan.step_count(); ++i) {
    const StepBytes bytes = bytes_of(plan, plan.step(i));
    const double moved = static_cast<double>((bytes.read + bytes.written) * runs[to_size(i)]) /
                         (shares.memory * chip.memory.bytes_per_second);
    const double computed = cycles[to_size(i)];
    (computed > 0 ? made.matmuls : made.memory) += computed > moved ? computed : moved;
  }
  for (const PlanStep& step : plan.steps)
    if (meets(step.kind)) detail::add_collective(made, plan, plan.whole_collective(step), chip, shares);
  return made;
}

std::string describe(const StepOnChip& step) {
  std::string text;
  detail::append_line(text, "a step in %.4g us: matmuls %.4g, memory %.4g, ici %.4g, dcn %.4g", 1e6 * step.sum(),
                      1e6 * step.matmuls, 1e6 * step.memory, 1e6 * step.ici, 1e6 * step.dcn);
  return text;
}

}  // namespace weft

#endif
