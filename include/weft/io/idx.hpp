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
[[nodiscard]] inline Index idx_elements(const IdxDims& dims, const char* path) {
  constexpr Index most = (Index{1} << 62);
  Index elements = 1;
  for (const Index extent : dims) {
    if (extent != 0 && elements > most / extent) idx_is_too_large(path, dims);
    elements *= extent;
  }
  return elements;
}

}  // namespace detail

// Checks a header against the size of its file. `bytes` are the file's first `min(file_bytes, idx_max_header_bytes)`
// bytes; `path` is for messages. Errors: idx_is_compressed, idx_is_too_short, idx_magic_is_wrong,
// idx_type_is_unsupported, idx_rank_is_unsupported, idx_is_too_large, idx_is_truncated, idx_is_oversized.
[[nodiscard]] inline IdxHeader parse_idx_header(const std::uint8_t* bytes, Index file_bytes, const char* path) {
  if (file_bytes >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B) idx_is_compressed(path);
  if (file_bytes < 4) idx_is_too_short(path, file_bytes, 4);
  if (bytes[0] != 0 || bytes[1] != 0) idx_magic_is_wrong(path, bytes[0], bytes[1]);
  if (bytes[2] != idx_unsigned_byte) idx_type_is_unsupported(path, bytes[2], detail::idx_type_name(bytes[2]));
  const int rank = bytes[3];
  if (rank < 1 || rank > idx_max_rank) idx_rank_is_unsupported(path, rank, idx_max_rank);
  IdxHeader header;
  header.header_bytes = 4 + 4 * rank;
  if (file_bytes < header.header_bytes) idx_is_too_short(path, file_bytes, header.header_bytes);
  for (const std::uint8_t* word = bytes + 4; word != bytes + header.header_bytes; word += 4)
    header.dims.push_back(Index{word[0]} << 24 | Index{word[1]} << 16 | Index{word[2]} << 8 | Index{word[3]});
  header.elements = detail::idx_elements(header.dims, path);
  const Index expected = header.header_bytes + header.elements;
  if (file_bytes < expected) idx_is_truncated(path, header.dims, expected, file_bytes);
  if (file_bytes > expected) idx_is_oversized(path, header.dims, expected, file_bytes);
  return header;
}

// An IDX file of unsigned bytes: its header first, so that its user can check the extents, then its elements.
class IdxReader {
 public:
  // Errors: those of FileReader and parse_idx_header.
  explicit IdxReader(const std::string& path) : reader_(path) {
    std::uint8_t start[to_size(idx_max_header_bytes)] = {};
    // The rank says where the elements start, so the header is read in two parts.
    const Index fixed_part = reader_.size() < 4 ? reader_.size() : 4;
    reader_.read(start, fixed_part);
    const Index extents_part = 4 * Index{start[3]};
    if (start[3] <= idx_max_rank && reader_.size() >= 4 + extents_part) reader_.read(start + 4, extents_part);
    header_ = parse_idx_header(start, reader_.size(), path.c_str());
  }
  [[nodiscard]] const IdxDims& dims() const noexcept { return header_.dims; }
  // All elements; to be called once. Errors: file_does_not_fit_memory and those of reading.
  [[nodiscard]] AlignedArray<std::uint8_t> read_elements() { return reader_.read(header_.elements); }

 private:
  FileReader reader_;
  IdxHeader header_;
};

// Reads an IDX file of unsigned bytes. Nothing is allocated before the header is found right.
// Errors: those of IdxReader.
[[nodiscard]] inline IdxFile read_idx(const std::string& path) {
  IdxReader reader(path);
  return {reader.dims(), reader.read_elements()};
}

// Writes the header of an IDX file of unsigned bytes; the elements, row-major, follow through `writer.write`.
// Errors: idx_rank_is_unsupported, idx_extent_is_unwritable, idx_is_too_large, file_cannot_be_written.
inline void write_idx_header(FileWriter& writer, const IdxDims& dims) {
  const char* path = writer.path().c_str();
  if (dims.empty()) idx_rank_is_unsupported(path, 0, idx_max_rank);
  std::uint8_t header[to_size(idx_max_header_bytes)] = {0, 0, idx_unsigned_byte,
                                                        static_cast<std::uint8_t>(dims.size())};
  std::uint8_t* out = header + 4;
  for (int i = 0; i < dims.size(); ++i) {
    if (dims[i] < 0 || dims[i] > Index{0xFFFFFFFF}) idx_extent_is_unwritable(path, i, dims[i]);
    for (int shift = 24; shift >= 0; shift -= 8) *out++ = static_cast<std::uint8_t>(dims[i] >> shift);
  }
  static_cast<void>(detail::idx_elements(dims, path));
  writer.write(header, out - header);
}

// Writes an IDX file atomically; `bytes` holds the product of `dims` elements, row-major.
inline void write_idx(const std::string& path, const IdxDims& dims, const std::uint8_t* bytes) {
  FileWriter writer(path);
  write_idx_header(writer, dims);
  writer.write(bytes, detail::idx_elements(dims, path.c_str()));
  writer.commit();
}

}  // namespace weft

#endif
