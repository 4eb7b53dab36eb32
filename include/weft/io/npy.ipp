// Definitions of io/npy.hpp.
#ifndef WEFT_IO_NPY_IPP
#define WEFT_IO_NPY_IPP

#include <weft/io/npy.hpp>

namespace weft::detail {

void copy_by_rows(const Shape& shape, Index element, const void* columns, void* rows) {
  if (shape.elements() == 0) return;
  const int rank = shape.rank();
  // From an element to the next one of each dimension where it is stored by columns.
  Dims strides, index(rank, 0);
  for (Index stride = element; const Index extent : shape) {
    strides.push_back(stride);
    stride *= extent;
  }
  const Index row = shape[rank - 1], stride = strides[rank - 1];
  auto* to = static_cast<std::byte*>(rows);
  for (Index left = shape.elements(); left > 0; left -= row) {
    const auto* from = static_cast<const std::byte*>(columns);
    for (int d = 0; d < rank; ++d) from += index[d] * strides[d];
    for (Index i = 0; i < row; ++i, to += element) std::memcpy(to, from + i * stride, to_size(element));
    for (int d = rank - 2; d >= 0 && ++index[d] == shape[d]; --d) index[d] = 0;
  }
}

}  // namespace weft::detail

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
  if (header_.by_columns && shape().rank() > 1) {
    const AlignedArray<std::uint8_t> columns = file_.read(bytes());
    detail::copy_by_rows(shape(), size_bytes(dtype()), columns.data(), to.data());
  } else {
    file_.read(to.data(), bytes());
  }
  if (header_.highest_byte_first) detail::reverse_bytes(to, detail::number_bytes(dtype()));
  if (dtype() != DType::pred) return;
  for (std::size_t i = 0; i < to.size(); ++i)
    if (const Index value = std::to_integer<Index>(to[i]); value > 1)
      npy_bool_is_damaged(path().c_str(), static_cast<Index>(i), value);
}

void write_npy(const std::string& path, DType dtype, const Shape& shape, std::span<const std::byte> elements) {
  const std::string header = npy_header_text(dtype, shape);
  const Index bytes = shape.elements() * size_bytes(dtype);
  if (std::ssize(elements) != bytes) npy_bytes_differ(path.c_str(), std::ssize(elements), bytes);
  FileWriter writer(path);
  writer.write(header.data(), std::ssize(header));
  writer.write(elements.data(), bytes);
  writer.commit();
}

}  // namespace weft

#endif
