// Matrix multiplication against the naive reference, on every instruction set of this machine.
#include <kernels/available_isas.hpp>
#include <kernels/floats.hpp>
#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/reference/gemm.hpp>
#include <weft/runtime/subnormals.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace weft::gemm_test {

using test::available_isas;
using test::Floats;

// Planning happens during constant evaluation.
static_assert(gemm_workspace_bytes(64, 512, 784, false) % 64 == 0);
static_assert(gemm_workspace_bytes(64, 512, 784, false) <= 96 * 1024);
static_assert(gemm_workspace_bytes(4096, 4096, 4096, false) <= 480 * 1024);
static_assert(gemm_workspace_bytes(64, 0, 784, false) == 0);
static_assert(gemm_workspace_bytes(4, 4, 4, false) >= 4 * 4 * 4);

// One multiplication with its matrices; `pad` more elements in every leading dimension.
struct Problem {
  GemmArguments g;
  Floats a, b, c, workspace;

  Problem(Index m, Index n, Index k, bool transpose_a, bool transpose_b, Index pad = 0)
      : a(extent(transpose_a ? k : m, (transpose_a ? m : k), pad)),
        b(extent(transpose_b ? n : k, (transpose_b ? k : n), pad)),
        c(extent(m, n, pad)),
        workspace(gemm_workspace_bytes(m, n, k, transpose_a) / 4) {
    g.m = m, g.n = n, g.k = k;
    g.transpose_a = transpose_a, g.transpose_b = transpose_b;
    g.lda = (transpose_a ? m : k) + pad;
    g.ldb = (transpose_b ? k : n) + pad;
    g.ldc = n + pad;
    g.a = a.data(), g.b = b.data(), g.c = c.data(), g.workspace = workspace.data();
  }
  // The last row has no padding: reading past it is an error that a sanitizer sees.
  static Index extent(Index rows, Index cols, Index pad) { return rows == 0 ? 0 : rows * cols + (rows - 1) * pad; }
  void run(Isa isa) const { WEFT_SELECT_ISA(isa, gemm)(g); }
};

std::string describe(const GemmArguments& g, Isa isa) {
  return std::to_string(g.m) + " x " + std::to_string(g.n) + " x " + std::to_string(g.k) +
         (g.transpose_a ? " T" : " N") + (g.transpose_b ? "T " : "N ") + name_of(isa);
}

void expect_equals_reference(Index m, Index n, Index k, Index pad) {
  for (int form = 0; form < 4; ++form) {
    Problem problem(m, n, k, form / 2 != 0, form % 2 != 0, pad);
    problem.a.fill_integers(1);
    problem.b.fill_integers(2);
    GemmArguments expected_arguments = problem.g;
    const Floats expected(problem.c);
    expected_arguments.c = expected.data();
    reference::gemm(expected_arguments);
    for (const Isa isa : available_isas()) {
      problem.c.fill(-99.0f);
      problem.run(isa);
      ASSERT_EQ(std::memcmp(problem.c.data(), expected.data(), expected.bytes()), 0) << describe(problem.g, isa);
    }
  }
}

TEST(Gemm, EqualsTheReferenceForEverySmallSize) {
  for (const Index m : {1, 2, 3, 4, 5, 7, 8, 9, 15, 17})
    for (const Index n : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 23, 31, 33, 47, 48, 49})
      for (const Index k : {1, 2, 3, 4, 5, 8, 13}) expect_equals_reference(m, n, k, 0);
}

TEST(Gemm, EqualsTheReferenceWhenEveryLoopIsBlocked) {
  expect_equals_reference(64, 10, 512, 0);
  expect_equals_reference(64, 100, 784, 0);
  expect_equals_reference(131, 65, 257, 0);
  expect_equals_reference(300, 49, 70, 0);
  expect_equals_reference(137, 1000, 300, 0);
  expect_equals_reference(5, 515, 600, 0);
  expect_equals_reference(40, 600, 600, 0);
  expect_equals_reference(600, 50, 520, 0);
  expect_equals_reference(1, 70, 1100, 0);
}

// Panels of B and columns of A are packed there, also of widths and depths that are no multiples of anything.
TEST(Gemm, EqualsTheReferenceWhereRowsLieWholePagesApart) {
  expect_equals_reference(40, 1024, 37, 0);
  expect_equals_reference(17, 256, 520, 0);
  expect_equals_reference(1024, 100, 70, 0);
  expect_equals_reference(1000, 131, 525, 24);
  expect_equals_reference(256, 96, 128, 0);
  expect_equals_reference(256, 97, 131, 256);
  expect_equals_reference(512, 300, 521, 0);
  expect_equals_reference(768, 250, 1040, 256);
  expect_equals_reference(100, 1024, 70, 0);
}

TEST(Gemm, LeadingDimensionsMayExceedTheRows) {
  for (const Index pad : {1, 3, 16}) {
    expect_equals_reference(13, 50, 9, pad);
    expect_equals_reference(130, 33, 260, pad);
    expect_equals_reference(1, 1, 1, pad);
  }
}

TEST(Gemm, EmptyRowsOrColumnsDoNothing) {
  for (const Isa isa : available_isas()) {
    Problem(0, 5, 3, false, false).run(isa);
    Problem(5, 0, 3, false, false).run(isa);
    Problem(0, 0, 0, true, true).run(isa);
  }
}

TEST(Gemm, ASumOverNothingIsZero) {
  for (const Isa isa : available_isas()) {
    const Problem problem(3, 5, 0, false, false, 2);
    problem.run(isa);
    for (Index i = 0; i < 3; ++i) {
      for (Index j = 0; j < 5; ++j) EXPECT_EQ(problem.c[i * 7 + j], 0.0f);
      if (i < 2) {
        EXPECT_EQ(problem.c[i * 7 + 5], -99.0f);
      }
    }
  }
}

TEST(Gemm, ErrorStaysWithinTheBoundOfOneChain) {
  for (const Isa isa : available_isas()) {
    Problem problem(37, 61, 900, false, true);
    problem.a.fill_reals(3);
    problem.b.fill_reals(4);
    problem.run(isa);
    GemmArguments exact = problem.g;
    const Floats expected(problem.c);
    exact.c = expected.data();
    reference::gemm(exact);
    for (Index i = 0; i < 37 * 61; ++i) EXPECT_NEAR(problem.c[i], expected[i], 1e-4f);
  }
}

// The numbers of `values`, rounded to bf16 there, in as many bytes as that needs.
std::vector<bfloat16> narrowed(const Floats& values) {
  std::vector<bfloat16> narrow;
  for (std::size_t i = 0; i < values.bytes() / sizeof(float); ++i) {
    narrow.emplace_back(values[static_cast<Index>(i)]);
    values[static_cast<Index>(i)] = static_cast<float>(narrow.back());
  }
  return narrow;
}
// The ways to multiply bf16 on this machine in vectors: widened, and as it is.
std::vector<DotProducts> ways(Isa isa) {
  return dot_products_of(isa).bf16 ? std::vector<DotProducts>{{}, {true, false, false}} : std::vector<DotProducts>{{}};
}
void expect_bf16_has_the_bits_of_f32(Index m, Index n, Index k, Index pad) {
  for (int form = 0; form < 4; ++form) {
    Problem problem(m, n, k, form / 2 != 0, form % 2 != 0, pad);
    problem.a.fill_reals(15);
    problem.b.fill_reals(16);
    const std::vector<bfloat16> a = narrowed(problem.a), b = narrowed(problem.b);
    const Floats sums(problem.c), workspace(gemm_workspace_bytes(m, n, k, form / 2 != 0, DType::bf16) / 4);
    GemmArguments narrow = problem.g;
    narrow.dtype = DType::bf16;
    narrow.a = a.data(), narrow.b = b.data(), narrow.c = sums.data(), narrow.workspace = workspace.data();
    for (const Isa isa : available_isas()) {
      problem.c.fill(-99.0f);
      problem.run(isa);
      for (const DotProducts has : ways(isa)) {
        sums.fill(-99.0f);
        WEFT_SELECT_ISA(isa, gemm_by)(narrow, has);
        ASSERT_EQ(std::memcmp(problem.c.data(), sums.data(), sums.bytes()), 0)
            << describe(problem.g, isa) << (has.bf16 ? " in pairs" : " widened");
      }
    }
  }
}
TEST(Gemm, Bf16HasTheBitsThatTheSameNumbersHaveAsF32) {
  for (const Index m : {1, 3, 4, 9, 17})
    for (const Index n : {1, 5, 16, 23, 49})
      for (const Index k : {1, 2, 4, 13}) expect_bf16_has_the_bits_of_f32(m, n, k, 0);
  expect_bf16_has_the_bits_of_f32(64, 10, 512, 0);
  expect_bf16_has_the_bits_of_f32(131, 65, 257, 1);
  expect_bf16_has_the_bits_of_f32(300, 49, 70, 0);
  expect_bf16_has_the_bits_of_f32(137, 1000, 300, 3);
  expect_bf16_has_the_bits_of_f32(5, 515, 600, 0);
  expect_bf16_has_the_bits_of_f32(512, 300, 521, 0);
  expect_bf16_has_the_bits_of_f32(768, 250, 1040, 16);
  expect_bf16_has_the_bits_of_f32(7, 11, 2083, 1);  // several blocks of pairs, the last one odd
  expect_bf16_has_the_bits_of_f32(67, 1013, 31, 0);
}

// What a sum of pairs is: two links of a chain in which subnormal numbers count as 0.
float flushed(float x) { return std::fabs(x) < 0x1p-126f ? 0.0f * x : x; }
float chain_of_pairs(const bfloat16* a, const bfloat16* b, Index k) {
  float sum = 0;
  for (Index p = 0; p < k; ++p)
    sum = flushed(std::fma(flushed(static_cast<float>(a[p])), flushed(static_cast<float>(b[p])), sum));
  return sum;
}
TEST(Gemm, PairsOfBf16CountSubnormalNumbersAsZero) {
  if (!dot_products_of(widest_isa()).bf16) GTEST_SKIP() << "this processor has no instruction for pairs of bf16";
  const float numbers[] = {0x1p-130f,  -0x1p-133f, 1.0f, -1.0f,     0x1p-126f, -0x1.8p-126f, 0x1p-64f,
                           0x1.4p-63f, 0.5f,       0.0f, -0x1p100f, 0x1p27f,   3.0f,         0x1p-127f};
  constexpr Index k = 5, most = 14;
  std::vector<bfloat16> a, b;
  std::uint32_t state = 9;
  const auto any = [&] {
    state = state * 1664525u + 1013904223u;
    return bfloat16(numbers[state % 65521 % most]);
  };
  for (Index i = 0; i < 40 * k; ++i) a.push_back(any());
  for (Index i = 0; i < 40 * k; ++i) b.push_back(any());
  const Floats sums(40 * 40), workspace(gemm_workspace_bytes(40, 40, k, false, DType::bf16) / 4);
  GemmArguments g;
  g.m = g.n = 40, g.k = k, g.dtype = DType::bf16, g.transpose_b = true;
  g.a = a.data(), g.lda = k, g.b = b.data(), g.ldb = k, g.c = sums.data(), g.ldc = 40, g.workspace = workspace.data();
  WEFT_SELECT_ISA(widest_isa(), gemm_by)(g, {true, false, false});
  for (Index i = 0; i < 40; ++i)
    for (Index j = 0; j < 40; ++j)
      ASSERT_EQ(sums[i * 40 + j], chain_of_pairs(&a[to_size(i * k)], &b[to_size(j * k)], k)) << i << ", " << j;
}

TEST(Gemm, EveryElementIsOneChainOfFusedMultiplyAddsInTheOrderOfK) {
  const Index m = 21, n = 67, k = 530;
  for (int form = 0; form < 4; ++form) {
    Problem problem(m, n, k, form / 2 != 0, form % 2 != 0);
    problem.a.fill_reals(5);
    problem.b.fill_reals(6);
    for (const Isa isa : available_isas()) {
      if (isa == Isa::baseline) continue;
      problem.run(isa);
      for (Index i = 0; i < m; ++i) {
        for (Index j = 0; j < n; ++j) {
          float sum = 0;
          for (Index p = 0; p < k; ++p)
            sum = std::fma(problem.a[form / 2 != 0 ? p * m + i : i * k + p],
                           problem.b[form % 2 != 0 ? j * k + p : p * n + j], sum);
          ASSERT_EQ(problem.c[i * n + j], sum) << describe(problem.g, isa) << " at " << i << ", " << j;
        }
      }
    }
  }
}

TEST(Gemm, RowsAndColumnsKeepTheirBitsInAnySlice) {
  const Index m = 150, n = 131, k = 300;
  for (const Isa isa : available_isas()) {
    Problem whole(m, n, k, false, false);
    whole.a.fill_reals(7);
    whole.b.fill_reals(8);
    whole.run(isa);
    struct Slice {
      Index row, rows, col, cols;
    };
    for (const Slice s : {Slice{0, 75, 0, n}, Slice{75, 75, 0, n}, Slice{149, 1, 0, n}, Slice{3, 5, 0, n},
                          Slice{0, m, 0, 65}, Slice{0, m, 65, 66}, Slice{17, 40, 130, 1}, Slice{9, 64, 33, 10}}) {
      Problem part(s.rows, s.cols, k, false, false);
      part.g.a = whole.a.data() + s.row * k;
      part.g.b = whole.b.data() + s.col;
      part.g.ldb = n;
      part.run(isa);
      for (Index i = 0; i < s.rows; ++i)
        ASSERT_EQ(std::memcmp(&part.c[i * s.cols], &whole.c[(s.row + i) * n + s.col], to_size(s.cols) * sizeof(float)),
                  0)
            << name_of(isa) << " rows " << s.row << " + " << s.rows << " columns " << s.col << " + " << s.cols;
    }
  }
}

// output = 2 * tile + row * 1000 + col, and counts how often each element was finished.
void record_tile(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col, Index rows,
                 Index cols) {
  auto* output = static_cast<float*>(arguments.store[0]);
  auto* visits = static_cast<std::int32_t*>(arguments.store[1]);
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j < cols; ++j) {
      const Index at = (row + i) * arguments.stride + col + j;
      output[at] = 2 * tile[i * tile_stride + j] + static_cast<float>((row + i) * 1000 + col + j);
      ++visits[at];
    }
  }
}

void expect_epilogue(bool transpose_a, Index m, Index n, Index k, bool in_place) {
  for (const Isa isa : available_isas()) {
    Problem problem(m, n, k, transpose_a, false, in_place ? 0 : 3);
    problem.a.fill_integers(9);
    problem.b.fill_integers(10);
    const Floats sums(m * n);
    GemmArguments plain = problem.g;
    plain.c = sums.data();
    plain.ldc = n;
    reference::gemm(plain);

    const Floats output(m * n);
    std::vector<std::int32_t> visits(to_size(m * n));
    LoopArguments arguments;
    arguments.rows = m;
    arguments.cols = n;
    arguments.store[0] = in_place ? problem.c.data() : output.data();
    arguments.store[1] = visits.data();
    arguments.stride = n;
    problem.g.epilogue = record_tile;
    problem.g.epilogue_arguments = &arguments;
    problem.run(isa);
    const float* result = static_cast<const float*>(arguments.store[0]);
    for (Index i = 0; i < m * n; ++i) {
      ASSERT_EQ(visits[to_size(i)], 1) << describe(problem.g, isa);
      ASSERT_EQ(result[i], 2 * sums[i] + static_cast<float>(i / n * 1000 + i % n)) << describe(problem.g, isa);
    }
  }
}
void expect_epilogue(Index m, Index n, Index k, bool in_place) {
  for (const bool transpose_a : {false, true}) expect_epilogue(transpose_a, m, n, k, in_place);
}

TEST(Gemm, TheEpilogueSeesEveryFinishedElementOnce) {
  expect_epilogue(64, 10, 512, false);
  expect_epilogue(13, 49, 5, false);
  expect_epilogue(300, 130, 270, false);
  expect_epilogue(130, 600, 20, false);
  expect_epilogue(64, 20, 1100, false);
  expect_epilogue(600, 70, 1100, false);
  expect_epilogue(40, 1024, 600, false);
  expect_epilogue(256, 260, 530, false);
}

TEST(Gemm, TheEpilogueMayStoreOverC) {
  expect_epilogue(64, 10, 512, true);
  expect_epilogue(300, 130, 270, true);
  expect_epilogue(30, 70, 1100, true);
}

TEST(Gemm, TheEpilogueOfAnEmptySumSeesZeros) { expect_epilogue(5, 7, 0, false); }

TEST(Gemm, ABatchMultipliesEveryPairOfMatrices) {
  const Index count = 3, m = 5, n = 18, k = 7;
  const Floats a(count * m * k), b(k * n), c(count * m * n), expected(count * m * n);
  a.fill_integers(13);
  b.fill_integers(14);
  const Floats workspace(gemm_workspace_bytes(m, n, k, false) / 4);
  GemmArguments g;
  g.m = m, g.n = n, g.k = k;
  g.a = a.data(), g.lda = k;
  g.b = b.data(), g.ldb = n;
  g.c = c.data(), g.ldc = n;
  g.workspace = workspace.data();
  gemm_batch(g, count, m * k, 0, m * n);
  for (Index i = 0; i < count; ++i) {
    GemmArguments one = g;
    one.a = a.data() + i * m * k;
    one.c = expected.data() + i * m * n;
    reference::gemm(one);
  }
  EXPECT_EQ(std::memcmp(c.data(), expected.data(), expected.bytes()), 0);
}

TEST(Gemm, TheActiveInstructionSetIsTheOneThatRuns) {
  Problem problem(9, 33, 40, true, true);
  problem.a.fill_reals(11);
  problem.b.fill_reals(12);
  problem.run(active_isa());
  const Floats expected(problem.c);
  problem.c.fill(-1.0f);
  gemm(problem.g);
  EXPECT_EQ(std::memcmp(problem.c.data(), expected.data(), expected.bytes()), 0);
}

// Those of f16 are ordinary numbers of f32, which products of f16 are computed in, also where a runtime flushes subnormals.
TEST(Gemm, HalvesThatAreSubnormalKeepTheirValuesWhereFloatsDoNot) {
  constexpr Index count = 32;
  std::vector<std::uint16_t> halves(count * count), one{0x3C00};
  for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = static_cast<std::uint16_t>(i);  // in units of 2^-24
  const FlushSubnormals flush(true);
  for (const Isa isa : available_isas()) {
    std::vector<float> product(halves.size());
    alignas(64) std::byte workspace[gemm_workspace_bytes(count * count, 1, 1, false, DType::f16)];
    GemmArguments arguments;
    arguments.m = count * count, arguments.n = 1, arguments.k = 1;
    arguments.dtype = DType::f16;
    arguments.a = halves.data(), arguments.lda = 1;
    arguments.b = one.data(), arguments.ldb = 1;
    arguments.c = product.data(), arguments.ldc = 1;
    arguments.workspace = workspace;
    WEFT_SELECT_ISA(isa, gemm)(arguments);
    for (std::size_t at = 0; at < product.size(); ++at)
      EXPECT_EQ(product[at], static_cast<float>(at) * 0x1p-24F) << name_of(isa);
  }
}

}  // namespace weft::gemm_test
