// A tensor of sizes alone.
// expect-error: weft: tensor: sizes are a part of the type, Tensor<float, 3, 4>
// expect-error: <weft/dynamic.hpp>
// max-lines: 12
#include <weft/tensor/tensor.hpp>

int main(int count, char**) {
#if defined(VALID)
  const weft::Tensor<float, 3, 4> tensor;
#elif defined(MISUSE)
  const weft::Tensor tensor(count, 4);  // expect-here
#endif
  return count - static_cast<int>(tensor.size());
}
