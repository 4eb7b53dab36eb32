// The results as text: one line a run.
#ifndef EXAMPLES_COMPARE_STRATEGIES_TABLE_HPP
#define EXAMPLES_COMPARE_STRATEGIES_TABLE_HPP

#include "experiment.hpp"

#include <string>
#include <vector>

namespace examples {

// "%.2f" and the like.
[[nodiscard]] std::string format(double value, int decimals);
// "1,234,567".
[[nodiscard]] std::string with_commas(weft::Index value);
// "3 all_gather + 3 reduce_scatter".
[[nodiscard]] std::string collectives_of(const weft::PlanView& plan);

// How the losses of a run differ from those of DDP on as many devices.
struct Difference {
  weft::Index equal_steps = 0;  // whose losses have the same bits
  double early = 0;             // the largest in the first `early_steps`, relative
};
inline constexpr weft::Index early_steps = 20;  // rounding alone; later, training amplifies it
[[nodiscard]] Difference compare_losses(const Experiment& run, const Experiment& reference);
// DDP on as many devices (on one device: the run itself).
[[nodiscard]] const Experiment& reference_of(const Experiment& run, const std::vector<Experiment>& runs);
// "reference", "all 300 steps" or "first 20 within 1e-06".
[[nodiscard]] std::string verdict(const Experiment& run, const std::vector<Experiment>& runs);

// Column titles, and a row a run.
using Row = std::vector<std::string>;
[[nodiscard]] std::vector<Row> table_of(const std::vector<Experiment>& runs, const Workload& work);
// Columns aligned, numbers to the right.
void print_table(const std::vector<Row>& rows);

}  // namespace examples

#endif
