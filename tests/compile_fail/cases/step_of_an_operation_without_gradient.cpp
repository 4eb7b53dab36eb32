// A step that needs the gradient of an operation of a user's own that has none: its name, and the user's line.
// expect-error: weft: custom_operation_has_no_gradient: an operation of your own lies between a weight and the loss
// expect-error-gcc: Quoted<weft::QuotedText<7>{"doubled"}>
// expect-error-clang: Quoted<'d', 'o', 'u', 'b', 'l', 'e', 'd'>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/graph/custom_call.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Doubled {
  static constexpr const char* name = "doubled";
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return in[0]; }
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = 2 * at.operand<float>(0)[0]; }
#if defined(VALID)
  constexpr void gradient(weft::CustomPullback& at) const { at.give(0, at.cotangent() * 2.0); }
#endif
};
struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(weft::custom_call(Doubled{}, output(image)), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8], weft::i32[16]>, mesh, weft::Ddp{}, weft::Adam>;
static_assert(Step::devices == 2);  // expect-here
