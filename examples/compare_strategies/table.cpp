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
    return other.devices == run.devices;  // the first of them is DDP
  });
}

std::string verdict(const Experiment& run, const std::vector<Experiment>& runs) {
  const Experiment& reference = reference_of(run, runs);
  if (&run == &reference) return "reference";
  const Difference difference = compare_losses(run, reference);
  if (difference.equal_steps == static_cast<weft::Index>(run.losses.size()))
    return std::string("all ") + std::to_string(run.losses.size()) + " steps";
  char text[64];
  std::snprintf(text, sizeof text, "first %d within %.0e", static_cast<int>(early_steps), difference.early);
  return text;
}

std::vector<Row> table_of(const std::vector<Experiment>& runs) {
  std::vector<Row> rows{{"strategy", "devices", "final loss", "accuracy", "step ms", "samples/s", "peak B planned",
                         "allocated", "sent B planned", "recorded", "same bits as DDP", "collectives a step"}};
  bool is_hybrid = false;
  for (const Experiment& run : runs) {
    is_hybrid = is_hybrid || run.is_hybrid();
    rows.push_back({run.strategy, run.devices_text(), format(static_cast<double>(run.losses.back()), 6),
                    format(100 * run.accuracy, 2) + " %", format(1e3 * run.median_seconds, 2),
                    with_commas(std::lround(static_cast<double>(batch_size) / run.median_seconds)),
                    with_commas(run.plan.peak_bytes), with_commas(run.allocated_bytes),
                    with_commas(run.plan.bytes_sent()), with_commas(run.sent_bytes), verdict(run, runs),
                    collectives_of(run.plan)});
  }
  constexpr std::ptrdiff_t after_sent = 10;
  for (std::size_t i = 0; is_hybrid && i < rows.size(); ++i) {
    const Row cells = i == 0 ? Row{"over dcn planned", "recorded"}
                             : Row{with_commas(runs[i - 1].plan.bytes_sent(weft::Link::dcn)),
                                   with_commas(runs[i - 1].sent_dcn_bytes)};
    rows[i].insert(rows[i].begin() + after_sent, cells.begin(), cells.end());
  }
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
