// The parts of the picture: each a drawing of its own.
#ifndef EXAMPLES_COMPARE_STRATEGIES_CHARTS_HPP
#define EXAMPLES_COMPARE_STRATEGIES_CHARTS_HPP

#include "experiment.hpp"

#include <string>
#include <vector>

namespace examples {

// "s0" to "s5": the color class of a strategy, the same in all drawings. "one": that of the first run.
[[nodiscard]] std::string color_of(const Experiment& run, const std::vector<Experiment>& runs);

// Step time, peak memory and bytes sent: a row a run, grouped by the number of devices.
[[nodiscard]] std::string draw_bars(const std::vector<Experiment>& runs);
// Losses, and how far they are from those of one device. Runs of equal bits share a line.
[[nodiscard]] std::string draw_curves(const std::vector<Experiment>& runs);
// The arena of one device during a step: who holds which bytes when.
[[nodiscard]] std::string draw_arenas(const std::vector<Experiment>& runs);
// What each device did in one measured step: kernels, collectives, waiting for others.
[[nodiscard]] std::string draw_timelines(const std::vector<Experiment>& runs);

}  // namespace examples

#endif
