// examples/compare_strategies as its user sees it: the table, the picture, how it refuses.
#include "run_example.hpp"

#include <cstdlib>
#include <sstream>
#include <vector>

namespace compare_strategies_test {

using weft::testing::expect_refusal;
using weft::testing::expect_self_contained;
using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// The cells of a line: two blanks or more part them.
std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find("  ", at), line.size());
    if (end > at) cells.push_back(line.substr(at, end - at));
    at = end;
    while (at < line.size() && line[at] == ' ') ++at;
  }
  return cells;
}

TEST(CompareStrategies, TableAndPictureKeepTheirPromises) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("compare_strategies", "--steps 25 --output picture.html", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  EXPECT_EQ(finished.err, "");  // no progress where there is no terminal

  const std::vector<std::string> strategies = {"DDP", "ZeRO-1", "ZeRO-2", "ZeRO-3", "SPMD batch", "SPMD 2-D"};
  std::size_t rows = 0;
  std::istringstream lines(finished.out);
  std::string final_loss_of_ddp;
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> cells = cells_of(line);
    if (cells.size() != 12 || cells[0] == "strategy") continue;
    EXPECT_EQ(cells[0], rows == 0 ? "one device" : strategies[(rows - 1) % 6]) << line;
    EXPECT_EQ(cells[1], rows == 0 ? "1" : rows <= 6 ? "2" : "4") << line;
    EXPECT_EQ(cells[6], cells[7]) << "peak bytes planned and allocated: " << line;
    EXPECT_EQ(cells[8], cells[9]) << "bytes planned and sent: " << line;
    if (cells[0] == "DDP") final_loss_of_ddp = cells[2];
    if (cells[0] == "DDP" || rows == 0) {
      EXPECT_EQ(cells[10], "reference");
    } else if (cells[0] != "SPMD 2-D") {
      EXPECT_EQ(cells[10], "all 25 steps") << line;
      EXPECT_EQ(cells[2], final_loss_of_ddp) << line;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 13u) << finished.out;
  EXPECT_NE(finished.out.find("no heap allocation in a step: yes"), std::string::npos) << finished.out;

  EXPECT_EQ(folder.names(), std::vector<std::string>{"picture.html"});
  const std::string picture = weft::testing::read_text(folder / "picture.html");
  for (const std::string& strategy : strategies) EXPECT_NE(picture.find(strategy), std::string::npos) << strategy;
  expect_self_contained(picture);
}

long long number_of(const std::string& cell) {
  std::string digits;
  for (const char letter : cell)
    if (letter != ',') digits += letter;
  return std::atoll(digits.c_str());
}

// A ring over 2 x 2 devices sends three parts, one of them to the other granule; the bits are those of one granule.
TEST(CompareStrategies, TellsWhatGoesBetweenGranules) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("compare_strategies", "--steps 4 --granules 2 --output picture.html", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  std::vector<std::string> hybrid;
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> cells = cells_of(line);
    if (cells.size() != 14) continue;
    if (cells[0] == "strategy") {
      EXPECT_EQ(cells[10], "over dcn planned");
    } else if (cells[1] != "2 x 2") {
      EXPECT_EQ(cells[10], "0") << line;
    } else {
      hybrid.push_back(cells[0]);
      EXPECT_EQ(cells[8], cells[9]) << "bytes planned and sent: " << line;
      EXPECT_EQ(cells[10], cells[11]) << "bytes over dcn planned and sent: " << line;
      EXPECT_GT(number_of(cells[10]), 0) << line;
      if (cells[0] != "SPMD 2-D") {
        EXPECT_EQ(3 * number_of(cells[10]), number_of(cells[9])) << line;
        EXPECT_EQ(cells[12], "all 4 steps") << line;
      }
    }
  }
  EXPECT_EQ(hybrid, (std::vector<std::string>{"DDP", "ZeRO-3", "SPMD 2-D"})) << finished.out;
  const std::string picture = weft::testing::read_text(folder / "picture.html");
  EXPECT_NE(picture.find("of them over dcn</title>"), std::string::npos) << "the arenas' collectives";
  EXPECT_NE(picture.find("2 x 2 devices"), std::string::npos);
}

TEST(CompareStrategies, RefusesAPathThatCannotBeWrittenBeforeItTrains) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  expect_refusal("compare_strategies", "--output nowhere/picture.html --steps 1000000",
                 "'nowhere/picture.html': No such file or directory; choose a folder that exists", folder);
  expect_refusal("compare_strategies", "--output . --steps 1000000", "is a folder or a device", folder);
  expect_refusal("compare_strategies", "--picture p.html", "unknown flag '--picture'", folder);
}

TEST(CompareStrategies, SavesThePictureElsewhereWhereItsFolderIsGone) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder, other;
  std::ofstream(folder / "script") << "cd '" << folder.path()
                                   << "'; mkdir sub; (while [ ! -s out ]; do sleep 0.02; done; "
                                   << "rmdir sub) & TMPDIR='" << other.path() << "' '" WEFT_EXAMPLES_DIR
                                   << "/compare_strategies' --steps 4 --output sub/p.html > out 2> err\n";
  const int status = std::system(("sh '" + folder / "script" + "'").c_str());
  EXPECT_EQ(WEXITSTATUS(status), 1);
  const std::string out = weft::testing::read_text(folder / "out"), err = weft::testing::read_text(folder / "err");
  EXPECT_NE(err.find("'sub/p.html'"), std::string::npos) << err;
  EXPECT_NE(out.find("no heap allocation in a step: yes"), std::string::npos) << out;
  ASSERT_EQ(other.names().size(), 1u);
  EXPECT_NE(out.find("picture: " + other / other.names()[0]), std::string::npos) << out;
  EXPECT_NE(weft::testing::read_text(other / other.names()[0]).find("</html>"), std::string::npos);
}

}  // namespace compare_strategies_test
