// How a matrix multiplication is blocked, with the kernels of every instruction set: what every panel, block and strip
// keeps to. That the products are right is checked by gemm_test.
#include <weft/kernels/gemm.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::gemm_detail::gemm_driver_test {

template <class Sum>
struct Set {
  const char* name;
  const GemmKernels<Sum>* kernels;
};
const Set<float> sets[] = {
    {"baseline", &baseline::gemm_detail::kernels},
#if WEFT_COMPILE_AVX2
    {"avx2", &avx2::gemm_detail::kernels},
#endif
#if WEFT_COMPILE_AVX512
    {"avx512", &avx512::gemm_detail::kernels},
#if WEFT_HAS_X86_TARGETS
    {"avx512, pairs of bf16", &avx512::gemm_detail::kernels_of_pairs},
#endif
#endif
};
const Set<double> sets_of_doubles[] = {
    {"baseline, f64", &baseline::gemm_detail::kernels_of_doubles},
#if WEFT_COMPILE_AVX2
    {"avx2, f64", &avx2::gemm_detail::kernels_of_doubles},
#endif
#if WEFT_COMPILE_AVX512
    {"avx512, f64", &avx512::gemm_detail::kernels_of_doubles},
#endif
};

template <class Sum>
void expect_panels_cover_every_column(const Set<Sum>& set) {
  for (Index columns = 1; columns <= 500; ++columns) {
    SCOPED_TRACE(::testing::Message() << set.name << ", " << columns << " columns");
    const Panels panels(columns, *set.kernels);
    ASSERT_EQ(panels.first(0), 0);
    ASSERT_EQ(panels.first(panels.count), columns);
    for (Index panel = 0; panel < panels.count; ++panel) {
      const Index width = panels.width(panel);
      ASSERT_GE(width, 1);
      ASSERT_LE(width, set.kernels->array_vectors);
      ASSERT_LE(width * set.kernels->lanes, panel_cols / floats_of<Sum>);
      const Index end = panels.first(panel) + width * set.kernels->lanes, next = panels.first(panel + 1);
      ASSERT_TRUE(panel + 1 < panels.count ? next == end : next <= end && next > end - set.kernels->lanes);
      ASSERT_TRUE(width > 1 || panels.count == 1 || set.kernels->array_vectors < 3) << "a single vector beside others";
    }
  }
}
TEST(GemmDriver, PanelsCoverEveryColumnOnce) {
  for (const Set<float>& set : sets) expect_panels_cover_every_column(set);
  for (const Set<double>& set : sets_of_doubles) expect_panels_cover_every_column(set);
}

// The packed panels of a block, and the packed rows of A, lie in what there is for them.
template <class Sum>
void expect_blocks_and_strips_fit(const Set<Sum>& set, DType dtype) {
  const GemmKernels<Sum>& kernels = *set.kernels;
  EXPECT_LE(kernels.depth, k_block);
  EXPECT_LE(strip_rows(kernels) * strip_stride(kernels), strip_elements<Sum>) << set.name;
  EXPECT_EQ(strip_rows(kernels) % kernels.array_rows, 0) << set.name << ": of whole tiles";
  for (Index n = 1; n <= 1200; n += 13)
    for (const Index k : {1, 7, 100, 128, 300, 512, 513, 1000, 4096}) {
      const Panels panels(n, kernels);
      const Index beats = ceil_divide(k, kernels.k_step), depth = balanced_block(beats, kernels.depth, 8);
      const Index some = panels_of_block(panels, kernels, beats, depth);
      ASSERT_GE(some, 1);
      ASSERT_LE(some * kernels.array_cols() * depth * static_cast<Index>(sizeof(Sum)),
                gemm_workspace_bytes(rows_at_once + 1, n, k, false, dtype))
          << set.name << ", " << n << " x " << k;
    }
}
TEST(GemmDriver, BlocksAndStripsFitTheirMemory) {
  for (const Set<float>& set : sets)
    expect_blocks_and_strips_fit(set, set.kernels->k_step > 1 ? DType::bf16 : DType::f32);
  for (const Set<double>& set : sets_of_doubles) expect_blocks_and_strips_fit(set, DType::f64);
}

// Arrays take as many rows as there are, in order, and no two the same.
std::vector<Index> taken;
const float* origin;
template <Index rows>
void note_rows(const Streams<float>& streams, const float* a, float*, Index) {
  EXPECT_EQ(a - origin, static_cast<Index>(taken.size()) * streams.a_next);
  taken.insert(taken.end(), to_size(rows), rows);
}
TEST(GemmDriver, ArraysTakeEveryRowOnce) {
  const std::vector<float> rows(200);
  std::vector<float> sums(200);
  origin = rows.data();
  for (const Set<float>& set : sets) {
    GemmKernels<float> noting = *set.kernels;
    for (TilesOfWidth<float>& tiles : noting.tiles)
      tiles = {{note_rows<1>, note_rows<2>, note_rows<4>, note_rows<6>, note_rows<8>}};
    const Streams<float> streams{1, origin, 1, 1, 2, origin, 1, false};
    for (Index count = 1; count <= 100; ++count) {
      taken.clear();
      multiply_rows(noting, 1, streams, origin, count, sums.data(), 1);
      ASSERT_EQ(static_cast<Index>(taken.size()), count) << set.name;
      for (const Index size : taken) ASSERT_LE(size, noting.array_rows) << set.name;
    }
    if (noting.array_rows < 8) continue;
    taken.clear();
    multiply_rows(noting, 1, streams, origin, 10, sums.data(), 1);
    EXPECT_EQ(taken.front(), 6) << "six and four, not eight and two";
  }
}

// C^T = B^T A^T where that transposes less: the same elements of A and B, and the same places of C.
TEST(GemmDriver, SmallProductsAreReadByLanes) {
  const auto vectors = [](Index m, Index n, Index k, bool transpose_a, bool transpose_b, Index lanes) {
    GemmArguments g;
    g.m = m, g.n = n, g.k = k, g.transpose_a = transpose_a, g.transpose_b = transpose_b;
    return vectors_of_small(g, lanes);
  };
  for (const bool transpose_a : {false, true}) {
    EXPECT_EQ(vectors(4, 4, 4, transpose_a, false, 8), 1);
    EXPECT_EQ(vectors(4, 12, 4, transpose_a, false, 8), 2);
    EXPECT_EQ(vectors(8, 8, 8, transpose_a, false, 8), 1);
    EXPECT_EQ(vectors(16, 16, 16, transpose_a, false, 8), 2);
    EXPECT_EQ(vectors(4, 8, 33, transpose_a, false, 8), 0) << "whole vectors of a deep one are as fast by tiles";
    EXPECT_EQ(vectors(4, 24, 4, transpose_a, false, 8), 0);
    EXPECT_EQ(vectors(4, 4, 4, transpose_a, true, 8), 1);
    EXPECT_EQ(vectors(8, 8, 8, transpose_a, true, 8), 1);
    EXPECT_EQ(vectors(8, 8, 8, transpose_a, true, 16), 1);
    EXPECT_EQ(vectors(4, 9, 4, transpose_a, true, 8), 0);
    EXPECT_EQ(vectors(4, 4, 17, transpose_a, true, 8), 0);
    EXPECT_EQ(vectors(4, 4, 4, transpose_a, true, 4), 0) << "the baseline";
  }
  EXPECT_EQ(vectors(16, 4, 4, false, true, 8), 1);
  EXPECT_EQ(vectors(16, 4, 4, true, true, 8), 0) << "C^T reads both by rows";
}

TEST(GemmDriver, EitherProductMeansTheSame) {
  std::vector<float> a(40 * 24), b(24 * 56), c(40 * 56);
  bool is_transposed[2] = {};
  for (const bool transpose_a : {false, true})
    for (const bool transpose_b : {false, true})
      for (const Index n : {Index{3}, Index{56}}) {
        GemmArguments g;
        g.m = 40, g.n = n, g.k = 24, g.a = a.data(), g.b = b.data(), g.c = c.data();
        g.transpose_a = transpose_a, g.transpose_b = transpose_b;
        g.lda = transpose_a ? 40 : 24, g.ldb = transpose_b ? 24 : n, g.ldc = n;
        const Product<float> product = make_product<float>(g, 8);
        is_transposed[product.transpose_c] = true;
        const Index i = 2, j = 1, p = 5;
        const Index row = product.transpose_c ? j : i, col = product.transpose_c ? i : j;
        const Index left = row * product.a_row + p * product.a_k;
        const Index right = product.transpose_b ? col * product.ldb + p : p * product.ldb + col;
        const Index in_a = transpose_a ? p * g.lda + i : i * g.lda + p,
                    in_b = transpose_b ? j * g.ldb + p : p * g.ldb + j;
        EXPECT_EQ(product.a.at, product.transpose_c ? g.b : g.a);
        EXPECT_EQ(product.transpose_c ? right : left, in_a);
        EXPECT_EQ(product.transpose_c ? left : right, in_b);
        EXPECT_EQ(product.sums(row, col), g.floats() + i * g.ldc + j);
      }
  EXPECT_TRUE(is_transposed[0] && is_transposed[1]) << "both are tried";
}

}  // namespace weft::gemm_detail::gemm_driver_test
