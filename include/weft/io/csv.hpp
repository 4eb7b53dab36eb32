// Tables of numbers as text: a line a row, every line as many cells, one separator, and perhaps a first line of names.
// Lines, quotes and comments are those of csv_scanner.hpp, numbers those of csv_number.hpp.
#ifndef WEFT_IO_CSV_HPP
#define WEFT_IO_CSV_HPP

#include <weft/io/csv_number.hpp>
#include <weft/io/csv_scanner.hpp>
#include <weft/io/file.hpp>
#include <weft/io/other_format.hpp>
#include <weft/io/utf8.hpp>

#include <limits>
#include <utility>
#include <vector>

namespace weft {

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
        if (!fits<U>(number)) csv_does_not_fit(path.c_str(), i, first + j + 1, static_cast<double>(number));
        part[i * count + j] = static_cast<U>(number);
      }
    return part;
  }

 private:
  template <class U>
  [[nodiscard]] static bool fits(T number) noexcept {
    if constexpr (std::is_same_v<U, T>) {
      return true;
    } else if constexpr (std::is_integral_v<U> && std::is_integral_v<T>) {
      return std::in_range<U>(number);
    } else if constexpr (std::is_integral_v<U>) {
      // Is it a whole number between the least and the largest U?
      constexpr auto end = 2.0 * static_cast<double>(std::numeric_limits<U>::max() / 2 + 1);
      const auto value = static_cast<double>(number);
      return value >= static_cast<double>(std::numeric_limits<U>::min()) && value < end && value == std::trunc(value);
    } else {
      // A finite number stays one.
      return std::isinf(static_cast<U>(number)) == std::isinf(static_cast<double>(number));
    }
  }
};

namespace detail {

// Does a cell say that its number is missing? See CsvOptions.
[[nodiscard]] constexpr bool is_missing(std::string_view text) noexcept {
  for (const std::string_view word : {"", "NA", "N/A", "n/a", "NULL", "null", "None", "<NA>"})
    if (text == word) return true;
  return false;
}
// The number in the cell where the scanner is.
template <class T>
[[nodiscard]] T csv_number(const CsvScanner& at, const CsvOptions& options, const char* path) {
  T number{};
  const std::string_view text = at.is_quoted() ? without_spaces(at.cell()) : at.cell();
  const std::errc error = parse_number(text, number);
  if constexpr (std::is_floating_point_v<T>)
    if (error == std::errc::invalid_argument && options.missing_is_nan && is_missing(text))
      return std::numeric_limits<T>::quiet_NaN();
  if (error == std::errc::result_out_of_range)
    csv_number_is_out_of_range(path, at.cell_line(), at.column(), printable(at.cell()).c_str());
  if (error != std::errc()) csv_is_no_number(path, at.cell_line(), at.column(), printable(at.cell()).c_str());
  return number;
}

// Whether a cell of the first line can be nothing but a name. An empty one can be a number that is missing, but not in
// column 1, where tables with a column of row names have it.
[[nodiscard]] inline bool is_csv_name(const CsvScanner& at, const CsvOptions& options) {
  double number = 0;
  const std::string_view text = without_spaces(at.cell());
  if (text.empty()) return at.column() == 1;
  if (options.missing_is_nan && is_missing(text)) return false;
  return parse_number(text, number) == std::errc::invalid_argument;
}

// Takes the cells of a line.
inline void skip_cells(CsvScanner& scanner) {
  while (scanner.next_cell()) {
  }
}

}  // namespace detail

// Reads a table from its text; `path` is for messages. Two passes: lines and cells are counted, then numbers are read;
// every cell costs a byte of text, so memory is at most sizeof(T) times that, and names come last.
// Errors: file_is_of_another_format, csv_letters_collide, csv_quotes_are_wrong, csv_is_empty, csv_width_differs,
// csv_is_no_number, csv_number_is_out_of_range.
template <class T>
[[nodiscard]] CsvTable<T> parse_csv(std::string_view text, const CsvOptions& options, const std::string& path) {
  CsvTable<T> table;
  table.path = path;
  refuse_other_format("csv", path.c_str(), text);
  detail::CsvScanner counted(text, options, path.c_str());
  if (!counted.next_line()) csv_is_empty(path.c_str(), false);
  bool has_names = options.names == CsvNames::present;
  while (counted.next_cell())
    has_names = has_names || (options.names == CsvNames::automatic && detail::is_csv_name(counted, options));
  table.columns = counted.column();
  table.rows = has_names ? 0 : 1;
  for (; counted.next_line(); ++table.rows) {
    detail::skip_cells(counted);
    if (counted.column() != table.columns)
      csv_width_differs(path.c_str(), counted.line(), counted.column(), table.columns);
  }
  if (table.rows == 0) csv_is_empty(path.c_str(), true);

  table.numbers = AlignedArray<T>(table.rows * table.columns);
  detail::CsvScanner read(text, options, path.c_str());
  if (has_names && read.next_line()) detail::skip_cells(read);
  for (T* out = table.numbers.data(); read.next_line();)
    while (read.next_cell()) *out++ = detail::csv_number<T>(read, options, path.c_str());

  detail::CsvScanner named(text, options, path.c_str());
  if (!has_names || !named.next_line()) return table;
  table.names.reserve(to_size(table.columns));
  while (named.next_cell())
    table.names.push_back(named.is_quoted() ? detail::without_doubled_quotes(named.cell()) : std::string(named.cell()));
  return table;
}

// Reads a file of numbers T (float, double, or whole numbers of any width). Errors: those of read_file and parse_csv.
template <class T>
[[nodiscard]] CsvTable<T> read_csv(const std::string& path, const CsvOptions& options = {}) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return parse_csv<T>({reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())}, options, path);
}

}  // namespace weft

#endif
