// How operations on complex numbers are made of operations on their parts.
#ifndef WEFT_STABLEHLO_READ_COMPLEX_HPP
#define WEFT_STABLEHLO_READ_COMPLEX_HPP

#include <weft/graph/complex_matrix.hpp>
#include <weft/stablehlo/read_control.hpp>
#include <weft/stablehlo/read_functions.hpp>
#include <weft/stablehlo/read_movement.hpp>
#include <weft/stablehlo/read_sort.hpp>

namespace weft::stablehlo {

namespace read {

using weft::detail::Complex, weft::detail::conjugate;

constexpr bool is_complex_operand(const Reading& at, Index i) {
  return is_complex(at.importer.value_type(at.operation.operands[i]).type.dtype);
}
constexpr Var part_of(Var x, Index part) { return weft::detail::part_of_pairs(x, part); }
// The imaginary part of a real operand is 0. In a region on whole tensors scalars are repeated.
constexpr Complex parts(const Reading& at, Index i) {
  const bool is_real = !is_complex_operand(at, i);
  const auto repeated = [&](Var x) {
    return x.rank() == 0 && at.importer.tensors() != nullptr ? broadcast_to(x, *at.importer.tensors()) : x;
  };
  const Var real = repeated(is_real ? at.in[i] : part_of(at.in[i], 0));
  return {real, is_real ? broadcast_to(like(real, 0), real.shape()) : repeated(part_of(at.in[i], 1))};
}
constexpr Var joined(const Complex& z) { return weft::detail::joined_pairs(z); }

// Without overflow on the way. Nothing is divided at 0 and infinity, so that the gradient at 0 is 0, as JAX has it.
constexpr Var size_of(const Complex& z) {
  const Var a = abs(z.real), b = abs(z.imaginary), large = weft::maximum(a, b), small = weft::minimum(a, b);
  const Var is_divided = (large != 0) & (large <= largest_of(large.dtype()));
  const Var divisor = weft::select(is_divided, large, 1.0), ratio = weft::select(is_divided, small, 0.0) / divisor;
  return weft::select(is_divided, divisor * sqrt(1 + ratio * ratio), large);
}
constexpr Var angle_of(const Complex& z) { return both_widened<atan2_real>(z.imaginary, z.real); }
constexpr Complex exponential(const Complex& z) {
  const Var size = exp(z.real);
  return {size * widened<cosine>(z.imaginary), size * widened<sine>(z.imaginary)};
}
constexpr Complex exponential_minus_one(const Complex& z) {
  const Var half = widened<sine>(z.imaginary * 0.5), size = exp(z.real);
  return {expm1(z.real) * widened<cosine>(z.imaginary) - 2 * half * half, size * widened<sine>(z.imaginary)};
}
constexpr Complex logarithm(const Complex& z) { return {log(size_of(z)), angle_of(z)}; }
constexpr Complex log_plus_one(const Complex& z) {
  const Var near = 0.5 * log1p(z.real * (2 + z.real) + z.imaginary * z.imaginary);
  const Complex next{z.real + 1, z.imaginary};
  return {weft::select(size_of(z) < 0.5, near, log(size_of(next))), angle_of(next)};
}
// The smaller part is a quotient of y and not of |y|, which has no slope on the real axis.
constexpr Complex square_root(const Complex& z) {
  const Var t = sqrt((size_of(z) + abs(z.real)) * 0.5), is_right = z.real >= 0, is_down = is_below_zero(z.imaginary);
  const Var other = weft::select(t == 0, z.imaginary, z.imaginary / (2 * t));
  return {weft::select(is_right, t, read::turned(is_down, other)),
          weft::select(is_right, other, read::turned(is_down, t))};
}
constexpr Complex one(const Complex& z) { return {ones_like(z.real), broadcast_to(like(z.real, 0), z.real.shape())}; }
constexpr Complex reciprocal_root(const Complex& z) { return one(z) / square_root(z); }
constexpr Complex cube_root(const Complex& z) {
  const Complex log = logarithm(z), made = exponential({log.real / 3.0, log.imaginary / 3.0});
  const Var is_zero = (z.real == 0) & (z.imaginary == 0);
  return {weft::select(is_zero, z.real, made.real), weft::select(is_zero, z.imaginary, made.imaginary)};
}
constexpr Complex logistic(const Complex& z) { return one(z) / (one(z) + exponential({-z.real, -z.imaginary})); }
// (sinh 2x + i sin 2y) / (cosh 2x + cos 2y); beyond 20 the quotient is 1 to the last digit.
constexpr Complex tanh(const Complex& z) {
  const Var x = weft::maximum(weft::minimum(2 * z.real, 40.0), -40.0), y = 2 * z.imaginary;
  const Var below = widened<cosh>(x) + widened<cosine>(y);
  return {widened<sinh>(x) / below, widened<sine>(y) / below};
}
constexpr Complex sine(const Complex& z) {
  return {widened<read::sine>(z.real) * widened<cosh>(z.imaginary),
          widened<cosine>(z.real) * widened<sinh>(z.imaginary)};
}
constexpr Complex cosine_of_complex(const Complex& z) {
  return {widened<cosine>(z.real) * widened<cosh>(z.imaginary),
          -(widened<read::sine>(z.real) * widened<sinh>(z.imaginary))};
}
// i z, and -i z.
constexpr Complex turned(const Complex& z) { return {-z.imaginary, z.real}; }
constexpr Complex turned_back(const Complex& z) { return {z.imaginary, -z.real}; }
constexpr Complex tangent(const Complex& z) { return turned_back(tanh({-z.imaginary, z.real})); }
constexpr Complex sinh_of_complex(const Complex& z) { return turned_back(sine(turned(z))); }
constexpr Complex cosh_of_complex(const Complex& z) { return cosine_of_complex(turned(z)); }
// Kahan, Branch cuts for complex elementary functions (1987): nothing cancels, and the sign of a zero says on which
// side of a cut a number lies.
constexpr Complex root_above(const Complex& z) { return square_root({1 + z.real, z.imaginary}); }
constexpr Complex root_below(const Complex& z) { return square_root({1 - z.real, -z.imaginary}); }
constexpr Complex inverse_sine(const Complex& z) {
  const Complex above = root_above(z), below = root_below(z);
  return {both_widened<atan2_real>(z.real, (above * below).real), widened<asinh>((conjugate(below) * above).imaginary)};
}
constexpr Complex inverse_cosine(const Complex& z) {
  const Complex above = root_above(z), below = root_below(z);
  return {2 * both_widened<atan2_real>(below.real, above.real), widened<asinh>((conjugate(above) * below).imaginary)};
}
constexpr Complex inverse_cosh(const Complex& z) {
  const Complex above = root_above(z), below = square_root({z.real - 1, z.imaginary});
  return {widened<asinh>((conjugate(below) * above).real), 2 * both_widened<atan2_real>(below.imaginary, above.real)};
}
constexpr Complex inverse_sinh(const Complex& z) { return turned_back(inverse_sine(turned(z))); }
constexpr Complex inverse_tanh(const Complex& z) {
  const Complex a = log_plus_one(z), b = log_plus_one({-z.real, -z.imaginary});
  return {0.5 * (a.real - b.real), 0.5 * (a.imaginary - b.imaginary)};
}
constexpr Complex inverse_tangent(const Complex& z) { return turned_back(inverse_tanh(turned(z))); }
constexpr Complex sign_of(const Complex& z) {
  const Var size = size_of(z), safe = weft::select(size == 0, like(size, 1), size);
  return {z.real / safe, z.imaginary / safe};
}
// (x - y) (x + y) + 2 i x y, whose first part x^2 - y^2 would cancel in; 0 where only x + y is infinite.
constexpr Complex square_of(const Complex& z) {
  const Var x = z.real, y = z.imaginary, is_on_diagonal = (abs(x) == abs(y)) & weft::isfinite(x);
  return {weft::select(is_on_diagonal, like(x, 0), (x - y) * (x + y)), 2 * (x * y)};
}
constexpr Complex negative(const Complex& z) { return {-z.real, -z.imaginary}; }

template <Complex (*function)(const Complex&)>
constexpr Buffer<Var> complex_unary(const Reading& at) {
  at.expect_operands(1);
  return {joined(function(parts(at, 0)))};
}
constexpr Buffer<Var> complex_multiply(const Reading& at) {
  at.expect_operands(2);
  return {joined(parts(at, 0) * parts(at, 1))};
}
constexpr Buffer<Var> complex_divide(const Reading& at) {
  at.expect_operands(2);
  return {joined(parts(at, 0) / parts(at, 1))};
}
// -i log((x + i y) / sqrt(x^2 + y^2))
constexpr Buffer<Var> complex_atan2(const Reading& at) {
  at.expect_operands(2);
  const Complex y = parts(at, 0), x = parts(at, 1);
  return {joined(turned_back(logarithm((x + turned(y)) / square_root(x * x + y * y))))};
}
// exp(b log(a)); of 0 it is 0, or 1 where b is 0.
constexpr Buffer<Var> complex_power(const Reading& at) {
  at.expect_operands(2);
  const Complex a = parts(at, 0), b = parts(at, 1), made = exponential(b * logarithm(a));
  const Var is_zero = (a.real == 0) & (a.imaginary == 0), is_one = (b.real == 0) & (b.imaginary == 0);
  const Var real = weft::select(is_zero, weft::select(is_one, like(a.real, 1), like(a.real, 0)), made.real);
  return {joined({real, weft::select(is_zero, like(a.real, 0), made.imaginary)})};
}
constexpr Buffer<Var> complex_size(const Reading& at) {
  at.expect_operands(1);
  return {size_of(parts(at, 0))};
}
template <Index part>
constexpr Buffer<Var> one_part(const Reading& at) {
  at.expect_operands(1);
  return {part == 0 ? parts(at, 0).real : parts(at, 0).imaginary};
}
constexpr Buffer<Var> make_complex(const Reading& at) {
  at.expect_operands(2);
  return {joined({at.in[0], at.in[1]})};
}
// From and to complex types; the imaginary part is lost where the result has none.
constexpr Buffer<Var> complex_convert(const Reading& at) {
  at.expect_operands(1);
  const Complex z = parts(at, 0);
  const DType declared = at.importer.value_type(at.operation.results[0]).type.dtype;
  if (!is_complex(declared)) return {weft::convert(z.real, declared)};
  return {joined({weft::convert(z.real, real_of(declared)), weft::convert(z.imaginary, real_of(declared))})};
}
constexpr Buffer<Var> complex_compare(const Reading& at) {
  at.expect_operands(2);
  const Complex a = parts(at, 0), b = parts(at, 1);
  const Var is_equal = (a.real == b.real) & (a.imaginary == b.imaginary);
  const std::string_view direction = at.attribute("comparison_direction").text;
  if (direction != "EQ" && direction != "NE") at.refuse("order of complex numbers in");
  return {direction == "EQ" ? is_equal : !is_equal};
}
// By the real part, then by the imaginary one.
template <bool is_maximum>
constexpr Buffer<Var> complex_extremum(const Reading& at) {
  at.expect_operands(2);
  const Complex a = parts(at, 0), b = parts(at, 1);
  const Var is_larger = (a.real > b.real) | ((a.real == b.real) & (a.imaginary > b.imaginary));
  const auto chosen = [&](Var x, Var y) {
    return is_maximum ? weft::select(is_larger, x, y) : weft::select(is_larger, y, x);
  };
  return {joined({chosen(a.real, b.real), chosen(a.imaginary, b.imaginary)})};
}
constexpr Buffer<Var> complex_iota(const Reading& at) {
  const Var real = at.importer.read_part(at.operation, {}, 0)[0];
  return {joined({real, broadcast_to(like(real, 0), real.shape())})};
}
constexpr Buffer<Var> complex_is_finite(const Reading& at) {
  at.expect_operands(1);
  const Complex z = parts(at, 0);
  return {weft::isfinite(z.real) & weft::isfinite(z.imaginary)};
}

// What is linear: part by part; operands that are real, such as predicates and indices, go to both.
constexpr Buffer<Var> by_parts(const Reading& at) {
  Buffer<Var> halves[2];
  for (int part : {0, 1}) {
    Buffer<Var> in = at.in;
    for (Index i = 0; i < in.size(); ++i)
      if (is_complex_operand(at, i)) in[i] = part_of(in[i], part);
    halves[part] = at.importer.read_part(at.operation, in, part);
  }
  Buffer<Var> made;
  for (Index i = 0; i < halves[0].size(); ++i) {
    const bool is_real = !is_complex(at.importer.value_type(at.operation.results[i]).type.dtype);
    made.push_back(is_real ? halves[0][i] : joined({halves[0][i], halves[1][i]}));
  }
  return made;
}
// What is linear in both operands.
constexpr Buffer<Var> bilinear(const Reading& at) {
  at.expect_operands(2);
  const Complex a = parts(at, 0), b = parts(at, 1);
  const auto product = [&](Var left, Var right) { return at.importer.read_part(at.operation, {left, right}, 0)[0]; };
  return {joined({product(a.real, b.real) - product(a.imaginary, b.imaginary),
                  product(a.real, b.imaginary) + product(a.imaginary, b.real)})};
}
// Parts are sorted, which its comparator puts together.
constexpr Buffer<Var> complex_sort(const Reading& at) {
  const Shape shape = without_parts(at.in[0], at.is_pair(0));
  const Index dim = at.number("dimension", -1), own = dim < 0 ? dim + shape.rank() : dim;
  if (own < 0 || own >= shape.rank()) dimension_out_of_range("sort", dim, shape.rank());
  Buffer<Var> values;
  for (Index i = 0; i < at.in.size(); ++i) {
    shape_rule::check_same_shape("sort", shape, without_parts(at.in[i], at.is_pair(i)));
    values.push_back(at.is_pair(i) ? part_of(at.in[i], 0) : at.in[i]);
    if (at.is_pair(i)) values.push_back(part_of(at.in[i], 1));
  }
  const auto whole = [&](const Buffer<Var>& list) {
    Buffer<Var> made;
    for (Index i = 0, next = 0; i < at.in.size(); ++i, ++next)
      if (at.is_pair(i))
        made.push_back(joined({list[next], list[next + 1]})), ++next;
      else
        made.push_back(list[next]);
    return made;
  };
  return whole(
      sorted(values, static_cast<int>(own), [&](const Buffer<Var>& a, const Buffer<Var>& b, const Shape& half) {
        const Buffer<Var> first = whole(a), second = whole(b);
        Buffer<Var> arguments;
        for (Index i = 0; i < first.size(); ++i) arguments.push_back(first[i]), arguments.push_back(second[i]);
        return at.on_tensors(at.region(0), arguments, half)[0];
      }));
}

// Does a region add, and read nothing but its arguments and what it makes?
constexpr bool is_sum(const Region& region) {
  Buffer<Index> known = region.arguments;
  for (const Operation& operation : region.operations) {
    if (operation.name != "stablehlo.add" && operation.name != "return" && operation.name != "stablehlo.constant")
      return false;
    for (const Index operand : operation.operands) {
      bool is_known = false;
      for (const Index value : known) is_known = is_known || value == operand;
      if (!is_known) return false;
    }
    known.append(operation.results.begin(), operation.results.end());
  }
  return true;
}
// A sum is one of each part; any other body runs on both together.
template <Read on_pairs>
constexpr Buffer<Var> complex_reduce(const Reading& at) {
  return is_sum(at.region(0)) ? by_parts(at) : on_pairs(at);
}

}  // namespace read

}  // namespace weft::stablehlo

#endif
