// The lines and cells of a table as text, as RFC 4180 and numpy.loadtxt have them:
//
// - a line ends with "\n", "\r\n" or "\r"; one without anything but spaces is none;
// - a cell may stand between spaces; in quotes it may hold separators, ends of lines, comments, and quotes that are
//   doubled;
// - a comment goes from its letter to the end of the line.
#ifndef WEFT_IO_CSV_SCANNER_HPP
#define WEFT_IO_CSV_SCANNER_HPP

#include <weft/base/error_data.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace weft {

enum class CsvNames : std::uint8_t {
  automatic,  // the first line holds names if one of its cells is no number
  present,    // the first line does, also where it is a comment: numpy.savetxt's header
  absent,
};

struct CsvOptions {
  char separator = ',';  // ';', '\t', ' ', ...
  CsvNames names = CsvNames::automatic;
  char comment = '#';  // what follows it in a line is passed over; '\0': nothing is
  // Separators in a row are one, and before the first and after the last cell of a line they are none; of ' ', tabs
  // count as well: what numpy.loadtxt does without a delimiter.
  bool runs = false;
  // A cell that is empty, or NA, N/A, n/a, NULL, null, None or <NA>, is NaN where floating-point numbers are read: what
  // pandas and R write for a missing one. Else it is no number.
  bool missing_is_nan = false;
};

namespace detail {

// From front to back, a line at a time, a cell at a time. Errors: csv_letters_collide, csv_quotes_are_wrong.
class CsvScanner {
 public:
  // `path`: for messages. It and the text must outlive this.
  WEFT_DECL CsvScanner(std::string_view text, const CsvOptions& options, const char* path);

  // Goes to the next line that has cells; the cells of this one must have been taken. False: there is none.
  [[nodiscard]] WEFT_DECL bool next_line();
  // Goes to the next cell of the line. False: there is none.
  [[nodiscard]] WEFT_DECL bool next_cell();

  // Without spaces around it, and without its quotes; quotes inside of these are still doubled.
  [[nodiscard]] std::string_view cell() const noexcept { return cell_; }
  [[nodiscard]] bool is_quoted() const noexcept { return is_quoted_; }
  // From 1: the lines where the line and the cell begin, as an editor counts them, and the column of the cell.
  [[nodiscard]] Index line() const noexcept { return first_line_; }
  [[nodiscard]] Index cell_line() const noexcept { return cell_line_; }
  [[nodiscard]] Index column() const noexcept { return column_; }

 private:
  [[nodiscard]] bool is_at(char letter) const noexcept { return at_ < text_.size() && text_[at_] == letter; }
  [[nodiscard]] bool is_at_comment() const noexcept { return options_.comment != '\0' && is_at(options_.comment); }
  [[nodiscard]] bool is_at_line_end() const noexcept { return is_at('\n') || is_at('\r'); }
  [[nodiscard]] WEFT_DECL bool is_at_separator() const noexcept;
  WEFT_DECL void skip_spaces() noexcept;
  WEFT_DECL void skip_comment() noexcept;
  // "\r\n" is one.
  WEFT_DECL void take_line_end() noexcept;
  // At the first quote.
  WEFT_DECL void take_quoted();
  WEFT_DECL void take_plain() noexcept;
  // What separates a cell from the next one, or ends the line.
  WEFT_DECL void take_end() noexcept;

  std::string_view text_;
  CsvOptions options_;
  const char* path_;
  std::array<bool, 256> ends_plain_{};  // by letter: no cell without quotes goes on there
  std::size_t at_ = 0;
  Index line_ = 1, first_line_ = 1, cell_line_ = 1, column_ = 0;
  std::string_view cell_;
  bool is_quoted_ = false, has_more_ = false;
  bool reads_comment_;  // the first line may be one
};

// What quotes hold.
[[nodiscard]] WEFT_DECL std::string without_doubled_quotes(std::string_view cell);

// A cell of a table with commas that is read as `text`: in quotes where it needs them.
[[nodiscard]] WEFT_DECL std::string as_csv_cell(std::string_view text);

// Spaces are those of C but the ends of lines.
[[nodiscard]] WEFT_DECL std::string_view without_spaces(std::string_view text) noexcept;

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/csv_scanner.ipp>
#endif

#endif
