// An operation of a strategy of one's own that does not fit: the operation, its operands and the line of the strategy.
// expect-error: weft: operand_ranks_differ: an operand has not the rank that the operation needs
// expect-error: RankOf<0>
// expect-error: NeededRank<2>
// expect-error: Line<23>
// max-lines-gcc: 14
// max-lines-clang: 20
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/train/train_step.hpp>

struct Mine {
  static constexpr const char* name = "mine";
  template <class Optimizer>
  constexpr weft::DeviceGraph rewrite(const weft::TrainingGraph& training, const weft::Mesh&) const {
    weft::DeviceGraph made;
    made.graph = training.graph;
    const weft::Var loss{&made.graph, made.graph.outputs[0].node};
#if defined(VALID)
    made.graph.outputs[0].node = (loss + loss).id;
#elif defined(MISUSE)
    made.graph.outputs[0].node = matmul(loss, loss).id;
#endif
    return made;
  }
};
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 8}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8]>, mesh, Mine{}, weft::Sgd>;
static_assert(Step::devices == 1);  // expect-here
