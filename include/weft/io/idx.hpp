// IDX, the format of MNIST: two zero bytes, an element type, a rank, 32-bit extents, then the elements, row-major; all
// numbers with the highest byte first. A file is used only after its length agrees with its header to the byte.
// Format: http://yann.lecun.com/exdb/mnist
#ifndef WEFT_IO_IDX_HPP
#define WEFT_IO_IDX_HPP

#include <weft/io/byte_order.hpp>
#include <weft/io/file.hpp>
#include <weft/io/stored_array.hpp>

#include <span>

namespace weft {

inline constexpr int idx_max_rank = max_rank;
inline constexpr int idx_unsigned_byte = 8;
inline constexpr Index idx_max_header_bytes = 4 + 4 * idx_max_rank;

using IdxDims = Dims;

struct IdxHeader {
  int type = idx_unsigned_byte;  // as the format numbers them
  DType dtype = DType::u8;
  IdxDims dims;
  Index header_bytes = 0;
  Index elements = 0;

  [[nodiscard]] Index bytes() const noexcept { return elements * size_bytes(dtype); }  // of all elements
};

struct IdxFile {
  IdxDims dims;
  AlignedArray<std::uint8_t> bytes;  // row-major, one byte an element
};

namespace detail {

struct IdxType {
  int number;
  DType dtype;
  const char* name;
};
inline constexpr IdxType idx_types[] = {
    {0x08, DType::u8, "unsigned byte"},   {0x09, DType::i8, "signed byte"},   {0x0B, DType::i16, "16-bit integer"},
    {0x0C, DType::i32, "32-bit integer"}, {0x0D, DType::f32, "32-bit float"}, {0x0E, DType::f64, "64-bit float"},
};
// The type of a number; null: there is none.
[[nodiscard]] constexpr const IdxType* find_idx_type(int number) noexcept {
  for (const IdxType& type : idx_types)
    if (type.number == number) return &type;
  return nullptr;
}

// The product of the extents. Error: idx_is_too_large where it does not fit a file size.
[[nodiscard]] WEFT_DECL Index idx_elements(const IdxDims& dims, const char* path);

}  // namespace detail

// Checks a header against the size of its file. `bytes` are the file's first `min(file_bytes, idx_max_header_bytes)`
// bytes; `path` is for messages. Errors: idx_is_compressed, idx_is_too_short, file_is_of_another_format,
// idx_magic_is_wrong, idx_type_is_unsupported, idx_rank_is_unsupported, idx_is_too_large, idx_is_truncated,
// idx_is_oversized.
[[nodiscard]] WEFT_DECL IdxHeader parse_idx_header(const std::uint8_t* bytes, Index file_bytes, const char* path);

// An IDX file: its header first, so that its user can check type and extents, then its elements.
class IdxReader {
 public:
  // Errors: those of FileReader and parse_idx_header.
  WEFT_DECL explicit IdxReader(const std::string& path);
  [[nodiscard]] DType dtype() const noexcept { return header_.dtype; }
  [[nodiscard]] const IdxDims& dims() const noexcept { return header_.dims; }
  // Errors: idx_type_is_unsupported.
  WEFT_DECL void expect_type(DType asked) const;
  // All elements, of a file of unsigned bytes; to be called once. Errors: idx_type_is_unsupported,
  // file_does_not_fit_memory and those of reading.
  [[nodiscard]] AlignedArray<std::uint8_t> read_elements() {
    expect_type(DType::u8);
    return reader_.read(header_.elements);
  }
  // All elements, their bytes in the order of this machine; `to`: as many bytes; to be called once. Errors: those of
  // reading.
  WEFT_DECL void read(std::span<std::byte> to);
  // Error: file_does_not_fit_memory.
  WEFT_DECL void expect_memory() const;

 private:
  FileReader reader_;
  IdxHeader header_;
};

// Reads an IDX file of unsigned bytes. Nothing is allocated before the header is found right.
// Errors: those of IdxReader.
[[nodiscard]] WEFT_DECL IdxFile read_idx(const std::string& path);

// Reads an IDX file of elements T, which nothing is converted to: std::uint8_t, std::int8_t, std::int16_t,
// std::int32_t, float or double. Errors: those of IdxReader.
template <class T>
[[nodiscard]] StoredArray<T> read_idx(const std::string& path) {
  IdxReader reader(path);
  reader.expect_type(dtype_of<T>);
  reader.expect_memory();
  const Shape shape(reader.dims());
  StoredArray<T> array{shape, AlignedArray<T>(shape.elements())};
  reader.read(std::as_writable_bytes(std::span<T>(array.elements.data(), to_size(array.elements.size()))));
  return array;
}

// Writes the header of an IDX file of unsigned bytes; the elements, row-major, follow through `writer.write`.
// Errors: idx_rank_is_unsupported, idx_extent_is_unwritable, idx_is_too_large, file_cannot_be_written.
WEFT_DECL void write_idx_header(FileWriter& writer, const IdxDims& dims);

// Writes an IDX file atomically; `bytes` holds the product of `dims` elements, row-major.
WEFT_DECL void write_idx(const std::string& path, const IdxDims& dims, const std::uint8_t* bytes);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/idx.ipp>
#endif

#endif
