// Reads the primitives of MLIR bytecode (mlir.llvm.org/docs/BytecodeFormat) out of a part of a file: whatever its bytes
// are, nothing outside of the part is read, and no count is believed that the bytes which are left cannot hold.
#ifndef WEFT_STABLEHLO_BYTE_CURSOR_HPP
#define WEFT_STABLEHLO_BYTE_CURSOR_HPP

#include <weft/base/error_stablehlo.hpp>

#include <string>

namespace weft::stablehlo {

class ByteCursor {
 public:
  ByteCursor() = default;
  // `first`: where the part begins in the file. The bytes outlive the cursor.
  explicit ByteCursor(std::string_view bytes, Index first = 0) : bytes_(bytes), first_(first) {}

  [[nodiscard]] bool at_end() const noexcept { return at_ == bytes_.size(); }
  [[nodiscard]] Index left() const noexcept { return static_cast<Index>(bytes_.size() - at_); }
  // The byte at hand, counted from the start of the file.
  [[nodiscard]] TextPlace place() const noexcept { return {0, first_ + static_cast<Index>(at_)}; }

  // All of these raise stablehlo_is_malformed where the part ends too early; `expected` says what for.
  WEFT_DECL std::uint8_t byte(const char* expected);
  // A VarInt: as many zeros at the low end of its first byte, and then a one, as further bytes follow.
  WEFT_DECL std::uint64_t number(const char* expected);
  // The same with its lowest bit as the sign: 0, -1, 1, -2, ...
  WEFT_DECL std::int64_t signed_number(const char* expected);
  // A number of things of which each takes a byte or more. Error: stablehlo_is_malformed.
  WEFT_DECL Index count(const char* expected);
  // A number below `size`.
  WEFT_DECL Index index(Index size, const char* expected);
  // A number whose lowest bit is a flag, and the rest an index below `size`.
  WEFT_DECL Index index_with_flag(Index size, const char* expected, bool& flag);
  WEFT_DECL std::string_view take(Index size, const char* expected);
  // A length and so many bytes.
  std::string_view blob(const char* expected) { return take(count(expected), expected); }
  // Up to a zero, which is taken.
  WEFT_DECL std::string_view zero_terminated(const char* expected);
  // The next bytes as a part of their own.
  WEFT_DECL ByteCursor part(Index size, const char* expected);
  // Past the padding, to a byte of the file whose number is a multiple.
  WEFT_DECL void align(std::uint64_t alignment);

  struct Section;
  WEFT_DECL Section section();

  // Error: stablehlo_is_malformed, if something is left.
  WEFT_DECL void expect_end(const char* of) const;
  [[noreturn]] WEFT_DECL void fail(const char* expected) const;

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  Index first_ = 0;
};

// A part of a file by its kind: strings, operations ...
struct ByteCursor::Section {
  int id = 0;
  ByteCursor data;
};

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/byte_cursor.ipp>
#endif

#endif
