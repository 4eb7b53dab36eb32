// A pattern of .keep_gradients that no parameter matches: the pattern, and its line.
// expect-error: weft: optimizer: kept_gradients_name_no_parameter
// expect-error-gcc: "hiden.*"
// expect-error-clang: 'h', 'i', 'd', 'e', 'n', '.', '*'
// expect-error: OptionLine<28>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
using Batch = weft::Inputs<weft::f32[64][784], weft::i32[64]>;
inline constexpr weft::Mesh mesh{{"data", 2}};
#if defined(VALID)
inline constexpr weft::OptimizerOptions options{.keep_gradients = {"hidden.*", "*.bias"}};
#elif defined(MISUSE)
inline constexpr weft::OptimizerOptions options{.keep_gradients = {"*.bias", "hiden.*"}};
#endif
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{}, weft::Optimizer<weft::Adam, options>>;
static_assert(Step::devices == 2);  // expect-here
