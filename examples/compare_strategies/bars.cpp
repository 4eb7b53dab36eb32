#include "../support/svg.hpp"
#include "charts.hpp"
#include "table.hpp"

#include <algorithm>

namespace examples {

namespace {

constexpr double row_height = 21, bar_height = 13, group_gap = 30, top = 26, label_width = 96, column_gap = 28,
                 number_width = 62;
constexpr double mib = 1024 * 1024;

// One of the three columns: a value a run, of which the first part is drawn solid.
struct Column {
  const char* title;
  int decimals;
  double (*value)(const Experiment&);
  double (*solid)(const Experiment&);
};

double milliseconds(const Experiment& run) { return 1e3 * run.median_seconds; }
double own_milliseconds(const Experiment& run) { return 1e3 * std::max(0.0, run.median_seconds - run.waiting_seconds); }
double peak(const Experiment& run) { return static_cast<double>(run.allocated_bytes) / mib; }
double persistent(const Experiment& run) { return static_cast<double>(run.plan.persistent_bytes) / mib; }
double sent(const Experiment& run) { return static_cast<double>(run.sent_bytes) / mib; }
double sent_inside(const Experiment& run) { return static_cast<double>(run.sent_bytes - run.sent_dcn_bytes) / mib; }

// Runs on other devices than those before stand apart.
bool is_first_of_group(const std::vector<Experiment>& runs, std::size_t i) {
  return i == 0 || runs[i].devices_text() != runs[i - 1].devices_text();
}

constexpr Column columns[] = {{"Median step, ms", 2, milliseconds, own_milliseconds},
                              {"Peak memory of a device, MiB", 2, peak, persistent},
                              {"Sent by a device in a step, MiB", 2, sent, sent_inside}};

}  // namespace

std::string color_of(const Experiment& run, const std::vector<Experiment>& runs) {
  if (run.strategy == runs[0].strategy) return "one";
  std::vector<std::string> names;
  for (const Experiment& other : runs)
    if (std::find(names.begin(), names.end(), other.strategy) == names.end()) names.push_back(other.strategy);
  const auto place = std::find(names.begin(), names.end(), run.strategy) - names.begin();
  return std::string("s") + std::to_string((place - 1) % 6);
}

std::string draw_bars(const std::vector<Experiment>& runs) {
  double height = top;
  for (std::size_t i = 0; i < runs.size(); ++i)
    height += row_height + (i > 0 && is_first_of_group(runs, i) ? group_gap : 0);
  Svg svg(page_width, height + 4, "step time, peak memory and bytes sent of every run");
  const double width = (page_width - label_width) / 3 - column_gap;

  double y = top;
  std::vector<double> rows;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (i > 0 && is_first_of_group(runs, i)) {
      y += group_gap;
      svg.text(0, y - 9, "strong", runs[i].devices_text() + " devices");
      svg.line({0, y - 3}, {page_width, y - 3}, "grid");
    }
    svg.text(label_width - 10, y + bar_height - 2, "end", runs[i].strategy);
    rows.push_back(y);
    y += row_height;
  }
  for (int c = 0; c < 3; ++c) {
    const Column& column = columns[c];
    const double x = label_width + c * (width + column_gap);
    double most = 0;
    for (const Experiment& run : runs) most = std::max(most, column.value(run));
    const double scale = (width - number_width) / most;
    svg.text(x, 12, "strong", column.title);
    for (std::size_t i = 0; i < runs.size(); ++i) {
      const double value = column.value(runs[i]), solid = column.solid(runs[i]);
      const std::string color = color_of(runs[i], runs);
      const std::string tip = runs[i].strategy + ": " + format(value, column.decimals);
      if (value > solid) svg.rect(x, rows[i], value * scale, bar_height, (color + " pale").c_str(), tip, 2.5);
      if (value > 0) svg.rect(x, rows[i], solid * scale, bar_height, color.c_str(), tip, 2.5);
      svg.text(x + value * scale + 6, rows[i] + bar_height - 2, "number", format(value, column.decimals));
    }
    svg.line({x, top - 4}, {x, height}, "axis");
  }
  return svg.str();
}

}  // namespace examples
