// What elementwise operations make of one element: of floating numbers in double, rounded once, which for + - * / and
// sqrt is what float arithmetic gives; of 32-bit integers and pred modulo 2^32.
#ifndef WEFT_REFERENCE_ELEMENTWISE_HPP
#define WEFT_REFERENCE_ELEMENTWISE_HPP

#include <weft/base/collective.hpp>
#include <weft/base/error_program.hpp>
#include <weft/base/extremum.hpp>
#include <weft/base/random.hpp>
#include <weft/reference/value.hpp>

#include <cmath>
#include <functional>
#include <type_traits>

namespace weft::reference {

// The element types of the operands (of the last one) and of the result.
struct ElementTypes {
  DType operand, result;
  Arithmetic arithmetic = Arithmetic::typed;
};
using OnElement = double (*)(double a, double b, double c, const ElementTypes& types);

// The bits of a type, and whether the highest is a sign. Arithmetic wraps, a quotient by 0 has all bits set, a shift by the
// width or more gives 0 (the sign where a signed number goes right).
struct Integer {
  std::uint64_t bits;
  DType dtype;

  [[nodiscard]] bool is_signed() const { return row_of(dtype).kind == NumberKind::signed_integer; }
  [[nodiscard]] unsigned unused() const { return static_cast<unsigned>(64 - 8 * size_bytes(dtype)); }
  [[nodiscard]] std::uint64_t natural() const { return bits << unused() >> unused(); }
  [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(bits << unused()) >> unused(); }
  [[nodiscard]] bool is_negative() const { return is_signed() && value() < 0; }
  [[nodiscard]] bool is_less(Integer other) const {
    return is_signed() ? value() < other.value() : natural() < other.natural();
  }
  [[nodiscard]] Integer with(std::uint64_t other) const { return {other, dtype}; }
  [[nodiscard]] Integer sign_bits() const { return with(is_negative() ? ~std::uint64_t{0} : 0); }
  [[nodiscard]] bool is_beyond() const { return natural() >= static_cast<std::uint64_t>(8 * size_bytes(dtype)); }

  friend Integer operator-(Integer a) { return a.with(0 - a.bits); }
  friend Integer operator~(Integer a) { return a.with(~a.bits); }
  friend Integer operator+(Integer a, Integer b) { return a.with(a.bits + b.bits); }
  friend Integer operator-(Integer a, Integer b) { return a.with(a.bits - b.bits); }
  friend Integer operator*(Integer a, Integer b) { return a.with(a.bits * b.bits); }
  friend Integer operator/(Integer a, Integer b) {
    if (b.natural() == 0) return a.with(~std::uint64_t{0});
    if (!a.is_signed()) return a.with(a.natural() / b.natural());
    return b.value() == -1 ? -a : a.with(static_cast<std::uint64_t>(a.value() / b.value()));
  }
  friend Integer operator&(Integer a, Integer b) { return a.with(a.bits & b.bits); }
  friend Integer operator|(Integer a, Integer b) { return a.with(a.bits | b.bits); }
  friend Integer operator^(Integer a, Integer b) { return a.with(a.bits ^ b.bits); }
  friend Integer operator<<(Integer a, Integer b) { return a.with(b.is_beyond() ? 0 : a.bits << b.natural()); }
  friend Integer operator>>(Integer a, Integer b) {
    if (b.is_beyond()) return a.sign_bits();
    return a.with(a.is_signed() ? static_cast<std::uint64_t>(a.value() >> b.natural()) : a.natural() >> b.natural());
  }
};

// A function of one operand or of two.
template <class Function, class Number>
[[nodiscard]] Number apply(Number a, Number b) {
  if constexpr (std::is_invocable_v<Function, Number, Number>)
    return Function{}(a, b);
  else
    return Function{}(a);
}

// Functions of floating numbers; of integers; of both.
template <class Function>
[[nodiscard]] double floating(double a, double b, double, const ElementTypes& types) {
  return rounded(apply<Function>(a, b), types.result, types.arithmetic);
}
template <class Function>
[[nodiscard]] double integral(double a, double b, double, const ElementTypes& types) {
  const Integer left{weft::bits_of(a), types.operand}, right{weft::bits_of(b), types.operand};
  return number_of(apply<Function>(left, right).bits, types.result);
}
template <class Function>
[[nodiscard]] double numeric(double a, double b, double c, const ElementTypes& types) {
  return is_floating(types.operand) ? floating<Function>(a, b, c, types) : integral<Function>(a, b, c, types);
}
// Comparisons yield 1 or 0.
template <class Comparison>
[[nodiscard]] double compared(double a, double b, double, const ElementTypes&) {
  return Comparison{}(a, b) ? 1 : 0;
}

// What the standard library has no function object for. Maximum and minimum: see base/extremum.hpp.
struct Absolute {
  double operator()(double a) const { return std::fabs(a); }
  Integer operator()(Integer a) const { return a.is_negative() ? -a : a; }
};
struct Sign {
  double operator()(double a) const { return a > 0 ? 1 : a < 0 ? -1 : a; }
  Integer operator()(Integer a) const { return a.is_negative() || a.natural() == 0 ? a.sign_bits() : a.with(1); }
};
struct Maximum {
  double operator()(double a, double b) const { return maximum_of(a, b); }
  Integer operator()(Integer a, Integer b) const { return a.is_less(b) ? b : a; }
};
struct Minimum {
  double operator()(double a, double b) const { return minimum_of(a, b); }
  Integer operator()(Integer a, Integer b) const { return a.is_less(b) ? a : b; }
};
struct ShiftLeft {
  Integer operator()(Integer a, Integer b) const { return a << b; }
};
struct ShiftRight {
  Integer operator()(Integer a, Integer b) const { return a >> b; }
};
struct Exponential {
  double operator()(double a) const { return std::exp(a); }
};
struct ExponentialMinusOne {
  double operator()(double a) const { return std::expm1(a); }
};
struct Log {
  double operator()(double a) const { return std::log(a); }
};
struct LogPlusOne {
  double operator()(double a) const { return std::log1p(a); }
};
struct Tanh {
  double operator()(double a) const { return std::tanh(a); }
};
struct Logistic {
  double operator()(double a) const { return 1 / (1 + std::exp(-a)); }
};
struct Erf {
  double operator()(double a) const { return std::erf(a); }
};
struct Erfc {
  double operator()(double a) const { return std::erfc(a); }
};
struct Sine {
  double operator()(double a) const { return std::sin(a); }
};
struct Cosine {
  double operator()(double a) const { return std::cos(a); }
};
struct Sqrt {
  double operator()(double a) const { return std::sqrt(a); }
};
struct Rsqrt {
  double operator()(double a) const { return 1 / std::sqrt(a); }
};
struct Floor {
  double operator()(double a) const { return std::floor(a); }
};
struct Power {
  double operator()(double a, double b) const { return std::pow(a, b); }
};
struct Remainder {
  double operator()(double a, double b) const { return std::fmod(a, b); }
};

// The nearest number that the result's type holds; integers keep their bits.
[[nodiscard]] WEFT_DECL double converted(double a, double, double, const ElementTypes& types);
// The number of the same bits.
[[nodiscard]] WEFT_DECL double bits_converted(double a, double, double, const ElementTypes& types);
// a b + c, rounded once.
[[nodiscard]] WEFT_DECL double multiplied_and_added(double a, double b, double c, const ElementTypes& types);
[[nodiscard]] WEFT_DECL double selected(double a, double b, double c, const ElementTypes&);
// Seed, counter and stream.
[[nodiscard]] WEFT_DECL double drawn(double a, double b, double c, const ElementTypes& types);

// What takes two members of a group together. Error: operation_is_not_elementwise.
[[nodiscard]] WEFT_DECL OnElement step_of(ReductionKind kind);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/elementwise.ipp>
#endif

#endif
