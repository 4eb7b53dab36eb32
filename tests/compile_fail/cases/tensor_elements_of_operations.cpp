// Operations on elements that they do not take: sums of bools, bits of floats, powers of integers.
// expect-error: weft: this function needs numbers, not bools; convert<int>(x) first
// expect-error: weft: &, |, ^ and ! take bools or integers; compare, or convert<int>(x) first
// expect-error: weft: this function needs floating-point elements; convert<float>(x) first
// max-lines-gcc: 23
// max-lines-clang: 34
#include <weft/tensor/expressions.hpp>

#include <cstdint>

void statement(const weft::Tensor<float, 8>& x, const weft::Tensor<std::int32_t, 8>& count) {
#if defined(VALID)
  const auto positive = sum(convert<std::int32_t>(x > 0.0F));
  const auto both = (x > 0.0F) & (count > 1);
  const auto cubes = pow(convert<float>(count), 3.0F);
#elif defined(MISUSE)
  const auto positive = sum(x > 0.0F);  // expect-here
  const auto both = x & x;
  const auto cubes = pow(count, 3);
#endif
  static_cast<void>(positive);
  static_cast<void>(both);
  static_cast<void>(cubes);
}
