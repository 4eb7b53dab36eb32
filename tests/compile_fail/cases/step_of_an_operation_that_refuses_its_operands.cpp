// A model whose operands an operation of one's own refuses: the operation and its rule.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: "custom_operands_do_not_fit: row_mean: there is one operand, a volume"
// max-lines-gcc: 12
// max-lines-clang: 14
#include <weft/graph/custom_call.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct RowMean {
  static constexpr const char* name = "row_mean";
#if defined(VALID)
  static constexpr int rank = 2;
#elif defined(MISUSE)
  static constexpr int rank = 3;
#endif
  constexpr weft::TensorType results(const weft::CustomOperands& in) const {
    in.expect(in.shape(0).rank() == rank, "there is one operand, a volume");
    return {in.dtype(0), {in.shape(0)[0]}};
  }
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
