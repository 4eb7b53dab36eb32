// Definitions of io/event_file.hpp.
#ifndef WEFT_IO_EVENT_FILE_IPP
#define WEFT_IO_EVENT_FILE_IPP

#include <weft/io/event_file.hpp>

namespace weft::detail {

void ProtoText::add_integer(int field, std::uint64_t value) {
  add_varint(static_cast<std::uint64_t>(field) << 3);
  add_varint(value);
}

void ProtoText::add_double(int field, double value) {
  add_varint(static_cast<std::uint64_t>(field) << 3 | 1);
  add_little_endian(std::bit_cast<std::uint64_t>(value), 8);
}

void ProtoText::add_float(int field, float value) {
  add_varint(static_cast<std::uint64_t>(field) << 3 | 5);
  add_little_endian(std::bit_cast<std::uint32_t>(value), 4);
}

void ProtoText::add_bytes(int field, std::string_view value) {
  add_varint(static_cast<std::uint64_t>(field) << 3 | 2);
  add_varint(value.size());
  bytes_.append(value);
}

void ProtoText::add_little_endian(std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) bytes_ += static_cast<char>(value >> (8 * i) & 0xFF);
}

void ProtoText::add_varint(std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>((value & 0x7F) | 0x80);
  bytes_ += static_cast<char>(value);
}

}  // namespace weft::detail

namespace weft {

double wall_time() noexcept {
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

EventFileWriter::EventFileWriter(std::string path, double time) : path_(std::move(path)) {
  stream_.reset(std::fopen(detail::system_path(path_), "wbe"));
  if (stream_.get() == nullptr) fail();
  event_.add_double(wall_time_field, time);
  event_.add_bytes(file_version_field, "brain.Event:2");
  write_record();
  flush();
}

void EventFileWriter::add_scalar(std::string_view tag, Index step, double value, double time) {
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

void EventFileWriter::write_record() {
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

}  // namespace weft

#endif
