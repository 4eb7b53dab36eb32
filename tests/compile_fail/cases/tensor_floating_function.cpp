// A floating-point function of integers, and a fraction beside them.
// expect-error: weft: this function needs floating-point elements; convert<float>(x) first
// expect-error: weft: a floating-point number stands beside a tensor of integers; convert<float>(x) first
// max-lines-gcc: 20
// max-lines-clang: 23
#include <weft/tensor/expressions.hpp>

#include <cstdint>

void statement(const weft::Tensor<std::int32_t, 8>& count) {
#if defined(VALID)
  weft::Tensor<float, 8> y = exp(convert<float>(count) * 0.5);
  weft::Tensor<std::int32_t, 8> z = count * 2;
#elif defined(MISUSE)
  weft::Tensor<float, 8> y = exp(count);         // expect-here
  weft::Tensor<std::int32_t, 8> z = count * 0.5;  // expect-here
#endif
  static_cast<void>(y);
  static_cast<void>(z);
}
