// Tables of numbers: what they say is what is read, and a cell that is none is named by its line and column.
#include <weft/io/csv.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/json.hpp"
#include "support/temporary_directory.hpp"

#include <limits>

#include <sys/resource.h>

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

// As pandas.DataFrame.to_csv writes them, an empty cell, or in other words.
TEST(Csv, MissingNumbersAreNaNIfThatIsAskedFor) {
  const CsvOptions options{.missing_is_nan = true};
  const CsvTable<float> table = parse(",a,b\n0,1.5,\n1,,NA\n2,\"\",4\n", options);
  EXPECT_EQ(table.names, (std::vector<std::string>{"", "a", "b"}));
  ASSERT_EQ(table.rows, 3);
  const std::vector<float> read = numbers(table);
  for (const std::size_t missing : {2u, 4u, 5u, 7u}) EXPECT_TRUE(std::isnan(read[missing])) << missing;
  EXPECT_EQ(read[1], 1.5f);
  EXPECT_EQ(read[8], 4);
  EXPECT_EQ(parse("NA,1\n2,null\n", options).rows, 2);
  refuses("1,2\n3,\n", "csv_is_no_number", {"line 2, column 2", "''"});
  refuses("a,b\n1,x\n", "csv_is_no_number", {"'x'"}, options);
  expect_error([&] { static_cast<void>(parse<std::int32_t>("1,2\n3,\n", options)); }, "csv_is_no_number", {"column 2"});
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
  refuses("a,b\n", "csv_is_empty", {"behind one that was taken for names", "separator"});
}

TEST(Csv, NamesMayHoldSeparatorsQuotesAndEndsOfLines) {
  const CsvTable<float> table = parse("\"x, m\",\"said \"\"y\"\"\r\n#1\" , 5\" disk\n\"1\",\" 2 \",3\n");
  EXPECT_EQ(table.names, (std::vector<std::string>{"x, m", "said \"y\"\r\n#1", "5\" disk"}));
  EXPECT_EQ(numbers(table), (std::vector<float>{1, 2, 3}));
  // pandas: row names without a name, and columns that are numbers.
  EXPECT_EQ(parse(",0,1\n0,1.5,2.5\n").names, (std::vector<std::string>{"", "0", "1"}));
}

TEST(Csv, NamesMayBeACommentAsNumPySavesThem) {
  const std::string saved = "# x y\n1.5 2\n3 4\n";
  const CsvTable<float> named = parse(saved, {.separator = ' ', .names = CsvNames::present});
  EXPECT_EQ(named.names, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(numbers(named), (std::vector<float>{1.5f, 2, 3, 4}));
  EXPECT_TRUE(parse(saved, {.separator = ' '}).names.empty());
  EXPECT_EQ(parse("#id,x\n1,2\n", {.comment = '\0'}).names, (std::vector<std::string>{"#id", "x"}));
}

TEST(Csv, WholeNumbersMayBeSpelledAsOthersAre) {
  EXPECT_EQ(numbers(parse<std::int64_t>("1.0,2e3\n-4.50e1,9007199254740993.0\n")),
            (std::vector<std::int64_t>{1, 2000, -45, 9007199254740993}));
  expect_error([] { static_cast<void>(parse<std::uint8_t>("1\n-1.0")); }, "csv_number_is_out_of_range", {"'-1.0'"});
}

TEST(Csv, NumPyReadsTheSameNumbers) {
  const weft::testing::Json cases =
      weft::testing::parse_json(weft::testing::read_text(WEFT_TESTS_DIR "/golden/csv.json"));
  EXPECT_GT(cases.as_array().size(), 20u);
  for (const weft::testing::Json& golden : cases.as_array()) {
    SCOPED_TRACE(golden.at("name").as_string());
    CsvOptions options{.comment = golden.at("comment").as_string()[0]};
    options.runs = golden.at("separator").is(weft::testing::Json::Kind::null);
    options.separator = options.runs ? ' ' : golden.at("separator").as_string()[0];
    const auto expect_same = [&]<class T>(T) {
      const CsvTable<T> table = parse<T>(golden.at("text").as_string(), options);
      EXPECT_EQ(table.rows, golden.at("shape").as_array()[0].as_integer());
      EXPECT_EQ(table.columns, golden.at("shape").as_array()[1].as_integer());
      const std::vector<weft::testing::Json>& expected = golden.at("numbers").as_array();
      ASSERT_EQ(table.numbers.size(), std::ssize(expected));
      for (Index i = 0; i < table.numbers.size(); ++i) {
        const std::string& text = expected[weft::to_size(i)].as_string();
        if constexpr (std::is_integral_v<T>) {
          EXPECT_EQ(std::to_string(table.numbers[i]), text);
        } else {
          const T wanted = static_cast<T>(std::strtod(text.c_str(), nullptr)), found = table.numbers[i];
          EXPECT_TRUE(found == wanted || (std::isnan(found) && std::isnan(wanted))) << found << " is not " << text;
          EXPECT_EQ(std::signbit(found), std::signbit(wanted)) << i;
        }
      }
    };
    const std::string& dtype = golden.at("dtype").as_string();
    if (dtype == "f4") expect_same(0.0f);
    if (dtype == "f8") expect_same(0.0);
    if (dtype == "i8") expect_same(std::int64_t{});
    if (dtype == "u1") expect_same(std::uint8_t{});
  }
}

// As many names as letters, and memory for them only where numbers follow.
TEST(Csv, NothingButSeparatorsIsRefusedBeforeAnythingIsKept) {
  rusage before{}, after{};
  ASSERT_EQ(::getrusage(RUSAGE_SELF, &before), 0);
  const std::string commas(2'000'000, ',');
  refuses(commas, "csv_is_empty", {});
  refuses(commas + '\n' + commas, "csv_is_no_number", {"line 2, column 1"});
  ASSERT_EQ(::getrusage(RUSAGE_SELF, &after), 0);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 40'000) << "KiB: texts of 6 MB, numbers of 8 MB";
}

TEST(Csv, LettersMustDiffer) {
  for (const char letter : {'"', '\n', '\r', '\0', '#'})
    refuses("1", "csv_letters_collide", {std::to_string(letter)}, {.separator = letter});
  refuses("1", "csv_letters_collide", {"44"}, {.comment = ','});
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
  const CsvTable<std::uint64_t> wide = parse<std::uint64_t>("9223372036854775807,9223372036854775808");
  EXPECT_EQ(wide.slice<std::int64_t>(0)[0], std::numeric_limits<std::int64_t>::max());
  expect_error([&] { static_cast<void>(wide.slice<std::int64_t>(1)); }, "csv_does_not_fit", {"column 2"});
  const CsvTable<double> large = parse<double>("1e60,inf,0.1");
  expect_error([&] { static_cast<void>(large.slice<float>(0)); }, "csv_does_not_fit", {"1e+60"});
  EXPECT_EQ(large.slice<float>(1, 2)[1], 0.1f);
  expect_error([&] { static_cast<void>(edges.slice<std::int8_t>(3)); }, "csv_does_not_fit", {"128"});
}

TEST(Csv, ErrorsNameLineAndColumn) {
  refuses("", "csv_is_empty", {"at least one"});
  refuses("\n\n", "csv_is_empty", {});
  refuses("1,2\n3\n", "csv_width_differs", {"line 2 has 1 columns", "have 2"});
  refuses("1,2\n\n3\n", "csv_width_differs", {"line 3 has 1"});
  refuses("1,2\n3,4,5\n", "csv_width_differs", {"line 2 has 3"});
  refuses("x,y\n1,2\n3,4x\n", "csv_is_no_number", {"line 3, column 2", "'4x'"});
  refuses("1,2\n3,\n", "csv_is_no_number", {"line 2, column 2", "''"});
  refuses("1\n\"2x\"\n", "csv_is_no_number", {"line 2, column 1", "'2x'"});
  refuses("1\n+-2\n", "csv_is_no_number", {});
  refuses("1\n1e999\n", "csv_number_is_out_of_range", {"line 2, column 1", "'1e999'"});
  refuses(std::string("1\n\x1B[2J\0", 7), "csv_is_no_number", {"line 2"});
  expect_error([] { static_cast<void>(parse<std::int32_t>("1\n2147483648")); }, "csv_number_is_out_of_range", {});
  expect_error([] { static_cast<void>(parse<std::int32_t>("1\n1.5")); }, "csv_is_no_number", {"'1.5'"});
  // No line is taken for names because a number is missing, or is of another type.
  refuses("1,,3\n4,5,6\n", "csv_is_no_number", {"line 1, column 2", "''"});
  expect_error([] { static_cast<void>(parse<std::int32_t>("1.5\n2\n")); }, "csv_is_no_number", {"line 1", "'1.5'"});
  // Lines are those of an editor.
  refuses("\"a\nb\",c\r\r\n# x\r1,2\n3,x", "csv_is_no_number", {"line 6, column 2", "'x'"});
}

TEST(Csv, ReadsAFile) {
  const weft::testing::TemporaryDirectory folder;
  EXPECT_EQ(weft::read_csv<float>(folder.put("a.csv", "1,2\n")).columns, 2);
  expect_error([&] { static_cast<void>(weft::read_csv<float>(folder / "b.csv")); }, "file_is_missing", {"b.csv"});
}

const char* const sound_table = "step,loss,rate\n1,0.5,1e-3\n2,-7.25e10,inf\n3,  12 ,nan\n";
const std::vector<std::string> pieces{",",
                                      "\n",
                                      "\r",
                                      "#",
                                      "\"\"",
                                      "\"a,\n\"",
                                      "\r\n",
                                      "\"",
                                      " ",
                                      "1e999",
                                      "-",
                                      "+",
                                      "nan",
                                      "0x1p3",
                                      "\xEF\xBB\xBF",
                                      "18446744073709551616",
                                      ";",
                                      std::string(1, '\0'),
                                      "e",
                                      "."};
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
