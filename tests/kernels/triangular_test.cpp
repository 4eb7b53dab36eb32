// Factors and systems beside naive loops in double, on every instruction set, of sizes around those of blocks and vectors.
#include <weft/base/random.hpp>
#include <weft/kernels/triangular.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace weft::triangular_test {

double number(std::size_t i, std::uint32_t stream) {
  return static_cast<double>(random_bits(3, static_cast<std::uint32_t>(i), stream)) / 0x1p31 - 1;
}
template <class T>
constexpr DType dtype_of = sizeof(T) == 4 ? DType::f32 : DType::f64;

// Symmetric, with a heavy diagonal; what lies above it is NaN, since nobody may read it.
template <class T>
std::vector<T> matrices(Index batch, Index n) {
  std::vector<T> a(to_size(batch * n * n), std::numeric_limits<T>::quiet_NaN());
  for (Index b = 0; b < batch; ++b)
    for (Index i = 0; i < n; ++i)
      for (Index j = 0; j <= i; ++j) {
        const auto at = to_size((b * n + i) * n + j);
        a[at] = static_cast<T>(number(at, 1) + (i == j ? static_cast<double>(n) : 0));
      }
  return a;
}

template <class T>
void check_factor(Index batch, Index n) {
  const std::vector<T> a = matrices<T>(batch, n);
  std::vector<T> l(a.size());
  cholesky(dtype_of<T>, a.data(), batch, n, l.data());
  for (Index b = 0; b < batch; ++b) {
    const T* const own = l.data() + b * n * n;
    for (Index i = 0; i < n; ++i)
      for (Index j = 0; j < n; ++j) {
        if (j > i) {
          ASSERT_EQ(own[i * n + j], 0) << n << ' ' << i << ' ' << j;
          continue;
        }
        double product = 0;
        for (Index k = 0; k <= j; ++k) product += static_cast<double>(own[i * n + k]) * static_cast<double>(own[j * n + k]);
        ASSERT_NEAR(product, static_cast<double>(a[to_size((b * n + i) * n + j)]),
                    static_cast<double>(n) * 8 * static_cast<double>(std::numeric_limits<T>::epsilon()))
            << n << ' ' << i << ' ' << j;
      }
  }
}
template <class T>
void check_solution(bool is_transposed, Index batch, Index n, Index m) {
  const std::vector<T> l = matrices<T>(batch, n);
  std::vector<T> b(to_size(batch * n * m)), x(b.size());
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = static_cast<T>(number(i, 2));
  triangular_solve(dtype_of<T>, is_transposed, l.data(), b.data(), batch, n, m, x.data());
  for (Index matrix = 0; matrix < batch; ++matrix)
    for (Index row = 0; row < n; ++row)
      for (Index column = 0; column < m; ++column) {
        double sum = 0;
        for (Index k = is_transposed ? row : 0; k < (is_transposed ? n : row + 1); ++k)
          sum += static_cast<double>(l[to_size(matrix * n * n + (is_transposed ? k * n + row : row * n + k))]) *
                 static_cast<double>(x[to_size((matrix * n + k) * m + column)]);
        ASSERT_NEAR(sum, static_cast<double>(b[to_size((matrix * n + row) * m + column)]),
                    32 * static_cast<double>(std::numeric_limits<T>::epsilon()))
            << n << ' ' << m << ' ' << row << ' ' << column;
      }
  std::vector<T> in_place = b;
  triangular_solve(dtype_of<T>, is_transposed, l.data(), in_place.data(), batch, n, m, in_place.data());
  EXPECT_EQ(in_place, x);
}

TEST(Triangular, FactorsOfAnySize) {
  for (const Index n : {0, 1, 2, 3, 5, 16, 31, 32, 33, 64, 70, 130}) {
    check_factor<float>(2, n);
    check_factor<double>(2, n);
  }
}
TEST(Triangular, SystemsOfAnySizeForwardsAndBackwards) {
  for (const bool is_transposed : {false, true})
    for (const Index n : {0, 1, 2, 5, 31, 32, 33, 70, 130})
      for (const Index m : {0, 1, 3, 4, 17, 40}) {
        check_solution<float>(is_transposed, 2, n, m);
        check_solution<double>(is_transposed, 2, n, m);
      }
}
TEST(Triangular, WhatIsNotPositiveDefiniteHasNoFactor) {
  for (const float pivot : {-1.0f, 0.0f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    const float a[] = {1, 0, 0.5f, pivot, 4, 0, 2, 5};
    float l[8];
    cholesky(DType::f32, a, 2, 2, l);
    EXPECT_TRUE(std::isnan(l[0]) && std::isnan(l[2]) && std::isnan(l[3])) << pivot;
    EXPECT_EQ(l[1], 0);
    EXPECT_EQ((std::vector<float>(l + 4, l + 8)), (std::vector<float>{2, 0, 1, 2})) << "the other matrix has one";
  }
}

}  // namespace weft::triangular_test
