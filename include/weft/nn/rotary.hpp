// Rotary: positions as rotations of queries and keys (Su et al., 2021).
#ifndef WEFT_NN_ROTARY_HPP
#define WEFT_NN_ROTARY_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/constants.hpp>

namespace weft::nn {

namespace detail {

// e^x and ln(x) to the last digits of a double: std::exp and std::log are not constexpr. The series of e^(x / 1024), of
// which the power is taken by squaring; Newton's method.
[[nodiscard]] constexpr double exponential(double x) {
  if (x < 0) return 1 / exponential(-x);
  double term = 1, sum = 0;
  for (int i = 1; i <= 12; ++i) sum += (term *= x / 1024 / i);  // e^(x / 1024) - 1, so that no digit is lost
  for (int i = 0; i < 10; ++i) sum = sum * (2 + sum);
  return 1 + sum;
}
[[nodiscard]] constexpr double logarithm(double x) {
  double halvings = 0, y = 0;
  for (; x > 2; x /= 2) ++halvings;
  for (int i = 0; i < 8; ++i) y += x / exponential(y) - 1;
  return halvings * 0.69314718055994530942 + y;
}
// cos(x) and sin(x) for x in [0, 1], by their series.
struct Rotation {
  double cosine = 1, sine = 0;
};
[[nodiscard]] constexpr Rotation rotation_by(double angle) {
  Rotation made{0, 0};
  double term = 1;
  for (int i = 0; i < 20; i += 2) {
    made.cosine += term;
    term *= angle / (i + 1);
    made.sine += term;
    term *= -angle / (i + 2);
  }
  return made;
}

// f32 [positions, half]: the cosines or the sines of t base^(-i / half). Each row is the one before it, turned on.
constexpr Var rotation_table(Graph& graph, Index positions, Index half, double base, double Rotation::*part) {
  const double ratio = exponential(-logarithm(base) / static_cast<double>(half));
  Buffer<Rotation> steps, now;
  double frequency = 1;
  for (Index i = 0; i < half; ++i, frequency *= ratio) {
    steps.push_back(rotation_by(frequency));
    now.push_back({});
  }
  Buffer<float> numbers;
  numbers.reserve(positions * half);
  for (Index t = 0; t < positions; ++t)
    for (Index i = 0; i < half; ++i) {
      Rotation& at = now.items[i];
      const Rotation& by = steps.items[i];
      numbers.push_back(static_cast<float>(at.*part));
      at = {at.cosine * by.cosine - at.sine * by.sine, at.sine * by.cosine + at.cosine * by.sine};
    }
  return constants(graph, {positions, half}, numbers);
}

}  // namespace detail

// x [..., time, width] -> the same, turned by its position, so that the product of a query and a key depends on how far
// they are from each other: with half = width / 2, column i and column half + i of row t are turned as a point in the
// plane by the angle p base^(-i / half), p the position of the row. These pairs are those of GPT-NeoX, of LLaMA in
// Hugging Face's layout (rotate_half) and of jax's most common one; the paper's are columns 2 i and 2 i + 1. Row t is
// position `first` + t, of `length` at most: any other is an error at run time; without a length, row t is position t.
// Angles are computed in double while the program is compiled: 8 * positions * half bytes of constants. Errors:
// rotary_width_is_odd, rotary_base_out_of_range.
struct Rotary {
  Name name = {};
  double base = 10000;
  Index length = 0;
  Var first = {};  // i32 scalar

  constexpr Var operator()(LocatedVar x) const {
    if (!x.has_rank("rotary", 2)) return x;
    const Shape shape = x.shape();
    const int rank = shape.rank();
    const Index time = shape[rank - 2], width = shape[rank - 1], half = width / 2;
    if (width % 2 != 0) {
      if (x.notes_refusal("rotary_width_is_odd", width, 2)) return x;
      rotary_width_is_odd(name.c_str(), width);
    }
    if (!x.goes_on(base > 1, "rotary_base_out_of_range", base)) return x;
    if (!(base > 1)) rotary_base_out_of_range(name.c_str(), base);
    const auto table = [&](double detail::Rotation::*part) {
      Var rows = detail::rotation_table(*x.graph, length > 0 ? length : time, half, base, part);
      if (length > 0) rows = take(rows, iota(*x.graph, {time}, 0) + first);
      return convert(rows, x.dtype());
    };
    const Var cosine = table(&detail::Rotation::cosine), sine = table(&detail::Rotation::sine);
    Dims start(rank, 0), middle = shape.dims;
    middle[rank - 1] = half;
    const Var left = slice(x, start, middle);
    start[rank - 1] = half;
    const Var right = slice(x, start, shape.dims);
    // Named first: operands may be evaluated in any order.
    const Var left_part = left * cosine, right_part = right * sine, turned = right * cosine, back = left * sine;
    return concatenate({left_part - right_part, turned + back}, -1);
  }
};

}  // namespace weft::nn

#endif
