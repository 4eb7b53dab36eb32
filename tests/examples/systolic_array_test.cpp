// systolic_array: its table, and a page whose numbers, moved as its script moves them, are the product.
#include "run_example.hpp"

#include <support/json.hpp>
#include <weft/kernels/systolic_model.hpp>

#include <map>

namespace systolic_array_test {

using weft::Buffering, weft::Dataflow;
using weft::testing::expect_help;
using weft::testing::expect_refusal;
using weft::testing::Finished;
using weft::testing::found_in;
using weft::testing::Json;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// The records of the figures, as the script reads them.
std::vector<Json> records_of(const std::string& page) {
  const std::string begin = "<script type=\"application/json\" class=\"record\">", end = "</script>";
  std::vector<Json> records;
  for (std::size_t at = 0; (at = page.find(begin, at)) != std::string::npos;) {
    at += begin.size();
    records.push_back(weft::testing::parse_json(page.substr(at, page.find(end, at) - at)));
  }
  return records;
}

// Every token is somewhere within the run, at a place where no other one of its beat is.
void expect_tokens_apart(const Json& record) {
  std::map<std::string, int> taken;
  const std::int64_t beats = record.at("beats").as_integer();
  for (const Json& token : record.at("tokens").as_array()) {
    const std::int64_t from = token.at("from").as_integer();
    const auto& path = token.at("path").as_array();
    EXPECT_FALSE(path.empty());
    EXPECT_LE(from + std::ssize(path), beats);
    for (std::size_t i = 0; i < path.size(); ++i) {
      const auto& place = path[i].as_array();
      const std::string key =
          std::to_string(from + static_cast<std::int64_t>(i)) + ": " + place.at(0).text() + ", " + place.at(1).text();
      EXPECT_EQ(++taken[key], 1) << "two numbers in beat " << key;
    }
  }
}

// What the page shows of a product of such sizes, and that every run ends with the product.
void expect_page(const std::string& arguments, const weft::MatmulShape& shape, weft::Index rows, weft::Index cols) {
  const TemporaryDirectory folder;
  const Finished finished = run_example("systolic_array", arguments + " --output page.html", folder);
  ASSERT_EQ(finished.code, 0) << finished.err;
  const std::string page = weft::testing::read_text(folder / "page.html");
  weft::testing::expect_self_contained(page, true);
  for (const char* button : {">Previous</button>", ">Next</button>", ">Play</button>"})
    EXPECT_NE(page.find(button), std::string::npos) << button;
  EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
  const weft::SystolicConfig runs[] = {{rows, cols, Dataflow::output_stationary, Buffering::serial_drain},
                                       {rows, cols, Dataflow::weight_stationary, Buffering::serial},
                                       {rows, cols, Dataflow::weight_stationary, Buffering::double_buffered}};
  const std::vector<Json> records = records_of(page);
  ASSERT_EQ(records.size(), std::size(runs));
  std::size_t tokens = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const auto beats = weft::to_size(weft::systolic_cost(runs[i], shape).cycles);
    EXPECT_EQ(records[i].at("beats").as_integer(), static_cast<std::int64_t>(beats));
    for (const char* list : {"captions", "busy", "results"}) EXPECT_EQ(records[i].at(list).as_array().size(), beats);
    EXPECT_EQ(records[i].at("results").as_array().back(), records[0].at("results").as_array().back());
    std::size_t multiplications = 0;
    for (const Json& busy : records[i].at("busy").as_array()) multiplications += busy.as_array().size();
    EXPECT_EQ(multiplications, weft::to_size(shape.m * shape.n * shape.k)) << "cells that multiply, of all beats";
    tokens += records[i].at("tokens").as_array().size();
    expect_tokens_apart(records[i]);
  }
  EXPECT_EQ(found_in(page, "<g class=\"token ").size(), tokens) << "the script moves what is drawn";
  EXPECT_EQ(found_in(page, "class=\"cell\"").size(), 3 * weft::to_size(rows * cols));
  EXPECT_EQ(found_in(page, "class=\"result\"").size(), 3 * weft::to_size(shape.m * shape.n));
}

TEST(SystolicArrayExample, ShowsAProductBeatByBeat) {
  SKIP_WITHOUT_EXAMPLES();
  expect_page("", {3, 3, 6}, 3, 3);
  expect_page("--m 5 --n 2 --k 7 --rows 2 --cols 3", {5, 2, 7}, 2, 3);  // padded folds
  expect_page("--m 1 --n 1 --k 1 --rows 1 --cols 1", {1, 1, 1}, 1, 1);
  expect_page("--m 2 --n 8 --k 9 --rows 4 --cols 2", {2, 8, 9}, 4, 2);  // a stream that is shorter than a load
}

TEST(SystolicArrayExample, PrintsATableOfShapes) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("systolic_array", "", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(folder.names(), std::vector<std::string>{"systolic_array.html"});
  EXPECT_EQ(finished.out.rfind("One systolic array of a TPU v5e, 128 x 128 cells: cycles and utilization\n", 0), 0u);
  for (const char* row :
       {"8 tokens +8 x 4096 x 4096 .* 399,360 +2\\.1 % .* 131,334 +6\\.2 %  m: 8 of 128 cycles of a fold\n",
        "square +4096 x 4096 x 4096 .* 4,585,472 +91\\.5 % .* 4,194,686 +100\\.0 %  filling and draining",
        "  output_stationary +serial_drain +13 beats, folds: 1, +46\\.2 % used\n",
        "  weight_stationary +serial +20 beats, folds: 2, +30\\.0 % used\n",
        "  weight_stationary +double_buffered +13 beats, folds: 2, +46\\.2 % used\n"})
    EXPECT_EQ(found_in(finished.out, row).size(), 1u) << row << finished.out;
  const Finished large = run_example("systolic_array", "--chip v6e", folder);
  EXPECT_EQ(found_in(large.out, "512 tokens +512 x 4096 x 4096 .* 327,168 +40\\.1 % .* 131,838 +99\\.4 %").size(), 1u)
      << large.out;
}

TEST(SystolicArrayExample, RefusesWhatIsWrong) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  expect_help("systolic_array", {"chip v2|v3|v4|v5e|v5p|v6e", "m N", "n N", "k N", "rows N", "cols N", "output PATH"});
  expect_refusal("systolic_array", "--chip h100", "--chip is 'h100'; use v2, v3, v4, v5e, v5p or v6e", folder);
  expect_refusal("systolic_array", "--rows 0", "an integer from 1 to 6", folder);
  expect_refusal("systolic_array", "--m -3", "an integer from 1 to 12", folder);
  expect_refusal("systolic_array", "--output missing/page.html", "missing", folder);
}

}  // namespace systolic_array_test
