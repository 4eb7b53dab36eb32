// Matrix multiplication of f64, and of f16 in f32, with the kernels of every instruction set of this machine.
#include <kernels/available_isas.hpp>

#include <weft/base/element.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/reference/gemm.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace weft::gemm_kernels_test {

using test::available_isas;

// Whole numbers in [-4, 4], or of real ones in [-1, 1).
class Numbers {
 public:
  explicit Numbers(std::uint32_t seed, bool is_whole) : state_(seed), is_whole_(is_whole) {}
  double operator()() {
    state_ = state_ * 1664525u + 1013904223u;
    return is_whole_ ? static_cast<double>(static_cast<int>((state_ >> 8) % 9) - 4)
                     : static_cast<double>(state_) * 0x1p-31 - 1;
  }

 private:
  std::uint32_t state_;
  bool is_whole_;
};

// How a product of [m, k] and [k, n] lies in memory: exactly as many elements as there are, so that a sanitizer sees
// any access outside.
struct Form {
  Index m, n, k;
  bool transpose_a, transpose_b;
  Index pad;

  [[nodiscard]] static Index extent(Index rows, Index cols, Index pad) {
    return rows == 0 ? 0 : rows * cols + (rows - 1) * pad;
  }
  [[nodiscard]] Index a() const { return extent(transpose_a ? k : m, transpose_a ? m : k, pad); }
  [[nodiscard]] Index b() const { return extent(transpose_b ? n : k, transpose_b ? k : n, pad); }
  [[nodiscard]] Index c() const { return extent(m, n, pad); }
  [[nodiscard]] GemmArguments arguments(DType dtype, const void* a, const void* b, void* c, void* workspace) const {
    GemmArguments g;
    g.m = m, g.n = n, g.k = k, g.dtype = dtype;
    g.transpose_a = transpose_a, g.transpose_b = transpose_b;
    g.a = a, g.lda = (transpose_a ? m : k) + pad;
    g.b = b, g.ldb = (transpose_b ? k : n) + pad;
    g.c = c, g.ldc = n + pad;
    g.workspace = workspace;
    return g;
  }
  [[nodiscard]] Index workspace_bytes(DType dtype) const { return gemm_workspace_bytes(m, n, k, transpose_a, dtype); }
};

// Bytes in whole cache lines.
class Workspace {
 public:
  explicit Workspace(Index bytes) : lines_(to_size(ceil_divide(bytes, 64))) {}
  [[nodiscard]] void* data() { return lines_.data(); }

 private:
  struct alignas(64) Line {
    char bytes[64];
  };
  std::vector<Line> lines_;
};

std::string describe(const Form& form, Isa isa) {
  return std::to_string(form.m) + " x " + std::to_string(form.n) + " x " + std::to_string(form.k) +
         (form.transpose_a ? " T" : " N") + (form.transpose_b ? "T " : "N ") + name_of(isa);
}

template <class Expect>
void for_each_form(Index m, Index n, Index k, Index pad, Expect expect) {
  for (int form = 0; form < 4; ++form) expect(Form{m, n, k, form / 2 != 0, form % 2 != 0, pad});
}
// Small sizes, primes, one row, one column, a depth of one; blocks and panels that are not full; rows pages apart.
template <class Expect>
void for_each_awkward_form(Expect expect) {
  for (const Index m : {1, 2, 3, 5, 7, 8, 11, 17})
    for (const Index n : {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 23, 25, 31})
      for (const Index k : {1, 2, 3, 5, 8, 13}) for_each_form(m, n, k, 0, expect);
  for (const Index pad : {1, 3, 16}) for_each_form(13, 29, 9, pad, expect);
  const Index large[][4] = {{64, 10, 512, 0},   {131, 65, 257, 1},    {300, 49, 70, 0},   {5, 515, 600, 0},
                            {600, 50, 520, 3},  {1, 70, 1100, 0},     {137, 500, 300, 0}, {40, 512, 37, 0},
                            {512, 100, 139, 0}, {768, 131, 1040, 32}, {7, 11, 2083, 1},   {544, 260, 530, 0}};
  for (const auto& [m, n, k, pad] : large) for_each_form(m, n, k, pad, expect);
}

// Whole numbers, whose sums are exact: all bits, and nothing outside of C.
void expect_exact_doubles(const Form& form) {
  Numbers number(1, true);
  std::vector<double> a(to_size(form.a())), b(to_size(form.b())), c(to_size(form.c()), -99), expected = c;
  for (double& x : a) x = number();
  for (double& x : b) x = number();
  reference::gemm(form.arguments(DType::f64, a.data(), b.data(), expected.data(), nullptr));
  Workspace workspace(form.workspace_bytes(DType::f64));
  for (const Isa isa : available_isas()) {
    c.assign(c.size(), -99);
    WEFT_SELECT_ISA(isa, gemm)(form.arguments(DType::f64, a.data(), b.data(), c.data(), workspace.data()));
    ASSERT_EQ(c, expected) << describe(form, isa);
  }
}
TEST(GemmKernels, DoublesEqualTheReferenceForAwkwardSizes) { for_each_awkward_form(expect_exact_doubles); }

TEST(GemmKernels, EveryDoubleIsOneChainOfFusedMultiplyAddsInTheOrderOfK) {
  for_each_form(21, 67, 530, 0, [](const Form& form) {
    Numbers number(3, false);
    std::vector<double> a(to_size(form.a())), b(to_size(form.b())), c(to_size(form.c()));
    for (double& x : a) x = number();
    for (double& x : b) x = number();
    Workspace workspace(form.workspace_bytes(DType::f64));
    for (const Isa isa : available_isas()) {
      WEFT_SELECT_ISA(isa, gemm)(form.arguments(DType::f64, a.data(), b.data(), c.data(), workspace.data()));
      for (Index i = 0; i < form.m; ++i)
        for (Index j = 0; j < form.n; ++j) {
          double sum = 0;
          for (Index p = 0; p < form.k; ++p) {
            const double x = a[to_size(form.transpose_a ? p * form.m + i : i * form.k + p)];
            const double y = b[to_size(form.transpose_b ? j * form.k + p : p * form.n + j)];
            sum = isa == Isa::baseline ? x * y + sum : std::fma(x, y, sum);
          }
          const double bound = isa == Isa::baseline ? 1e-13 : 0;  // the compiler may round a product and a sum at once
          ASSERT_NEAR(c[to_size(i * form.n + j)], sum, bound) << describe(form, isa) << " at " << i << ", " << j;
        }
    }
  });
}

TEST(GemmKernels, DoublesOfAnEmptySumAreZero) {
  const Form form{3, 5, 0, false, false, 2};
  for (const Isa isa : available_isas()) {
    std::vector<double> c(to_size(form.c()), -99);
    WEFT_SELECT_ISA(isa, gemm)(form.arguments(DType::f64, nullptr, nullptr, c.data(), nullptr));
    for (Index i = 0; i < form.c(); ++i) EXPECT_EQ(c[to_size(i)], i % 7 < 5 ? 0 : -99) << name_of(isa) << " " << i;
  }
}

TEST(GemmKernels, ABatchOfDoublesMultipliesEveryPairOfMatrices) {
  const Form form{5, 18, 7, false, false, 0};
  constexpr Index count = 3;
  Numbers number(5, true);
  std::vector<double> a(to_size(count * form.a())), b(to_size(form.b())), c(to_size(count * form.c())), expected = c;
  for (double& x : a) x = number();
  for (double& x : b) x = number();
  Workspace workspace(form.workspace_bytes(DType::f64));
  gemm_batch(form.arguments(DType::f64, a.data(), b.data(), c.data(), workspace.data()), count, form.a(), 0, form.c());
  for (Index i = 0; i < count; ++i)
    reference::gemm(
        form.arguments(DType::f64, &a[to_size(i * form.a())], b.data(), &expected[to_size(i * form.c())], nullptr));
  EXPECT_EQ(c, expected);
}

// f16: the bits that the same numbers have as f32.
void expect_halves_have_the_bits_of_floats(const Form& form) {
  Numbers number(7, false);
  std::vector<std::uint16_t> a(to_size(form.a())), b(to_size(form.b()));
  std::vector<float> wide_a, wide_b, c(to_size(form.c()), -99), expected = c;
  const auto fill = [&number](std::vector<std::uint16_t>& narrow, std::vector<float>& wide) {
    for (std::uint16_t& x : narrow) {
      x = weft::detail::half_bits(number());
      wide.push_back(static_cast<float>(weft::detail::half_value(x)));
    }
  };
  fill(a, wide_a);
  fill(b, wide_b);
  Workspace workspace(form.workspace_bytes(DType::f16)), wide_workspace(form.workspace_bytes(DType::f32));
  for (const Isa isa : available_isas()) {
    const auto gemm_of_set = WEFT_SELECT_ISA(isa, gemm);
    c.assign(c.size(), -99);
    expected = c;
    gemm_of_set(form.arguments(DType::f32, wide_a.data(), wide_b.data(), expected.data(), wide_workspace.data()));
    gemm_of_set(form.arguments(DType::f16, a.data(), b.data(), c.data(), workspace.data()));
    ASSERT_EQ(std::memcmp(c.data(), expected.data(), c.size() * sizeof(float)), 0) << describe(form, isa);
  }
}
TEST(GemmKernels, HalvesHaveTheBitsThatTheSameNumbersHaveAsF32) {
  for_each_awkward_form(expect_halves_have_the_bits_of_floats);
}

TEST(GemmKernels, HalvesEqualTheReference) {
  for_each_form(37, 61, 900, 1, [](const Form& form) {
    Numbers number(9, true);
    std::vector<std::uint16_t> a(to_size(form.a())), b(to_size(form.b()));
    for (std::uint16_t& x : a) x = weft::detail::half_bits(number());
    for (std::uint16_t& x : b) x = weft::detail::half_bits(number());
    std::vector<float> c(to_size(form.c()), -99), expected = c;
    reference::gemm(form.arguments(DType::f16, a.data(), b.data(), expected.data(), nullptr));
    Workspace workspace(form.workspace_bytes(DType::f16));
    for (const Isa isa : available_isas()) {
      c.assign(c.size(), -99);
      WEFT_SELECT_ISA(isa, gemm)(form.arguments(DType::f16, a.data(), b.data(), c.data(), workspace.data()));
      ASSERT_EQ(c, expected) << describe(form, isa);
    }
  });
}

// Of every f16, subnormal ones, infinities and NaN among them, a row times one: where B is copied and where it is
// transposed.
TEST(GemmKernels, EveryHalfIsWidenedExactly) {
  constexpr Index count = 1 << 16;
  std::vector<std::uint16_t> all(to_size(count));
  for (Index i = 0; i < count; ++i) all[to_size(i)] = static_cast<std::uint16_t>(i);
  const std::uint16_t one = weft::detail::half_bits(1);
  for (const bool transpose_b : {false, true}) {
    // Four numbers deep, the others zeros, so that whole quarters of vectors are transposed.
    const Form form{1, count, transpose_b ? 4 : 1, false, transpose_b, 0};
    std::vector<std::uint16_t> a(to_size(form.a())),
        b = transpose_b ? std::vector<std::uint16_t>(to_size(form.b())) : all;
    a[0] = one;
    for (Index i = 0; transpose_b && i < count; ++i) b[to_size(4 * i)] = all[to_size(i)];
    std::vector<float> c(to_size(count));
    Workspace workspace(form.workspace_bytes(DType::f16));
    for (const Isa isa : available_isas()) {
      WEFT_SELECT_ISA(isa, gemm)(form.arguments(DType::f16, a.data(), b.data(), c.data(), workspace.data()));
      for (Index i = 0; i < count; ++i) {
        const float expected = static_cast<float>(weft::detail::half_value(all[to_size(i)]));
        if (std::isnan(expected))
          ASSERT_TRUE(std::isnan(c[to_size(i)])) << name_of(isa) << " " << i;
        else
          ASSERT_EQ(c[to_size(i)], expected) << name_of(isa) << " " << i;
      }
    }
  }
}

}  // namespace weft::gemm_kernels_test
