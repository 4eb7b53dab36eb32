#include "curves.hpp"

#include "page.hpp"
#include "plot.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace examples {

namespace {

// "images_per_second" as people write it.
std::string spoken(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

// The rows with a number for `column` that no later one replaces, whose steps grow.
std::vector<weft::Index> rows_of(const weft::CsvTable<double>& table, weft::Index column) {
  std::vector<weft::Index> rows;
  double first = std::numeric_limits<double>::infinity();  // of the steps of later rows: a run that went on from before
                                                           // it has taken this one again
  for (weft::Index row = table.rows; row-- > 0;) {
    const double step = table.row(row)[0];
    if (step > first) continue;
    first = step;
    const bool is_replaced = !rows.empty() && table.row(rows.back())[0] == step;
    if (!is_replaced && !std::isnan(table.row(row)[column])) rows.push_back(row);
  }
  std::reverse(rows.begin(), rows.end());
  return rows;
}

// What falls below a tenth of its largest is seen by its powers of ten.
Axis axis_of(const std::vector<double>& values) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return *least > 0 && *least < *most / 10 ? Axis::logarithmic(*least, *most) : Axis::linear(*most);
}

}  // namespace

std::string curves_of(const weft::CsvTable<double>& table, const std::string& title) {
  const double last_step = table.row(table.rows - 1)[0];
  std::string content;
  for (weft::Index column = 2; column < table.columns; ++column) {
    const std::string name = spoken(table.names[weft::to_size(column)]);
    std::vector<double> steps, values;
    for (const weft::Index row : rows_of(table, column)) {
      steps.push_back(table.row(row)[0]);
      values.push_back(table.row(row)[column]);
    }
    if (values.empty()) continue;
    Svg svg(page_width, Plot::height, name + " by step");
    Plot(svg, 0, page_width, "", last_step, axis_of(values))
        .curve(steps, values, "line s" + std::to_string((column - 2) % 6), name);
    content += section(name, "At the end " + short_number(values.back()) + ".", svg.str());
  }
  return page(title, title, "One line of the run's output is one point. The numbers are in scalars.csv.", content);
}

}  // namespace examples
