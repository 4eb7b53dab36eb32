#include "picture.hpp"

#include "../support/page.hpp"
#include "charts.hpp"
#include "table.hpp"

#include <weft/kernels/isa.hpp>

namespace examples {

namespace {

std::string html_table(const std::vector<Row>& rows) {
  std::string html = "<div class=\"scroll\"><table>\n";
  for (const Row& row : rows) {
    const std::string cell = &row == &rows[0] ? "th" : "td";
    html += "<tr>";
    for (const std::string& text : row) html += "<" + cell + ">" + escaped(text) + "</" + cell + ">";
    html += "</tr>\n";
  }
  return html + "</table></div>\n";
}

}  // namespace

std::string picture_of(const std::vector<Experiment>& runs) {
  bool kept = true;
  for (const Experiment& run : runs) kept = kept && run.kept_its_plan();
  std::string html;
  html += section("Time, memory, traffic",
                  std::string("Memory and traffic were known when this program was compiled; the runs ") +
                      (kept ? "confirmed them to the byte" : "did NOT keep to them") +
                      ". In the middle, solid is what stays (weights, optimizer state, batch), pale what lives within "
                      "a step." +
                      (runs.back().is_hybrid() ? " On the right, solid is what stays inside a granule, over ici, pale "
                                                 "what goes to others, over dcn."
                                               : ""),
                  draw_bars(runs));
  html +=
      section("Losses",
              "Runs that share a line agree to the last bit at every step. Other device counts and SPMD 2-D add up in "
              "another order: they start a rounding apart, and training amplifies it.",
              draw_curves(runs));
  html += section("Where the bytes are",
                  "The arena of each of " + runs.back().devices_text() +
                      " devices during one step: steps of the plan to the right, MiB upwards, a rectangle a buffer. "
                      "Point at one for its name and size.",
                  draw_arenas(runs));
  html += section("All numbers", "Bytes are those of each device; sent bytes and collectives are those of one step.",
                  html_table(table_of(runs)));
  return page("weft: strategies compared", "One model, six strategies",
              "A 784-512-512-10 classifier of generated digits, SGD with momentum, global batches of " +
                  std::to_string(batch_size) + ", " + std::to_string(runs[0].losses.size()) +
                  " steps a run. Devices are threads of one process; kernels: " +
                  std::string(weft::name_of(weft::active_isa())) + ".",
              html);
}

}  // namespace examples
