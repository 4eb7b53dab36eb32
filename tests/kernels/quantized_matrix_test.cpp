// Products with weights of 8 and 4 bits: on every instruction set the bits of the product with the same weights in f32,
// and near a naive loop in double.
#include <kernels/available_isas.hpp>

#include <weft/base/random.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/reference/gemm.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace weft::quantized_matrix_test {

using Gemm = void (*)(const GemmArguments&);

struct Case {
  int bits;
  bool has_zeros;
  Index m, n, k, block;
};

// Weights of every value, extremes among them.
struct Weights {
  std::vector<std::uint8_t> bytes, zeros;
  std::vector<float> scales;
  QuantizedMatrix matrix;

  explicit Weights(const Case& c) {
    const Index rows = c.bits == 8 ? c.k : (c.k + 1) / 2, blocks = (c.k + c.block - 1) / c.block;
    for (Index i = 0; i < rows * c.n; ++i)
      bytes.push_back(i % 7 == 0 ? 0x80 : i % 7 == 1 ? 0x7F : static_cast<std::uint8_t>(bits(i, 1)));
    for (Index i = 0; i < blocks * c.n; ++i) {
      scales.push_back(static_cast<float>(bits(i, 2) % 1000 + 1) / 4096);
      zeros.push_back(static_cast<std::uint8_t>(c.bits == 8 ? bits(i, 3) : bits(i, 3) & 15));
    }
    matrix = {c.bits, bytes.data(), c.n, scales.data(), c.has_zeros ? zeros.data() : nullptr, c.n, c.block};
  }
  static std::uint32_t bits(Index i, std::uint32_t stream) {
    return random_bits(5, static_cast<std::uint32_t>(i), stream);
  }
  [[nodiscard]] std::vector<float> as_floats(Index k, Index n) const {
    std::vector<float> all;
    for (Index p = 0; p < k; ++p)
      for (Index j = 0; j < n; ++j) all.push_back(matrix(p, j));
    return all;
  }
};

void check(const Case& c, Isa isa) {
  const Gemm gemm = WEFT_SELECT_ISA(isa, gemm);
  SCOPED_TRACE(::testing::Message() << name_of(isa) << ' ' << c.bits << " bits, zeros " << c.has_zeros << ", " << c.m
                                    << 'x' << c.n << 'x' << c.k << " in blocks of " << c.block);
  const Weights weights(c);
  const std::vector<float> dense = weights.as_floats(c.k, c.n);
  std::vector<float> a(to_size(c.m * c.k));
  for (std::size_t i = 0; i < a.size(); ++i)
    a[i] = static_cast<float>(static_cast<double>(random_bits(6, static_cast<std::uint32_t>(i), 0)) / 0x1p31 - 1);
  std::vector<float> made(to_size(c.m * c.n), NAN), wanted = made, exact = made;
  std::vector<float> room(to_size(gemm_workspace_bytes(c.m, c.n, c.k, false) / 4 + 16));
  GemmArguments g;
  g.m = c.m, g.n = c.n, g.k = c.k;
  g.a = a.data(), g.lda = c.k;
  g.ldc = c.n;
  g.workspace = room.data() + (64 - reinterpret_cast<std::uintptr_t>(room.data()) % 64) % 64 / 4;
  g.b = dense.data(), g.ldb = c.n, g.c = wanted.data();
  gemm(g);
  g.b = nullptr, g.quantized = &weights.matrix, g.c = made.data();
  gemm(g);
  ASSERT_EQ(made, wanted);
  g.c = exact.data();
  reference::gemm(g);
  for (std::size_t i = 0; i < made.size(); ++i)
    ASSERT_NEAR(static_cast<double>(made[i]), static_cast<double>(exact[i]), 1e-5 * static_cast<double>(c.k) * 64);
}

TEST(QuantizedMatrix, AProductHasTheBitsOfTheSameWeightsInF32) {
  for (const Isa isa : test::available_isas())
    for (const int bits : {8, 4})
      for (const bool has_zeros : {false, true})
        for (const Index m : {1, 2, 5, 6, 16, 31, 33})
          for (const auto& [n, k, block] : {std::array<Index, 3>{1, 1, 1},
                                            {7, 13, 13},
                                            {24, 64, 32},
                                            {50, 37, 32},
                                            {33, 530, 128},
                                            {100, 97, 2},
                                            {16, 1, 256},
                                            {65, 300, 300},
                                            {130, 75, 13}})
            check({bits, has_zeros, m, n, k, bits == 4 && block == 13 ? 14 : block}, isa);
}

TEST(QuantizedMatrix, ManyRowsPassOverPanelsInBlocks) {
  check({8, false, 520, 70, 40, 40}, active_isa());
  check({4, true, 520, 70, 601, 32}, active_isa());
}

// The low nibble is the even row, and 8 bits are signed.
TEST(QuantizedMatrix, BitsMeanWhatIsSaid) {
  const std::uint8_t byte = 0xF3;
  const float scale = 0.5F;
  const std::int8_t zero = -2;
  const QuantizedMatrix nibbles{4, &byte, 1, &scale, nullptr, 1, 2}, whole{8, &byte, 1, &scale, &zero, 1, 1};
  EXPECT_EQ(nibbles(0, 0), -2.5F);
  EXPECT_EQ(nibbles(1, 0), 3.5F);
  EXPECT_EQ(whole(0, 0), -5.5F);
}

}  // namespace weft::quantized_matrix_test
