// Singular values of bidiagonal matrices, with their vectors: QR with a shift, or none where it would cost accuracy
// (Demmel and Kahan 1990), with the signs of LAPACK's bdsqr.
#ifndef WEFT_GRAPH_DENSE_BIDIAGONAL_HPP
#define WEFT_GRAPH_DENSE_BIDIAGONAL_HPP

#include <weft/graph/dense_spectrum.hpp>

#include <functional>

namespace weft::dense {

// The turn that makes (length, 0) of (f, g), with a cosine that is not negative (LAPACK's lartg).
struct TurnToAxis : Turn {
  double length = 0;
  TurnToAxis(double f, double g) noexcept : Turn{1, 0}, length(f) {
    if (g == 0) return;
    length = f == 0 ? std::fabs(g) : std::copysign(std::hypot(f, g), f);
    c = f / length, s = g / length;
  }
};

// The singular values of [[f, g], [0, h]], with signs, and the turns of its rows and of its columns that make it
// diagonal (LAPACK's lasv2): the larger element of the diagonal keeps its sign.
struct TwoSingularValues {
  double large = 0, small = 0;
  Turn left, right;
};
inline TwoSingularValues two_singular_values(double f, double g, double h, double half_step) noexcept {
  const bool is_flipped = std::fabs(h) > std::fabs(f);
  if (is_flipped) std::swap(f, h);  // [[h, g], [0, f]] is the same by other rows and columns
  TwoSingularValues made{f, h, {}, {}};
  if (std::fabs(f) < half_step * std::fabs(g)) {
    made = {g, f / g * h, {1, h / g}, {f / g, 1}};
  } else if (const double beside = g / f; beside != 0 && std::isfinite(beside)) {
    const double gap = (std::fabs(f) - std::fabs(h)) / std::fabs(f), sum = 2 - gap;
    const double long_way = std::hypot(sum, beside), short_way = std::hypot(gap, beside);
    const double growth = 0.5 * (long_way + short_way);
    const double twice = (beside / (long_way + sum) + beside / (short_way + gap)) * (1 + growth);
    const double size = std::hypot(twice, 2.0);
    made.right = {2 / size, twice / size};
    made.left = {(made.right.c + made.right.s * beside) / growth, h / f * made.right.s / growth};
    made.large = f * growth, made.small = h / growth;
  }
  if (is_flipped) {
    const Turn left = made.left;
    made.left = {made.right.s, made.right.c}, made.right = {left.s, left.c};
  }
  return made;
}

// A square upper bidiagonal matrix. Row i of `left` and of `right` is turned as its singular vector i is.
struct Bidiagonal {
  double* diagonal;
  double* above;
  Matrix<double> left, right;
  Rounding rounding;

  // What is as good as 0 beside 1.
  [[nodiscard]] double tolerance() const noexcept {
    return rounding.half_step * std::clamp(std::pow(rounding.half_step, -0.125), 10.0, 100.0);
  }
};

// What is done of the part of a matrix from one end of its diagonal to another: down or, of the transpose from its end
// on, up.
struct BidiagonalPass {
  const Bidiagonal& of;
  Index start, end;

  [[nodiscard]] Index step() const noexcept { return end > start ? 1 : -1; }
  [[nodiscard]] double& diagonal(Index k) const noexcept { return of.diagonal[k]; }
  // Between k and the next.
  [[nodiscard]] double& edge(Index k) const noexcept { return of.above[end > start ? k : k - 1]; }
  void turn(Index k, const Turn& first, const Turn& second) const noexcept {
    first(end > start ? of.right : of.left, k, k + step());
    second(end > start ? of.left : of.right, k, k + step());
  }

  // An element beside the diagonal that is small enough becomes 0, and no other; `least`, where there is none, becomes
  // a bound of the singular values.
  [[nodiscard]] bool cut(double& least) const noexcept {
    const double tolerance = of.tolerance();
    if (std::fabs(edge(end - step())) <= tolerance * std::fabs(diagonal(end))) {
      edge(end - step()) = 0;
      return true;
    }
    double reached = least = std::fabs(diagonal(start));
    for (Index k = start; k != end; k += step()) {
      if (std::fabs(edge(k)) <= tolerance * reached) {
        edge(k) = 0;
        return true;
      }
      reached = std::fabs(diagonal(k + step())) * (reached / (reached + std::fabs(edge(k))));
      least = std::min(least, reached);
    }
    return false;
  }
  // The singular value nearest to 0 of the last two, or 0 where it changes nothing, or where small values would lose
  // digits by it.
  [[nodiscard]] double shift(double least, double largest) const noexcept {
    const double half_step = of.rounding.half_step, tolerance = of.tolerance();
    if (static_cast<double>(of.left.rows) * tolerance * (least / largest) <= std::max(half_step, 0.01 * tolerance))
      return 0;
    const Index low = std::min(end - step(), end);
    const double first = std::fabs(diagonal(start));
    const double made =
        std::fabs(two_singular_values(diagonal(low), of.above[low], diagonal(low + 1), half_step).small);
    return first > 0 && square_of(made / first) < half_step ? 0 : made;
  }
  void run_unshifted() const noexcept {
    double c = 1;
    Turn last;
    for (Index k = start; k != end; k += step()) {
      const TurnToAxis one(diagonal(k) * c, edge(k));
      if (k != start) edge(k - step()) = last.s * one.length;
      const TurnToAxis other(last.c * one.length, diagonal(k + step()) * one.s);
      diagonal(k) = other.length;
      turn(k, one, other);
      c = one.c, last = other;
    }
    const double rest = diagonal(end) * c;
    diagonal(end) = rest * last.c;
    edge(end - step()) = rest * last.s;
  }
  void run_shifted(double shift) const noexcept {
    const double first = diagonal(start);
    double f = (std::fabs(first) - shift) * (std::copysign(1.0, first) + shift / first), g = edge(start);
    for (Index k = start; k != end; k += step()) {
      double& edge_here = edge(k);
      double& next = diagonal(k + step());
      const TurnToAxis one(f, g);
      if (k != start) edge(k - step()) = one.length;
      f = one.c * diagonal(k) + one.s * edge_here;
      edge_here = one.c * edge_here - one.s * diagonal(k);
      const TurnToAxis other(f, one.s * next);
      next *= one.c;
      diagonal(k) = other.length;
      f = other.c * edge_here + other.s * next;
      next = other.c * next - other.s * edge_here;
      turn(k, one, other);
      if (k + step() == end) break;
      g = other.s * edge(k + step());
      edge(k + step()) *= other.c;
    }
    edge(end - step()) = f;
  }
};

// The diagonal of the matrix becomes its singular values, with signs. False: they were not found in 6 n^2 turns.
inline bool find_singular_values(const Bidiagonal& of) noexcept {
  const Index n = of.left.rows;
  const auto rows = static_cast<double>(n);
  double least = std::fabs(of.diagonal[0]), reached = least;
  for (Index i = 0; i + 1 < n && least > 0; ++i) {
    reached = std::fabs(of.diagonal[i + 1]) * (reached / (reached + std::fabs(of.above[i])));
    least = std::min(least, reached);
  }
  const double limit = std::max(of.tolerance() * (least / std::sqrt(rows)), 6 * rows * rows * of.rounding.least);
  bool is_down = true;
  Index turns = 6 * n * n, last_start = -1, last_end = -1;
  for (Index end = n - 1; end > 0;) {
    Index start = end;
    double largest = std::fabs(of.diagonal[end]);
    for (; start > 0 && !(std::fabs(of.above[start - 1]) <= limit); --start)
      largest = std::max({largest, std::fabs(of.diagonal[start - 1]), std::fabs(of.above[start - 1])});
    if (start > 0) of.above[start - 1] = 0;
    if (start == end) {
      --end;
      continue;
    }
    if (start + 1 == end) {
      const TwoSingularValues two =
          two_singular_values(of.diagonal[start], of.above[start], of.diagonal[end], of.rounding.half_step);
      of.diagonal[start] = two.large, of.diagonal[end] = two.small, of.above[start] = 0;
      two.left(of.left, start, end), two.right(of.right, start, end);
      end -= 2;
      continue;
    }
    // From the larger end to the smaller, of a part that is new.
    if (start > last_end || end < last_start) is_down = std::fabs(of.diagonal[start]) >= std::fabs(of.diagonal[end]);
    const BidiagonalPass pass{of, is_down ? start : end, is_down ? end : start};
    if (pass.cut(least)) continue;
    last_start = start, last_end = end;
    turns -= end - start;
    if (turns < 0) return false;
    if (const double shift = pass.shift(least, largest); shift == 0)
      pass.run_unshifted();
    else
      pass.run_shifted(shift);
  }
  return true;
}

// The largest first. Equal ones come in LAPACK's order: bdsqr sorts from the end on, lasdq the other way, bdsdc back.
inline void sort_singular_values(const Bidiagonal& of) noexcept {
  const Index n = of.left.rows;
  for (Index end = n - 1; end > 0; --end) {
    Index least = 0;
    for (Index k = 1; k <= end; ++k)
      if (of.diagonal[k] <= of.diagonal[least]) least = k;
    if (least == end) continue;
    std::swap(of.diagonal[least], of.diagonal[end]);
    for (const Matrix<double>& rows : {of.left, of.right})
      std::swap_ranges(rows.row(least), rows.row(least) + n, rows.row(end));
  }
  sort_rows(of.diagonal, n, std::less<double>(), of.left, of.right);
  sort_rows(of.diagonal, n, std::greater<double>(), of.left, of.right);
}

// The diagonal becomes the singular values of the matrix, the largest first, row i of `left` and of `right` its
// vectors. `is_lower`: the matrix is lower bidiagonal, what is `above` lies below the diagonal. False: they were not
// found.
inline bool diagonalize(const Bidiagonal& of, bool is_lower) noexcept {
  const Index n = of.left.rows;
  set_identity(of.left), set_identity(of.right);
  if (n == 0) return true;
  if (n == 1) {  // the one sign is the left vector's
    of.left(0, 0) = std::copysign(1.0, of.diagonal[0]);
    of.diagonal[0] = std::fabs(of.diagonal[0]);
    return true;
  }
  for (Index i = 0; is_lower && i + 1 < n; ++i) {
    const TurnToAxis turn(of.diagonal[i], of.above[i]);
    of.diagonal[i] = turn.length;
    of.above[i] = turn.s * of.diagonal[i + 1];
    of.diagonal[i + 1] *= turn.c;
    turn(of.left, i, i + 1);
  }
  if (!find_singular_values(of)) return false;
  for (Index i = 0; i < n; ++i) {
    if (of.diagonal[i] < 0)
      for (Index k = 0; k < n; ++k) of.right(i, k) = -of.right(i, k);
    of.diagonal[i] = std::fabs(of.diagonal[i]);
  }
  sort_singular_values(of);
  return true;
}

}  // namespace weft::dense

#endif
