// Definitions of io/npy.hpp.
#ifndef WEFT_IO_NPY_IPP
#define WEFT_IO_NPY_IPP

#include <weft/io/npy.hpp>

namespace weft {

NpyReader::NpyReader(const std::string& path) : file_(path) {
  std::uint8_t start[to_size(npy_longest_start)] = {};
  const Index start_bytes = file_.size() < npy_longest_start ? file_.size() : npy_longest_start;
  file_.read(start, start_bytes);
  const Index all = npy_header_bytes({start, to_size(start_bytes)}, file_.size(), path.c_str());
  file_.seek(0);
  const AlignedArray<std::uint8_t> bytes = file_.read(all);
  header_ = parse_npy_header({bytes.data(), to_size(bytes.size())}, file_.size(), path.c_str());
}

void NpyReader::read(std::span<std::byte> to) {
  if (std::ssize(to) != bytes()) npy_bytes_differ(path().c_str(), std::ssize(to), bytes());
  file_.seek(header_.header_bytes);
  file_.read(to.data(), bytes());
  if (dtype() != DType::pred) return;
  for (std::size_t i = 0; i < to.size(); ++i)
    if (const Index value = std::to_integer<Index>(to[i]); value > 1)
      npy_bool_is_damaged(path().c_str(), static_cast<Index>(i), value);
}

void write_npy(const std::string& path, DType dtype, const Shape& shape, std::span<const std::byte> elements) {
  const std::string header = npy_header_text(dtype, shape, path.c_str());
  const Index bytes = shape.elements() * size_bytes(dtype);
  if (std::ssize(elements) != bytes) npy_bytes_differ(path.c_str(), std::ssize(elements), bytes);
  FileWriter writer(path);
  writer.write(header.data(), std::ssize(header));
  writer.write(elements.data(), bytes);
  writer.commit();
}

}  // namespace weft

#endif
