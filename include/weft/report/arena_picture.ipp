// Definitions of report/arena_picture.hpp.
#ifndef WEFT_REPORT_ARENA_PICTURE_IPP
#define WEFT_REPORT_ARENA_PICTURE_IPP

#include <weft/report/arena_picture.hpp>

#include <utility>

namespace weft::detail {

std::string xml_text(const std::string& text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '<')
      result += "&lt;";
    else if (letter == '&')
      result += "&amp;";
    else
      result += letter;
  }
  return result;
}

const char* color_of(const PlanView& plan, const Lifetime& buffer) {
  if (buffer.kind == Lifetime::Kind::workspace) return "#c8c8c8";
  if (buffer.kind == Lifetime::Kind::value) return "#e8a33d";
  switch (plan.input(buffer.what).kind) {
    case InputKind::weight: return "#4477aa";
    case InputKind::state: return "#66a5ad";
    default: return "#8f6fb0";
  }
}

void append_rectangle(std::string& svg, double x, double y, double width, double height, const char* color,
                      const std::string& tip) {
  append_line(svg,
              "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\" stroke=\"white\" "
              "stroke-width=\"0.3\">",
              x, y, width, height, color);
  svg += "<title>" + xml_text(tip) + "</title></rect>\n";
}

}  // namespace weft::detail

namespace weft {

std::string arena_picture(const PlanView& plan) {
  using detail::append_line, detail::append_rectangle, detail::grouped;
  constexpr double width = 1000, height = 600, top = 60;
  const auto steps = static_cast<double>(std::max(plan.step_count(), Index{1}));
  const double per_step = width / steps, per_byte = height / static_cast<double>(std::max(plan.peak_bytes, Index{1}));
  std::string svg;
  append_line(svg,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" font-family=\"sans-serif\" "
              "font-size=\"14\">",
              width, top + height);
  append_line(svg, "<text x=\"4\" y=\"18\">arena of a device: %s bytes, %lld steps</text>",
              grouped(plan.peak_bytes).c_str(), static_cast<long long>(plan.step_count()));
  double x = 4;
  for (const auto& [color, name] : {std::pair{"#4477aa", "weights"}, std::pair{"#66a5ad", "optimizer state"},
                                    std::pair{"#8f6fb0", "batch and scalars"}, std::pair{"#e8a33d", "values"},
                                    std::pair{"#c8c8c8", "workspace"}, std::pair{"#cc3311", "a collective"}}) {
    append_rectangle(svg, x, 28, 12, 12, color, name);
    append_line(svg, "<text x=\"%.0f\" y=\"39\">%s</text>", x + 16, name);
    x += 150;
  }
  for (const Lifetime& buffer : plan.lifetimes) {
    const auto first = static_cast<double>(buffer.first);
    const double last = std::min(static_cast<double>(buffer.last) + 1, steps);
    const double tall = static_cast<double>(buffer.bytes) * per_byte;
    append_rectangle(svg, first * per_step, top + height - static_cast<double>(buffer.offset) * per_byte - tall,
                     (last - first) * per_step, tall, detail::color_of(plan, buffer),
                     label_of(plan, buffer) + ": " + grouped(buffer.bytes) + " bytes at " + grouped(buffer.offset) +
                         ", steps " + std::to_string(buffer.first) + " to " + std::to_string(buffer.last));
  }
  for (Index i = 0; i < plan.step_count(); ++i)
    if (const PlanStep& step = plan.step(i); meets(step.kind))
      append_rectangle(svg, static_cast<double>(i) * per_step, top - 8, std::max(per_step, 1.0), 6, "#cc3311",
                       "step " + std::to_string(i) + ": " + label_of(plan, step) + ", " + detail::work_of(plan, step));
  return svg + "</svg>\n";
}

}  // namespace weft

#endif
