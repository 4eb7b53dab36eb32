// The picture of a training: the curves of what it wrote to its table of scalars.
#ifndef EXAMPLES_SUPPORT_CURVES_HPP
#define EXAMPLES_SUPPORT_CURVES_HPP

#include <weft/io/csv.hpp>

#include <string>

namespace examples {

// A page with one plot a column, of a table whose first columns are the step and the time of a line (weft::ScalarLog).
// What was written again after a stop is drawn once, as it was written last. Lines that have no number for a column are
// no points of its curve; a column without any has no plot.
[[nodiscard]] std::string curves_of(const weft::CsvTable<double>& table, const std::string& title);

}  // namespace examples

#endif
