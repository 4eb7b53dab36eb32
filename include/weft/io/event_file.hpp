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

  void add_integer(int field, std::uint64_t value) {
    add_varint(static_cast<std::uint64_t>(field) << 3);
    add_varint(value);
  }
  void add_double(int field, double value) {
    add_varint(static_cast<std::uint64_t>(field) << 3 | 1);
    add_little_endian(std::bit_cast<std::uint64_t>(value), 8);
  }
  void add_float(int field, float value) {
    add_varint(static_cast<std::uint64_t>(field) << 3 | 5);
    add_little_endian(std::bit_cast<std::uint32_t>(value), 4);
  }
  // Text, or a message.
  void add_bytes(int field, std::string_view value) {
    add_varint(static_cast<std::uint64_t>(field) << 3 | 2);
    add_varint(value.size());
    bytes_.append(value);
  }
  void add_little_endian(std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) bytes_ += static_cast<char>(value >> (8 * i) & 0xFF);
  }

 private:
  std::string bytes_;

  void add_varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>((value & 0x7F) | 0x80);
    bytes_ += static_cast<char>(value);
  }
};

}  // namespace detail

// Seconds since 1970.
[[nodiscard]] inline double wall_time() noexcept {
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Errors: file_cannot_be_written.
class EventFileWriter {
 public:
  // A new file, or in place of one of that name. TensorBoard looks for files with "tfevents" in their names.
  explicit EventFileWriter(std::string path, double time = wall_time()) : path_(std::move(path)) {
    stream_.reset(std::fopen(path_.c_str(), "wbe"));
    if (stream_.get() == nullptr) fail();
    event_.add_double(wall_time_field, time);
    event_.add_bytes(file_version_field, "brain.Event:2");
    write_record();
    flush();
  }
  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  // A point of the curve `tag`. Takes nothing from the heap once a tag as long was written. Up to 4 KiB are kept back
  // until flush().
  void add_scalar(std::string_view tag, Index step, double value, double time) {
    value_.clear();
    value_.add_bytes(tag_field, tag);
    value_.add_float(simple_value_field, static_cast<float>(value));
    summary_.clear();
    summary_.add_bytes(value_field, value_.bytes());
    event_.clear();
    event_.add_double(wall_time_field, time);
    if (step != 0) event_.add_integer(step_field, static_cast<std::uint64_t>(step));
    event_.add_bytes(summary_field, summary_.bytes());
    write_record();
  }
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
  void write_record() {
    const std::string& message = event_.bytes();
    frame_.clear();
    frame_.add_little_endian(message.size(), 8);
    frame_.add_little_endian(masked_crc32c(frame_.bytes().data(), 8), 4);
    write(frame_.bytes());
    write(message);
    frame_.clear();
    frame_.add_little_endian(masked_crc32c(message.data(), std::ssize(message)), 4);
    write(frame_.bytes());
  }
  void write(const std::string& bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), stream_.get()) != bytes.size()) fail();
  }
};

}  // namespace weft

#endif
