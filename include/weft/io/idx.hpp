// IDX, the format of MNIST: two zero bytes, an element type, a rank, big-endian 32-bit extents, then the elements.
// Only unsigned bytes (type 8, rank 1 to 4). A file is used only after its length agrees with its header to the byte.
// Format: http://yann.lecun.com/exdb/mnist
#ifndef WEFT_IO_IDX_HPP
#define WEFT_IO_IDX_HPP

#include <weft/base/fixed_vector.hpp>
#include <weft/io/file.hpp>

namespace weft {

inline constexpr int idx_max_rank = 4;
inline constexpr int idx_unsigned_byte = 8;
inline constexpr Index idx_max_header_bytes = 4 + 4 * idx_max_rank;

using IdxDims = fixed_vector<Index, idx_max_rank>;

struct IdxHeader {
  IdxDims dims;
  Index header_bytes = 0;
  Index elements = 0;
};

struct IdxFile {
  IdxDims dims;
  AlignedArray<std::uint8_t> bytes;  // row-major, one byte an element
};

namespace detail {

[[nodiscard]] constexpr const char* idx_type_name(int type) noexcept {
  switch (type) {
    case 0x08: return "unsigned byte";
    case 0x09: return "signed byte";
    case 0x0B: return "16-bit integer";
    case 0x0C: return "32-bit integer";
    case 0x0D: return "32-bit float";
    case 0x0E: return "64-bit float";
    default: return "unknown";
  }
}

// The product of the extents. Error: idx_is_too_large where it does not fit a file size.
[[nodiscard]] WEFT_DECL Index idx_elements(const IdxDims& dims, const char* path);

}  // namespace detail

// Checks a header against the size of its file. `bytes` are the file's first `min(file_bytes, idx_max_header_bytes)`
// bytes; `path` is for messages. Errors: idx_is_compressed, idx_is_too_short, idx_magic_is_wrong,
// idx_type_is_unsupported, idx_rank_is_unsupported, idx_is_too_large, idx_is_truncated, idx_is_oversized.
[[nodiscard]] WEFT_DECL IdxHeader parse_idx_header(const std::uint8_t* bytes, Index file_bytes, const char* path);

// An IDX file of unsigned bytes: its header first, so that its user can check the extents, then its elements.
class IdxReader {
 public:
  // Errors: those of FileReader and parse_idx_header.
  WEFT_DECL explicit IdxReader(const std::string& path);
  [[nodiscard]] const IdxDims& dims() const noexcept { return header_.dims; }
  // All elements; to be called once. Errors: file_does_not_fit_memory and those of reading.
  [[nodiscard]] AlignedArray<std::uint8_t> read_elements() { return reader_.read(header_.elements); }

 private:
  FileReader reader_;
  IdxHeader header_;
};

// Reads an IDX file of unsigned bytes. Nothing is allocated before the header is found right.
// Errors: those of IdxReader.
[[nodiscard]] WEFT_DECL IdxFile read_idx(const std::string& path);

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
