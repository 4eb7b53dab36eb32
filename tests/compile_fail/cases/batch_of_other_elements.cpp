// Labels as floats: the bits of a float are no class, so this must not get to run.
// expect-error: a batch is a contiguous range (vector, span, Tensor) of elements of the type of its input of the loss
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

#include <vector>

struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(weft::nn::Linear{"output", 4, 3}(image), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[2][4], weft::i32[2]>, mesh, weft::Ddp{}, weft::Sgd>;
#if defined(VALID)
using Label = std::int32_t;
#elif defined(MISUSE)
using Label = float;
#endif
float take(Step& step, const std::vector<float>& image, const std::vector<Label>& label) {
  return step(image, label);  // expect-here
}
