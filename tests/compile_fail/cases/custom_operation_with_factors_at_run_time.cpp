// Factors of a user's operation that the compiler cannot call: which operation, and what to write.
// expect-error: weft: custom_call: own_rules_are_not_constexpr
// expect-error-gcc: "row_mean"
// max-lines-gcc: 12
// max-lines-clang: 13
#include <weft/graph/custom_call.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct RowMean {
  static constexpr const char* name = "row_mean";
#if defined(VALID)
  constexpr const char* factors(const weft::CustomOperands&) const { return "b_ -> b"; }
#elif defined(MISUSE)
  const char* factors(const weft::CustomOperands&) const { return "b_ -> b"; }
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
