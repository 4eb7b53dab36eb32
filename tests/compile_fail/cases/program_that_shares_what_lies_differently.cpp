// A program under Ddp on the weights of a step under Fsdp: the weight, and how the devices of both hold it.
// expect-error: weft: program: shared_weight_lies_differently
// expect-error-gcc: "hidden.weight"
// expect-error-gcc: "f32[784, 512]"
// expect-error-gcc: "f32[784, 512], from element 0 of 401920 in a flat vector over data"
// expect-error-clang: 'h', 'i', 'd', 'd', 'e', 'n', '.', 'w', 'e', 'i', 'g', 'h', 't'
// max-lines-gcc: 20
// max-lines-clang: 24
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/evaluation.hpp>

struct Model {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Model, Batch, mesh, weft::Fsdp{}, weft::Adam>;
#if defined(VALID)
using Evaluation = weft::Evaluation<Model, Batch, mesh, weft::Fsdp{}>;
#elif defined(MISUSE)
using Evaluation = weft::Evaluation<Model, Batch, mesh, weft::Ddp{}>;
#endif
Evaluation evaluation_of(const Step& step) {
  return Evaluation(weft::weights_of(step));  // expect-here
}
