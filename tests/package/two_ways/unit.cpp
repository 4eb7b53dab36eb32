// The second unit of the program: another model and another strategy, with kernels that main has as well.
#include "parts.hpp"

#include <weft/weft.hpp>

namespace {

struct Loss {
  weft::nn::Linear first{"first", 8, 8};
  weft::nn::Linear second{"second", 8, 4};
  constexpr weft::Var operator()(weft::Var x) const { return mean(square(tanh(second(relu(first(x)))))); }
};

constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[8][8]>, mesh, weft::Ddp{}, weft::Sgd>;

}  // namespace

float loss_of_unit(weft::Runtime& runtime) {
  Step step(runtime, weft::Seed{4}, {.learning_rate = 0.1f});
  const weft::Tensor<float, 8, 8> batch = weft::Tensor<float, 8, 8>::filled(0.25f);
  step(batch);
  return step(batch);
}
