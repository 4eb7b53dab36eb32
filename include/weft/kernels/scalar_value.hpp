// One element in a register of 64 bits, whatever its type: floating-point numbers as f64, signed integers with their
// sign extended, the others with zeros. What is computed on such registers is rounded, or wrapped, to its type. All of
// it is part of whoever calls it, so that types and operations that are known there are not asked for.
#ifndef WEFT_KERNELS_SCALAR_VALUE_HPP
#define WEFT_KERNELS_SCALAR_VALUE_HPP

#include <weft/base/element.hpp>
#include <weft/base/extremum.hpp>
#include <weft/base/random.hpp>
#include <weft/loop_ir/instruction.hpp>


namespace weft::scalar {

using Word = std::uint64_t;

[[nodiscard]] constexpr double real(Word x) noexcept { return __builtin_bit_cast(double, x); }
[[nodiscard]] constexpr Word word(double x) noexcept { return __builtin_bit_cast(Word, x); }
[[nodiscard]] constexpr std::int64_t integer(Word x) noexcept { return static_cast<std::int64_t>(x); }

[[nodiscard]] constexpr bool is_signed(DType dtype) noexcept {
  return row_of(dtype).kind == NumberKind::signed_integer;
}

// An integer of any width as its type holds it.
[[nodiscard]] constexpr Word wrapped(Word x, DType dtype) noexcept {
  if (dtype == DType::pred) return x & 1;
  const Index unused = 64 - 8 * size_bytes(dtype);
  return is_signed(dtype) ? static_cast<Word>(static_cast<std::int64_t>(x << unused) >> unused) : x << unused >> unused;
}
[[nodiscard, gnu::always_inline]] inline double nearest(double x, DType dtype) noexcept {
  if (dtype == DType::f64) return x;
  if (dtype == DType::f32) return static_cast<double>(static_cast<float>(x));
  // bf16 from f32: a double is rounded to f32 first, to odd, so that it is rounded once.
  if (dtype == DType::f16) return element_value(dtype, element_bits(dtype, x));
  const auto near = static_cast<float>(x);
  auto bits = __builtin_bit_cast(std::uint32_t, near);
  if (static_cast<double>(near) != x && x == x && __builtin_fabsf(near) <= static_cast<float>(largest_f32)) {
    const bool is_too_far = __builtin_fabs(static_cast<double>(near)) > __builtin_fabs(x);
    bits = (is_too_far ? bits - 1 : bits) | 1u;
  }
  return static_cast<double>(static_cast<float>(bfloat16(__builtin_bit_cast(float, bits))));
}

[[nodiscard, gnu::always_inline]] inline Word read(const char* from, DType dtype) noexcept {
  Word bits = 0;
  __builtin_memcpy(&bits, from, to_size(size_bytes(dtype)));
  if (dtype == DType::pred) return bits != 0 ? 1 : 0;
  if (!is_floating(dtype)) return wrapped(bits, dtype);
  return dtype == DType::f64 ? bits : word(element_value(dtype, {bits, 0}));
}
[[gnu::always_inline]] inline void write(char* to, Word x, DType dtype) noexcept {
  const Word bits = is_floating(dtype) && dtype != DType::f64 ? element_bits(dtype, real(x)).low : x;
  __builtin_memcpy(to, &bits, to_size(size_bytes(dtype)));
}

// Floats convert to integers toward 0, to the nearest end of the range beyond it, NaN to 0; to pred as != 0.
[[nodiscard, gnu::always_inline]] inline Word converted(Word x, DType from, DType to) noexcept {
  if (to == DType::pred) return (is_floating(from) ? real(x) != 0 : x != 0) ? 1 : 0;
  if (is_floating(to)) {
    if (is_floating(from)) return word(nearest(real(x), to));
    // 64-bit integers beyond 2^53 go to f32 in one rounding.
    if (to == DType::f32)
      return word(static_cast<double>(is_signed(from) ? static_cast<float>(integer(x)) : static_cast<float>(x)));
    return word(nearest(is_signed(from) ? static_cast<double>(integer(x)) : static_cast<double>(x), to));
  }
  if (!is_floating(from)) return wrapped(x, to);
  const double value = real(x);
  if (value != value) return 0;
  const Index bits = 8 * size_bytes(to) - (is_signed(to) ? 1 : 0);
  const double end = 2 * static_cast<double>(Word{1} << (bits - 1));
  if (value >= end) return bits == 64 ? ~Word{0} : (Word{1} << bits) - 1;
  if (is_signed(to)) return value < -end ? ~Word{0} << bits : static_cast<Word>(static_cast<std::int64_t>(value));
  return value <= 0 ? 0 : static_cast<Word>(value);
}
// The same bits as another type of the same size.
[[nodiscard]] inline Word bitcast(Word x, DType from, DType to) noexcept {
  char bytes[8] = {};
  write(bytes, x, from);
  return read(bytes, to);
}

[[nodiscard, gnu::always_inline]] inline double real_result(Opcode code, double a, double b, double c) noexcept {
  switch (code) {
    case Opcode::negate: return -a;
    case Opcode::absolute: return __builtin_fabs(a);
    case Opcode::exp: return __builtin_exp(a);
    case Opcode::expm1: return __builtin_expm1(a);
    case Opcode::log: return __builtin_log(a);
    case Opcode::log1p: return __builtin_log1p(a);
    case Opcode::tanh: return __builtin_tanh(a);
    case Opcode::logistic: return 1 / (1 + __builtin_exp(-a));
    case Opcode::erf: return __builtin_erf(a);
    case Opcode::erfc: return __builtin_erfc(a);
    case Opcode::sine: return __builtin_sin(a);
    case Opcode::cosine: return __builtin_cos(a);
    case Opcode::sqrt: return __builtin_sqrt(a);
    case Opcode::rsqrt: return 1 / __builtin_sqrt(a);
    case Opcode::sign: return a > 0 ? 1 : a < 0 ? -1 : a;
    case Opcode::floor: return __builtin_floor(a);
    case Opcode::add: return a + b;
    case Opcode::subtract: return a - b;
    case Opcode::multiply: return a * b;
    case Opcode::divide: return a / b;
    case Opcode::maximum: return maximum_of(a, b);
    case Opcode::minimum: return minimum_of(a, b);
    case Opcode::power: return __builtin_pow(a, b);
    case Opcode::remainder: return __builtin_fmod(a, b);
    default: return __builtin_fma(a, b, c);  // multiply_add
  }
}

// Before it is wrapped. x / 0 has all bits set; shifts by the width or more give 0, or the sign.
[[nodiscard, gnu::always_inline]] inline Word integer_result(Opcode code, DType dtype, Word a, Word b, Word c) noexcept {
  const bool has_sign = is_signed(dtype);
  const Word width = static_cast<Word>(8 * size_bytes(dtype));
  const Word distance = wrapped(b, dtype) & (width == 64 ? ~Word{0} : (Word{1} << width) - 1);  // as unsigned
  const bool is_less = has_sign ? integer(a) < integer(b) : a < b;
  switch (code) {
    case Opcode::negate: return 0 - a;
    case Opcode::absolute: return has_sign && integer(a) < 0 ? 0 - a : a;
    case Opcode::sign: return has_sign && integer(a) < 0 ? ~Word{0} : a != 0 ? 1 : 0;
    case Opcode::floor: return a;
    case Opcode::add: return a + b;
    case Opcode::subtract: return a - b;
    case Opcode::multiply: return a * b;
    case Opcode::divide:
      if (b == 0) return ~Word{0};
      if (has_sign && b == ~Word{0}) return 0 - a;
      return has_sign ? static_cast<Word>(integer(a) / integer(b)) : a / b;
    case Opcode::maximum: return is_less ? b : a;
    case Opcode::minimum: return is_less ? a : b;
    case Opcode::bit_and: return a & b;
    case Opcode::bit_or: return a | b;
    case Opcode::bit_xor: return a ^ b;
    case Opcode::shift_left: return distance < width ? a << distance : 0;
    case Opcode::shift_right:
      if (has_sign) return static_cast<Word>(integer(a) >> (distance < width ? distance : width - 1));
      return distance < width ? a >> distance : 0;
    default: return a * b + c;  // multiply_add
  }
}

template <class T>
[[nodiscard]] constexpr bool compare(Opcode code, T a, T b) noexcept {
  switch (code) {
    case Opcode::equal: return a == b;
    case Opcode::not_equal: return a != b;
    case Opcode::less: return a < b;
    case Opcode::less_equal: return a <= b;
    case Opcode::greater: return a > b;
    default: return a >= b;
  }
}

// A computing instruction; `of`: the type of a.
[[nodiscard, gnu::always_inline]] inline Word compute(Opcode code, DType of, DType to, Word a, Word b, Word c) noexcept {
  switch (code) {
    case Opcode::convert: return converted(a, of, to);
    case Opcode::bitcast: return bitcast(a, of, to);
    case Opcode::select: return a != 0 ? b : c;
    case Opcode::logical_not: return wrapped(~a, of);
    case Opcode::random_bits:
      return random_bits(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b), static_cast<std::uint32_t>(c));
    default: break;
  }
  if (code >= Opcode::equal && code <= Opcode::greater_equal) {
    if (is_floating(of)) return compare(code, real(a), real(b)) ? 1 : 0;
    return (is_signed(of) ? compare(code, integer(a), integer(b)) : compare(code, a, b)) ? 1 : 0;
  }
  if (!is_floating(of)) return wrapped(integer_result(code, of, a, b, c), to);
  return word(nearest(real_result(code, real(a), real(b), real(c)), to));
}

// What a reduction starts with, and its next state.
[[nodiscard]] inline Word neutral(Opcode join, DType dtype) noexcept {
  if (join == Opcode::add) return is_floating(dtype) ? word(0.0) : 0;
  const bool is_least = join == Opcode::maximum;
  if (is_floating(dtype))
    return word(is_least ? -__builtin_inf() : __builtin_inf());
  const Index bits = dtype == DType::pred ? 1 : 8 * size_bytes(dtype) - (is_signed(dtype) ? 1 : 0);
  if (is_least) return is_signed(dtype) ? ~Word{0} << bits : 0;
  return bits == 64 ? ~Word{0} : (Word{1} << bits) - 1;
}
[[nodiscard, gnu::always_inline]] inline Word joined(Opcode join, DType dtype, Word a, Word b) noexcept {
  if (is_floating(dtype)) return word(real_result(join, real(a), real(b), 0));
  return wrapped(integer_result(join, dtype, a, b, 0), dtype);
}

}  // namespace weft::scalar

#endif
