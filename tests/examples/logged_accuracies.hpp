// What a trainer logs of its tests.
#ifndef WEFT_TESTS_EXAMPLES_LOGGED_ACCURACIES_HPP
#define WEFT_TESTS_EXAMPLES_LOGGED_ACCURACIES_HPP

#include "run_example.hpp"

#include <weft/io/csv.hpp>

#include <cmath>
#include <cstdio>
#include <filesystem>

namespace weft::testing {

// Expects that the folder of a --logdir has the accuracies that a run has printed, `out`, in its table after these
// steps, and curves of them for TensorBoard.
inline void expect_logged_accuracies(const std::string& logdir, const std::vector<double>& steps,
                                     const std::string& out) {
  const CsvTable<double> table = read_csv<double>(logdir + "/scalars.csv");
  const Index column = table.column("test_accuracy");
  std::vector<double> found_steps;
  std::vector<std::string> accuracies;
  for (Index row = 0; row < table.rows; ++row) {
    const double accuracy = table.row(row)[column];
    if (std::isnan(accuracy)) continue;
    EXPECT_TRUE(std::isnan(table.row(row)[table.column("loss")])) << "row " << row;
    found_steps.push_back(table.row(row)[0]);
    char text[32];
    std::snprintf(text, sizeof text, "Accuracy=%.2f\n", accuracy);
    accuracies.emplace_back(text);
  }
  EXPECT_EQ(found_steps, steps);
  EXPECT_EQ(accuracies, found_in(out, "Accuracy=[0-9.]+\n"));
  std::size_t points = 0;
  for (const auto& entry : std::filesystem::directory_iterator(logdir))
    if (entry.path().filename().string().find("tfevents") != std::string::npos)
      points += found_in(read_text(entry.path().string()), "test_accuracy").size();
  EXPECT_EQ(points, steps.size());
}

}  // namespace weft::testing

#endif
