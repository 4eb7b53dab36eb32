// Training steps whose weights are cut, too: one device computes the same, but for rounding.
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>

namespace weft::train_step_spmd_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::megatron_specs;
using testing::model_mesh;
using testing::train;
using testing::TrainingRun;
using Spec = PartitionSpec;

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, mesh, strategy, SgdMomentum>;
constexpr const auto& settings = testing::small_settings;

const TrainingRun& one_device() {
  static const TrainingRun run = train<Step<data_mesh<1>, Ddp{}>>(settings);
  return run;
}
void expect_close_to_one_device(const TrainingRun& run) { expect_close(run, one_device()); }

// The batch over everything, as Ddp cuts it.
inline constexpr SpmdSpecs both_axes_specs{{Spec(AxisNames{"data", "model"}), Spec(AxisNames{"data", "model"})}, {}};

TEST(TrainStep, OneDeviceComputesTheSameUnderEveryStrategy) {
  expect_same(train<Step<data_mesh<1>, Fsdp{.stage = 3}>>(settings), one_device());
  expect_same(train<Step<model_mesh<1, 1>, Spmd(megatron_specs)>>(settings), one_device());
}

TEST(TrainStep, WeightsThatAreCutChangeNothingButRounding) {
  expect_close_to_one_device(train<Step<model_mesh<1, 2>, Spmd(megatron_specs)>>(settings));
  expect_close_to_one_device(train<Step<model_mesh<2, 2>, Spmd(megatron_specs)>>(settings));
}

TEST(TrainStep, AMeshOfTwoAxesIsAMeshOfTheirProductToDdp) {
  const TrainingRun flat = train<Step<data_mesh<4>, Ddp{}>>(settings);
  expect_close_to_one_device(flat);
  expect_same(train<Step<model_mesh<2, 2>, Ddp{}>>(settings), flat);
  expect_same(train<Step<model_mesh<2, 2>, Spmd(both_axes_specs)>>(settings), flat);
}

// The pair sends one activation forward and one back over "model"; weights never travel.
TEST(TrainStep, TheMegatronPairSendsActivationsOnly) {
  using Pair = Step<model_mesh<1, 2>, Spmd(megatron_specs)>;
  static_assert(Pair::count(Collective::all_gather) == 0 && Pair::count(Collective::reduce_scatter) == 0);
  EXPECT_EQ(Pair::count(Collective::all_reduce), 1);
  EXPECT_EQ(Pair::bytes_sent_per_step, 16 * 8 * 4);
}

}  // namespace weft::train_step_spmd_test
