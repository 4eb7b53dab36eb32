// A compiled program whose inputs and results are of 64 bits, and of 8.
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

#include <gtest/gtest.h>

namespace weft::wide_program_test {

struct Wide {
  constexpr std::array<Var, 3> operator()(Var x, Var count, Var level) const {
    const Var shares = x / 3;
    const Var next = count + 1;
    return {shares, next, level / 2};
  }
};
inline constexpr Mesh mesh{{"data", 2}};

TEST(WideProgram, KeepsDigitsThatFloatsDoNotHave) {
  Runtime runtime(mesh);
  Program<Wide, Inputs<f64[4], i64[4], u8[4]>, mesh, Ddp{}> program(runtime);
  const std::vector<double> x{0.1, 0.2, 0.3, 0.4};
  const std::vector<std::int64_t> count{std::int64_t{1} << 53, 7, -1, 0};
  const std::vector<std::uint8_t> level{255, 3, 4, 200};
  const auto [shares, next, half] = program(x, count, level);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(shares.data()[i], x[i] / 3);
    EXPECT_EQ(next.data()[i], count[i] + 1);
    EXPECT_EQ(half.data()[i], level[i] / 2);
  }
}

}  // namespace weft::wide_program_test
