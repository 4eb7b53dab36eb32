#include "../support/svg.hpp"
#include "charts.hpp"
#include "table.hpp"

#include <weft/planner/label.hpp>

#include <algorithm>
#include <cstring>

namespace examples {

namespace {

constexpr double columns = 3, gap = 26, panel_height = 250, title_height = 34, axis_width = 24, legend_height = 30;
constexpr double mib = 1024 * 1024;

struct Kind {
  const char* style;
  const char* name;
};
constexpr Kind weights{"k0", "weights"}, states{"k1", "optimizer state"}, batch{"k2", "batch"},
    gathered{"k3", "gradients, gathered weights"}, activations{"k4", "activations"},
    workspace{"k5", "matmul workspace"};

Kind kind_of(const weft::PlanView& plan, const weft::Lifetime& buffer) {
  if (buffer.kind == weft::Lifetime::Kind::workspace) return workspace;
  if (buffer.kind == weft::Lifetime::Kind::input) switch (plan.input(buffer.what).kind) {
      case weft::InputKind::weight: return weights;
      case weft::InputKind::state: return states;
      default: return batch;
    }
  for (const char* name : {"concatenate", "all_reduce", "all_gather", "reduce_scatter"})
    if (weft::label_of(plan, buffer) == name) return gathered;
  return activations;
}

bool is_alive(const weft::Lifetime& buffer, weft::Index step) { return buffer.first <= step && step <= buffer.last; }
// The first step in which the arena is full to its top, and the buffers that lie there then, the largest first.
struct Peak {
  weft::Index step = 0;
  std::vector<const weft::Lifetime*> buffers;
};
Peak peak_of(const weft::PlanView& plan) {
  Peak peak;
  weft::Index most = -1;
  for (weft::Index step = 0; step < plan.step_count(); ++step) {
    weft::Index bytes = 0;
    for (const weft::Lifetime& buffer : plan.lifetimes)
      if (is_alive(buffer, step)) bytes += buffer.bytes;
    if (bytes > most) most = bytes, peak.step = step;
  }
  for (const weft::Lifetime& buffer : plan.lifetimes)
    if (is_alive(buffer, peak.step)) peak.buffers.push_back(&buffer);
  std::sort(peak.buffers.begin(), peak.buffers.end(), [](const weft::Lifetime* a, const weft::Lifetime* b) {
    return a->bytes != b->bytes ? a->bytes > b->bytes : a->offset < b->offset;
  });
  return peak;
}
// "full at step 12 of 80: hidden1.weight 1.53 MiB, dot_general 0.50 MiB, ..."
std::string text_of(const Peak& peak, const weft::PlanView& plan) {
  constexpr std::size_t named = 4;
  std::string text = "fullest at step " + std::to_string(peak.step) + " of " + std::to_string(plan.step_count()) + ":";
  for (std::size_t i = 0; i < peak.buffers.size() && i < named; ++i)
    text += (i > 0 ? ", " : " ") + weft::label_of(plan, *peak.buffers[i]) + " " +
            format(static_cast<double>(peak.buffers[i]->bytes) / mib, 2) + " MiB";
  if (peak.buffers.size() > named) text += " and " + std::to_string(peak.buffers.size() - named) + " more";
  return text;
}

// One arena: steps to the right, bytes upwards.
void draw_arena(Svg& svg, const Experiment& run, Point corner, double width, double bytes_high) {
  const weft::PlanView& plan = run.plan;
  const double x0 = corner.x + axis_width, y0 = corner.y + title_height + panel_height;
  const double per_step = (width - axis_width) / static_cast<double>(plan.step_count()),
               per_byte = panel_height / bytes_high;
  svg.text(x0, corner.y + 12, "strong", run.strategy);
  std::string numbers = format(static_cast<double>(plan.peak_bytes) / mib, 2) + " MiB";
  if (run.is_hybrid())
    numbers += "; sends " + format(static_cast<double>(plan.bytes_sent(weft::Link::ici)) / mib, 2) + " over ici, " +
               format(static_cast<double>(plan.bytes_sent(weft::Link::dcn)) / mib, 2) + " over dcn";
  svg.text(x0 + per_step * static_cast<double>(plan.step_count()), corner.y + 12, "end number", numbers);
  for (const double tick : round_ticks(bytes_high / mib)) {
    const double y = y0 - tick * mib * per_byte;
    svg.line({x0, y}, {corner.x + width, y}, tick == 0 ? "axis" : "grid");
    svg.text(x0 - 5, y + 4, "end small", format(tick, 0));
  }
  for (const weft::Lifetime& buffer : plan.lifetimes) {
    const double height = static_cast<double>(buffer.bytes) * per_byte;
    if (height < 0.25) continue;
    const double first = buffer.first,
                 last = std::min(static_cast<double>(buffer.last + 1), static_cast<double>(plan.step_count()));
    const double x = x0 + first * per_step, w = (last - first) * per_step;
    const double y = y0 - static_cast<double>(buffer.offset) * per_byte - height;
    const std::string name = weft::label_of(plan, buffer);
    svg.rect(x, y, w, height, (std::string("buffer ") + kind_of(plan, buffer).style).c_str(),
             name + ": " + with_commas(buffer.bytes) + " bytes at " + with_commas(buffer.offset) + ", steps " +
                 std::to_string(buffer.first) + " to " + std::to_string(buffer.last));
    if (height >= 11 && w > 5.4 * static_cast<double>(name.size()) + 8)
      svg.text(x + 4, y + height / 2 + 3.5, "tiny", name);
  }
  // The step that makes the arena as large as it is.
  const Peak peak = peak_of(plan);
  svg.rect(x0 + static_cast<double>(peak.step) * per_step, corner.y + title_height, std::max(per_step, 1.5),
           panel_height, "peak", text_of(peak, plan));
  // A mark over each step that communicates.
  for (weft::Index i = 0; i < plan.step_count(); ++i) {
    const weft::PlanStep& step = plan.step(i);
    if (!weft::meets(step.kind)) continue;
    const weft::CollectiveStep call = plan.whole_collective(step);
    std::string tip = weft::label_of(plan, step) + " sends " + with_commas(call.bytes_sent) + " bytes";
    if (run.is_hybrid()) tip += ", " + with_commas(call.bytes_sent_dcn) + " of them over dcn";
    svg.rect(x0 + (static_cast<double>(i) + 0.5) * per_step - 2.5, corner.y + title_height - 10, 5, 5, "mark", tip,
             2.5);
  }
}

}  // namespace

std::string draw_arenas(const std::vector<Experiment>& runs) {
  std::vector<const Experiment*> shown;  // on most devices
  for (const Experiment& run : runs)
    if (run.devices_text() == runs.back().devices_text()) shown.push_back(&run);
  double bytes_high = 0;
  for (const Experiment* run : shown) bytes_high = std::max(bytes_high, static_cast<double>(run->plan.peak_bytes));

  const double width = (page_width - (columns - 1) * gap) / columns, row = title_height + panel_height + gap;
  const auto rows = static_cast<double>((shown.size() + 2) / 3);
  Svg svg(page_width, legend_height + rows * row, "the arena of one device during a step, for each strategy");
  double x = axis_width;
  for (const Kind& kind : {weights, states, batch, gathered, activations, workspace}) {
    svg.rect(x, 2, 12, 12, (std::string("buffer ") + kind.style).c_str());
    svg.text(x + 18, 12, "start", kind.name);
    x += 18 + 6.6 * static_cast<double>(std::strlen(kind.name)) + 22;
  }
  svg.rect(x + 4, 6, 5, 5, "mark", {}, 2.5);
  svg.text(x + 18, 12, "start", "a step that communicates");
  svg.rect(x + 190, 2, 3, 12, "peak");
  svg.text(x + 200, 12, "start", "the fullest step");
  for (std::size_t i = 0; i < shown.size(); ++i)
    draw_arena(svg, *shown[i],
               {static_cast<double>(i % 3) * (width + gap), legend_height + static_cast<double>(i / 3) * row}, width,
               bytes_high);
  return svg.str();
}

}  // namespace examples
