// A matrix made even before its eigenvalues are found: rows and columns of very different sizes would cost them their
// digits.
#ifndef WEFT_GRAPH_DENSE_BALANCE_HPP
#define WEFT_GRAPH_DENSE_BALANCE_HPP

#include <weft/graph/dense_matrix.hpp>

#include <limits>

namespace weft::dense {

// The balanced matrix b of a: b(i, j) = a(rows[i], rows[j]) scales[j] / scales[i]. Eigenvectors v of b are scaled so,
// v(i) scales[i], in row rows[i], eigenvectors of a; left ones are divided.
struct Balance {
  std::int32_t* rows = nullptr;  // null: a is as it was
  double* scales = nullptr;

  [[nodiscard]] Index row(Index i) const noexcept { return rows == nullptr ? i : rows[i]; }
  [[nodiscard]] double scale(Index i, bool is_left) const noexcept {
    if (scales == nullptr) return 1;
    return is_left ? 1 / scales[i] : scales[i];
  }
};

// Rows x and y, and columns x and y, change places.
template <class T>
void exchange(const Matrix<T>& a, const Balance& made, Index x, Index y) noexcept {
  if (x == y) return;
  std::swap_ranges(a.row(x), a.row(x) + a.columns, a.row(y));
  for (Index i = 0; i < a.rows; ++i) std::swap(a(i, x), a(i, y));
  std::swap(made.rows[x], made.rows[y]);
}

// Moves rows that have nothing beside the diagonal to the end, and columns that have nothing to the front: their
// diagonal is an eigenvalue. Returns the first and the end of what is left. O(n^3) at most.
template <class T>
std::pair<Index, Index> isolate_eigenvalues(const Matrix<T>& a, const Balance& made) noexcept {
  Index low = 0, high = a.rows;
  const auto is_alone = [&](Index at, bool is_row) {
    for (Index k = low; k < high; ++k)
      if (k != at && (is_row ? a(at, k) : a(k, at)) != T(0)) return false;
    return true;
  };
  for (bool is_moved = true; is_moved;) {
    is_moved = false;
    for (Index i = high - 1; i >= 0; --i) {
      if (!is_alone(i, true)) continue;
      exchange(a, made, i, high - 1);
      if (--high == 0) return {0, 0};
      is_moved = true;
    }
  }
  for (bool is_moved = true; is_moved;) {
    is_moved = false;
    for (Index j = low; j < high; ++j) {
      if (!is_alone(j, false)) continue;
      exchange(a, made, j, low++);
      is_moved = true;
    }
  }
  return {low, high};
}

// Scales what is left by powers of two until no row and column, without their largest distance from each other, would
// become smaller by a twentieth (James, Langou and Lowery, On matrix balancing and eigenvector computation, 2014).
template <class T>
void scale_evenly(const Matrix<T>& a, const Balance& made, Index low, Index high, const Rounding& rounding) noexcept {
  const double least = rounding.least / (2 * rounding.half_step), most = 1 / least;
  constexpr int most_rounds = 200;
  bool is_scaled = true;
  for (int round = 0; is_scaled && round < most_rounds; ++round) {
    is_scaled = false;
    for (Index i = low; i < high; ++i) {
      double column = norm_of(&a(low, i), high - low, a.stride), row = norm_of(&a(i, low), high - low);
      if (!(column > 0 && row > 0) || !std::isfinite(column + row)) continue;
      const double before = column + row;
      double factor = 1;
      while (column < row / 2 && std::max(factor, column) < most / 4 && row > 4 * least)
        factor *= 2, column *= 2, row /= 2;
      while (column / 2 >= row && row < most / 4 && std::min(factor, column) > 4 * least)
        factor /= 2, column /= 2, row *= 2;
      const double scale = made.scales[i] * factor;
      if (column + row >= 0.95 * before || !(scale > least && scale < most)) continue;
      made.scales[i] = scale;
      is_scaled = true;
      for (Index k = low; k < a.columns; ++k) a(i, k) *= 1 / factor;
      for (Index k = 0; k < high; ++k) a(k, i) *= factor;
    }
  }
}

// Balances `a` in its place (gebal): the eigenvalues stay, in the order that LAPACK's geev finds them in. `made` has n
// rows and scales. `rounding`: of the type that `a` came in.
template <class T>
void balance(const Matrix<T>& a, const Balance& made, const Rounding& rounding = {}) noexcept {
  for (Index i = 0; i < a.rows; ++i) made.rows[i] = static_cast<std::int32_t>(i), made.scales[i] = 1;
  const auto [low, high] = isolate_eigenvalues(a, made);
  scale_evenly(a, made, low, high, rounding);
}

}  // namespace weft::dense

#endif
