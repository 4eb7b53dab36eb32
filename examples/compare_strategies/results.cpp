#include "results.hpp"

#include "table.hpp"

#include <cmath>
#include <cstdio>
#include <utility>

namespace examples {

namespace {

// A number that reads back as itself; null: it is none.
std::string exact(double value) {
  if (!std::isfinite(value)) return "null";
  char text[40];
  std::snprintf(text, sizeof text, "%.9g", value);
  return text;
}
std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') result += '\\';
    result += letter;
  }
  return result + '"';
}

// Names and values, as JSON has them; those of CSV are the same.
std::vector<std::pair<const char*, std::string>> fields_of(const Experiment& run, const std::vector<Experiment>& runs,
                                                           const Workload& work) {
  const auto measured = [&](double value) { return run.has_run() ? exact(value) : "null"; };
  const auto counted = [&](weft::Index value) { return run.has_run() ? std::to_string(value) : "null"; };
  return {{"strategy", quoted(run.strategy)},
          {"devices", std::to_string(run.devices)},
          {"granules", std::to_string(run.plan.granules())},
          {"final_loss", run.has_run() ? exact(static_cast<double>(run.losses.back())) : "null"},
          {"accuracy", work.accuracy ? measured(run.accuracy) : "null"},
          {"step_seconds", measured(run.median_seconds)},
          {"waiting_seconds", measured(run.waiting_seconds)},
          {"peak_bytes_planned", std::to_string(run.plan.peak_bytes)},
          {"peak_bytes_allocated", counted(run.allocated_bytes)},
          {"persistent_bytes", std::to_string(run.plan.persistent_bytes)},
          {"sent_bytes_planned", std::to_string(run.plan.bytes_sent())},
          {"sent_bytes_recorded", counted(run.sent_bytes)},
          {"dcn_bytes_planned", std::to_string(run.plan.bytes_sent(weft::Link::dcn))},
          {"dcn_bytes_recorded", counted(run.sent_dcn_bytes)},
          {"flops", std::to_string(run.plan.flops())},
          {"equal_steps", counted(compare_losses(run, reference_of(run, runs)).equal_steps)},
          {"collectives", quoted(examples::collectives_of(run.plan))}};
}

}  // namespace

std::string csv_of(const std::vector<Experiment>& runs, const Workload& work) {
  std::string text;
  for (const Experiment& run : runs) {
    const auto fields = fields_of(run, runs, work);
    for (std::size_t i = 0; &run == &runs[0] && i < fields.size(); ++i)
      text += std::string(i > 0 ? "," : "") + fields[i].first + (i + 1 == fields.size() ? "\n" : "");
    for (std::size_t i = 0; i < fields.size(); ++i) text += (i > 0 ? "," : "") + fields[i].second;
    text += '\n';
  }
  return text;
}

std::string json_of(const std::vector<Experiment>& runs, const Workload& work) {
  std::string text = "{\"model\": " + quoted(work.title) + ", \"batch\": " + std::to_string(work.batch) +
                     ", \"batch_items\": " + std::to_string(work.batch_items) + ",\n \"runs\": [";
  for (const Experiment& run : runs) {
    text += &run == &runs[0] ? "\n  {" : ",\n  {";
    for (const auto& [name, value] : fields_of(run, runs, work))
      text += '"' + std::string(name) + "\": " + value + ", ";
    text += "\"losses\": [";
    for (std::size_t i = 0; i < run.losses.size(); ++i)
      text += (i > 0 ? ", " : "") + exact(static_cast<double>(run.losses[i]));
    text += "]}";
  }
  return text + "\n ]}\n";
}

}  // namespace examples
