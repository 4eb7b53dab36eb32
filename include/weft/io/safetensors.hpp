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
  // Errors: those of FileReader and parse_safetensors_header, safetensors_is_too_short, file_is_of_another_format,
  // safetensors_header_is_too_long, safetensors_header_is_truncated.
  WEFT_DECL explicit SafetensorsReader(const std::string& path);

  [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }
  // In the order of their bytes.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return header_.tensors; }
  // Those that weft cannot read, and refuses where they are asked for.
  [[nodiscard]] const std::vector<UnreadTensor>& unread() const noexcept { return header_.unread; }
  [[nodiscard]] const SafetensorsMetadata& metadata() const noexcept { return header_.metadata; }

  // Reads the elements of one of `tensors()`. Errors: safetensors_bytes_differ, file_ended_early, file_cannot_be_read,
  // safetensors_bool_is_damaged.
  WEFT_DECL void read(const SafetensorsTensor& tensor, std::span<std::byte> to);

 private:
  FileReader file_;
  SafetensorsHeader header_;
  Index data_ = 0;  // where it begins in the file
};

namespace detail {

// closest_names of what a file has, for a message.
[[nodiscard]] WEFT_DECL std::string names_close_to(const std::string& wanted,
                                                   const std::vector<SafetensorsTensor>& tensors);

}  // namespace detail

// Reads one tensor, of whose elements none is converted. Errors: those of SafetensorsReader, safetensors_has_no_tensor,
// safetensors_type_is_unknown, safetensors_rank_is_unsupported, safetensors_elements_differ, file_does_not_fit_memory.
template <class T>
[[nodiscard]] StoredArray<T> read_safetensors(const std::string& path, const std::string& name) {
  SafetensorsReader reader(path);
  const SafetensorsTensor* found = nullptr;
  for (const SafetensorsTensor& tensor : reader.tensors())
    if (tensor.name == name) found = &tensor;
  for (const UnreadTensor& tensor : reader.unread())
    if (tensor.name == name) refuse(tensor, path.c_str());
  if (found == nullptr)
    safetensors_has_no_tensor(path.c_str(), printable(name).c_str(), detail::names_close_to(name, reader.tensors()).c_str());
  constexpr DType asked = dtype_of<T>;
  if (found->dtype != asked)
    safetensors_elements_differ(path.c_str(), printable(name).c_str(), name_of(found->dtype), name_of(asked));
  if (found->bytes() > physical_memory()) file_does_not_fit_memory(path.c_str(), found->bytes(), physical_memory());
  StoredArray<T> array{found->shape, AlignedArray<T>(found->shape.elements())};
  reader.read(*found, std::as_writable_bytes(std::span<T>(array.elements.data(), to_size(array.elements.size()))));
  return array;
}

// The order in which a file holds tensors: those of larger elements first, else as they were given.
[[nodiscard]] WEFT_DECL std::vector<SafetensorsTensor> in_file_order(std::vector<SafetensorsTensor> tensors);

// Writes a file of named tensors, which appears complete under its name or not at all: see FileWriter.
class SafetensorsWriter {
 public:
  // `tensors`: all that will be written; where they begin is computed here. Errors: those of FileWriter,
  // safetensors_name_is_repeated, safetensors_name_is_reserved, safetensors_cannot_hold, safetensors_text_is_no_utf8,
  // safetensors_header_is_too_long.
  WEFT_DECL SafetensorsWriter(const std::string& path, std::vector<SafetensorsTensor> tensors,
                              const SafetensorsMetadata& metadata = {});

  // In the order in which they are to be written: that of in_file_order.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return header_.tensors; }

  // The elements of the next tensor, row-major. Errors: safetensors_has_no_more_tensors, safetensors_bytes_differ,
  // file_cannot_be_written.
  WEFT_DECL void write(std::span<const std::byte> elements);
  // Gives the file its name; once, last. Errors: safetensors_lacks_tensor, file_cannot_be_written.
  WEFT_DECL void commit();

 private:
  WEFT_DECL static void check(const std::vector<SafetensorsTensor>& tensors, const SafetensorsMetadata& metadata,
                              const char* path);

  SafetensorsHeader header_;
  FileWriter file_;
  std::size_t written_ = 0;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/safetensors.ipp>
#endif

#endif
