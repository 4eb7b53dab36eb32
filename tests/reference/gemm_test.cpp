// The oracle of matrix multiplication against products worked out by hand.
#include <weft/reference/gemm.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::gemm_test {

using Floats = std::vector<float>;

// [2, 3] x [3, 2], row by row in memory with `gap` unused elements between rows.
struct Product {
  bool transpose_a = false, transpose_b = false;
  Index gap = 0;

  [[nodiscard]] static Floats stored(const Floats& matrix, Index rows, Index cols, bool transposed, Index gap) {
    const Index lines = transposed ? cols : rows, length = transposed ? rows : cols;
    Floats memory(to_size(lines * (length + gap)), 1e9f);
    for (Index i = 0; i < rows; ++i)
      for (Index j = 0; j < cols; ++j)
        memory[to_size(transposed ? j * (length + gap) + i : i * (length + gap) + j)] = matrix[to_size(i * cols + j)];
    return memory;
  }
  // C with its gaps, which start as -7.
  [[nodiscard]] Floats run() const {
    const Floats a = stored({1, 2, 3, 4, 5, 6}, 2, 3, transpose_a, gap);
    const Floats b = stored({7, 8, 9, 10, 11, 12}, 3, 2, transpose_b, gap);
    Floats c(to_size(2 * (2 + gap)), -7);
    GemmArguments g;
    g.m = 2, g.n = 2, g.k = 3;
    g.a = a.data(), g.lda = (transpose_a ? 2 : 3) + gap, g.transpose_a = transpose_a;
    g.b = b.data(), g.ldb = (transpose_b ? 3 : 2) + gap, g.transpose_b = transpose_b;
    g.c = c.data(), g.ldc = 2 + gap;
    reference::gemm(g);
    return c;
  }
};

TEST(ReferenceGemm, MultipliesEveryOrientation) {
  for (bool transpose_a : {false, true})
    for (bool transpose_b : {false, true}) {
      EXPECT_EQ((Product{transpose_a, transpose_b}.run()), (Floats{58, 64, 139, 154})) << transpose_a << transpose_b;
      EXPECT_EQ((Product{transpose_a, transpose_b, 2}.run()), (Floats{58, 64, -7, -7, 139, 154, -7, -7}))
          << "what lies between rows is neither read nor written";
    }
}

// 1e8 + 1 - 1e8 is 0 in float; so is 2^-24 * (1 + 1) added to 1 one at a time.
TEST(ReferenceGemm, RoundsOnceAtTheEnd) {
  const Floats a = {1e8f, 1, -1e8f}, b = {1, 1, 1}, small = {1, 0x1p-24f, 0x1p-24f};
  float c = 0;
  GemmArguments g;
  g.m = g.n = 1, g.k = 3;
  g.a = a.data(), g.lda = 3, g.b = b.data(), g.ldb = 1, g.c = &c, g.ldc = 1;
  reference::gemm(g);
  EXPECT_EQ(c, 1.0f);
  g.a = small.data();
  reference::gemm(g);
  EXPECT_EQ(c, 1.0f + 0x1p-23f);
}

struct Called {
  int times = 0;
  const float* tile = nullptr;
  Index stride = -1, row = -1, col = -1, rows = -1, cols = -1;
  float first = -1;
};
Called called;
void note(const LoopArguments& arguments, const float* tile, Index stride, Index row, Index col, Index rows,
          Index cols) {
  called = {called.times + 1, tile, stride, row, col, rows, cols, tile[0]};
  *static_cast<float*>(arguments.store[0]) = 5;
}

TEST(ReferenceGemm, CallsTheEpilogueOnceOnTheFinishedProduct) {
  const Floats ones(6, 1);
  Floats c(6, -7);
  float stored = 0;
  LoopArguments loop;
  loop.store[0] = &stored;
  GemmArguments g;
  g.m = 2, g.n = 2, g.k = 3;
  g.a = ones.data(), g.lda = 3, g.b = ones.data(), g.ldb = 2, g.c = c.data(), g.ldc = 3;
  g.epilogue = note, g.epilogue_arguments = &loop;
  called = {};
  reference::gemm(g);
  EXPECT_EQ(called.times, 1);
  EXPECT_EQ(called.tile, c.data());
  EXPECT_EQ(called.stride, 3);
  EXPECT_TRUE(called.row == 0 && called.col == 0 && called.rows == 2 && called.cols == 2);
  EXPECT_EQ(called.first, 3.0f) << "sums are complete";
  EXPECT_EQ(stored, 5.0f) << "the epilogue gets its own arguments";

  g.k = 0;  // a sum of nothing
  reference::gemm(g);
  EXPECT_EQ(called.times, 2);
  EXPECT_EQ(c, (Floats{0, 0, -7, 0, 0, -7}));

  g.m = 0;  // no product at all
  reference::gemm(g);
  EXPECT_EQ(called.times, 2);
}

}  // namespace weft::gemm_test
