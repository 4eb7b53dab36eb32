// Definitions of io/safetensors.hpp.
#ifndef WEFT_IO_SAFETENSORS_IPP
#define WEFT_IO_SAFETENSORS_IPP

#include <weft/base/closest_names.hpp>
#include <weft/io/other_format.hpp>
#include <weft/io/safetensors.hpp>

namespace weft {

SafetensorsReader::SafetensorsReader(const std::string& path) : file_(path) {
  const char* const name = path.c_str();
  constexpr Index length_bytes = 8;
  if (file_.size() < length_bytes) safetensors_is_too_short(name, file_.size());
  std::uint64_t length = 0;
  file_.read(&length, length_bytes);
  if (length > static_cast<std::uint64_t>(file_.size() - length_bytes)) {
    char start[other_format_bytes] = {};
    file_.seek(0);
    file_.read(start, file_.size() < Index{sizeof start} ? file_.size() : Index{sizeof start});
    refuse_other_format("safetensors", name, {start, sizeof start});
  }
  if (length > static_cast<std::uint64_t>(safetensors_max_header_bytes))
    safetensors_header_is_too_long(name, std::to_string(length).c_str(), safetensors_max_header_bytes);
  data_ = length_bytes + static_cast<Index>(length);
  if (data_ > file_.size())
    safetensors_header_is_truncated(name, static_cast<Index>(length), file_.size() - length_bytes);
  const AlignedArray<std::uint8_t> text = file_.read(static_cast<Index>(length));
  header_ = parse_safetensors_header({reinterpret_cast<const char*>(text.data()), to_size(text.size())},
                                     file_.size() - data_, name);
}

void SafetensorsReader::read(const SafetensorsTensor& tensor, std::span<std::byte> to) {
  if (std::ssize(to) != tensor.bytes())
    safetensors_bytes_differ(path().c_str(), printable(tensor.name).c_str(), std::ssize(to), tensor.bytes());
  file_.seek(data_ + tensor.begin);
  file_.read(to.data(), tensor.bytes());
  if (tensor.dtype != DType::pred) return;
  for (std::size_t i = 0; i < to.size(); ++i)
    if (const Index value = std::to_integer<Index>(to[i]); value > 1)
      safetensors_bool_is_damaged(path().c_str(), printable(tensor.name).c_str(), static_cast<Index>(i), value);
}

}  // namespace weft

namespace weft::detail {

std::string names_close_to(const std::string& wanted, const std::vector<SafetensorsTensor>& tensors) {
  std::vector<std::string> names;
  for (const SafetensorsTensor& tensor : tensors) names.push_back(printable(tensor.name));
  return closest_names(printable(wanted), names);
}

}  // namespace weft::detail

namespace weft {

std::vector<SafetensorsTensor> in_file_order(std::vector<SafetensorsTensor> tensors) {
  std::vector<SafetensorsTensor> ordered;
  for (Index element = largest_element; element > 0; element /= 2)
    for (SafetensorsTensor& tensor : tensors)
      if (size_bytes(tensor.dtype) == element) ordered.push_back(std::move(tensor));
  return ordered;
}

SafetensorsWriter::SafetensorsWriter(const std::string& path, std::vector<SafetensorsTensor> tensors,
                                     const SafetensorsMetadata& metadata)
    : file_(path) {
  const char* const name = path.c_str();
  check(tensors, metadata, name);
  header_.metadata = metadata;
  // Every tensor is aligned for its elements, which other readers demand.
  header_.tensors = in_file_order(std::move(tensors));
  Index end = 0;
  for (SafetensorsTensor& tensor : header_.tensors) {
    tensor.begin = end;
    end = tensor.end();
  }
  const std::string text = safetensors_header_text(header_);
  if (std::ssize(text) > safetensors_max_header_bytes)
    safetensors_header_is_too_long(name, std::to_string(text.size()).c_str(), safetensors_max_header_bytes);
  const std::uint64_t length = text.size();
  file_.write(&length, sizeof length);
  file_.write(text.data(), std::ssize(text));
}

void SafetensorsWriter::write(std::span<const std::byte> elements) {
  if (written_ == header_.tensors.size())
    safetensors_has_no_more_tensors(file_.path().c_str(), std::ssize(header_.tensors));
  const SafetensorsTensor& tensor = header_.tensors[written_];
  if (std::ssize(elements) != tensor.bytes())
    safetensors_bytes_differ(file_.path().c_str(), printable(tensor.name).c_str(), std::ssize(elements),
                             tensor.bytes());
  file_.write(elements.data(), tensor.bytes());
  ++written_;
}

void SafetensorsWriter::commit() {
  if (written_ < header_.tensors.size())
    safetensors_lacks_tensor(file_.path().c_str(), printable(header_.tensors[written_].name).c_str());
  file_.commit();
}

void SafetensorsWriter::check(const std::vector<SafetensorsTensor>& tensors, const SafetensorsMetadata& metadata,
                              const char* path) {
  detail::check_names_differ({tensors, {}}, path);
  const auto check_text = [path](const std::string& text) {
    if (!is_utf8(text)) safetensors_text_is_no_utf8(path, printable(text).c_str());
  };
  for (const SafetensorsTensor& tensor : tensors) {
    check_text(tensor.name);
    if (tensor.name == detail::metadata_key) safetensors_name_is_reserved(path);
    if (safetensors_name_of(tensor.dtype) == nullptr)
      safetensors_cannot_hold(path, printable(tensor.name).c_str(), name_of(tensor.dtype));
  }
  for (const auto& [key, text] : metadata) {
    check_text(key);
    check_text(text);
  }
}

}  // namespace weft

#endif
