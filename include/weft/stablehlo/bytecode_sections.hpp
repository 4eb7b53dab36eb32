// The tables of a file of MLIR bytecode: what its operations name by numbers. Entries are found, but not read.
#ifndef WEFT_STABLEHLO_BYTECODE_SECTIONS_HPP
#define WEFT_STABLEHLO_BYTECODE_SECTIONS_HPP

#include <weft/base/buffer.hpp>
#include <weft/stablehlo/byte_cursor.hpp>

namespace weft::stablehlo {

// "MLïR", with which a file of bytecode begins.
inline constexpr std::string_view bytecode_magic = "ML\xefR";

// The version of the format that brought a part of it; see "kVersion" and its like in MLIR's Encoding.h.
struct BytecodeVersion {
  static constexpr std::uint64_t dialect_versions = 1, region_sections = 2, use_lists = 3, elided_locations = 4,
                                 properties = 5, newest = 6;
};

// What a number means of which the file has a table.
struct BytecodeSections {
  struct OperationName {
    std::string_view dialect, name;  // "vhlo", "add_v1"
  };
  struct Entry {
    std::string_view dialect;
    bool is_text = false;  // MLIR's own text, and a zero
    ByteCursor data;
  };

  std::uint64_t version = 0;
  std::string_view producer;  // "StableHLO_v1.17.0"
  Buffer<std::string_view> strings, dialects;
  Buffer<OperationName> operations;
  Buffer<Entry> attributes, types;
  Buffer<std::string_view> resources;  // their bytes
  Buffer<ByteCursor> properties;
  ByteCursor code;

  std::string_view string(ByteCursor& from) const {
    return strings[from.index(strings.size(), "the number of a string")];
  }
};

// Memory as the file's size. Errors: stablehlo_is_malformed, stablehlo_is_unsupported (a newer version of the format).
[[nodiscard]] WEFT_DECL BytecodeSections bytecode_sections(std::string_view bytes);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/bytecode_sections.ipp>
#endif

#endif
