#include "../support/svg.hpp"
#include "charts.hpp"
#include "table.hpp"

#include <weft/planner/label.hpp>

#include <algorithm>

namespace examples {

namespace {

constexpr double row_height = 15, bar_height = 12, title_height = 26, gap = 16, legend_height = 30, label_width = 70;

double end_of(const Experiment& run) {
  double end = 0;
  for (const auto& device : run.timeline)
    if (!device.empty()) end = std::max(end, device.back().end);
  return end;
}

// One device: its steps to the right.
void draw_device(Svg& svg, const Experiment& run, const std::vector<TimedStep>& device, double y, double per_second) {
  const auto part = [&](double begin, double end, const char* style, const std::string& what) {
    svg.rect(label_width + begin * per_second, y, std::max((end - begin) * per_second, 0.15), bar_height, style,
             what + ", " + format(1e6 * (end - begin), 1) + " us");
  };
  for (const TimedStep& step : device) {
    if (step.step == weft::StepSpan::transfer) {
      part(step.begin, step.end, "buffer k5", "the batch comes");
      continue;
    }
    const weft::PlanStep& planned = run.plan.step(step.step);
    const std::string name = weft::label_of(run.plan, planned);
    if (!weft::meets(planned.kind)) {
      part(step.begin, step.end, "buffer k4", name);
      continue;
    }
    part(step.begin, step.matched, "buffer k2", name + " waits for others");
    part(step.matched, step.end, "buffer k3", name);
  }
}

}  // namespace

std::string draw_timelines(const std::vector<Experiment>& runs) {
  std::vector<const Experiment*> shown;  // on most devices
  for (const Experiment& run : runs)
    if (run.devices_text() == runs.back().devices_text()) shown.push_back(&run);
  double longest = 0, height = legend_height;
  for (const Experiment* run : shown) {
    longest = std::max(longest, end_of(*run));
    height += title_height + row_height * static_cast<double>(run->timeline.size()) + gap;
  }
  Svg svg(page_width, height, "what each device did in one step, for each strategy");
  double x = label_width;
  for (const auto& [style, name] :
       {std::pair("buffer k4", "kernels"), std::pair("buffer k3", "collectives"),
        std::pair("buffer k2", "waiting for others"), std::pair("buffer k5", "the batch comes")}) {
    svg.rect(x, 2, 12, 12, style);
    svg.text(x + 18, 12, "start", name);
    x += 160;
  }
  const double per_second = longest > 0 ? (page_width - label_width) / longest : 0;
  double y = legend_height;
  for (const Experiment* run : shown) {
    svg.text(label_width, y + 12, "strong", run->strategy);
    svg.text(page_width, y + 12, "end number", format(1e3 * end_of(*run), 2) + " ms");
    y += title_height - 6;
    for (std::size_t device = 0; device < run->timeline.size(); ++device) {
      svg.text(label_width - 8, y + bar_height - 2, "end small", "device " + std::to_string(device));
      draw_device(svg, *run, run->timeline[device], y, per_second);
      y += row_height;
    }
    y += gap + 6;
  }
  return svg.str();
}

}  // namespace examples
