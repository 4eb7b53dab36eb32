// A model of more nodes than the compiler plans within its default limits: how many, and what raises them. The limits
// are raised for all other cases; this one has what the compilers allow by default.
// flags-gcc: -fconstexpr-ops-limit=33554432
// flags-clang: -fconstexpr-steps=1048576
// expect-error: weft: graph: graph_is_too_large: a model of so many nodes exceeds the compiler's limits
// expect-error: -fconstexpr-steps=2000000000 (Clang) or -fconstexpr-ops-limit=2000000000
// expect-error: link the CMake target weft::weft
// expect-error: Nodes<9
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

#if defined(VALID)
constexpr int blocks = 1;
#elif defined(MISUSE)
constexpr int blocks = 13;
#endif
struct Loss {
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    for (int i = 0; i < blocks; ++i) {
      const char letter[] = {static_cast<char>('a' + i), '\0'};
      x = relu(weft::nn::Linear{weft::Name(letter), 32, 32}(weft::nn::LayerNorm{weft::Name(letter) / "norm", 32}(x)));
    }
    return mean(cross_entropy(x, label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][32], weft::i32[16]>, mesh, weft::Ddp{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
