// NumPy's format of one array: a header (see npy_header.hpp), then the elements, by rows or by columns, in either order
// of bytes; what is read is row-major and of this machine's. A file is used only after its length agrees with its
// header to the byte.
#ifndef WEFT_IO_NPY_HPP
#define WEFT_IO_NPY_HPP

#include <weft/io/byte_order.hpp>
#include <weft/io/file.hpp>
#include <weft/io/npy_header.hpp>
#include <weft/io/stored_array.hpp>

namespace weft {

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "weft: npy: elements are read as they are, lowest byte first");

// An array file: its header at once, so that its user can check type and shape, then its elements.
class NpyReader {
 public:
  // Errors: those of FileReader and parse_npy_header.
  WEFT_DECL explicit NpyReader(const std::string& path);

  [[nodiscard]] const std::string& path() const noexcept { return file_.path(); }
  [[nodiscard]] DType dtype() const noexcept { return header_.dtype; }
  // Are they, as u8, the bits of a type that NumPy has no name for, of int4 or of a float of 8 bits?
  [[nodiscard]] bool is_unnamed() const noexcept { return header_.is_unnamed; }
  [[nodiscard]] const Shape& shape() const noexcept { return header_.shape; }
  // Bytes of all elements.
  [[nodiscard]] Index bytes() const noexcept { return header_.bytes(); }

  // Reads all elements, row-major; of an array by columns with a second one of as many bytes meanwhile. Errors:
  // npy_bytes_differ, npy_bool_is_damaged, file_ended_early, file_cannot_be_read, file_does_not_fit_memory.
  WEFT_DECL void read(std::span<std::byte> to);

 private:
  FileReader file_;
  NpyHeader header_;
};

namespace detail {

// Elements of an array of rank 2 and more that are stored by columns, the first dimension varying fastest, to
// row-major.
WEFT_DECL void copy_by_rows(const Shape& shape, Index element, const void* columns, void* rows);

}  // namespace detail

// Reads an array of elements of one type, which nothing is converted to. Errors: those of NpyReader,
// npy_elements_differ, file_does_not_fit_memory.
template <class T>
[[nodiscard]] StoredArray<T> read_npy(const std::string& path) {
  NpyReader reader(path);
  constexpr DType asked = dtype_of<T>;
  if (reader.dtype() != asked) npy_elements_differ(path.c_str(), name_of(reader.dtype()), name_of(asked));
  if (reader.bytes() > physical_memory()) file_does_not_fit_memory(path.c_str(), reader.bytes(), physical_memory());
  StoredArray<T> array{reader.shape(), AlignedArray<T>(reader.shape().elements())};
  reader.read(std::as_writable_bytes(std::span<T>(array.elements.data(), to_size(array.elements.size()))));
  return array;
}

// Writes an array atomically, as numpy.load reads it; `elements`: those of `shape`, row-major. Errors:
// npy_bytes_differ, those of FileWriter. numpy.load(...).view(ml_dtypes.bfloat16) reads bf16.
WEFT_DECL void write_npy(const std::string& path, DType dtype, const Shape& shape, std::span<const std::byte> elements);
template <class T>
void write_npy(const std::string& path, const Shape& shape, std::span<const T> elements) {
  write_npy(path, dtype_of<T>, shape, std::as_bytes(elements));
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/npy.ipp>
#endif

#endif
