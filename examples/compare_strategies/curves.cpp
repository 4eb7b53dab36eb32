#include "../support/svg.hpp"
#include "charts.hpp"

#include <algorithm>
#include <cmath>

namespace examples {

namespace {

constexpr double height = 300, left = 44, bottom = 26, top = 26, gap = 56;

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

// "line s0" with dashes for 4 devices.
std::string style_of(const Group& group) {
  return "line " + color_of(group.first->strategy) + (group.first->devices == 4 ? " dashed" : "");
}

// A plot with a logarithmic vertical axis.
class LogPlot {
 public:
  LogPlot(Svg& svg, double x, double width, const char* title, double steps, int low, int high)
      : svg_(svg), x_(x + left), width_(width - left), steps_(steps), low_(low), high_(high) {
    svg.text(x, 12, "strong", title);
    for (int power = low; power <= high; ++power) {
      const double y = y_of(std::pow(10.0, power));
      svg.line({x_, y}, {x_ + width_, y}, power == low ? "axis" : "grid");
      svg.text(x_ - 6, y + 4, "end small", power == 0 ? "1" : "1e" + std::to_string(power));
    }
    const std::vector<double> ticks = round_ticks(steps);
    for (const double tick : ticks) {
      const bool last = tick == ticks.back();
      svg.text(x_of(tick), height - 8, last ? "end small" : "middle small",
               (last ? "step " : "") + std::to_string(std::lround(tick)));
    }
  }
  // values[i] belongs to step i + 1.
  void curve(const std::vector<double>& values, const std::string& style, const std::string& tip) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < values.size(); ++i)
      points.push_back({x_of(static_cast<double>(i + 1)), y_of(values[i])});
    svg_.curve(points, style.c_str(), tip);
  }

 private:
  [[nodiscard]] double x_of(double step) const { return x_ + width_ * step / steps_; }
  [[nodiscard]] double y_of(double value) const {
    const double power = std::clamp(std::log10(value), static_cast<double>(low_), static_cast<double>(high_));
    return height - bottom - (height - bottom - top) * (power - low_) / (high_ - low_);
  }

  Svg& svg_;
  double x_, width_, steps_;
  int low_, high_;
};

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
  Svg svg(page_width, height + 10 + legend, "losses of every run");
  const double width = (page_width - gap) / 2, steps = static_cast<double>(runs[0].losses.size());

  double least = 1, most = 1;
  for (const Experiment& run : runs)
    for (const float loss : run.losses)
      if (loss > 0)
        least = std::min(least, static_cast<double>(loss)), most = std::max(most, static_cast<double>(loss));
  LogPlot losses(svg, 0, width, "Loss", steps, static_cast<int>(std::floor(std::log10(least))),
                 static_cast<int>(std::ceil(std::log10(most))));
  double farthest = 1e-7;
  for (const Group& group : groups)
    for (const double distance : distances(*group.first, runs[0])) farthest = std::max(farthest, distance);
  constexpr int equal = -8;  // drawn at the bottom
  LogPlot from_one(svg, width + gap, width, "Relative distance of the loss from one device (bottom line: equal bits)",
                   steps, equal, static_cast<int>(std::ceil(std::log10(farthest))));

  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Group& group = groups[i];
    const std::vector<double> values(group.first->losses.begin(), group.first->losses.end());
    losses.curve(values, style_of(group), group.names);
    if (i > 0) from_one.curve(distances(*group.first, runs[0]), style_of(group), group.names);
    const double x = static_cast<double>(i % 2) * (width + gap), y = height + 14 + 20 * static_cast<double>(i / 2);
    svg.line({x, y - 4}, {x + 28, y - 4}, style_of(group).c_str());
    svg.text(x + 36, y, "start", group.names);
  }
  return svg.str();
}

}  // namespace examples
