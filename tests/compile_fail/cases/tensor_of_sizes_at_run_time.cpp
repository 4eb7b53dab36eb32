// A tensor of sizes that are known at run time: what sizes are, and which header has programs of such.
// expect-error: weft: tensor: sizes are a part of the type, Tensor<float, 3, 4>
// expect-error: <weft/dynamic.hpp>
// max-lines: 12
#include <weft/tensor/tensor.hpp>

int main(int count, char**) {
#if defined(VALID)
  const weft::Tensor<float, 3, 4> tensor;
#elif defined(MISUSE)
  const weft::Tensor<float> tensor(count, 4);  // expect-here
#endif
  return count - static_cast<int>(tensor.size());
}
