// A shared library that uses weft inside.
#include "parts.hpp"

#include <weft/tensor/expressions.hpp>

float mean_of_part() {
  using Matrix = weft::Tensor<float, 16, 16>;
  const Matrix a = Matrix::filled(0.5f), b = Matrix::filled(0.25f);
  return mean(square(relu(matmul(a, b))));
}
