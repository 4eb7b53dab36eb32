// safetensors, the format in which trained models are exchanged: 8 bytes with the length of a header (lowest byte
// first), the header (see safetensors_header.hpp), then the bytes of all tensors, row-major, one after the other.
// Format: https://github.com/huggingface/safetensors
//
// Both directions keep one tensor at a time in the memory that the caller gives.
#ifndef WEFT_IO_SAFETENSORS_HPP
#define WEFT_IO_SAFETENSORS_HPP

#include <weft/io/file.hpp>
#include <weft/io/safetensors_header.hpp>
#include <weft/io/stored_array.hpp>

#include <span>

namespace weft {

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "weft: safetensors holds the lowest byte of a number first");

// What the format allows.
inline constexpr Index safetensors_max_header_bytes = 100'000'000;

// A file of named tensors. Its header is read and checked at once, its tensors are read one by one in any order.
class SafetensorsReader {
 public:
  // Errors: those of FileReader and parse_safetensors_header, safetensors_is_too_short, safetensors_header_is_too_long,
  // safetensors_header_is_truncated.
  explicit SafetensorsReader(const std::string& path) : file_(path) {
    const char* const name = path.c_str();
    constexpr Index length_bytes = 8;
    if (file_.size() < length_bytes) safetensors_is_too_short(name, file_.size());
    std::uint64_t length = 0;
    file_.read(&length, length_bytes);
    if (length > static_cast<std::uint64_t>(safetensors_max_header_bytes))
      safetensors_header_is_too_long(name, std::to_string(length).c_str(), safetensors_max_header_bytes);
    data_ = length_bytes + static_cast<Index>(length);
    if (data_ > file_.size())
      safetensors_header_is_truncated(name, static_cast<Index>(length), file_.size() - length_bytes);
    const AlignedArray<std::uint8_t> text = file_.read(static_cast<Index>(length));
    header_ = parse_safetensors_header({reinterpret_cast<const char*>(text.data()), to_size(text.size())},
                                       file_.size() - data_, name);
  }

  [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }
  // In the order of their bytes.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return header_.tensors; }
  [[nodiscard]] const SafetensorsMetadata& metadata() const noexcept { return header_.metadata; }

  // Reads the elements of one of `tensors()`. Errors: safetensors_bytes_differ, file_ended_early, file_cannot_be_read,
  // safetensors_bool_is_damaged.
  void read(const SafetensorsTensor& tensor, std::span<std::byte> to) {
    if (std::ssize(to) != tensor.bytes())
      safetensors_bytes_differ(path().c_str(), printable(tensor.name).c_str(), std::ssize(to), tensor.bytes());
    file_.seek(data_ + tensor.begin);
    file_.read(to.data(), tensor.bytes());
    if (tensor.dtype != DType::pred) return;
    for (std::size_t i = 0; i < to.size(); ++i)
      if (const Index value = std::to_integer<Index>(to[i]); value > 1)
        safetensors_bool_is_damaged(path().c_str(), printable(tensor.name).c_str(), static_cast<Index>(i), value);
  }

 private:
  FileReader file_;
  SafetensorsHeader header_;
  Index data_ = 0;  // where it begins in the file
};

namespace detail {

// "'a', 'b', .. of 17", for a message.
[[nodiscard]] inline std::string some_names(const std::vector<SafetensorsTensor>& tensors) {
  constexpr std::size_t most = 8;
  std::string text;
  for (std::size_t i = 0; i < tensors.size() && i < most; ++i)
    text.append(i > 0 ? ", '" : "'").append(printable(tensors[i].name)).append("'");
  if (tensors.size() > most) text += ", .. of " + std::to_string(tensors.size());
  return tensors.empty() ? "none" : text;
}

}  // namespace detail

// Reads one tensor, of whose elements none is converted. Errors: those of SafetensorsReader, safetensors_has_no_tensor,
// safetensors_elements_differ, file_does_not_fit_memory.
template <class T>
[[nodiscard]] StoredArray<T> read_safetensors(const std::string& path, const std::string& name) {
  SafetensorsReader reader(path);
  const SafetensorsTensor* found = nullptr;
  for (const SafetensorsTensor& tensor : reader.tensors())
    if (tensor.name == name) found = &tensor;
  if (found == nullptr)
    safetensors_has_no_tensor(path.c_str(), printable(name).c_str(), detail::some_names(reader.tensors()).c_str());
  constexpr DType asked = stored_dtype_of<T>();
  if (found->dtype != asked)
    safetensors_elements_differ(path.c_str(), printable(name).c_str(), name_of(found->dtype), name_of(asked));
  if (found->bytes() > physical_memory()) file_does_not_fit_memory(path.c_str(), found->bytes(), physical_memory());
  StoredArray<T> array{found->shape, AlignedArray<T>(found->shape.elements())};
  reader.read(*found, std::as_writable_bytes(std::span<T>(array.elements.data(), to_size(array.elements.size()))));
  return array;
}

// The order in which a file holds tensors: those of larger elements first, else as they were given.
[[nodiscard]] inline std::vector<SafetensorsTensor> in_file_order(std::vector<SafetensorsTensor> tensors) {
  std::vector<SafetensorsTensor> ordered;
  for (Index element = largest_element; element > 0; element /= 2)
    for (SafetensorsTensor& tensor : tensors)
      if (size_bytes(tensor.dtype) == element) ordered.push_back(std::move(tensor));
  return ordered;
}

// Writes a file of named tensors, which appears complete under its name or not at all: see FileWriter.
class SafetensorsWriter {
 public:
  // `tensors`: all that will be written; where they begin is computed here. Errors: those of FileWriter,
  // safetensors_name_is_repeated, safetensors_name_is_reserved, safetensors_cannot_hold, safetensors_text_is_no_utf8,
  // safetensors_header_is_too_long.
  SafetensorsWriter(const std::string& path, std::vector<SafetensorsTensor> tensors,
                    const SafetensorsMetadata& metadata = {})
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

  // In the order in which they are to be written: that of in_file_order.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return header_.tensors; }

  // The elements of the next tensor, row-major. Errors: safetensors_has_no_more_tensors, safetensors_bytes_differ,
  // file_cannot_be_written.
  void write(std::span<const std::byte> elements) {
    if (written_ == header_.tensors.size())
      safetensors_has_no_more_tensors(file_.path().c_str(), std::ssize(header_.tensors));
    const SafetensorsTensor& tensor = header_.tensors[written_];
    if (std::ssize(elements) != tensor.bytes())
      safetensors_bytes_differ(file_.path().c_str(), printable(tensor.name).c_str(), std::ssize(elements),
                               tensor.bytes());
    file_.write(elements.data(), tensor.bytes());
    ++written_;
  }
  // Gives the file its name; once, last. Errors: safetensors_lacks_tensor, file_cannot_be_written.
  void commit() {
    if (written_ < header_.tensors.size())
      safetensors_lacks_tensor(file_.path().c_str(), printable(header_.tensors[written_].name).c_str());
    file_.commit();
  }

 private:
  static void check(const std::vector<SafetensorsTensor>& tensors, const SafetensorsMetadata& metadata,
                    const char* path) {
    detail::check_names_differ(tensors, path);
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

  SafetensorsHeader header_;
  FileWriter file_;
  std::size_t written_ = 0;
};

}  // namespace weft

#endif
