// Definitions of io/scalar_log.hpp.
#ifndef WEFT_IO_SCALAR_LOG_IPP
#define WEFT_IO_SCALAR_LOG_IPP

#include <weft/io/scalar_log.hpp>

namespace weft {

ScalarLog::ScalarLog(const std::string& directory, std::vector<std::string> columns)
    : columns_(std::move(columns)),
      csv_path_((make_directories(directory), directory + "/scalars.csv")),
      events_(directory + "/events.out.tfevents." + unique_name()) {
  std::string header = "step,wall_time";
  for (const std::string& column : columns_) header += ',' + detail::as_csv_cell(column);
  const Index kept = bytes_to_keep(header + '\n');
  csv_.reset(std::fopen(csv_path_.c_str(), "ae"));
  if (csv_.get() == nullptr || ::ftruncate(::fileno(csv_.get()), kept) != 0) fail();
  if (kept == 0) std::fprintf(csv_.get(), "%s\n", header.c_str());
  flush();
}

void ScalarLog::add(Index step, std::initializer_list<std::optional<double>> values) {
  if (std::ssize(values) != std::ssize(columns_)) scalar_count_differs(std::ssize(values), std::ssize(columns_));
  const double time = wall_time();
  if (std::fprintf(csv_.get(), "%lld,%.3f", static_cast<long long>(step), time) < 0) fail();
  const std::string* column = columns_.data();
  for (const std::optional<double>& value : values) {
    if ((value ? std::fprintf(csv_.get(), ",%.9g", *value) : std::fputs(",nan", csv_.get())) < 0) fail();
    if (value) events_.add_scalar(*column, step, *value, time);
    ++column;
  }
  if (std::fputc('\n', csv_.get()) == EOF) fail();
}

void ScalarLog::flush() {
  if (std::fflush(csv_.get()) != 0) fail();
  events_.flush();
}

std::string ScalarLog::unique_name() {
  static std::atomic<unsigned> counter{0};
  return std::to_string(static_cast<Index>(wall_time())) + ".weft." + std::to_string(::getpid()) + '.' +
         std::to_string(counter.fetch_add(1));
}

Index ScalarLog::bytes_to_keep(const std::string& header) const {
  if (!file_exists(csv_path_)) return 0;
  const AlignedArray<std::uint8_t> old = read_file(csv_path_);
  const std::string_view text(reinterpret_cast<const char*>(old.data()), to_size(old.size()));
  // Names may have ends of lines.
  if (text.find('\n') == std::string_view::npos || (text.size() < header.size() && header.starts_with(text))) return 0;
  if (text.substr(0, header.size()) != header)
    scalar_log_is_another(csv_path_.c_str(), header.substr(0, header.size() - 1).c_str());
  return static_cast<Index>(text.rfind('\n')) + 1;
}

}  // namespace weft

#endif
