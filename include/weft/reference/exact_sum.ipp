// Definitions of reference/exact_sum.hpp.
#ifndef WEFT_REFERENCE_EXACT_SUM_IPP
#define WEFT_REFERENCE_EXACT_SUM_IPP

#include <weft/reference/exact_sum.hpp>

namespace weft::reference {

Value exact_square_sum(const Evaluation& at) {
  std::vector<std::uint64_t> sum(to_size(Index{exact_sum::words}) + 4, 0);
  if (at.graph[at.id].operand_count == 2)
    for (Index i = 0; i < exact_sum::words; ++i) sum[to_size(i)] = static_cast<std::uint64_t>(at[1][i]);
  for (Index i = 0; i < at[0].shape.elements(); ++i) {
    const double x = at[0][i];
    if (std::isinf(x)) sum[exact_sum::infinities] = 1;
    if (std::isnan(x)) sum[exact_sum::nans] = 1;
    if (!std::isfinite(x) || x == 0) continue;
    int power = 0;
    const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(std::fabs(x), &power), 24));
    int at_bit = 2 * (power - 24) - exact_sum::least_power;  // negative for a denormal, whose last bits are 0
    std::uint64_t square = mantissa * mantissa;
    for (; at_bit < 0; ++at_bit) square /= 2;
    for (; square != 0; square /= 2, ++at_bit) sum[to_size(Index{at_bit / 16})] += (square & 1) << at_bit % 16;
    for (std::size_t limb = 0; limb + 1 < exact_sum::limbs; ++limb) {
      sum[limb + 1] += sum[limb] >> 16;
      sum[limb] &= 0xffffu;
    }
  }
  Value out{at.dtype(), at.shape(), {}};
  for (Index i = 0; i < exact_sum::words; ++i) out.elements.push_back(static_cast<double>(sum[to_size(i)]));
  return out;
}

Value exact_norm(const Evaluation& at) {
  long double sum = 0;
  for (int i = 0; i < exact_sum::limbs; ++i)
    sum += std::ldexp(static_cast<long double>(at[0][i]), 16 * i + exact_sum::least_power);
  double norm = static_cast<double>(static_cast<float>(std::sqrt(sum)));
  if (at[0][exact_sum::infinities] != 0) norm = std::numeric_limits<double>::infinity();
  if (at[0][exact_sum::nans] != 0) norm = std::numeric_limits<double>::quiet_NaN();
  return filled_value(at.dtype(), {}, norm);
}

}  // namespace weft::reference

#endif
