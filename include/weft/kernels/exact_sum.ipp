// Definitions of kernels/exact_sum.hpp.
#ifndef WEFT_KERNELS_EXACT_SUM_IPP
#define WEFT_KERNELS_EXACT_SUM_IPP

#include <weft/kernels/exact_sum.hpp>

namespace weft::exact_sum {

void add_shifted(std::uint64_t value, int shift, std::uint64_t* sum) noexcept {
  const int first = shift / 16, rest = shift % 16;
  for (int i = 0; value != 0; ++i, value >>= 16) {
    const std::uint64_t part = (value & 0xffffu) << rest;
    sum[first + i] += part & 0xffffu;
    sum[first + i + 1] += part >> 16;
  }
}

void carry(std::uint64_t* sum) noexcept {
  std::uint64_t carried = 0;
  for (int i = 0; i < limbs; ++i) {
    carried += sum[i];
    sum[i] = carried & 0xffffu;
    carried >>= 16;
  }
}

}  // namespace weft::exact_sum

namespace weft {

void exact_square_sum(const float* x, Index count, const std::uint32_t* before, std::uint32_t* sum) noexcept {
  constexpr Index piece = Index{1} << 17;  // of squares below 2^48: a quarter of them in one place stays below 2^64
  std::uint64_t total[exact_sum::words + 6] = {};
  if (before != nullptr)
    for (int i = 0; i < exact_sum::words; ++i) total[i] = before[i];
  const auto bits_of = [x](Index i) { return __builtin_bit_cast(std::uint32_t, x[i]) & 0x7fffffffu; };
  for (Index first = 0; first < count; first += piece) {
    const Index last = count - first < piece ? count : first + piece;
    std::uint64_t places[4][256] = {};
    const auto add = [&](Index i, int place) {
      const std::uint32_t bits = bits_of(i), exponent = bits >> 23;
      const std::uint64_t mantissa = (bits & 0x7fffffu) | (exponent != 0 ? 0x800000u : 0u);
      places[place][exponent] += mantissa * mantissa;
    };
    Index i = first;
    for (; i + 4 <= last; i += 4) {
      add(i, 0);
      add(i + 1, 1);
      add(i + 2, 2);
      add(i + 3, 3);
    }
    for (; i < last; ++i) add(i, 0);
    bool is_finite = true;
    for (int place = 0; place < 4; ++place) {
      is_finite = is_finite && places[place][255] == 0;
      for (int exponent = 0; exponent < 255; ++exponent)  // a denormal has the unit of exponent 1
        exact_sum::add_shifted(places[place][exponent], exponent == 0 ? 0 : 2 * (exponent - 1), total);
    }
    for (i = first; !is_finite && i < last; ++i) {
      if (bits_of(i) == 0x7f800000u) total[exact_sum::infinities] = 1;
      if (bits_of(i) > 0x7f800000u) total[exact_sum::nans] = 1;
    }
    exact_sum::carry(total);
  }
  for (int i = 0; i < exact_sum::words; ++i) sum[i] = static_cast<std::uint32_t>(total[i]);
}

float exact_norm(const std::uint32_t* sum) noexcept {
  if (sum[exact_sum::nans] != 0) return __builtin_nanf("");
  if (sum[exact_sum::infinities] != 0) return __builtin_inff();
  std::uint64_t total[exact_sum::limbs];
  for (int i = 0; i < exact_sum::limbs; ++i) total[i] = sum[i];
  exact_sum::carry(total);
  int top = exact_sum::limbs - 1;
  while (top > 0 && total[top] == 0) --top;
  // The highest four limbs, at least 49 bits, and a last bit for all that lies below them.
  std::uint64_t highest = 0;
  for (int i = 0; i < 4; ++i) highest = highest << 16 | (top >= i ? total[top - i] : 0);
  for (int i = top - 4; i >= 0; --i) highest |= total[i] != 0 ? 1u : 0u;
  const int power = exact_sum::least_power + 16 * (top - 3);  // even: a root of it is a power of two
  return static_cast<float>(__builtin_ldexp(__builtin_sqrt(static_cast<double>(highest)), power / 2));
}

}  // namespace weft

#endif
