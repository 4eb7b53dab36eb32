// Definitions of io/csv_scanner.hpp.
#ifndef WEFT_IO_CSV_SCANNER_IPP
#define WEFT_IO_CSV_SCANNER_IPP

#include <weft/io/csv_scanner.hpp>

namespace weft::detail {

[[nodiscard]] constexpr bool is_csv_space(char letter) noexcept {
  return letter == ' ' || letter == '\t' || letter == '\v' || letter == '\f';
}

CsvScanner::CsvScanner(std::string_view text, const CsvOptions& options, const char* path)
    : text_(text), options_(options), path_(path), reads_comment_(options.names == CsvNames::present) {
  const auto is_taken = [](char letter) { return letter == '"' || letter == '\n' || letter == '\r'; };
  if (is_taken(options.separator) || options.separator == '\0') csv_letters_collide(path, options.separator);
  if (is_taken(options.comment) || options.comment == options.separator) csv_letters_collide(path, options.comment);
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.substr(0, 3) == byte_order_mark) text_.remove_prefix(3);
  for (const char letter : {'\n', '\r', options.separator}) ends_plain_[static_cast<unsigned char>(letter)] = true;
  if (options.comment != '\0') ends_plain_[static_cast<unsigned char>(options.comment)] = true;
  if (options.runs && options.separator == ' ')
    for (const char letter : {' ', '\t', '\v', '\f'}) ends_plain_[static_cast<unsigned char>(letter)] = true;
}

bool CsvScanner::next_line() {
  for (;;) {
    skip_spaces();
    while (options_.runs && is_at_separator()) {
      ++at_;
      skip_spaces();
    }
    if (at_ == text_.size()) return false;
    if (reads_comment_ && is_at_comment()) {
      while (is_at_comment() || (at_ < text_.size() && is_csv_space(text_[at_]))) ++at_;
      if (at_ == text_.size()) return false;
    } else if (is_at_comment()) {
      skip_comment();
    }
    if (at_ < text_.size() && !is_at_line_end()) break;
    take_line_end();
  }
  reads_comment_ = false;
  first_line_ = line_;
  column_ = 0;
  has_more_ = true;
  return true;
}

bool CsvScanner::next_cell() {
  if (!has_more_) return false;
  ++column_;
  skip_spaces();
  cell_line_ = line_;
  is_quoted_ = is_at('"');
  if (is_quoted_)
    take_quoted();
  else
    take_plain();
  take_end();
  return true;
}

bool CsvScanner::is_at_separator() const noexcept {
  const bool has_kinds = options_.runs && options_.separator == ' ';
  return is_at(options_.separator) || (has_kinds && at_ < text_.size() && is_csv_space(text_[at_]));
}

void CsvScanner::skip_spaces() noexcept {
  while (at_ < text_.size() && is_csv_space(text_[at_]) && !is_at_separator()) ++at_;
}

void CsvScanner::skip_comment() noexcept { at_ = std::min(text_.find_first_of("\r\n", at_), text_.size()); }

void CsvScanner::take_line_end() noexcept {
  if (at_ == text_.size()) return;
  const bool is_pair = is_at('\r');
  ++at_;
  if (is_pair && is_at('\n')) ++at_;
  ++line_;
}

void CsvScanner::take_quoted() {
  const std::size_t begin = ++at_;
  for (;; ++at_) {
    at_ = text_.find_first_of("\"\r\n", at_);
    if (at_ == std::string_view::npos) csv_quotes_are_wrong(path_, cell_line_, column_);
    if (!is_at('"')) {
      line_ += is_at('\n') || text_.substr(at_, 2) != "\r\n" ? 1 : 0;
    } else if (text_.substr(at_, 2) == "\"\"") {
      ++at_;
    } else {
      break;
    }
  }
  cell_ = text_.substr(begin, at_ - begin);
  ++at_;
  skip_spaces();
  if (at_ < text_.size() && !is_at_separator() && !is_at_line_end() && !is_at_comment())
    csv_quotes_are_wrong(path_, cell_line_, column_);
}

void CsvScanner::take_plain() noexcept {
  const std::size_t begin = at_, size = text_.size();
  std::size_t end = begin;
  while (end < size && !ends_plain_[static_cast<unsigned char>(text_[end])]) ++end;
  at_ = end;
  cell_ = without_spaces(text_.substr(begin, end - begin));
}

void CsvScanner::take_end() noexcept {
  has_more_ = is_at_separator();
  if (has_more_) {
    do {
      ++at_;
      if (options_.runs) skip_spaces();
    } while (options_.runs && is_at_separator());
    has_more_ = !options_.runs || !(at_ == text_.size() || is_at_line_end() || is_at_comment());
  }
  if (has_more_) return;
  if (is_at_comment()) skip_comment();
  take_line_end();
}

std::string without_doubled_quotes(std::string_view cell) {
  std::string text;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    text += cell[i];
    if (cell[i] == '"' && cell.substr(i + 1, 1) == "\"") ++i;
  }
  return text;
}

std::string as_csv_cell(std::string_view text) {
  const bool is_plain = !text.empty() && text.find_first_of(",\"\r\n#") == std::string_view::npos &&
                        without_spaces(text).size() == text.size();
  if (is_plain) return std::string(text);
  std::string cell = "\"";
  for (const char letter : text) {
    if (letter == '"') cell += '"';
    cell += letter;
  }
  return cell + '"';
}

std::string_view without_spaces(std::string_view text) noexcept {
  while (!text.empty() && is_csv_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_csv_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace weft::detail

#endif
