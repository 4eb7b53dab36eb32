// Products of bf16 in tile registers (AMX), where this machine has them: the bits of the order of sums that the
// instruction documents, whatever a product's sizes and however its operands lie.
#include <kernels/floats.hpp>
#include <weft/base/random.hpp>
#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/kernels/systolic_model.hpp>
#include <weft/kernels/tile_array.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <vector>

namespace weft::tile_array_test {

using test::Floats;

bool has_tiles() { return dot_products_of(widest_isa()).tiles; }

#if WEFT_COMPILE_AVX512 && WEFT_HAS_X86_TARGETS
// Its other face: what an array of as many single cells takes.
static_assert(config_of<avx512::TileArray<2, 2, bfloat16>>.rows == 32);
static_assert(avx512::TileArray<1, 2, std::int8_t>::k_step == 64 && avx512::TileArray<1, 2, bfloat16>::k_step == 32);
#endif

float flushed(float x) { return std::fabs(x) < 0x1p-126F ? 0.0F * x : x; }

// Of every 32 numbers two chains of multiply-adds from 0, those with an even place and those with an odd one.
float sum_in_tiles(const std::vector<bfloat16>& a, Index a_at, Index a_k, const std::vector<bfloat16>& b, Index b_at,
                   Index b_k, Index k) {
  float sum = 0;
  for (Index first = 0; first < k; first += 32) {
    float chains[2] = {};
    for (Index p = first; p < k && p < first + 32; ++p) {
      const float x = flushed(static_cast<float>(a[to_size(a_at + p * a_k)]));
      chains[p % 2] = flushed(std::fma(x, flushed(static_cast<float>(b[to_size(b_at + p * b_k)])), chains[p % 2]));
    }
    sum = flushed(sum + flushed(chains[0] + chains[1]));
  }
  return sum;
}

std::vector<bfloat16> numbers(Index size, std::uint32_t stream, bool has_extremes) {
  const float extremes[] = {0x1p-130F, -0x1p-133F, 0x1p-126F, 0x1p-64F, -0x1.4p-63F, 0x1p30F, -0x1p27F, 0.0F};
  std::vector<bfloat16> all;
  for (Index i = 0; i < size; ++i) {
    const std::uint32_t bits = random_bits(3, static_cast<std::uint32_t>(i), stream);
    all.emplace_back(has_extremes && bits % 3 == 0 ? extremes[bits / 3 % 8]
                                                   : static_cast<float>(static_cast<double>(bits) / 0x1p31 - 1));
  }
  return all;
}

void expect_sums(Index m, Index n, Index k, Index pad = 0, bool has_extremes = false) {
  for (int form = 0; form < 4; ++form) {
    const bool transpose_a = form / 2 != 0, transpose_b = form % 2 != 0;
    GemmArguments g;
    g.m = m, g.n = n, g.k = k, g.dtype = DType::bf16;
    g.transpose_a = transpose_a, g.transpose_b = transpose_b;
    g.lda = (transpose_a ? m : k) + pad, g.ldb = (transpose_b ? k : n) + pad, g.ldc = n + pad;
    const std::vector<bfloat16> a = numbers(g.lda * (transpose_a ? k : m) - pad, 1, has_extremes);
    const std::vector<bfloat16> b = numbers(g.ldb * (transpose_b ? n : k) - pad, 2, has_extremes);
    const Floats c(m * g.ldc), workspace(gemm_workspace_bytes(m, n, k, transpose_a, DType::bf16) / 4);
    c.fill(-99.0F);
    workspace.fill(NAN);
    g.a = a.data(), g.b = b.data(), g.c = c.data(), g.workspace = workspace.data();
    WEFT_SELECT_ISA(widest_isa(), gemm_by)(g, dot_products_of(widest_isa()));
    for (Index i = 0; i < m; ++i) {
      for (Index j = 0; j < n; ++j) {
        const float wanted = sum_in_tiles(a, transpose_a ? i : i * g.lda, transpose_a ? g.lda : 1, b,
                                          transpose_b ? j * g.ldb : j, transpose_b ? 1 : g.ldb, k);
        ASSERT_EQ(c[i * g.ldc + j], wanted)
            << m << 'x' << n << 'x' << k << " form " << form << " at " << i << ", " << j;
      }
      for (Index j = n; j < g.ldc; ++j) ASSERT_EQ(c[i * g.ldc + j], -99.0F);
    }
  }
}

TEST(TileArray, ASumOfBf16HasTheDocumentedOrderWhateverTheSizes) {
  if (!has_tiles()) GTEST_SKIP() << "this processor has no tile registers, or the system does not lend them";
  for (const Index m : {1, 3, 15, 16, 17, 33})
    for (const Index n : {1, 5, 16, 23, 49})
      for (const Index k : {1, 2, 13, 31, 32, 33, 65}) expect_sums(m, n, k);
  expect_sums(64, 10, 512);
  expect_sums(131, 65, 257, 1);
  expect_sums(300, 49, 70);
  expect_sums(20, 200, 300, 3);
  expect_sums(5, 515, 100);
  expect_sums(7, 11, 2083, 1);
  expect_sums(17, 130, 1040, 16);
  expect_sums(19, 1013, 31);
}

TEST(TileArray, SubnormalNumbersOfBf16CountAsZero) {
  if (!has_tiles()) GTEST_SKIP() << "this processor has no tile registers, or the system does not lend them";
  expect_sums(40, 40, 5, 0, true);
  expect_sums(21, 50, 70, 1, true);
}

// What follows an odd last number, and what fills the last beat, is no number of the operands and no garbage.
TEST(TileArray, InfinityAndNanStayInTheirRowsAndColumns) {
  if (!has_tiles()) GTEST_SKIP() << "this processor has no tile registers, or the system does not lend them";
  constexpr Index m = 20, n = 37, k = 45;
  std::vector<bfloat16> a = numbers(m * k, 1, false), b = numbers(k * n, 2, false);
  a[to_size(3 * k + k - 1)] = bfloat16(INFINITY);
  b[to_size(5)] = bfloat16(NAN);
  const Floats c(m * n), workspace(gemm_workspace_bytes(m, n, k, false, DType::bf16) / 4);
  workspace.fill(NAN);
  GemmArguments g;
  g.m = m, g.n = g.ldb = g.ldc = n, g.k = g.lda = k, g.dtype = DType::bf16;
  g.a = a.data(), g.b = b.data(), g.c = c.data(), g.workspace = workspace.data();
  WEFT_SELECT_ISA(widest_isa(), gemm_by)(g, dot_products_of(widest_isa()));
  for (Index i = 0; i < m; ++i)
    for (Index j = 0; j < n; ++j) ASSERT_EQ(std::isfinite(c[i * n + j]), i != 3 && j != 5) << i << ", " << j;
}

}  // namespace weft::tile_array_test
