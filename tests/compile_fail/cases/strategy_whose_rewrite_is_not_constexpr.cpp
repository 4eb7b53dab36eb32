// A function that is not constexpr in the rewrite of a strategy of one's own: what it must be, and the user's line.
// expect-error: weft: strategy: rewrite_is_not_constexpr: the compiler cannot run the rewrite of a strategy of your own
// expect-error-gcc: strategy_can_rewrite<const Mine, false>
// expect-error-clang: strategy_can_rewrite<Mine
// max-lines-gcc: 12
// max-lines-clang: 20
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/train/train_step.hpp>

#if defined(VALID)
constexpr
#elif defined(MISUSE)
inline
#endif
    weft::Id twice(const weft::Var& loss) {
  return (loss + loss).id;
}
struct Mine {
  static constexpr const char* name = "mine";
  template <class Optimizer>
  constexpr weft::DeviceGraph rewrite(const weft::TrainingGraph& training, const weft::Mesh&) const {
    weft::DeviceGraph made;
    made.graph = training.graph;
    const weft::Var loss{&made.graph, made.graph.outputs[0].node};
    made.graph.outputs[0].node = twice(loss);
    return made;
  }
};
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 8}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8]>, mesh, Mine{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
