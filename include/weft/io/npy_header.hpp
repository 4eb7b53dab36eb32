// The header of a NumPy file: the bytes '\x93NUMPY', two of a version, the length of a text (16 bits in version 1.0, 32
// in 2.0 and 3.0, lowest byte first), and the text, a dictionary as Python writes it, which ends a line:
//
//   {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }
//
// Types of ml_dtypes have no letter there: bf16 is "<V2", two bytes of anything, and what is read of one byte, "<V1"
// (int4, float8_e4m3fn, ...) and "<f1" (float8_e5m2), is its bits, u8. This grammar alone is read, every key once, and
// Python 2's `2L` for a number. Elements may be stored by columns ('fortran_order': True) and with the highest byte first
// ('>f4'); '=' is the order of this machine. Format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format
#ifndef WEFT_IO_NPY_HEADER_HPP
#define WEFT_IO_NPY_HEADER_HPP

#include <weft/base/error_data.hpp>
#include <weft/io/other_format.hpp>
#include <weft/io/utf8.hpp>
#include <weft/shape/shape.hpp>

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace weft {

// Its text: a type of numbers and the extents of eight dimensions need 300 bytes.
inline constexpr Index npy_max_header_bytes = 65535;
// Bytes with the magic, the version and the longer of the two lengths, 12 together, or with what tells another format.
inline constexpr Index npy_longest_start = other_format_bytes;

struct NpyHeader {
  DType dtype = DType::f32;
  Shape shape;
  Index header_bytes = 0;   // where the elements begin
  bool by_columns = false;  // the first dimension varies fastest
  bool highest_byte_first = false;
  bool is_unnamed = false;  // bits of a type of one byte that NumPy has no name for

  [[nodiscard]] Index bytes() const noexcept { return shape.elements() * size_bytes(dtype); }
};

// The type as NumPy writes it.
[[nodiscard]] constexpr const char* npy_descr_of(DType dtype) noexcept {
  switch (dtype) {
    case DType::pred: return "|b1";
    case DType::i8: return "|i1";
    case DType::u8: return "|u1";
    case DType::i16: return "<i2";
    case DType::u16: return "<u2";
    case DType::i32: return "<i4";
    case DType::u32: return "<u4";
    case DType::i64: return "<i8";
    case DType::u64: return "<u8";
    case DType::f16: return "<f2";
    case DType::f32: return "<f4";
    case DType::f64: return "<f8";
    case DType::c64: return "<c8";
    case DType::c128: return "<c16";
    case DType::bf16: break;
  }
  return "<V2";
}

namespace detail {

// Reads the dictionary from front to back. Error of all: npy_header_is_malformed.
class NpyText {
 public:
  // `start`: where the text is in the file.
  NpyText(std::string_view text, Index start, const char* path) : text_(text), start_(start), path_(path) {}

  [[noreturn]] void fail(const char* expected) const {
    npy_header_is_malformed(path_, start_ + static_cast<Index>(at_), expected);
  }
  [[nodiscard]] WEFT_DECL bool takes(char letter);
  void expect(char letter, const char* shown) {
    if (!takes(letter)) fail(shown);
  }
  // In either kind of quotes, without escapes.
  [[nodiscard]] WEFT_DECL std::string string();
  [[nodiscard]] WEFT_DECL bool boolean();
  [[nodiscard]] WEFT_DECL Index number();
  // `()`, `(3,)`, `(2, 3)`: one extent alone has a comma, or it would be a number in brackets.
  [[nodiscard]] WEFT_DECL Dims tuple();
  // Spaces, and the end of the line, which is the end of the text.
  WEFT_DECL void end();

 private:
  void skip_spaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  std::string_view text_;
  Index start_;
  const char* path_;
  std::size_t at_ = 0;
};

// The type that a header names and the order of its bytes: a letter of order, as '<', a kind and the number of bytes.
WEFT_DECL void read_npy_type(NpyHeader& header, const std::string& descr, const char* path);

// The extents of an array whose bytes are a number. Error: npy_shape_is_too_large.
[[nodiscard]] WEFT_DECL Shape npy_shape(const Dims& dims, const char* path);

[[nodiscard]] WEFT_DECL NpyHeader read_npy_dictionary(NpyText& text, const char* path);

}  // namespace detail

// How long the header is, from the file's first `min(file_bytes, npy_longest_start)` bytes; at most as long as the
// file. Errors: file_is_of_another_format, npy_magic_is_wrong, npy_is_too_short, npy_version_is_unknown,
// npy_header_is_too_long.
[[nodiscard]] WEFT_DECL Index npy_header_bytes(std::span<const std::uint8_t> start, Index file_bytes, const char* path);

// Checks a header against the size of its file. `bytes`: the file's first npy_header_bytes() ones; `path` is for
// messages. Errors: those of npy_header_bytes, npy_header_is_malformed, npy_type_is_unsupported,
// npy_rank_is_unsupported, npy_shape_is_too_large, npy_size_differs.
[[nodiscard]] WEFT_DECL NpyHeader parse_npy_header(std::span<const std::uint8_t> bytes, Index file_bytes,
                                                   const char* path);

// A header of version 1.0 as NumPy writes it, to the byte but for the room that NumPy leaves for growth: elements start
// at a multiple of 64 bytes.
[[nodiscard]] WEFT_DECL std::string npy_header_text(DType dtype, const Shape& shape);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/npy_header.ipp>
#endif

#endif
