// The results as one self-contained HTML page with inline SVG.
#ifndef EXAMPLES_COMPARE_STRATEGIES_PICTURE_HPP
#define EXAMPLES_COMPARE_STRATEGIES_PICTURE_HPP

#include "experiment.hpp"

#include <string>
#include <vector>

namespace examples {

[[nodiscard]] std::string picture_of(const std::vector<Experiment>& runs, const Workload& work);

}  // namespace examples

#endif
