// Fourier transforms, as products with the matrices of their roots of unity: O(n^2) a row up to 64 numbers. Longer ones
// are cut in two as far as they have factors, n = a b, which is O(n (a + b)): J. W. Cooley and J. W. Tukey, An
// algorithm for the machine calculation of complex Fourier series, 1965.
#ifndef WEFT_STABLEHLO_READ_FFT_HPP
#define WEFT_STABLEHLO_READ_FFT_HPP

#include <weft/graph/constants.hpp>
#include <weft/graph/move_dimensions.hpp>
#include <weft/stablehlo/read_complex.hpp>
#include <weft/stablehlo/read_contractions.hpp>

namespace weft::stablehlo::read {

// cos(2 pi j / n), by Taylor's series on an eighth of the circle.
constexpr double cosine_of_turn(Index j, Index n) {
  j %= n;
  if (2 * j > n) j = n - j;
  if (4 * j > n) return -cosine_of_turn(n - 2 * j, 2 * n);
  const bool is_sine = 8 * j > n;
  const double angle =
      2 * pi * (is_sine ? static_cast<double>(n - 4 * j) / 4 : static_cast<double>(j)) / static_cast<double>(n);
  double term = is_sine ? angle : 1, sum = 0;
  for (int k = is_sine ? 1 : 0; k < 24; k += 2) {
    sum += term;
    term *= -angle * angle / ((k + 1) * (k + 2));
  }
  return sum;
}
// [rows, columns] of weight(row) cos(2 pi (row column / n - shift)), which is the sine for a shift of a quarter.
template <class Weight>
constexpr Var roots(Graph& graph, DType dtype, Index rows, Index columns, Index n, bool is_sine, const Weight& weight) {
  return constants(graph, dtype, {rows, columns}, [&](Index i) {
    const Index row = i / columns, turn = 4 * (row * (i % columns) % n) + (is_sine ? 3 * n : 0);
    return element_bits(dtype, weight(row) * cosine_of_turn(turn, 4 * n)).low;
  });
}
// x with a dimension, of `rows`, multiplied with a matrix [rows, columns].
constexpr Var along(Var x, int dim, Var matrix) {
  const DotDims dot{{}, {}, {static_cast<std::int8_t>(dim)}, {0}};
  const Var made = weft::detail::contraction(x, matrix, dot);
  return weft::detail::move_dimension(made, made.rank() - 1, dim);
}

// Along one dimension; forwards or, divided by n, backwards. By one matrix.
constexpr Complex transformed_whole(const Complex& z, int dim, bool is_inverse) {
  const Index n = z.real.shape()[dim];
  const auto weight = [&](Index) { return is_inverse ? 1.0 / static_cast<double>(n) : 1.0; };
  const Var c = roots(*z.real.graph, z.real.dtype(), n, n, n, false, weight);
  const Var s = roots(*z.real.graph, z.real.dtype(), n, n, n, true, weight);
  const Var real_s = along(z.real, dim, s), imaginary_s = along(z.imaginary, dim, s);
  const Var real_c = along(z.real, dim, c), imaginary_c = along(z.imaginary, dim, c);
  if (is_inverse) return {real_c - imaginary_s, imaginary_c + real_s};
  return {real_c + imaginary_s, imaginary_c - real_s};
}
// Element (j, k) of dimensions `dim` and the next turned by j k of their n parts of a circle.
constexpr Complex turned(const Complex& z, int dim, bool is_inverse) {
  const Shape& shape = z.real.shape();
  const Index rows = shape[dim], columns = shape[dim + 1];
  const AxisList dims{static_cast<std::int8_t>(dim), static_cast<std::int8_t>(dim + 1)};
  const auto factor = [&](bool is_sine, double sign) {
    const auto weight = [&](Index) { return sign; };
    return broadcast_in_dim(roots(*z.real.graph, z.real.dtype(), rows, columns, rows * columns, is_sine, weight), shape,
                            dims);
  };
  const Var c = factor(false, 1), s = factor(true, is_inverse ? 1 : -1);
  return z * Complex{c, s};
}
// The largest divisor of n that is not above its root: 1 of a prime.
constexpr Index divisor_near_root(Index n) {
  Index found = 1;
  for (Index d = 2; d * d <= n; ++d)
    if (n % d == 0) found = d;
  return found;
}
// The matrices of the roots of unity that a transform of n numbers needs have at most so many rows.
constexpr Index largest_matrix(Index n) {
  constexpr Index longest_whole = 64;
  const Index rows = divisor_near_root(n);
  return n <= longest_whole || rows == 1 ? n : std::max(largest_matrix(rows), largest_matrix(n / rows));
}
// The same of any length. Number j = (n / a) j1 + j2 of the sequence, and k = k1 + a k2 of its transform.
constexpr Complex transformed(const Complex& z, int dim, bool is_inverse) {
  const Index n = z.real.shape()[dim];
  if (largest_matrix(n) == n) return transformed_whole(z, dim, is_inverse);
  const Shape& shape = z.real.shape();
  if (shape.rank() == max_rank) {  // one dimension on each side leaves place for more
    Index before = 1;
    for (int d = 0; d < dim; ++d) before *= shape[d];
    const Shape flat{before, n, before == 0 || n == 0 ? 0 : shape.elements() / (before * n)};
    const Complex made = transformed({reshape(z.real, flat), reshape(z.imaginary, flat)}, 1, is_inverse);
    return {reshape(made.real, shape), reshape(made.imaginary, shape)};
  }
  const Index rows = divisor_near_root(n);
  const auto matrix = [&](Var x) { return weft::detail::split_dimension(x, dim, rows); };
  const auto sequence = [&](Var x) {
    return weft::detail::join_dimensions(weft::detail::move_dimension(x, dim, dim + 1), dim);
  };
  const Complex columns = transformed({matrix(z.real), matrix(z.imaginary)}, dim, is_inverse);
  const Complex all = transformed(turned(columns, dim, is_inverse), dim + 1, is_inverse);
  return {sequence(all.real), sequence(all.imaginary)};
}
// The real sequence of whose transform these n / 2 + 1 numbers are left.
constexpr Var real_inverse(const Complex& z, int dim, Index n) {
  if (largest_matrix(n) < n) {  // with the conjugates that were left out
    const auto others = [&](Var x) { return flip(read::part(x, dim, 1, 1 + (n - 1) / 2), dim); };
    const Var real = weft::concatenate({z.real, others(z.real)}, dim);
    const Var imaginary = weft::concatenate({z.imaginary, -others(z.imaginary)}, dim);
    return transformed({real, imaginary}, dim, true).real;
  }
  const Index rows = z.real.shape()[dim];
  const auto weight = [&](Index row) { return (row == 0 || 2 * row == n ? 1.0 : 2.0) / static_cast<double>(n); };
  const Var c = roots(*z.real.graph, z.real.dtype(), rows, n, n, false, weight);
  const Var s = roots(*z.real.graph, z.real.dtype(), rows, n, n, true, weight);
  return along(z.real, dim, c) - along(z.imaginary, dim, s);
}

// Attributes fft_type: FFT, IFFT, RFFT, IRFFT; fft_length: of the last dimensions.
constexpr Buffer<Var> fft(const Reading& at) {
  at.expect_operands(1);
  constexpr Index longest = Index{1} << 24, largest = 4096;
  const std::string_view kind = (at.find("fft_type") != nullptr ? at.attribute("fft_type") : at.attribute("type")).text;
  const Buffer<Index> lengths = at.find("fft_length") != nullptr ? at.integers("fft_length") : at.integers("length");
  Complex z = parts(at, 0);
  const int rank = z.real.rank(), first = rank - static_cast<int>(lengths.size());
  if (first < 0) operand_ranks_differ("fft", rank, lengths.size());
  const bool is_inverse = kind == "IFFT" || kind == "IRFFT", is_real = kind == "RFFT" || kind == "IRFFT";
  if (!is_inverse && !is_real && kind != "FFT")
    stablehlo_is_malformed(at.operation.place, "FFT, IFFT, RFFT or IRFFT", kind);
  for (int dim = first; dim < rank; ++dim) {
    const Index length = lengths[dim - first];
    const Index needed = kind == "IRFFT" && dim + 1 == rank ? length / 2 + 1 : length;
    if (z.real.shape()[dim] != needed) operand_shapes_differ("fft", dim, z.real.shape()[dim], needed);
    if (length < 0 || length > longest || largest_matrix(length) > largest)
      at.refuse("length below 0, above 2^24 or with a prime factor above 4096 of");
  }
  const int last = is_real && !lengths.empty() ? rank - 1 : rank;
  if (kind == "RFFT" && last < rank) {
    z = transformed(z, last, false);
    const Index kept = lengths.back() / 2 + 1;
    z = {read::part(z.real, last, 0, kept), read::part(z.imaginary, last, 0, kept)};
  }
  for (int dim = first; dim < last; ++dim) z = transformed(z, dim, is_inverse);
  if (kind == "IRFFT") return {last < rank ? real_inverse(z, last, lengths.back()) : z.real};
  return {joined(z)};
}

}  // namespace weft::stablehlo::read

#endif
