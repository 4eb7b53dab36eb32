#include "../support/plot.hpp"
#include "charts.hpp"

#include <algorithm>
#include <cmath>

namespace examples {

namespace {

constexpr double gap = 56;

// Runs whose losses have the same bits at every step.
struct Group {
  const Experiment* first;
  std::string names;
};

std::vector<Group> groups_of(const std::vector<Experiment>& runs) {
  std::vector<Group> groups;
  for (const Experiment& run : runs) {
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return group.first->devices == run.devices && group.first->losses == run.losses;
    });
    if (same != groups.end())
      same->names += ", " + run.strategy + (run.is_hybrid() ? " on " + run.devices_text() : "");
    else if (run.devices == 1)
      groups.push_back({&run, run.strategy});
    else
      groups.push_back({&run, run.devices_text() + " devices: " + run.strategy});
  }
  return groups;
}

// "line s0" with dashes for the most devices.
std::string style_of(const Group& group, const std::vector<Experiment>& runs) {
  const bool is_dashed =
      runs.size() > 1 && group.first->devices == runs.back().devices && runs[1].devices != runs.back().devices;
  return "line " + color_of(*group.first, runs) + (is_dashed ? " dashed" : "");
}

// The largest relative distance within the last few steps, so that single crossings do not hide a line.
std::vector<double> distances(const Experiment& run, const Experiment& one) {
  constexpr std::size_t window = 5;
  std::vector<double> single, largest;
  for (std::size_t i = 0; i < run.losses.size(); ++i) {
    const double a = static_cast<double>(run.losses[i]), b = static_cast<double>(one.losses[i]);
    single.push_back(b == 0 ? 0 : std::abs(a - b) / std::abs(b));
    const auto from = single.end() - static_cast<std::ptrdiff_t>(std::min(window, single.size()));
    largest.push_back(*std::max_element(from, single.end()));
  }
  return largest;
}

}  // namespace

std::string draw_curves(const std::vector<Experiment>& runs) {
  const std::vector<Group> groups = groups_of(runs);
  const double legend = 20 * static_cast<double>((groups.size() + 1) / 2);
  Svg svg(page_width, Plot::height + 10 + legend, "losses of every run");
  const double width = (page_width - gap) / 2, steps = static_cast<double>(runs[0].losses.size());

  double least = 1, most = 1;
  for (const Experiment& run : runs)
    for (const float loss : run.losses)
      if (loss > 0)
        least = std::min(least, static_cast<double>(loss)), most = std::max(most, static_cast<double>(loss));
  Plot losses(svg, 0, width, "Loss", steps, Axis::logarithmic(least, most));
  double farthest = 1e-7;
  for (const Group& group : groups)
    for (const double distance : distances(*group.first, runs[0])) farthest = std::max(farthest, distance);
  constexpr int equal = -8;  // drawn at the bottom
  Plot from_one(svg, width + gap, width, "Relative distance of the loss from one device (bottom line: equal bits)",
                steps, Axis::of_powers(equal, static_cast<int>(std::ceil(std::log10(farthest)))));
  std::vector<double> numbers;  // of the steps
  for (std::size_t i = 0; i < runs[0].losses.size(); ++i) numbers.push_back(static_cast<double>(i + 1));

  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Group& group = groups[i];
    const std::vector<double> values(group.first->losses.begin(), group.first->losses.end());
    losses.curve(numbers, values, style_of(group, runs), group.names);
    if (i > 0) from_one.curve(numbers, distances(*group.first, runs[0]), style_of(group, runs), group.names);
    const double x = static_cast<double>(i % 2) * (width + gap),
                 y = Plot::height + 14 + 20 * static_cast<double>(i / 2);
    svg.line({x, y - 4}, {x + 28, y - 4}, style_of(group, runs).c_str());
    svg.text(x + 36, y, "start", group.names);
  }
  return svg.str();
}

}  // namespace examples
