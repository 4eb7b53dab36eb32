// Matmuls as they are met, and what an array of a chip makes of them under each dataflow.
#ifndef EXAMPLES_SYSTOLIC_ARRAY_TABLE_HPP
#define EXAMPLES_SYSTOLIC_ARRAY_TABLE_HPP

#include "../support/svg.hpp"

#include <weft/report/explain.hpp>
#include <weft/report/matmuls_on_chip.hpp>

#include <string>
#include <vector>

namespace examples {

struct NamedShape {
  const char* name;
  weft::MatmulShape shape;
};
inline constexpr NamedShape named_shapes[] = {
    {"first layer of a classifier", {256, 512, 784}},
    {"its last layer", {256, 10, 512}},
    {"scores of a head of attention", {1024, 1024, 64}},
    {"3x3 convolution of ResNet, 14x14", {196, 256, 2304}},
    {"one token, decoded", {1, 4096, 4096}},
    {"8 tokens", {8, 4096, 4096}},
    {"128 tokens", {128, 4096, 4096}},
    {"512 tokens", {512, 4096, 4096}},
    {"square", {4096, 4096, 4096}},
};
// The columns behind the shape.
struct NamedConfig {
  const char* name;
  weft::Dataflow dataflow;
  weft::Buffering buffering;
};
inline constexpr NamedConfig named_configs[] = {
    {"os", weft::Dataflow::output_stationary, weft::Buffering::serial},
    {"ws", weft::Dataflow::weight_stationary, weft::Buffering::serial},
    {"is", weft::Dataflow::input_stationary, weft::Buffering::serial},
    {"ws, double-buffered", weft::Dataflow::weight_stationary, weft::Buffering::double_buffered},
};

struct TableRow {
  std::string name, shape;
  std::vector<std::string>
      cells;  // cycles and utilization of each configuration, then on what most of the last is lost
};
[[nodiscard]] inline std::vector<TableRow> table_rows(const weft::Chip& chip) {
  std::vector<TableRow> rows;
  for (const NamedShape& named : named_shapes) {
    const weft::MatmulShape& shape = named.shape;
    TableRow row{
        named.name, std::to_string(shape.m) + " x " + std::to_string(shape.n) + " x " + std::to_string(shape.k), {}};
    std::string loss;
    for (const NamedConfig& column : named_configs) {
      const weft::SystolicConfig config{
          .rows = chip.rows, .cols = chip.cols, .dataflow = column.dataflow, .buffering = column.buffering};
      const weft::SystolicCost cost = weft::systolic_cost(config, shape);
      char used[32];
      std::snprintf(used, sizeof used, "%.1f %%", 100 * cost.utilization());
      row.cells.push_back(weft::detail::grouped(cost.cycles));
      row.cells.push_back(used);
      loss = weft::largest_loss(config, cost);
    }
    row.cells.push_back(loss);
    rows.push_back(row);
  }
  return rows;
}

[[nodiscard]] inline std::string table_note(const weft::Chip& chip) {
  const std::string size = std::to_string(chip.rows) + " x " + std::to_string(chip.cols);
  return "Cycles and utilization on one array of " + size +
         " cells. os, ws, is: output-, weight- and input-stationary, one fold after the other, as SCALE-Sim counts; "
         "the last "
         "is what TPUs do: it needs m of " +
         std::to_string(chip.rows) + ", not thousands.";
}

inline void print_table(const weft::Chip& chip) {
  std::printf("One systolic array of a %s, %lld x %lld cells: cycles and utilization\n\n", chip.name,
              static_cast<long long>(chip.rows), static_cast<long long>(chip.cols));
  std::printf("%-33s %18s", "", "m x n x k");
  for (const NamedConfig& column : named_configs) std::printf(" %19s", column.name);
  std::printf("  most of the last is lost to\n");
  for (const TableRow& row : table_rows(chip)) {
    std::printf("%-33s %18s", row.name.c_str(), row.shape.c_str());
    for (std::size_t i = 0; i + 1 < row.cells.size(); i += 2)
      std::printf(" %10s %8s", row.cells[i].c_str(), row.cells[i + 1].c_str());
    std::printf("  %s\n", row.cells.back().c_str());
  }
}

[[nodiscard]] inline std::string table_html(const weft::Chip& chip) {
  std::string html = "<table>\n<tr><th>matmul</th><th>m x n x k</th>";
  for (const NamedConfig& column : named_configs) html += std::string("<th colspan=\"2\">") + column.name + "</th>";
  html += "<th>most of the last is lost to</th></tr>\n";
  for (const TableRow& row : table_rows(chip)) {
    html += "<tr><td>" + escaped(row.name) + "</td><td>" + row.shape + "</td>";
    for (const std::string& cell : row.cells) html += "<td>" + escaped(cell) + "</td>";
    html += "</tr>\n";
  }
  return html + "</table>\n";
}

}  // namespace examples

#endif
