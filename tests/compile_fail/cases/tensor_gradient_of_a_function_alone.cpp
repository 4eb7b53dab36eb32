// grad as JAX has it, which returns a function: what to write.
// expect-error: weft: grad: the arguments stand beside the function, and no function is returned: grad(f, x, y)
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>

void slope(const weft::Tensor<float, 3, 4>& t) {
  const auto loss = [](weft::Var x) { return mean(square(x)); };
#if defined(VALID)
  const weft::Tensor<float, 3, 4> made = weft::grad(loss, t);
#elif defined(MISUSE)
  const weft::Tensor<float, 3, 4> made = weft::grad(loss)(t);  // expect-here
#endif
  static_cast<void>(made);
}
