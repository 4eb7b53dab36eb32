// A tensor of sizes that a vector holds.
// expect-error: weft: tensor: sizes are a part of the type, Tensor<float, 3, 4>
// expect-error: <weft/dynamic.hpp>
// max-lines: 12
#include <weft/tensor/tensor.hpp>

#include <vector>

int main(int count, char**) {
  const std::vector<int> sizes{count, 4};
#if defined(VALID)
  const weft::Tensor<float, 3, 4> tensor;
#elif defined(MISUSE)
  const weft::Tensor<float> tensor(sizes);  // expect-here
#endif
  return static_cast<int>(tensor.size()) - static_cast<int>(sizes.size());
}
