// CRC-32C (Castagnoli), the checksum of TFRecord files: RFC 3720, appendix B.4.
#ifndef WEFT_IO_CRC32C_HPP
#define WEFT_IO_CRC32C_HPP

#include <weft/base/index.hpp>

#include <cstdint>

namespace weft {

namespace detail {

struct Crc32cTable {
  std::uint32_t of_byte[256] = {};

  constexpr Crc32cTable() {
    constexpr std::uint32_t reflected_polynomial = 0x82F63B78;
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
      std::uint32_t rest = byte;
      for (int bit = 0; bit < 8; ++bit) rest = (rest >> 1) ^ ((rest & 1u) != 0 ? reflected_polynomial : 0);
      of_byte[byte] = rest;
    }
  }
};
inline constexpr Crc32cTable crc32c_table;

}  // namespace detail

// The checksum of `bytes` bytes.
[[nodiscard]] WEFT_DECL std::uint32_t crc32c(const void* data, Index bytes) noexcept;

// As it stands in a TFRecord file: rotated and moved, so that a checksum of data with checksums is not one of its own.
[[nodiscard]] WEFT_DECL std::uint32_t masked_crc32c(const void* data, Index bytes) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/crc32c.ipp>
#endif

#endif
