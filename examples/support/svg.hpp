// Drawing: an SVG under construction. Colors and type are CSS classes of the page that it is put into.
#ifndef EXAMPLES_SUPPORT_SVG_HPP
#define EXAMPLES_SUPPORT_SVG_HPP

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace examples {

inline constexpr double page_width = 1160;  // of a drawing that fills its page

struct Point {
  double x = 0, y = 0;
};

// Text as it may stand in HTML.
[[nodiscard]] inline std::string escaped(const std::string& text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '<')
      result += "&lt;";
    else if (letter == '&')
      result += "&amp;";
    else if (letter == '"')
      result += "&quot;";
    else
      result += letter;
  }
  return result;
}

// "0.05", "30000", "1.5e6"
[[nodiscard]] inline std::string short_number(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", value);
  char* const power = std::strchr(digits, 'e');
  return power == nullptr ? digits : std::string(digits, power) + 'e' + std::to_string(std::atoi(power + 1));
}

// Round numbers from 0 on, at least `least` of them below or at `most`: 0, 2, 4, ... or 0, 50, 100, ...
[[nodiscard]] inline std::vector<double> round_ticks(double most, int least = 3) {
  double step = std::pow(10.0, std::floor(std::log10(most)) + 1);
  for (int i = 0; most / step < least; ++i) step /= i % 3 == 1 ? 2.5 : 2;  // 10, 5, 2, 1, 0.5, ...
  std::vector<double> ticks;
  for (int i = 0; step * i <= most * 1.0001; ++i) ticks.push_back(step * i);
  return ticks;
}

class Svg {
 public:
  // `label` is what a screen reader says. The drawing shrinks with the page.
  Svg(double width, double height, const std::string& label) {
    body_ = "<svg viewBox=\"0 0 " + number(width) + " " + number(height) + "\" role=\"img\" aria-label=\"" +
            escaped(label) + "\">\n";
  }

  void rect(double x, double y, double width, double height, const char* style, const std::string& tip = {},
            double radius = 0) {
    body_ += "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" +
             number(height) + "\"";
    if (radius > 0) body_ += " rx=\"" + number(radius) + "\"";
    finish("rect", style, tip);
  }
  void line(Point from, Point to, const char* style) {
    body_ += "<line x1=\"" + number(from.x) + "\" y1=\"" + number(from.y) + "\" x2=\"" + number(to.x) + "\" y2=\"" +
             number(to.y) + "\"";
    finish("line", style, {});
  }
  void curve(const std::vector<Point>& points, const char* style, const std::string& tip = {}) {
    body_ += "<polyline points=\"";
    for (const Point& point : points) body_ += number(point.x) + "," + number(point.y) + " ";
    body_ += "\"";
    finish("polyline", style, tip);
  }
  // The style may name an anchor: "start", "middle", "end" are classes, too.
  void text(double x, double y, const char* style, const std::string& content) {
    body_ += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" class=\"" + style + "\">" + escaped(content) +
             "</text>\n";
  }

  [[nodiscard]] std::string str() const { return body_ + "</svg>\n"; }

 private:
  [[nodiscard]] static std::string number(double value) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.2f", value);
    return digits;
  }
  void finish(const char* element, const char* style, const std::string& tip) {
    body_ += std::string(" class=\"") + style + "\"";
    if (tip.empty())
      body_ += "/>\n";
    else
      body_ += "><title>" + escaped(tip) + "</title></" + element + ">\n";
  }

  std::string body_;
};

}  // namespace examples

#endif
