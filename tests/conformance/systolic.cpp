// Topic systolic: cycles, folds, reads and writes of matmuls on systolic arrays, against runs of SCALE-Sim, and the
// closed forms of overlapped folds.
#include "conformance/topics.hpp"

#include <weft/kernels/systolic_model.hpp>

#include <cstdio>

namespace weft::testing {

using weft::Buffering;
using weft::Dataflow;
using weft::Index;

namespace {

struct Question {
  weft::SystolicConfig config;
  weft::MatmulShape shape;
};

Question read_question(const Json& test_case) {
  const auto integer = [&](const char* field) { return test_case.at(field).as_integer(); };
  return {{.rows = integer("R"),
           .cols = integer("C"),
           .dataflow = weft::parse_dataflow(test_case.at("dataflow").as_string().c_str()),
           .buffering = Buffering::serial},
          {.m = integer("M"), .n = integer("N"), .k = integer("K")}};
}

// With as many decimals as the files have.
Json percentage(double share) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6f", 100 * share);
  return Json::number(text);
}

// What SCALE-Sim prints of counts that it makes in its own way.
std::optional<Json> printed(const Question& asked, const weft::SystolicCost& cost, const std::string& field) {
  const bool is_os = asked.config.dataflow == Dataflow::output_stationary;
  const auto cycles = static_cast<double>(cost.cycles);
  if (field == "scalesim_total_cycles_printed") return cost.cycles - 1;  // the number of the last cycle, from 0
  if (field == "stall_cycles") return Json(Index{0});                    // memory is as fast as the array
  if (field == "overall_util_pct_printed")
    return cost.cycles == 1 ? Json() : percentage(cost.utilization() * cycles / (cycles - 1));
  if (field == "compute_util_pct_printed") {  // of the other two dataflows skew is counted twice
    const auto fold = static_cast<double>(cost.fold_cycles);
    return percentage(cost.utilization() * (is_os ? 1 : fold / (fold + static_cast<double>(asked.config.cols) - 1)));
  }
  if (field == "scalesim_ofmap_writes_printed")  // output-stationary: and a row and a column a fold
    return cost.traffic.output_writes + (is_os ? cost.folds() * (asked.config.rows + asked.config.cols) : 0);
  return std::nullopt;
}

// The cycles of a variant that SCALE-Sim does not have.
std::optional<Json> variant(Question asked, const std::string& name) {
  if (name == "os_with_serial_drain")
    asked.config.buffering = Buffering::serial_drain;
  else if (name == "shadow_global_swap")
    asked.config.buffering = Buffering::global_swap;
  else if (name == "shadow_wavefront_lockstep_load")
    asked.config.buffering = Buffering::lockstep_load;
  else if (name == "os_double_buffered_acc" || name == "shadow_wavefront_skewed_load")
    asked.config.buffering = Buffering::double_buffered;
  else
    return std::nullopt;
  const bool is_os = asked.config.dataflow == Dataflow::output_stationary;
  if (is_os != (name.rfind("os_", 0) == 0)) return std::nullopt;
  return Json(weft::systolic_cost(asked.config, asked.shape).cycles);
}

std::optional<Json> variants(const Question& asked, const Json& expected) {
  Json answers = Json::object();
  for (const Json::Member& member : expected.as_object()) {
    const std::optional<Json> answer = variant(asked, member.first);
    if (!answer) return std::nullopt;
    answers.set(member.first, *answer);
  }
  return answers;
}

}  // namespace

bool is_systolic(const Json& test_case) {
  return test_case.find("category") == nullptr && test_case.find("dataflow") != nullptr;
}

bool is_asked_of_systolic(const std::string& field) {
  for (const char* asked : {"id", "dataflow", "M", "N", "K", "R", "C"})
    if (field == asked) return true;
  return false;
}

std::optional<Json> systolic(const Json& test_case, const std::string& field) {
  const Question asked = read_question(test_case);
  const weft::SystolicCost cost = weft::systolic_cost(asked.config, asked.shape);
  if (field == "error") return Json();
  if (field == "Sr") return cost.on_rows;
  if (field == "Sc") return cost.on_cols;
  if (field == "T") return cost.streamed;
  if (field == "row_folds") return cost.row_folds;
  if (field == "col_folds") return cost.col_folds;
  if (field == "fold_cycles") return cost.fold_cycles;
  if (field == "cycles") return cost.cycles;
  if (field == "overall_util_pct") return percentage(cost.utilization());
  if (field == "mapping_eff_pct_printed") return percentage(cost.row_use * cost.col_use);
  if (field == "sram_ifmap_reads") return cost.traffic.input_reads;
  if (field == "sram_filter_reads") return cost.traffic.weight_reads;
  if (field == "ofmap_writes") return cost.traffic.output_writes;
  if (field == "derived") return variants(asked, test_case.at("derived"));
  return printed(asked, cost, field);
}

}  // namespace weft::testing
