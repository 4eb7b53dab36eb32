// The table of chips: peaks that follow from arrays and clocks, and names.
#include <weft/mesh/chip.hpp>

#include <support/expect_error.hpp>

#include <string>

namespace weft::chip_test {

TEST(Chip, PeaksAreThoseOfArraysAtTheirClock) {
  for (const Chip& chip : chips::all) {
    EXPECT_DOUBLE_EQ(2 * static_cast<double>(chip.arrays * chip.rows * chip.cols) * chip.clock(), chip.bf16_flops);
    const double published = chip.published_clock > 0 ? chip.published_clock : chip.clock();
    EXPECT_NEAR(chip.clock() / published, 1, 0.005) << chip.name;
    EXPECT_NE(std::string(chip.source), "");
  }
  EXPECT_NEAR(chips::tpu_v6e.clock(), 3.5e9, 0.01e9) << "what it would take; none is published";
}

TEST(Chip, IsFoundByItsName) {
  static_assert(find_chip("v5e").arrays == 4);
  EXPECT_STREQ(find_chip("v5p").name, "TPU v5p");
  EXPECT_EQ(find_chip("v6e").rows, 256);
  for (const char* name : {"", "v", "v5", "v5pp", "h100", "TPU v4"})
    testing::expect_error([&] { (void)find_chip(name); }, "chip_is_unknown",
                          {"'" + std::string(name) + "'", "v2, v3, v4, v5e, v5p or v6e"});
}

}  // namespace weft::chip_test
