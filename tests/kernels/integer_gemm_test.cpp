// Products of integers beside naive loops, on every instruction set: every sum exact, extremes and depths around those
// of blocks among them.
#include <kernels/available_isas.hpp>

#include <weft/base/random.hpp>
#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/integer_gemm.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/reference/integer_gemm.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace weft::integer_gemm_test {

struct Room {
  std::vector<std::uint8_t> bytes;
  explicit Room(Index size) : bytes(to_size(size + 64)) {}
  void* at() { return bytes.data() + (64 - reinterpret_cast<std::uintptr_t>(bytes.data()) % 64) % 64; }
};
std::uint8_t byte(Index i, std::uint32_t stream) {
  const std::uint32_t bits = random_bits(5, static_cast<std::uint32_t>(i), stream);
  return bits % 5 == 0 ? 0x80 : bits % 5 == 1 ? 0x7F : static_cast<std::uint8_t>(bits >> 8);
}
// A way to multiply on this machine: an instruction set, with its instruction for bytes, with tiles, or without.
struct Way {
  Isa isa;
  DotProducts has;
};
std::string name_of(Way way) {
  return std::string(weft::name_of(way.isa)) + (way.has.tiles ? " in tiles" : way.has.int8 ? " by bytes" : "");
}
template <class Run>
void in_every_way(Run run) {
  for (const Isa isa : test::available_isas()) {
    const DotProducts all = dot_products_of(isa);
    run(Way{isa, {}});
    if (all.int8) run(Way{isa, {false, true, false}});
    if (all.tiles) run(Way{isa, all});
  }
}

void check(Index m, Index n, Index k, bool is_unsigned, Way way) {
  SCOPED_TRACE(::testing::Message() << name_of(way) << ' ' << m << 'x' << n << 'x' << k << " unsigned " << is_unsigned);
  std::vector<std::uint8_t> a, b;
  for (Index i = 0; i < m * (k + 1); ++i) a.push_back(byte(i, 1));
  for (Index i = 0; i < k * (n + 2); ++i) b.push_back(byte(i, 2));
  std::vector<std::int32_t> made(to_size(m * (n + 3)), 77), wanted = made;
  Room room(integer_workspace_bytes(m, n, k));
  IntegerGemm g{m,     n,           k,     a.data(), k + 1, is_unsigned, reinterpret_cast<const std::int8_t*>(b.data()),
                n + 2, made.data(), n + 3, room.at()};
  WEFT_SELECT_ISA(way.isa, integer_gemm_by)(g, way.has);
  g.c = wanted.data();
  reference::integer_gemm(g);
  ASSERT_EQ(made, wanted);
}

TEST(IntegerGemm, EverySumIsExact) {
  in_every_way([](Way way) {
    for (const bool is_unsigned : {false, true})
      for (const Index m : {1, 2, 5, 6, 7, 13, 25})
        for (const auto& [n, k] :
             {std::array<Index, 2>{1, 1}, {15, 2}, {16, 3}, {17, 31}, {33, 64}, {67, 97}, {130, 515}})
          check(m, n, k, is_unsigned, way);
    check(500, 80, 70, false, way);
    check(250, 1100, 3, true, way);
    check(3, 18, 9001, true, way);
    check(0, 4, 4, false, way);
    check(4, 0, 4, false, way);
    check(4, 4, 0, false, way);
  });
}

// -128 times -128, 2^16 times, is 2^30: the pair of the instruction for bytes would have stopped at 2^15 - 1.
TEST(IntegerGemm, ExtremesDoNotSaturate) {
  in_every_way([](Way way) {
    constexpr Index k = 1 << 16;
    std::vector<std::uint8_t> least(to_size(k), 0x80), most(to_size(k), 0xFF);
    const auto product = [&](const std::vector<std::uint8_t>& a, bool is_unsigned) {
      std::int32_t sum = 0;
      Room room(integer_workspace_bytes(1, 1, k));
      const auto* const b = reinterpret_cast<const std::int8_t*>(least.data());
      WEFT_SELECT_ISA(way.isa, integer_gemm_by)
      ({1, 1, k, a.data(), k, is_unsigned, b, 1, &sum, 1, room.at()}, way.has);
      return sum;
    };
    EXPECT_EQ(product(least, false), 1 << 30);
    EXPECT_EQ(product(most, true), -128 * 255 * (1 << 16));
  });
}

void check_matmul(int bits, bool has_zeros, Index m, Index n, Index k, Index block, Way way) {
  SCOPED_TRACE(::testing::Message() << name_of(way) << ' ' << bits << " bits " << m << 'x' << n << 'x' << k << '/'
                                    << block);
  std::vector<std::uint8_t> weights, zeros;
  std::vector<float> scales, a;
  for (Index i = 0; i < k * n; ++i) weights.push_back(byte(i, 3));
  for (Index i = 0; i < ceil_divide(k, block) * n; ++i) {
    zeros.push_back(bits == 8 ? byte(i, 4) : byte(i, 4) & 15);
    scales.push_back(static_cast<float>(byte(i, 5) + 1) / 4096);
  }
  for (Index i = 0; i < m * k; ++i)
    a.push_back(static_cast<float>(static_cast<double>(random_bits(6, static_cast<std::uint32_t>(i), 0)) / 0x1p31 - 1));
  for (Index p = 0; p < k; ++p) a[to_size(p)] = 0;  // a row without a largest number
  const QuantizedMatrix matrix{bits, weights.data(), n, scales.data(), has_zeros ? zeros.data() : nullptr, n, block};
  std::vector<float> made(to_size(m * n), NAN), wanted = made;
  Room room(integer_matmul_workspace_bytes(m, n, k));
  WEFT_SELECT_ISA(way.isa, integer_matmul_by)
  ({m, n, k, a.data(), &matrix, made.data(), room.at()}, way.has);
  reference::integer_matmul({m, n, k, a.data(), &matrix, wanted.data(), nullptr});
  for (std::size_t i = 0; i < made.size(); ++i)
    ASSERT_NEAR(static_cast<double>(made[i]), static_cast<double>(wanted[i]), 1e-6 * static_cast<double>(k) * 16);
}

TEST(IntegerGemm, ActivationsBecomeIntegersAsTheyCome) {
  in_every_way([](Way way) {
    for (const int bits : {8, 4})
      for (const bool has_zeros : {false, true})
        for (const Index m : {1, 2, 3, 4, 7, 33})
          for (const auto& [n, k, block] : {std::array<Index, 3>{1, 1, 1},
                                            {17, 14, 14},
                                            {33, 64, 32},
                                            {20, 70, 32},
                                            {16, 101, 2},
                                            {64, 16, 16},
                                            {128, 650, 650},
                                            {150, 70, 32}})
            check_matmul(bits, has_zeros, m, n, k, block, way);
    check_matmul(8, true, 2, 3, 9000, 9000, way);
    check_matmul(4, true, 30, 1300, 40, 20, way);
  });
}

// Few rows pass over weights as these are read, more over packed ones: a row's numbers are the same.
TEST(IntegerGemm, RowsHaveTheSameBitsAmongFewAndAmongMany) {
  constexpr Index n = 83, k = 1300, block = 650, many = 40;
  std::vector<std::uint8_t> weights;
  std::vector<float> scales, a;
  for (Index i = 0; i < k * n; ++i) weights.push_back(byte(i, 3));
  for (Index i = 0; i < k / block * n; ++i) scales.push_back(static_cast<float>(byte(i, 5) + 1) / 4096);
  for (Index i = 0; i < many * k; ++i)
    a.push_back(static_cast<float>(static_cast<double>(random_bits(6, static_cast<std::uint32_t>(i), 0)) / 0x1p31 - 1));
  in_every_way([&](Way way) {
    for (const int bits : {8, 4}) {
      SCOPED_TRACE(::testing::Message() << name_of(way) << ' ' << bits << " bits");
      const QuantizedMatrix matrix{bits, weights.data(), n, scales.data(), nullptr, n, block};
      const auto product = [&](Index m) {
        std::vector<float> c(to_size(m * n));
        Room room(integer_matmul_workspace_bytes(m, n, k));
        WEFT_SELECT_ISA(way.isa, integer_matmul_by)({m, n, k, a.data(), &matrix, c.data(), room.at()}, way.has);
        return c;
      };
      const std::vector<float> all = product(many);
      for (const Index m : {1, 2, 3, 5, 12, 32})
        ASSERT_EQ(product(m), std::vector<float>(all.begin(), all.begin() + m * n)) << m;
    }
  });
}

}  // namespace weft::integer_gemm_test
