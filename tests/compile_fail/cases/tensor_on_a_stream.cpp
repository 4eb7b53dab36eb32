// An expression on a stream, where the header that prints it is missing.
// expect-error: weft: tensor: a tensor on a stream: #include <weft/tensor/print.hpp>
// max-lines: 12
#include <weft/tensor/tensor.hpp>
#if defined(VALID)
#include <weft/tensor/print.hpp>
#endif
#include <weft/tensor/expressions.hpp>

#include <iostream>

int main() {
  const weft::Tensor<float, 2, 3> a, b;
  std::cout << a * b;  // expect-here
}
