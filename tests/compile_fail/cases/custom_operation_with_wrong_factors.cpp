// Factors of a user's operation that name a dimension which its result does not have: the factors, and what is wrong.
// expect-error: weft: custom_call: custom_factors_are_wrong: the factors of an operation of your own do not fit
// expect-error: FactorMistake::other_dimensions_than_the_tensor_has
// expect-error-gcc: "row_mean: bn -> b n"
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/graph/custom_call.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct RowMean {
  static constexpr const char* name = "row_mean";
#if defined(VALID)
  static constexpr const char* factors = "b_ -> b";
#elif defined(MISUSE)
  static constexpr const char* factors = "bn -> b n";
#endif
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return {in.dtype(0), {in.shape(0)[0]}}; }
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = at.operand<float>(0)[0]; }
  constexpr void gradient(weft::CustomPullback& at) const {
    at.give(0, broadcast_in_dim(at.cotangent(), at.operand(0).shape(), {0}));
  }
};
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    return mean(weft::custom_call(RowMean{}, weft::nn::Linear{"layer", 8, 8}(x)));
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 2);  // expect-here
