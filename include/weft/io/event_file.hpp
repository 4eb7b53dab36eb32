// Event files as TensorBoard reads them: TFRecord frames around `Event` messages of scalars (event.proto and
// summary.proto of TensorFlow), encoded by hand. A file grows while a training runs, and TensorBoard follows it.
#ifndef WEFT_IO_EVENT_FILE_HPP
#define WEFT_IO_EVENT_FILE_HPP

#include <weft/io/crc32c.hpp>
#include <weft/io/file.hpp>

#include <bit>
#include <ctime>
#include <string>
#include <string_view>

namespace weft {

namespace detail {

// Protocol buffers: a field is its number and wire type as a varint, then its value. Keeps its memory when cleared.
class ProtoText {
 public:
  [[nodiscard]] const std::string& bytes() const noexcept { return bytes_; }
  void clear() noexcept { bytes_.clear(); }

  WEFT_DECL void add_integer(int field, std::uint64_t value);
  WEFT_DECL void add_double(int field, double value);
  WEFT_DECL void add_float(int field, float value);
  // Text, or a message.
  WEFT_DECL void add_bytes(int field, std::string_view value);
  WEFT_DECL void add_little_endian(std::uint64_t value, int bytes);

 private:
  std::string bytes_;

  WEFT_DECL void add_varint(std::uint64_t value);
};

}  // namespace detail

// Seconds since 1970.
[[nodiscard]] WEFT_DECL double wall_time() noexcept;

// Errors: file_cannot_be_written.
class EventFileWriter {
 public:
  // A new file, or in place of one of that name. TensorBoard looks for files with "tfevents" in their names.
  WEFT_DECL explicit EventFileWriter(std::string path, double time = wall_time());
  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  // A point of the curve `tag`. Takes nothing from the heap once a tag as long was written. Up to 4 KiB are kept back
  // until flush().
  WEFT_DECL void add_scalar(std::string_view tag, Index step, double value, double time);
  // What was added can be read by others.
  void flush() {
    if (std::fflush(stream_.get()) != 0) fail();
  }

 private:
  // Numbers of fields: Event, ...
  static constexpr int wall_time_field = 1, step_field = 2, file_version_field = 3, summary_field = 5;
  // ... Summary, and Summary.Value.
  static constexpr int value_field = 1, tag_field = 1, simple_value_field = 2;

  std::string path_;
  detail::FileHandle stream_;
  detail::ProtoText value_, summary_, event_, frame_;

  [[noreturn]] void fail() const { file_cannot_be_written(path_.c_str(), std::strerror(errno)); }

  // A frame: the length in 8 bytes, its checksum, the message, its checksum.
  WEFT_DECL void write_record();
  void write(const std::string& bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), stream_.get()) != bytes.size()) fail();
  }
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/event_file.ipp>
#endif

#endif
