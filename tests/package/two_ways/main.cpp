// A training step here and one in another unit share a runtime; a shared library computes beside them. Prints the bits of
// all results, which are the same in both ways of using weft.
#include "parts.hpp"

#include <weft/weft.hpp>

namespace {

struct Loss {
  weft::nn::Linear layer{"layer", 8, 4};
  constexpr weft::Var operator()(weft::Var x) const { return mean(square(tanh(layer(x)))); }
};

constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[8][8]>, mesh, weft::Fsdp{}, weft::AdamW>;

}  // namespace

int main() {
  weft::Runtime runtime(2);
  Step step(runtime, weft::Seed{3}, {.learning_rate = 0.1f});
  const weft::Tensor<float, 8, 8> batch = weft::Tensor<float, 8, 8>::filled(0.5f);
  float loss = 0;
  for (int i = 0; i < 3; ++i) loss = step(batch);
  for (const float result : {loss, loss_of_unit(runtime), mean_of_part()})
    std::printf("%a\n", static_cast<double>(result));
}
