// A fused statement of five lines: traced, planned and compiled for every instruction set.
// max-added-lines: 33230
#include <weft/tensor/expressions.hpp>

using Matrix = weft::Tensor<float, 1024, 1024>;

void statement(const Matrix& a, const Matrix& b, const Matrix& c, const weft::Tensor<float, 1024>& row, Matrix& y) {
  const auto gate = sigmoid(a * b + row);
  const auto value = tanh(c - 0.5f * a);
  const auto kept = select(c > 0, value, exp(-square(b)));
  static_assert(weft::kernel_count<decltype(gate * kept + relu(c))> == 1);
  y = gate * kept + relu(c);
}
