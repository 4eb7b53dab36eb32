// Scalars of a training in a folder, as a table for people and as curves for TensorBoard:
//
//   weft::ScalarLog log("runs/first", {"loss", "learning_rate"});
//   log.add(step, {loss, rate});
//   log.add(step, {loss, std::nullopt});  // the rate was not measured: nan in the table, no point of its curve
//
// <folder>/scalars.csv has a line a step, "step,wall_time,loss,learning_rate", and goes on where an earlier run ended;
// <folder>/events.out.tfevents.<seconds>.weft.<process>.<number> is new each time: TensorBoard joins the files of a
// folder.
#ifndef WEFT_IO_SCALAR_LOG_HPP
#define WEFT_IO_SCALAR_LOG_HPP

#include <weft/base/error_observe.hpp>
#include <weft/io/event_file.hpp>

#include <initializer_list>
#include <optional>
#include <vector>

namespace weft {

class ScalarLog {
 public:
  // Makes the folder. Columns have names without commas and quotes. Errors: directory_cannot_be_created,
  // file_cannot_be_written, scalar_log_is_another, those of read_file.
  ScalarLog(const std::string& directory, std::vector<std::string> columns)
      : columns_(std::move(columns)),
        csv_path_((make_directories(directory), directory + "/scalars.csv")),
        events_(directory + "/events.out.tfevents." + unique_name()) {
    std::string header = "step,wall_time";
    for (const std::string& column : columns_) header += ',' + column;
    const Index kept = bytes_to_keep(header + '\n');
    csv_.reset(std::fopen(csv_path_.c_str(), "ae"));
    if (csv_.get() == nullptr || ::ftruncate(::fileno(csv_.get()), kept) != 0) fail();
    if (kept == 0) std::fprintf(csv_.get(), "%s\n", header.c_str());
    flush();
  }

  // One value, or none, for each column. Takes nothing from the heap after the first. Kept back up to 4 KiB until flush().
  // Errors: scalar_count_differs, file_cannot_be_written.
  void add(Index step, std::initializer_list<std::optional<double>> values) {
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
  // What was added can be read by others.
  void flush() {
    if (std::fflush(csv_.get()) != 0) fail();
    events_.flush();
  }
  [[nodiscard]] const std::string& csv_path() const noexcept { return csv_path_; }
  [[nodiscard]] const std::string& events_path() const noexcept { return events_.path(); }

 private:
  std::vector<std::string> columns_;
  std::string csv_path_;
  EventFileWriter events_;
  detail::FileHandle csv_;

  [[nodiscard]] static std::string unique_name() {
    static std::atomic<unsigned> counter{0};
    return std::to_string(static_cast<Index>(wall_time())) + ".weft." + std::to_string(::getpid()) + '.' +
           std::to_string(counter.fetch_add(1));
  }
  [[noreturn]] void fail() const { file_cannot_be_written(csv_path_.c_str(), std::strerror(errno)); }

  // Of the table of an earlier run: its whole lines. A run that was killed may have left half of one.
  [[nodiscard]] Index bytes_to_keep(const std::string& header) const {
    if (!file_exists(csv_path_)) return 0;
    const AlignedArray<std::uint8_t> old = read_file(csv_path_);
    const std::string_view text(reinterpret_cast<const char*>(old.data()), to_size(old.size()));
    const std::size_t end = text.rfind('\n');
    if (end == std::string_view::npos) return 0;
    if (text.substr(0, header.size()) != header)
      scalar_log_is_another(csv_path_.c_str(), header.substr(0, header.size() - 1).c_str());
    return static_cast<Index>(end) + 1;
  }
};

}  // namespace weft

#endif
