#include "table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace examples {

std::string format(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

std::string with_commas(weft::Index value) {
  const std::string digits = std::to_string(value);
  std::string grouped;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0 && digits[i - 1] != '-') grouped += ',';
    grouped += digits[i];
  }
  return grouped;
}

std::string collectives_of(const weft::PlanView& plan) {
  std::string list;
  for (int op = 0; op < weft::collective_count; ++op) {
    const auto kind = static_cast<weft::Collective>(op);
    if (plan.count(kind) == 0) continue;
    if (!list.empty()) list += " + ";
    list += std::to_string(plan.count(kind)) + " " + weft::name_of(kind);
  }
  return list.empty() ? "none" : list;
}

Difference compare_losses(const Experiment& run, const Experiment& reference) {
  Difference difference;
  for (std::size_t i = 0; i < run.losses.size(); ++i) {
    const float a = run.losses[i], b = reference.losses[i];
    if (std::memcmp(&a, &b, sizeof a) == 0) ++difference.equal_steps;
    const double relative = std::abs((static_cast<double>(a) - static_cast<double>(b)) / static_cast<double>(b));
    if (static_cast<weft::Index>(i) < early_steps) difference.early = std::max(difference.early, relative);
  }
  return difference;
}

const Experiment& reference_of(const Experiment& run, const std::vector<Experiment>& runs) {
  return *std::find_if(runs.begin(), runs.end(), [&](const Experiment& other) {
    return other.devices == run.devices;  // of the default candidates DDP
  });
}

std::string verdict(const Experiment& run, const std::vector<Experiment>& runs) {
  const Experiment& reference = reference_of(run, runs);
  if (&run == &reference) return "reference";
  const Difference difference = compare_losses(run, reference);
  if (difference.equal_steps == static_cast<weft::Index>(run.losses.size()))
    return std::string("all ") + std::to_string(run.losses.size()) + " steps";
  char text[64];
  std::snprintf(text, sizeof text, "first %d within %.0e",
                static_cast<int>(std::min(early_steps, static_cast<weft::Index>(run.losses.size()))), difference.early);
  return text;
}

std::vector<Row> table_of(const std::vector<Experiment>& runs, const Workload& work) {
  bool is_hybrid = false;
  const bool has_run = runs[0].has_run();
  for (const Experiment& run : runs) is_hybrid = is_hybrid || run.is_hybrid();
  std::vector<Row> rows(runs.size() + 1);
  const auto column = [&](const std::string& title, const auto& cell_of) {
    rows[0].push_back(title);
    for (std::size_t i = 0; i < runs.size(); ++i) rows[i + 1].push_back(cell_of(runs[i]));
  };
  using Run = const Experiment&;
  column("strategy", [](Run run) { return run.strategy; });
  column("devices", [](Run run) { return run.devices_text(); });
  if (has_run) {
    column("final loss", [](Run run) { return format(static_cast<double>(run.losses.back()), 6); });
    if (work.accuracy) column("accuracy", [](Run run) { return format(100 * run.accuracy, 2) + " %"; });
    column("step ms", [](Run run) { return format(1e3 * run.median_seconds, 2); });
    column("waiting", [](Run run) { return format(1e3 * run.waiting_seconds, 2); });
    column(work.items + std::string("/s"), [&](Run run) {
      return with_commas(std::lround(static_cast<double>(work.batch_items) / run.median_seconds));
    });
  }
  const auto measured = [&](const char* title, const auto& cell_of) {
    if (has_run) column(title, cell_of);
  };
  column("peak B planned", [](Run run) { return with_commas(run.plan.peak_bytes); });
  measured("allocated", [](Run run) { return with_commas(run.allocated_bytes); });
  if (!has_run) column("kept between steps", [](Run run) { return with_commas(run.plan.persistent_bytes); });
  column("sent B planned", [](Run run) { return with_commas(run.plan.bytes_sent()); });
  measured("recorded", [](Run run) { return with_commas(run.sent_bytes); });
  if (is_hybrid) {
    column("over dcn planned", [](Run run) { return with_commas(run.plan.bytes_sent(weft::Link::dcn)); });
    measured("recorded", [](Run run) { return with_commas(run.sent_dcn_bytes); });
  }
  if (has_run)
    column("same bits as " + runs[runs.size() > 1 ? 1 : 0].strategy, [&](Run run) { return verdict(run, runs); });
  else
    column("flops", [](Run run) { return with_commas(run.plan.flops()); });
  column("collectives a step", [](Run run) { return examples::collectives_of(run.plan); });
  return rows;
}

void print_table(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_text = i == 0 || i + 2 >= row.size();
      std::printf(is_text ? "%s%-*s" : "%s%*s", i == 0 ? "" : "  ",
                  i + 1 == row.size() ? 0 : static_cast<int>(widths[i]), row[i].c_str());
    }
    std::printf("\n");
    if (&row == &rows[0]) {
      std::size_t line = 0;
      for (std::size_t width : widths) line += width + 2;
      std::printf("%s\n", std::string(line - 2, '-').c_str());
    }
  }
}

}  // namespace examples
