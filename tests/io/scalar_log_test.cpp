// A log of scalars: a table that goes on, and curves beside it.
#include <weft/io/csv.hpp>
#include <weft/io/scalar_log.hpp>

#include "support/expect_error.hpp"
#include "support/python.hpp"
#include "support/temporary_directory.hpp"

#include <limits>
#include <regex>

namespace scalar_log_test {

using weft::ScalarLog;
using weft::testing::expect_error;
using weft::testing::read_text;
using weft::testing::TemporaryDirectory;

// The table without its times.
std::string table(const std::string& path) {
  return std::regex_replace(read_text(path), std::regex(",[0-9]{10}\\.[0-9]{3},"), ",T,");
}

TEST(ScalarLog, WritesALineAStepAndACurveAColumn) {
  const TemporaryDirectory folder;
  ScalarLog log(folder / "runs/first", {"loss", "learning_rate"});
  log.add(1, {2.5, 1e-3});
  log.add(2, {std::numeric_limits<double>::quiet_NaN(), 123456789});
  log.flush();
  EXPECT_EQ(table(log.csv_path()), "step,wall_time,loss,learning_rate\n1,T,2.5,0.001\n2,T,nan,123456789\n");
  const std::string events = read_text(log.events_path());
  EXPECT_NE(log.events_path().find("/events.out.tfevents."), std::string::npos);
  EXPECT_NE(events.find("brain.Event:2"), std::string::npos);
  EXPECT_NE(events.find("learning_rate"), std::string::npos);
}

TEST(ScalarLog, WhatWasNotMeasuredIsNoPointOfACurve) {
  const TemporaryDirectory folder;
  ScalarLog log(folder.path(), {"loss", "accuracy"});
  log.add(1, {2.5, std::nullopt});
  log.flush();
  EXPECT_EQ(read_text(log.events_path()).find("accuracy"), std::string::npos);
  log.add(1, {std::nullopt, 97.5});
  log.flush();
  EXPECT_EQ(table(log.csv_path()), "step,wall_time,loss,accuracy\n1,T,2.5,nan\n1,T,nan,97.5\n");
  const std::string events = read_text(log.events_path());
  EXPECT_NE(events.find("accuracy"), std::string::npos);
  EXPECT_EQ(events.find("loss"), events.rfind("loss"));
}

TEST(ScalarLog, GoesOnWhereAnEarlierRunEnded) {
  const TemporaryDirectory folder;
  ScalarLog(folder.path(), {"loss"}).add(1, {0.5});
  folder.put("scalars.csv", read_text(folder / "scalars.csv") + "2,17000");  // killed in the middle of a line
  ScalarLog(folder.path(), {"loss"}).add(2, {0.25});
  EXPECT_EQ(table(folder / "scalars.csv"), "step,wall_time,loss\n1,T,0.5\n2,T,0.25\n");
  EXPECT_EQ(folder.names().size(), 3u) << "the table, and events of two runs";
}

TEST(ScalarLog, ColumnsHaveAnyNames) {
  const TemporaryDirectory folder;
  const std::vector<std::string> names{"a, b", "said \"x\"", "two\nlines", " # ", "", "plain"};
  for (int run = 0; run < 2; ++run) ScalarLog(folder.path(), names).add(run, {0, 1, 2, 3, 4, 5});
  const auto table = weft::read_csv<double>(folder / "scalars.csv");
  EXPECT_EQ(std::vector<std::string>(table.names.begin() + 2, table.names.end()), names);
  EXPECT_EQ(table.rows, 2);
  EXPECT_EQ(table.row(1)[table.column("two\nlines")], 2);
  // Killed in the middle of the names.
  const std::string whole = read_text(folder / "scalars.csv");
  folder.put("scalars.csv", whole.substr(0, whole.find("lines")));
  ScalarLog(folder.path(), names).add(7, {0, 1, 2, 3, 4, 5});
  EXPECT_EQ(weft::read_csv<double>(folder / "scalars.csv").rows, 1);
}

TEST(ScalarLog, RefusesAnotherTableAndAnotherNumberOfValues) {
  const TemporaryDirectory folder;
  ScalarLog log(folder.path(), {"loss"});
  expect_error([&] { log.add(1, {1, 2}); }, "scalar_count_differs", {"2 values for 1 columns"});
  expect_error(
      [&] {
        ScalarLog other(folder.path(), {"loss", "rate"});
      },
      "scalar_log_is_another", {"scalars.csv", "step,wall_time,loss,rate"});
}

TEST(ScalarLog, PythonAndTensorBoardReadIt) {
  SKIP_WITHOUT_PYTHON("tensorboard.backend.event_processing.event_file_loader");
  const TemporaryDirectory folder;
  {
    ScalarLog log(folder / "run", {"loss", "rate"});
    for (int step = 1; step <= 200; ++step) log.add(step, {1.0 / step, 0.5 * step});
  }
  weft::testing::expect_python("io/check_scalars.py", "'" + folder / "run" + "' 200");
}

}  // namespace scalar_log_test
