// Definitions of reference/elementwise.hpp.
#ifndef WEFT_REFERENCE_ELEMENTWISE_IPP
#define WEFT_REFERENCE_ELEMENTWISE_IPP

#include <weft/reference/elementwise.hpp>

namespace weft::reference {

double converted(double a, double, double, const ElementTypes& types) {
  if (!is_floating(types.operand) && types.result == DType::bf16 && types.arithmetic == Arithmetic::typed)
    return of_eight_digits(a);
  const bool reinterpret = !is_floating(types.operand) && is_integer(types.result);
  return reinterpret ? number_of(weft::bits_of(a), types.result) : rounded(a, types.result, types.arithmetic);
}

double bits_converted(double a, double, double, const ElementTypes& types) {
  return element_value(types.result, element_bits(types.operand, a));
}

double multiplied_and_added(double a, double b, double c, const ElementTypes& types) {
  if (is_floating(types.operand)) return rounded(std::fma(a, b, c), types.result, types.arithmetic);
  return integral<std::plus<>>(integral<std::multiplies<>>(a, b, 0, types), c, 0, types);
}

double selected(double a, double b, double c, const ElementTypes&) { return a != 0 ? b : c; }

double drawn(double a, double b, double c, const ElementTypes& types) {
  const auto word = [](double number) { return static_cast<std::uint32_t>(weft::bits_of(number)); };
  return number_of(random_bits(word(a), word(b), word(c)), types.result);
}

OnElement step_of(ReductionKind kind) {
  switch (kind) {
    case ReductionKind::sum: return numeric<std::plus<>>;
    case ReductionKind::product: return numeric<std::multiplies<>>;
    case ReductionKind::min: return numeric<Minimum>;
    case ReductionKind::max: return numeric<Maximum>;
    case ReductionKind::bit_and: return integral<std::bit_and<>>;
    case ReductionKind::bit_or: return integral<std::bit_or<>>;
    case ReductionKind::none: break;
  }
  operation_is_not_elementwise("a reduction of kind none");
}

}  // namespace weft::reference

#endif
