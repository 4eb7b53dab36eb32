// The gradient of a function that returns more than one number: one sentence, and the user's line.
// expect-error: weft: value_and_grad: the function returns more than one number; reduce it with mean or sum
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>

void statement(const weft::Tensor<float, 2, 8>& x) {
#if defined(VALID)
  const auto slope = weft::grad([](weft::Var v) { return mean(v * v); }, x);
#elif defined(MISUSE)
  const auto squares = [](weft::Var v) { return v * v; };
  const auto slope = weft::grad(squares, x);  // expect-here
#endif
  static_cast<void>(slope);
}
