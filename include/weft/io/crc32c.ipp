// Definitions of io/crc32c.hpp.
#ifndef WEFT_IO_CRC32C_IPP
#define WEFT_IO_CRC32C_IPP

#include <weft/io/crc32c.hpp>

namespace weft {

std::uint32_t crc32c(const void* data, Index bytes) noexcept {
  const auto* const from = static_cast<const unsigned char*>(data);
  std::uint32_t rest = 0xFFFFFFFF;
  for (Index i = 0; i < bytes; ++i) rest = (rest >> 8) ^ detail::crc32c_table.of_byte[(rest ^ from[i]) & 0xFF];
  return ~rest;
}

std::uint32_t masked_crc32c(const void* data, Index bytes) noexcept {
  const std::uint32_t crc = crc32c(data, bytes);
  return ((crc >> 15) | (crc << 17)) + 0xA282EAD8;
}

}  // namespace weft

#endif
