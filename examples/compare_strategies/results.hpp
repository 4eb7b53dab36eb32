// The results for other programs: every number of every run.
#ifndef EXAMPLES_COMPARE_STRATEGIES_RESULTS_HPP
#define EXAMPLES_COMPARE_STRATEGIES_RESULTS_HPP

#include "experiment.hpp"

#include <string>
#include <vector>

namespace examples {

// A line of names, then a line a run.
[[nodiscard]] std::string csv_of(const std::vector<Experiment>& runs, const Workload& work);
// {"model": ..., "runs": [{"strategy": "DDP", "step_seconds": 0.009, ..., "losses": [...]}]}
[[nodiscard]] std::string json_of(const std::vector<Experiment>& runs, const Workload& work);

}  // namespace examples

#endif
