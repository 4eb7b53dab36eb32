// Definitions of io/idx.hpp.
#ifndef WEFT_IO_IDX_IPP
#define WEFT_IO_IDX_IPP

#include <weft/io/idx.hpp>
#include <weft/io/other_format.hpp>

#include <limits>

namespace weft::detail {

Index idx_elements(const IdxDims& dims, const char* path) {
  constexpr Index most = std::numeric_limits<Index>::max() / largest_element;
  Index elements = 1;
  for (const Index extent : dims) {
    if (extent != 0 && elements > most / extent) idx_is_too_large(path, dims);
    elements *= extent;
  }
  return elements;
}

}  // namespace weft::detail

namespace weft {

IdxHeader parse_idx_header(const std::uint8_t* bytes, Index file_bytes, const char* path) {
  if (file_bytes >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B) idx_is_compressed(path);
  if (file_bytes < 4) idx_is_too_short(path, file_bytes, 4);
  if (bytes[0] != 0 || bytes[1] != 0) {
    const Index given = file_bytes < idx_max_header_bytes ? file_bytes : idx_max_header_bytes;
    refuse_other_format("read_idx", path, {reinterpret_cast<const char*>(bytes), to_size(given)});
    idx_magic_is_wrong(path, bytes[0], bytes[1]);
  }
  const detail::IdxType* const type = detail::find_idx_type(bytes[2]);
  if (type == nullptr) idx_type_is_unsupported(path, bytes[2], "unknown", "those of types 8, 9 and 11 to 14 are");
  const int rank = bytes[3];
  if (rank < 1 || rank > idx_max_rank) idx_rank_is_unsupported(path, rank, idx_max_rank);
  IdxHeader header;
  header.type = type->number;
  header.dtype = type->dtype;
  header.header_bytes = 4 + 4 * rank;
  if (file_bytes < header.header_bytes) idx_is_too_short(path, file_bytes, header.header_bytes);
  for (const std::uint8_t* word = bytes + 4; word != bytes + header.header_bytes; word += 4)
    header.dims.push_back(Index{word[0]} << 24 | Index{word[1]} << 16 | Index{word[2]} << 8 | Index{word[3]});
  header.elements = detail::idx_elements(header.dims, path);
  const Index expected = header.header_bytes + header.bytes();
  if (file_bytes < expected) idx_is_truncated(path, header.dims, expected, file_bytes);
  if (file_bytes > expected) idx_is_oversized(path, header.dims, expected, file_bytes);
  return header;
}

IdxReader::IdxReader(const std::string& path) : reader_(path) {
  std::uint8_t start[to_size(idx_max_header_bytes)] = {};
  reader_.read(start, reader_.size() < idx_max_header_bytes ? reader_.size() : idx_max_header_bytes);
  header_ = parse_idx_header(start, reader_.size(), path.c_str());
  reader_.seek(header_.header_bytes);
}

void IdxReader::expect_type(DType asked) const {
  if (header_.dtype == asked) return;
  const std::string wanted = std::string("those of type ") + name_of(asked) + " are";
  idx_type_is_unsupported(reader_.path().c_str(), header_.type, detail::find_idx_type(header_.type)->name,
                          wanted.c_str());
}

void IdxReader::read(std::span<std::byte> to) {
  reader_.read(to.data(), header_.bytes());
  detail::reverse_bytes(to, size_bytes(header_.dtype));
}

void IdxReader::expect_memory() const {
  if (const Index memory = physical_memory(); header_.bytes() > memory)
    file_does_not_fit_memory(reader_.path().c_str(), header_.bytes(), memory);
}

IdxFile read_idx(const std::string& path) {
  IdxReader reader(path);
  return {reader.dims(), reader.read_elements()};
}

void write_idx_header(FileWriter& writer, const IdxDims& dims) {
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

void write_idx(const std::string& path, const IdxDims& dims, const std::uint8_t* bytes) {
  FileWriter writer(path);
  write_idx_header(writer, dims);
  writer.write(bytes, detail::idx_elements(dims, path.c_str()));
  writer.commit();
}

}  // namespace weft

#endif
