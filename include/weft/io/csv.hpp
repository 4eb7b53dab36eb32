// Tables of numbers as text: a line a row, every line as many cells, one separator, and perhaps a first line of names.
// Numbers are those of C, without regard to the locale: '-1.5e3', 'nan', 'inf'; cells may stand between spaces and lines
// may end in "\r\n". Quoted cells are names only: text is no number.
#ifndef WEFT_IO_CSV_HPP
#define WEFT_IO_CSV_HPP

#include <weft/base/error_data.hpp>
#include <weft/io/file.hpp>
#include <weft/io/utf8.hpp>

#include <charconv>
#include <limits>
#include <string_view>
#include <type_traits>
#include <vector>

namespace weft {

enum class CsvNames : std::uint8_t {
  automatic,  // the first line holds names if one of its cells is no number
  present,
  absent,
};

struct CsvOptions {
  char separator = ',';  // ';', '\t', ' ', ...
  CsvNames names = CsvNames::automatic;
};

// A table of T in memory, row-major.
template <class T>
struct CsvTable {
  std::string path;
  std::vector<std::string> names;  // of the columns; none: the table has none
  Index rows = 0, columns = 0;
  AlignedArray<T> numbers;  // [rows, columns]

  [[nodiscard]] const T* row(Index index) const noexcept { return numbers.data() + index * columns; }
  // The number of the column `name`. Error: csv_column_is_unknown.
  [[nodiscard]] Index column(std::string_view name) const {
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return static_cast<Index>(i);
      known += (i > 0 ? ", " : "") + printable(names[i]);
    }
    csv_column_is_unknown(path.c_str(), printable(name).c_str(), known.empty() ? "without names" : known.c_str());
  }
  // Columns [first, first + count) as an array of U, [rows, count]: inputs and labels of a table, for an ArraySource. A
  // number that U does not hold exactly, but for rounding to a floating type, is an error. Errors:
  // csv_columns_are_out_of_range, csv_does_not_fit.
  template <class U = T>
  [[nodiscard]] AlignedArray<U> slice(Index first, Index count = 1) const {
    if (first < 0 || count < 1 || first > columns - count)
      csv_columns_are_out_of_range(path.c_str(), first, count, columns);
    AlignedArray<U> part(rows * count);
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < count; ++j) {
        const T number = row(i)[first + j];
        if constexpr (std::is_integral_v<U> && !std::is_same_v<U, T>)
          if (!fits<U>(number)) csv_does_not_fit(path.c_str(), i, first + j + 1, static_cast<double>(number));
        part[i * count + j] = static_cast<U>(number);
      }
    return part;
  }

 private:
  // Is it a whole number between the least and the largest U?
  template <class U>
  [[nodiscard]] static bool fits(T number) noexcept {
    constexpr auto end = 2.0 * static_cast<double>(std::numeric_limits<U>::max() / 2 + 1);
    const auto value = static_cast<double>(number);
    if (!(value >= static_cast<double>(std::numeric_limits<U>::min()) && value < end)) return false;
    return value == static_cast<double>(static_cast<U>(value));
  }
};

namespace detail {

// The lines of a text, without what ends them.
class CsvLines {
 public:
  WEFT_DECL explicit CsvLines(std::string_view text);
  [[nodiscard]] WEFT_DECL bool next();
  [[nodiscard]] std::string_view line() const noexcept { return line_; }
  [[nodiscard]] Index number() const noexcept { return number_; }  // from 1

 private:
  std::string_view rest_, line_;
  Index number_ = 0;
};

// Calls cell(text, column) for each cell of a line, columns from 1, without the spaces around it; returns how many. A line
// has a cell, if an empty one.
template <class Cell>
Index for_each_cell(std::string_view line, char separator, Cell cell) {
  const auto is_space = [separator](char letter) { return letter != separator && (letter == ' ' || letter == '\t'); };
  Index column = 0;
  for (bool more = true; more;) {
    const std::size_t end = line.find(separator);
    more = end != std::string_view::npos;
    std::string_view text = line.substr(0, end);
    line.remove_prefix(more ? end + 1 : line.size());
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    cell(text, ++column);
  }
  return column;
}

template <class T>
[[nodiscard]] std::errc parse_number(std::string_view cell, T& number) {
  // As C has it, a number may have a plus.
  if (cell.size() > 1 && cell[0] == '+' && cell[1] != '-') cell.remove_prefix(1);
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
  return error == std::errc() && end != cell.data() + cell.size() ? std::errc::invalid_argument : error;
}

template <class T>
[[nodiscard]] T csv_number(std::string_view cell, const char* path, Index line, Index column) {
  T number{};
  const std::errc error = parse_number(cell, number);
  if (error == std::errc::result_out_of_range)
    csv_number_is_out_of_range(path, line, column, printable(cell).c_str());
  if (error != std::errc()) csv_is_no_number(path, line, column, printable(cell).c_str());
  return number;
}

}  // namespace detail

// Reads a table from its text; `path` is for messages. Two passes: lines are counted, then numbers are read.
// Errors: csv_is_empty, csv_width_differs, csv_is_no_number, csv_number_is_out_of_range.
template <class T>
[[nodiscard]] CsvTable<T> parse_csv(std::string_view text, const CsvOptions& options, const std::string& path) {
  CsvTable<T> table;
  table.path = path;
  detail::CsvLines first(text);
  if (!first.next()) csv_is_empty(path.c_str());
  bool has_names = options.names == CsvNames::present;
  table.columns = detail::for_each_cell(first.line(), options.separator, [&](std::string_view cell, Index) {
    T number{};
    const bool is_number = detail::parse_number(cell, number) != std::errc::invalid_argument;
    if (options.names == CsvNames::automatic) has_names = has_names || !is_number;
    if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"') cell = cell.substr(1, cell.size() - 2);
    table.names.emplace_back(cell);
  });
  if (!has_names) table.names.clear();

  detail::CsvLines counted(text);
  while (counted.next()) ++table.rows;
  table.rows -= has_names ? 1 : 0;
  if (table.rows == 0) csv_is_empty(path.c_str());
  // Checked before the memory is taken: every row costs a byte of text a column.
  detail::CsvLines checked(text);
  while (checked.next())
    if (const Index found = detail::for_each_cell(checked.line(), options.separator, [](std::string_view, Index) {});
        found != table.columns)
      csv_width_differs(path.c_str(), checked.number(), found, table.columns);

  table.numbers = AlignedArray<T>(table.rows * table.columns);
  detail::CsvLines lines(text);
  if (has_names) static_cast<void>(lines.next());
  T* out = table.numbers.data();
  while (lines.next())
    detail::for_each_cell(lines.line(), options.separator, [&](std::string_view cell, Index column) {
      *out++ = detail::csv_number<T>(cell, path.c_str(), lines.number(), column);
    });
  return table;
}

// Reads a file of numbers T (float, double, or whole numbers of any width). Errors: those of read_file and parse_csv.
template <class T>
[[nodiscard]] CsvTable<T> read_csv(const std::string& path, const CsvOptions& options = {}) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return parse_csv<T>({reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())}, options, path);
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/csv.ipp>
#endif

#endif
