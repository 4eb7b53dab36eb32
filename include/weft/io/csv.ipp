// Definitions of io/csv.hpp.
#ifndef WEFT_IO_CSV_IPP
#define WEFT_IO_CSV_IPP

#include <weft/io/csv.hpp>

namespace weft::detail {

CsvLines::CsvLines(std::string_view text) : rest_(text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (rest_.substr(0, 3) == byte_order_mark) rest_.remove_prefix(3);
  // Empty lines at the end are none.
  while (!rest_.empty() && (rest_.back() == '\n' || rest_.back() == '\r')) rest_.remove_suffix(1);
}

bool CsvLines::next() {
  if (rest_.empty()) return false;
  const std::size_t end = rest_.find('\n');
  line_ = rest_.substr(0, end);
  rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
  if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
  ++number_;
  return true;
}

}  // namespace weft::detail

#endif
