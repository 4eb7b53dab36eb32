// A user's operation that makes of pieces what is no piece of its result: the operation, its factors and both extents.
// expect-error: weft: custom_call: custom_pieces_differ
// expect-error-gcc: "row_mean: b_ -> b"
// expect-error: weft::Made<16>, weft::Piece<8>
// max-lines-gcc: 13
// max-lines-clang: 13
#include <weft/graph/custom_call.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct RowMean {
  static constexpr const char* name = "row_mean";
  static constexpr const char* factors = "b_ -> b";
#if defined(VALID)
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return {in.dtype(0), {in.shape(0)[0]}}; }
#elif defined(MISUSE)
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return {in.dtype(0), {16}}; }
#endif
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
