// Curves over the steps of a training.
#ifndef EXAMPLES_SUPPORT_PLOT_HPP
#define EXAMPLES_SUPPORT_PLOT_HPP

#include "svg.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace examples {

// A vertical axis: where on it values lie, from 0 to 1, and what stands where.
class Axis {
 public:
  // From 0 to `most`.
  [[nodiscard]] static Axis linear(double most) {
    Axis axis(0, most > 0 ? most : 1, false);
    for (const double tick : round_ticks(axis.high_)) axis.ticks_.emplace_back(axis.place(tick), short_number(tick));
    return axis;
  }
  // Powers of ten, with room for all that lies between two positive numbers.
  [[nodiscard]] static Axis logarithmic(double least, double most) {
    return of_powers(static_cast<int>(std::floor(std::log10(least))), static_cast<int>(std::ceil(std::log10(most))));
  }
  // From 10^low to 10^high.
  [[nodiscard]] static Axis of_powers(int low, int high) {
    Axis axis(low, high, true);
    for (int power = low; power <= high; ++power)
      axis.ticks_.emplace_back((power - low) / (axis.high_ - axis.low_),
                               power == 0 ? "1" : "1e" + std::to_string(power));
    return axis;
  }

  // What is outside lies on the border.
  [[nodiscard]] double place(double value) const {
    return (std::clamp(logarithmic_ ? std::log10(value) : value, low_, high_) - low_) / (high_ - low_);
  }
  [[nodiscard]] const std::vector<std::pair<double, std::string>>& ticks() const { return ticks_; }

 private:
  Axis(double low, double high, bool logarithmic)
      : low_(low), high_(high > low ? high : low + 1), logarithmic_(logarithmic) {}

  double low_, high_;
  bool logarithmic_;
  std::vector<std::pair<double, std::string>> ticks_;
};

// `width` of a drawing from `x` on, from its top to `height`.
class Plot {
 public:
  static constexpr double height = 300;

  // `steps`: the last one, at least 1.
  Plot(Svg& svg, double x, double width, const std::string& title, double steps, Axis axis)
      : svg_(svg), x_(x + left), width_(width - left), steps_(steps), axis_(std::move(axis)) {
    if (!title.empty()) svg.text(x, 12, "strong", title);
    for (const auto& [place, label] : axis_.ticks()) {
      svg.line({x_, y_at(place)}, {x_ + width_, y_at(place)}, place == 0 ? "axis" : "grid");
      svg.text(x_ - 6, y_at(place) + 4, "end small", label);
    }
    const std::vector<double> ticks = round_ticks(steps, steps < 3 ? static_cast<int>(steps) : 3);
    for (const double tick : ticks) {
      const bool last = tick == ticks.back();
      svg.text(x_of(tick), height - 8, last ? "end small" : "middle small",
               (last ? "step " : "") + std::to_string(std::lround(tick)));
    }
  }
  // values[i] belongs to step steps[i]. A single one is a dash.
  void curve(const std::vector<double>& steps, const std::vector<double>& values, const std::string& style,
             const std::string& tip) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < values.size(); ++i) points.push_back({x_of(steps[i]), y_at(axis_.place(values[i]))});
    if (points.size() == 1) points.insert(points.begin(), {points[0].x - 6, points[0].y});
    svg_.curve(points, style.c_str(), tip);
  }

 private:
  static constexpr double left = 44, bottom = 26, top = 26;

  [[nodiscard]] double x_of(double step) const { return x_ + width_ * step / steps_; }
  [[nodiscard]] static double y_at(double place) { return height - bottom - (height - bottom - top) * place; }

  Svg& svg_;
  double x_, width_, steps_;
  Axis axis_;
};

}  // namespace examples

#endif
