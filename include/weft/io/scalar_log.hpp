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
#include <weft/io/csv_scanner.hpp>
#include <weft/io/event_file.hpp>

#include <initializer_list>
#include <optional>
#include <vector>

namespace weft {

class ScalarLog {
 public:
  // Makes the folder. Columns may have any names: the table has them in quotes where it must, and read_csv reads them.
  // Errors: directory_cannot_be_created, file_cannot_be_written, scalar_log_is_another, those of read_file.
  WEFT_DECL ScalarLog(const std::string& directory, std::vector<std::string> columns);

  // One value, or none, for each column. Takes nothing from the heap after the first. Kept back up to 4 KiB until
  // flush(). Errors: scalar_count_differs, file_cannot_be_written.
  WEFT_DECL void add(Index step, std::initializer_list<std::optional<double>> values);
  // What was added can be read by others.
  WEFT_DECL void flush();
  [[nodiscard]] const std::string& csv_path() const noexcept { return csv_path_; }
  [[nodiscard]] const std::string& events_path() const noexcept { return events_.path(); }

 private:
  std::vector<std::string> columns_;
  std::string csv_path_;
  EventFileWriter events_;
  detail::FileHandle csv_;

  [[nodiscard]] WEFT_DECL static std::string unique_name();
  [[noreturn]] void fail() const { file_cannot_be_written(csv_path_.c_str(), std::strerror(errno)); }

  // The whole lines of the table of an earlier run. One that was killed may have left a part of one.
  [[nodiscard]] WEFT_DECL Index bytes_to_keep(const std::string& header) const;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/scalar_log.ipp>
#endif

#endif
