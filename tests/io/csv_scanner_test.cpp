// Lines and cells of tables, as RFC 4180 and numpy.loadtxt have them.
#include <weft/io/csv_scanner.hpp>

#include "support/expect_error.hpp"

namespace csv_scanner_test {

using weft::CsvNames;
using weft::CsvOptions;
using weft::Index;
using weft::testing::expect_error;

// Cells in brackets, a line a "/", with the numbers of lines.
std::string scanned(std::string_view text, const CsvOptions& options = {}) {
  weft::detail::CsvScanner scanner(text, options, "a.csv");
  std::string all;
  while (scanner.next_line()) {
    all += std::to_string(scanner.line());
    Index column = 0;
    while (scanner.next_cell()) {
      EXPECT_EQ(scanner.column(), ++column);
      const std::string cell(scanner.cell());
      all += scanner.is_quoted() ? '"' + weft::detail::without_doubled_quotes(cell) + '"' : '[' + cell + ']';
    }
    all += '/';
  }
  return all;
}

TEST(CsvScanner, TakesLinesAndCells) {
  EXPECT_EQ(scanned(""), "");
  EXPECT_EQ(scanned("\n\r \t\r\n"), "");
  EXPECT_EQ(scanned("a"), "1[a]/");
  EXPECT_EQ(scanned("a,b\nc,\n,d"), "1[a][b]/2[c][]/3[][d]/");
  EXPECT_EQ(scanned(","), "1[][]/");
  EXPECT_EQ(scanned("\xEF\xBB\xBF"
                    "a\rb\n\rc\r\n\r\nd"),
            "1[a]/2[b]/4[c]/6[d]/");
  EXPECT_EQ(scanned(" a b\t, c \v"), "1[a b][c]/");
  EXPECT_EQ(scanned("a\t\tb", {.separator = '\t'}), "1[a][][b]/");
}

TEST(CsvScanner, QuotesHoldWhatWouldEndACell) {
  EXPECT_EQ(scanned("\"a,b\",\"c\nd\"\ne"), "1\"a,b\"\"c\nd\"/3[e]/");
  EXPECT_EQ(scanned("\"\"\"a\"\"\",\"\"\n"), "1\"\"a\"\"\"\"/");
  EXPECT_EQ(scanned("\"\r\n\r\n\r\"\rb"), "1\"\r\n\r\n\r\"/5[b]/");
  EXPECT_EQ(scanned(" \"a\" ,\"#b\" # c"), "1\"a\"\"#b\"/");
  EXPECT_EQ(scanned("5\",a\"b\""), "1[5\"][a\"b\"]/") << "a quote inside is a letter";
  const auto refuses = [](const char* text, const char* where) {
    expect_error([text] { static_cast<void>(scanned(text)); }, "csv_quotes_are_wrong", {"'a.csv'", where, "double"});
  };
  refuses("a,\"b\nc,d", "line 1, column 2");
  refuses("a\n\"b\"c", "line 2, column 1");
  refuses("a\n\"", "line 2, column 1");
  refuses("\"a\"\"", "line 1, column 1");
}

TEST(CsvScanner, ReadsCellsAsTheyWereMeant) {
  for (const std::string text : {"a", "a b", "", " a", "a\t", "a,b", "a\"b", "#", "a\r\nb", "\"", ",\"\","}) {
    const std::string cell = weft::detail::as_csv_cell(text);
    const std::string shown = cell == text ? '[' + text + ']' : '"' + text + '"';
    EXPECT_EQ(scanned(cell + ',' + cell), '1' + shown + shown + '/');
  }
  EXPECT_EQ(weft::detail::as_csv_cell("learning rate"), "learning rate");
}

TEST(CsvScanner, CommentsGoToTheEndOfTheirLine) {
  EXPECT_EQ(scanned("#a\n  # b\rc#d,\"e\nf # g\n#"), "3[c]/4[f]/");
  EXPECT_EQ(scanned("a,#\n"), "1[a][]/");
  EXPECT_EQ(scanned("#a;b", {.separator = ';', .comment = '\0'}), "1[#a][b]/");
  EXPECT_EQ(scanned("% a\n#b", {.comment = '%'}), "2[#b]/");
  EXPECT_EQ(scanned("\n#\n ## a,b # c\n# d\n1,2", {.names = CsvNames::present}), "3[a][b]/5[1][2]/");
  EXPECT_EQ(scanned("#", {.names = CsvNames::present}), "");
}

TEST(CsvScanner, RunsOfSeparatorsAreOne) {
  constexpr CsvOptions spaces{.separator = ' ', .runs = true};
  EXPECT_EQ(scanned("  a  b\t\"c d\" \n \t \n e # f\ng ", spaces), "1[a][b]\"c d\"/3[e]/4[g]/");
  EXPECT_EQ(scanned(" a  b", {.separator = ' '}), "1[][a][][b]/") << "without runs";
  EXPECT_EQ(scanned(";; a;; ;b;\n;;\nc;;#d", {.separator = ';', .runs = true}), "1[a][b]/3[c]/");
}

}  // namespace csv_scanner_test
