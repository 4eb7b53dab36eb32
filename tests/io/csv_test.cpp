// Tables of numbers: what they say is what is read, and a cell that is none is named by its line and column.
#include <weft/io/csv.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <limits>

namespace csv_test {

using weft::CsvNames;
using weft::CsvOptions;
using weft::CsvTable;
using weft::Index;
using weft::testing::expect_error;

template <class T = float>
CsvTable<T> parse(const std::string& text, const CsvOptions& options = {}) {
  return weft::parse_csv<T>(text, options, "a.csv");
}
template <class T>
std::vector<T> numbers(const CsvTable<T>& table) {
  return {table.numbers.begin(), table.numbers.end()};
}
void refuses(const std::string& text, const std::string& code, std::vector<std::string> pieces,
             const CsvOptions& options = {}) {
  SCOPED_TRACE(text);
  pieces.emplace_back("'a.csv'");
  expect_error([&] { static_cast<void>(parse(text, options)); }, code, pieces);
}

TEST(Csv, ReadsRowsOfNumbers) {
  const CsvTable<float> table = parse("1,2.5,-3e2\n0.125, +4 ,\t5\n");
  EXPECT_EQ(table.rows, 2);
  EXPECT_EQ(table.columns, 3);
  EXPECT_TRUE(table.names.empty());
  EXPECT_EQ(numbers(table), (std::vector<float>{1, 2.5f, -300, 0.125f, 4, 5}));
  EXPECT_EQ(table.row(1)[2], 5);
  EXPECT_EQ(numbers(parse<std::int32_t>("-7\r\n8\r\n\r\n")), (std::vector<std::int32_t>{-7, 8}));
  EXPECT_EQ(numbers(parse<double>("1e300")), (std::vector<double>{1e300}));
  const auto special = numbers(parse("nan,inf,-inf"));
  EXPECT_TRUE(std::isnan(special[0]));
  EXPECT_EQ(special[2], -std::numeric_limits<float>::infinity());
}

TEST(Csv, AnySeparator) {
  EXPECT_EQ(numbers(parse("1;2\n3;4", {.separator = ';'})), (std::vector<float>{1, 2, 3, 4}));
  EXPECT_EQ(numbers(parse("1\t2\n3\t 4", {.separator = '\t'})), (std::vector<float>{1, 2, 3, 4}));
  EXPECT_EQ(numbers(parse("1 2\n3 4", {.separator = ' '})), (std::vector<float>{1, 2, 3, 4}));
  refuses("1;2", "csv_is_no_number", {"line 1, column 1", "'1;2'", "separator"}, {.names = CsvNames::absent});
}

TEST(Csv, ALineOfNames) {
  const CsvTable<float> table = parse("\xEF\xBB\xBF\"height\", weight\n1,2\n");
  EXPECT_EQ(table.names, (std::vector<std::string>{"height", "weight"}));
  EXPECT_EQ(table.rows, 1);
  EXPECT_EQ(table.column("weight"), 1);
  expect_error([&] { static_cast<void>(table.column("age")); }, "csv_column_is_unknown", {"'age'", "height, weight"});
  EXPECT_EQ(parse("1,2\n3,4", {.names = CsvNames::present}).rows, 1);
  EXPECT_EQ(parse("1,2\n3,4").rows, 2);
  refuses("a,b\n1,2", "csv_is_no_number", {"line 1, column 1", "'a'"}, {.names = CsvNames::absent});
  refuses("a,b\n", "csv_is_empty", {});
}

TEST(Csv, ColumnsBecomeArraysOfTheirOwn) {
  const CsvTable<float> table = parse("x,y,label\n1,2,3\n4,5.5,-6\n");
  const auto inputs = table.slice(0, 2);
  EXPECT_EQ(std::vector<float>(inputs.begin(), inputs.end()), (std::vector<float>{1, 2, 4, 5.5f}));
  const auto labels = table.slice<std::int32_t>(table.column("label"));
  EXPECT_EQ(std::vector<std::int32_t>(labels.begin(), labels.end()), (std::vector<std::int32_t>{3, -6}));
  expect_error([&] { static_cast<void>(table.slice(2, 2)); }, "csv_columns_are_out_of_range", {"2 columns from 2"});
  expect_error([&] { static_cast<void>(table.slice(-1)); }, "csv_columns_are_out_of_range", {});
  expect_error([&] { static_cast<void>(table.slice<std::int32_t>(1)); }, "csv_does_not_fit", {"row 1, column 2: 5.5"});
  expect_error([&] { static_cast<void>(table.slice<std::uint8_t>(2)); }, "csv_does_not_fit", {"row 1, column 3: -6"});
  const CsvTable<float> edges = parse("2147483648,nan,127,128");
  expect_error([&] { static_cast<void>(edges.slice<std::int32_t>(0)); }, "csv_does_not_fit", {"column 1"});
  expect_error([&] { static_cast<void>(edges.slice<std::int32_t>(1)); }, "csv_does_not_fit", {"nan"});
  EXPECT_EQ(edges.slice<std::int8_t>(2)[0], 127);
  expect_error([&] { static_cast<void>(edges.slice<std::int8_t>(3)); }, "csv_does_not_fit", {"128"});
}

TEST(Csv, ErrorsNameLineAndColumn) {
  refuses("", "csv_is_empty", {"at least one"});
  refuses("\n\n", "csv_is_empty", {});
  refuses("1,2\n3\n", "csv_width_differs", {"line 2 has 1 columns", "have 2"});
  refuses("1,2\n\n3,4\n", "csv_width_differs", {"line 2 has 1"});
  refuses("1,2\n3,4,5\n", "csv_width_differs", {"line 2 has 3"});
  refuses("x,y\n1,2\n3,4x\n", "csv_is_no_number", {"line 3, column 2", "'4x'"});
  refuses("1,2\n3,\n", "csv_is_no_number", {"line 2, column 2", "''"});
  refuses("1\n\"2\"\n", "csv_is_no_number", {"line 2, column 1"});
  refuses("1\n+-2\n", "csv_is_no_number", {});
  refuses("1\n1e999\n", "csv_number_is_out_of_range", {"line 2, column 1", "'1e999'"});
  refuses(std::string("1\n\x1B[2J\0", 7), "csv_is_no_number", {"line 2"});
  expect_error([] { static_cast<void>(parse<std::int32_t>("1\n2147483648")); }, "csv_number_is_out_of_range", {});
  expect_error([] { static_cast<void>(parse<std::int32_t>("1\n1.5")); }, "csv_is_no_number", {"'1.5'"});
}

TEST(Csv, ReadsAFile) {
  const weft::testing::TemporaryDirectory folder;
  EXPECT_EQ(weft::read_csv<float>(folder.put("a.csv", "1,2\n")).columns, 2);
  expect_error([&] { static_cast<void>(weft::read_csv<float>(folder / "b.csv")); }, "file_is_missing", {"b.csv"});
}

const char* const sound_table = "step,loss,rate\n1,0.5,1e-3\n2,-7.25e10,inf\n3,  12 ,nan\n";
const std::vector<std::string> pieces{",", "\n", "\r\n", "\"", " ", "1e999", "-", "+", "nan", "0x1p3", "\xEF\xBB\xBF",
                                      "18446744073709551616", ";", std::string(1, '\0'), "e", "."};
void expect_whole(const CsvTable<float>& table, Index size) {
  EXPECT_EQ(table.numbers.size(), table.rows * table.columns);
  EXPECT_GT(table.rows, 0);
  EXPECT_LE(table.numbers.size(), size);
}

TEST(Csv, DamagedTablesAreRefusedOrReadWhole) {
  weft::testing::expect_sound_or_refused(sound_table, pieces, [](std::string_view text) {
    expect_whole(weft::parse_csv<float>(text, {}, "damaged"), static_cast<Index>(text.size()));
  });
}

TEST(Csv, DamagedFilesAreRefusedOrReadWhole) {
  weft::testing::expect_sound_or_refused_files(sound_table, pieces, [](const std::string& path, Index size) {
    expect_whole(weft::read_csv<float>(path), size);
  });
}

}  // namespace csv_test
