// A strategy of one's own: what meets the concept is compiled, trained and dumped like those of weft.
#include <weft/report/dump.hpp>
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>

namespace weft::own_strategy_test {

using testing::data_mesh;
using testing::expect_same;
using testing::train;

// Whole weights; each gradient is summed by an all_reduce of its own, in the order of the weights.
struct OneByOne {
  static constexpr const char* name = "one_by_one";
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph& traced, const Mesh& mesh) const {
    const LocalTraining local = shard_batch(traced, mesh, DataAxes(mesh, {}, {}, nullptr).batch_cut(mesh));
    const TrainingGraph& training = trained_by<Optimizer>(local.training);
    DeviceGraph result;
    result.data = local.data;
    result.results = local.results;
    result.graph = training.graph;
    Buffer<Var> gradients = take_gradients(result.graph, training.results);
    for (Var& gradient : gradients) gradient = detail::all_reduce(gradient, all_axes(mesh));
    update_all<Optimizer>(result, training, gradients, local.inputs);
    return result;
  }
};
static_assert(Strategy<OneByOne>);

template <auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, strategy, SgdMomentum>;
static_assert(Step<OneByOne{}>::count(Collective::all_reduce) > Step<Ddp{}>::count(Collective::all_reduce));

TEST(OwnStrategy, TrainsLikeDdp) {
  expect_same(train<Step<OneByOne{}>>(testing::small_settings), train<Step<Ddp{}>>(testing::small_settings));
}
TEST(OwnStrategy, IsDumpedPassByPass) {
  const testing::TemporaryDirectory folder;
  dump<Step<OneByOne{}>>(folder.path());
  EXPECT_FALSE(folder.names().empty());
}

}  // namespace weft::own_strategy_test
