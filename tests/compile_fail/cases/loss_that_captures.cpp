// A lambda that captures as the loss of a compiled step: no number of it is known to the compiler.
// expect-error: made without arguments, which a lambda that captures is not
// expect-error: <weft/dynamic.hpp>
// max-lines: 12
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

inline constexpr weft::Mesh mesh{{"data", 1}};
int main(int count, char**) {
#if defined(VALID)
  static_cast<void>(count);
  const auto loss = [](weft::Var x) { return mean(weft::nn::Linear{"layer", 8, 2}(x)); };
#elif defined(MISUSE)
  const auto loss = [count](weft::Var x) { return mean(weft::nn::Linear{"layer", 8, count}(x)); };
#endif
  using Loss = std::remove_const_t<decltype(loss)>;
  using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
  return Step::devices;  // expect-here
}
