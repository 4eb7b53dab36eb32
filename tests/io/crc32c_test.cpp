// The checksums of RFC 3720, appendix B.4.
#include <weft/io/crc32c.hpp>

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

namespace crc32c_test {

TEST(Crc32c, IsThatOfTheStandard) {
  EXPECT_EQ(weft::crc32c("", 0), 0u);
  EXPECT_EQ(weft::crc32c("123456789", 9), 0xE3069283u);
  std::vector<unsigned char> bytes(32, 0);
  EXPECT_EQ(weft::crc32c(bytes.data(), 32), 0x8A9136AAu);
  bytes.assign(32, 0xFF);
  EXPECT_EQ(weft::crc32c(bytes.data(), 32), 0x62A8AB43u);
  std::iota(bytes.begin(), bytes.end(), static_cast<unsigned char>(0));
  EXPECT_EQ(weft::crc32c(bytes.data(), 32), 0x46DD794Eu);
}

TEST(Crc32c, TheMaskRotatesAndAdds) {
  const std::uint32_t crc = 0xE3069283u;
  EXPECT_EQ(weft::masked_crc32c("123456789", 9), ((crc >> 15) | (crc << 17)) + 0xA282EAD8u);
}

}  // namespace crc32c_test
