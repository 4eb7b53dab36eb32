#include "picture.hpp"

#include "../support/page.hpp"
#include "charts.hpp"
#include "table.hpp"

#include <weft/kernels/isa.hpp>

namespace examples {

namespace {

std::string html_table(const std::vector<Row>& rows) {
  std::string html = "<table>\n";
  for (const Row& row : rows) {
    const std::string cell = &row == &rows[0] ? "th" : "td";
    html += "<tr>";
    for (const std::string& text : row) html += "<" + cell + ">" + escaped(text) + "</" + cell + ">";
    html += "</tr>\n";
  }
  return html + "</table>\n";
}

}  // namespace

std::string picture_of(const std::vector<Experiment>& runs, const Workload& work) {
  bool kept = true;
  for (const Experiment& run : runs) kept = kept && run.kept_its_plan();
  std::string html;
  html += section("Time, memory, traffic",
                  std::string("Memory and traffic were known before the first step; the runs ") +
                      (kept ? "confirmed them to the byte" : "did NOT keep to them") +
                      ". On the left, pale is how long a device waits for others. In the middle, solid is what stays "
                      "(weights, optimizer state, batch), pale what lives within a step." +
                      (runs.back().is_hybrid() ? " On the right, solid is what stays inside a granule, over ici, pale "
                                                 "what goes to others, over dcn."
                                               : ""),
                  draw_bars(runs));
  html +=
      section("Losses",
              "Runs that share a line agree to the last bit at every step. Other device counts, and weights that are "
              "cut, add up in another order: they start a rounding apart, and training amplifies it.",
              draw_curves(runs));
  html += section("Where the bytes are",
                  "The arena of each of " + runs.back().devices_text() +
                      " devices during one step: steps of the plan to the right, MiB upwards, a rectangle a buffer. "
                      "Point at one for its name and size.",
                  draw_arenas(runs));
  html += section("Where the time goes",
                  "One measured step of " + runs.back().devices_text() +
                      " devices: a row a device, time to the right. Point at a part for its name and time.",
                  draw_timelines(runs));
  html += section("All numbers", "Bytes are those of each device; sent bytes and collectives are those of one step.",
                  html_table(table_of(runs, work)));
  return page("weft: strategies compared", "One model, " + std::to_string(runs.size()) + " runs",
              "A " + work.title + ", global batches of " + std::to_string(work.batch) + ", " +
                  std::to_string(runs[0].losses.size()) +
                  " steps a run. Devices are threads; kernels: " + std::string(weft::name_of(weft::active_isa())) + ".",
              html);
}

}  // namespace examples
