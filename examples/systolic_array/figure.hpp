// A recorded run as a figure of the page: the array with all its numbers, which the page's script moves, the result
// below it, and how many cells worked in each beat.
#ifndef EXAMPLES_SYSTOLIC_ARRAY_FIGURE_HPP
#define EXAMPLES_SYSTOLIC_ARRAY_FIGURE_HPP

#include "../support/svg.hpp"
#include "recording.hpp"

#include <algorithm>
#include <string>

namespace examples {

// Lengths in units of the drawing.
struct FigureLayout {
  static constexpr double cell = 92, wait_x = 44, wait_y = 31;
  double left = 0, top = 0, width = 0, height = 0;  // of the array in the drawing, and of the drawing
  double results_top = 0;

  FigureLayout(const Recording& run, const weft::MatmulShape& shape) {
    const auto rows = static_cast<double>(run.config.rows), cols = static_cast<double>(run.config.cols);
    sums_stay_ = run.config.dataflow == weft::Dataflow::output_stationary;
    left = 4 + (rows - 1) * wait_x;
    top = 4 + (sums_stay_ ? (cols - 1) * wait_y : 0);
    results_top = top + rows * cell + 52;
    width = left + std::max(cols * cell, static_cast<double>(shape.n) * 46) + 4;
    height = results_top + static_cast<double>(shape.m) * 26 + 4;
  }

  // The upper left corner of a token there.
  [[nodiscard]] Point place(const Position& at) const {
    const auto row = static_cast<double>(at.row), col = static_cast<double>(at.col);
    Point point{left + col * cell, top + row * cell};
    switch (at.spot) {
      case Spot::left: point.x += 4, point.y += 31; break;
      case Spot::top: point.x += 48, point.y += 3; break;
      case Spot::stationary: point.x += 48, point.y += 31; break;
      case Spot::shadow: point.x += 48, point.y += 2; break;
      case Spot::sum: point.x += 48, point.y += sums_stay_ ? 31 : 61; break;
      case Spot::drain: point.x += 48, point.y += 61; break;
    }
    if (at.col < 0) point.x = left + col * wait_x;
    if (at.row < 0) point.y = top + row * wait_y;
    return point;
  }

 private:
  bool sums_stay_ = false;
};

[[nodiscard]] inline std::string rounded(double value) { return std::to_string(static_cast<int>(std::lround(value))); }

// What the script needs, as JSON: {"beats", "captions": [...], "busy": [[cell, ...], ...], "results": [[...], ...],
// "tokens": [{"from": first beat, "path": [[x, y, value], ...], "out": where it goes}, ...]}.
[[nodiscard]] inline std::string record_of(const Recording& run, const FigureLayout& layout) {
  const auto list = [](const auto& numbers) {
    std::string text = "[";
    for (const auto number : numbers) {
      if (text.size() > 1) text += ',';
      text += std::to_string(number);
    }
    return text + "]";
  };
  std::string captions, busy, results, tokens;
  for (std::size_t beat = 0; beat < run.captions.size(); ++beat) {
    const char* const comma = beat == 0 ? "" : ",";
    captions += comma + ("\"" + run.captions[beat] + "\"");
    busy += comma + list(run.busy[beat]);
    results += comma + list(run.results[beat]);
  }
  for (const Token& token : run.tokens) {
    tokens += (tokens.empty() ? "{\"from\":" : ",\n{\"from\":") + std::to_string(token.from) + ",\"path\":[";
    for (const Position& at : token.path) {
      const Point point = layout.place(at);
      tokens +=
          (&at == token.path.data() ? "[" : ",[") + rounded(point.x) + "," + rounded(point.y) + "," + at.value + "]";
    }
    // It goes on as it came: to the right, or down.
    const Position& last = token.path.back();
    const Point end = layout.place(last);
    const bool to_the_right = last.spot == Spot::left;
    tokens += "],\"out\":[" + rounded(end.x + (to_the_right ? FigureLayout::cell : 0)) + "," +
              rounded(end.y + (to_the_right                    ? 0
                               : last.spot == Spot::stationary ? 0
                                                               : 40)) +
              "]}";
  }
  return "{\"beats\":" + std::to_string(run.beats) + ",\n\"captions\":[" + captions + "],\n\"busy\":[" + busy +
         "],\n\"results\":[" + results + "],\n\"tokens\":[" + tokens + "]}";
}

// `title`, `text`: HTML.
[[nodiscard]] inline std::string figure(const Recording& run, const weft::MatmulShape& shape, const std::string& title,
                                        const std::string& text) {
  const FigureLayout layout(run, shape);
  Svg svg(layout.width, layout.height, title + ", beat by beat");
  for (weft::Index r = 0; r < run.config.rows; ++r)
    for (weft::Index c = 0; c < run.config.cols; ++c)
      svg.rect(layout.left + static_cast<double>(c) * FigureLayout::cell + 1,
               layout.top + static_cast<double>(r) * FigureLayout::cell + 1, FigureLayout::cell - 2,
               FigureLayout::cell - 2, "cell", {}, 6);
  const double results_left = layout.left;
  svg.text(results_left, layout.results_top - 8, "small", "O, as it has left the array so far");
  for (weft::Index i = 0; i < shape.m * shape.n; ++i) {
    const double x = results_left + static_cast<double>(i % shape.n) * 46,
                 y = layout.results_top + static_cast<double>(i / shape.n) * 26;
    svg.rect(x, y, 44, 24, "result", {}, 4);
    svg.text(x + 22, y + 16.5, "middle number answer", "");
  }
  std::string drawing = svg.str();
  drawing.erase(drawing.rfind("</svg>"));
  static constexpr const char* kinds[] = {"input", "weight", "sum"};
  for (const Token& token : run.tokens)
    drawing += std::string("<g class=\"token ") + kinds[static_cast<int>(token.kind)] +
               (token.is_padding ? " padding" : "") +
               "\"><rect width=\"40\" height=\"27\" rx=\"5\"/><text x=\"20\" y=\"12\" class=\"middle value\"></text>"
               "<text x=\"20\" y=\"22.5\" class=\"middle name\">" +
               (token.is_padding ? "padding" : token.label) + "</text></g>\n";
  drawing += "</svg>\n";

  const double cells = static_cast<double>(run.config.rows * run.config.cols);
  std::string bars = "<div class=\"bars\" aria-hidden=\"true\">";
  for (const auto& busy : run.busy)
    bars += "<i style=\"--share:" + short_number(static_cast<double>(busy.size()) / cells) + "\"></i>";
  return "<figure class=\"array\">\n<h2>" + title + "</h2>\n<p>" + text + "</p>\n" + drawing +
         "<figcaption><strong class=\"count\"></strong> <span class=\"caption\"></span></figcaption>\n" + bars +
         "</div>\n<p class=\"bars-note\">Cells that multiply, beat by beat.</p>\n"
         "<script type=\"application/json\" class=\"record\">\n" +
         record_of(run, layout) + "\n</script>\n</figure>\n";
}

}  // namespace examples

#endif
