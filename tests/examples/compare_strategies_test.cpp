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

  const std::vector<std::string> strategies = {"DDP",        "ZeRO-1",   "ZeRO-2", "ZeRO-3",
                                               "SPMD batch", "SPMD 2-D", "HSDP",   "FSDP x TP"};
  std::size_t rows = 0;
  std::istringstream lines(finished.out);
  std::string final_loss_of_ddp;
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> cells = cells_of(line);
    if (cells.size() != 13 || cells[0] == "strategy") continue;
    EXPECT_EQ(cells[0], rows == 0 ? "one device" : strategies[rows <= 6 ? rows - 1 : rows - 7]) << line;
    EXPECT_EQ(cells[1], rows == 0 ? "1" : rows <= 6 ? "2" : "4") << line;
    EXPECT_EQ(cells[7], cells[8]) << "peak bytes planned and allocated: " << line;
    EXPECT_EQ(cells[9], cells[10]) << "bytes planned and sent: " << line;
    if (cells[0] == "DDP") final_loss_of_ddp = cells[2];
    if (cells[0] == "DDP" || rows == 0) {
      EXPECT_EQ(cells[11], "reference");
    } else if (cells[0] != "SPMD 2-D" && cells[0] != "HSDP" && cells[0] != "FSDP x TP") {
      EXPECT_EQ(cells[11], "all 25 steps") << line;
      EXPECT_EQ(cells[2], final_loss_of_ddp) << line;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 15u) << finished.out;
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
    if (cells.size() != 15) continue;
    if (cells[0] == "strategy") {
      EXPECT_EQ(cells[11], "over dcn planned");
    } else if (cells[1] != "2 x 2") {
      EXPECT_EQ(cells[11], "0") << line;
    } else {
      hybrid.push_back(cells[0]);
      EXPECT_EQ(cells[9], cells[10]) << "bytes planned and sent: " << line;
      EXPECT_EQ(cells[11], cells[12]) << "bytes over dcn planned and sent: " << line;
      EXPECT_GT(number_of(cells[11]), 0) << line;
      if (cells[0] == "DDP" || cells[0] == "ZeRO-3") {
        EXPECT_EQ(3 * number_of(cells[11]), number_of(cells[10])) << line;
        EXPECT_EQ(cells[13], "all 4 steps") << line;
      }
    }
  }
  EXPECT_EQ(hybrid, (std::vector<std::string>{"DDP", "ZeRO-3", "HSDP", "SPMD 2-D"})) << finished.out;
  const std::string picture = weft::testing::read_text(folder / "picture.html");
  EXPECT_NE(picture.find("of them over dcn</title>"), std::string::npos) << "the arenas' collectives";
  EXPECT_NE(picture.find("2 x 2 devices"), std::string::npos);
}

// Any model, and strategies of one's own, on any number of devices; the exit code says that bits and bytes agree.
TEST(CompareStrategies, ComparesWhatOneWantsToTrain) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  for (const char* flags :
       {"--model gpt --layers 1 --d_model 32 --context 16 --devices 4",
        "--model llama --layers 3 --d_model 32 --context 8 --devices 2 --remat --micro_batches 2",
        "--model gpt --layers 1 --d_model 32 --context 12 --strategies "
        "'spmd:data=2;seq=3,fsdp:axes=data@data=2;seq=2,ddp:axes=data@data=1;seq=2;model=2'",
        "--model resnet18 --width 2 --image_size 12 --batch_size 12 --devices 3", "--model vit --layers 1 --d_model 16",
        "--hidden 30 --layers 3 --batch_size 30 --devices 2,5 --precision bf16"}) {
    SCOPED_TRACE(flags);
    const Finished finished = run_example("compare_strategies", std::string("--steps 3 ") + flags, folder);
    EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
    EXPECT_NE(finished.out.find("no heap allocation in a step: yes\n"), std::string::npos) << finished.out;
  }
}
TEST(CompareStrategies, ComparesTheStrategiesThatItIsGiven) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished =
      run_example("compare_strategies",
                  "--steps 3 --hidden 64 --devices 8 --strategies 'ddp,fsdp:stage=2;wrap=all,spmd:data=4;model=2,'"
                  "'fsdp:axes=data@data=4;model=2' "
                  "--csv runs.csv --json runs.json --output p.html",
                  folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  const std::string table = weft::testing::read_text(folder / "runs.csv");
  std::vector<std::string> lines;
  std::istringstream text(table);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  ASSERT_EQ(lines.size(), 6u) << table;
  EXPECT_EQ(lines[0].find("strategy,devices,granules,final_loss,accuracy,step_seconds,waiting_seconds,"), 0u) << table;
  EXPECT_EQ(lines[1].find("\"one device\",1,1,"), 0u) << table;
  EXPECT_EQ(lines[3].find("\"fsdp:stage=2;wrap=all\",8,1,"), 0u) << table;
  EXPECT_EQ(lines[4].find("\"spmd:data=4;model=2\",8,1,"), 0u) << table;
  const std::string json = weft::testing::read_text(folder / "runs.json");
  EXPECT_EQ(std::count(json.begin(), json.end(), '{'), 6) << json;
  EXPECT_EQ(std::count(json.begin(), json.end(), '['), 6) << json;
  const std::string picture = weft::testing::read_text(folder / "p.html");
  expect_self_contained(picture);
  for (const char* part : {"waits for others, ", "the fullest step", ">device 7<", "fullest at step "})
    EXPECT_NE(picture.find(part), std::string::npos) << part;
}
// In a real browser, where there is one: the page is as wide as the window (what is wider scrolls in itself), and its
// smallest letters can be read. The window is a frame: the browser's own is never narrower than 500 pixels.
TEST(CompareStrategies, ItsPageCanBeReadOnNarrowAndWideScreens) {
  SKIP_WITHOUT_EXAMPLES();
  if (std::system("command -v chromium > /dev/null 2>&1") != 0) GTEST_SKIP() << "no chromium here";
  const TemporaryDirectory folder;
  EXPECT_EQ(run_example("compare_strategies", "--steps 2 --hidden 64 --output p.html", folder).code, 0);
  std::string page;
  for (const char letter : weft::testing::read_text(folder / "p.html"))
    page += letter == '"' ? "&quot;" : letter == '&' ? "&amp;" : std::string(1, letter);
  page +=
      "<script>parent.document.title = 'measured ' + document.documentElement.scrollWidth + ' ' +"
      " Math.min(...[...document.querySelectorAll('svg text')].map(t => t.getBoundingClientRect().height));</script>";
  for (const double width : {400.0, 1600.0}) {
    std::ofstream(folder / "frame.html") << "<title></title><iframe width=\"" << width << "\" height=\"2000\" srcdoc=\""
                                         << page << "\"></iframe>";
    const std::string command = "HOME='" + folder.path() +
                                "' chromium --headless --no-sandbox --disable-gpu --dump-dom 'file://" +
                                folder / "frame.html" + "' > '" + folder / "dom" + "' 2> /dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0);
    const std::string dom = weft::testing::read_text(folder / "dom");
    const auto title = weft::testing::found_in(dom.substr(0, 200), "measured [0-9.]+ [0-9.]+");
    ASSERT_EQ(title.size(), 1u) << width;
    const std::string numbers = title[0].substr(9);
    EXPECT_LE(std::stod(numbers), width) << "it scrolls sideways";
    EXPECT_GE(std::stod(numbers.substr(numbers.find(' '))), 8.0) << "pixels high, on a screen as wide as " << width;
  }
}
// Column `name` of a table that --csv has written, whose first cells alone have quotes and commas.
std::vector<std::string> column_of(const std::string& path, const std::string& name) {
  std::istringstream lines(weft::testing::read_text(path));
  std::vector<std::string> cells;
  std::ptrdiff_t column = -1;
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string> row;
    std::istringstream rest(line.substr(line.find("\",") == std::string::npos ? 0 : line.find("\",") + 1));
    for (std::string cell; std::getline(rest, cell, ',');) row.push_back(cell);
    if (column < 0)
      column = std::find(row.begin(), row.end(), name) - row.begin();
    else
      cells.push_back(row.at(static_cast<std::size_t>(column)));
  }
  return cells;
}
TEST(CompareStrategies, PlansAloneAreThoseOfTheRuns) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string flags =
      "--model gpt --layers 1 --d_model 16 --heads 2 --context 8 --batch_size 8 --devices 4 --csv ";
  ASSERT_EQ(run_example("compare_strategies", "--steps 1 --output p.html " + flags + "run.csv", folder).code, 0);
  const Finished planned = run_example("compare_strategies", "--steps 0 " + flags + "plan.csv", folder);
  EXPECT_EQ(planned.code, 0) << planned.err;
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"p.html", "plan.csv", "run.csv"}));
  for (const char* const name : {"devices", "peak_bytes_planned", "persistent_bytes", "sent_bytes_planned", "flops"}) {
    const std::vector<std::string> cells = column_of(folder / "plan.csv", name);
    EXPECT_EQ(cells.size(), 10u) << planned.out;
    EXPECT_EQ(cells, column_of(folder / "run.csv", name)) << name;
  }
  for (const std::string& cell : column_of(folder / "plan.csv", "peak_bytes_allocated")) EXPECT_EQ(cell, "null");
}
TEST(CompareStrategies, PlansForMoreDevicesAndMemoryThanThereAre) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished planned = run_example(
      "compare_strategies",
      "--steps 0 --model gpt --layers 96 --d_model 12288 --heads 96 --context 2048 --batch_size 512 --devices 512 "
      "--strategies 'zero3,spmd:data=64;model=8'",
      folder);
  EXPECT_EQ(planned.code, 0) << planned.err;
  EXPECT_NE(planned.out.find("zero3"), std::string::npos) << planned.out;
  EXPECT_TRUE(folder.names().empty());
}
TEST(CompareStrategies, RefusesWhatDoesNotFit) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    const Finished finished = run_example("compare_strategies", arguments, folder);
    EXPECT_EQ(finished.code, 2) << arguments;
    EXPECT_EQ(finished.err.find("compare_strategies: error: "), 0u) << finished.err;
    EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
    EXPECT_NE(finished.err.find(text), std::string::npos) << finished.err;
    EXPECT_TRUE(folder.names().empty());
  };
  refuses("--devices 3", "DDP on 3 devices: weft: sharding: a global batch of 256 does not divide over 3 devices");
  refuses("--devices 2,65", "--devices has '65'; use numbers from 1 to 64 with commas between them");
  refuses("--devices 2,,4", "--devices has ''");
  refuses("--steps 0 --devices 1025", "--devices has '1025'; use numbers from 1 to 1024");
  refuses("--strategies ddp,zero4", "no strategy is called 'zero4'");
  refuses("--model resnet18 --strategies 'spmd:data=1;model=2'", "the weights of this model are not cut over an axis");
  refuses("--layers 17", "--layers 17 is too many for --model mlp; use at most 16");
  refuses("--model gpt --heads 3", "128 features do not divide into 3 heads");
  refuses("--csv nowhere/a.csv", "'nowhere/a.csv': No such file or directory");
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
