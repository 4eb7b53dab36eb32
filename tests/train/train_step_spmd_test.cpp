// Training steps whose weights are cut, too: one device computes the same, but for rounding.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>

namespace weft::train_step_spmd_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::megatron_specs;
using testing::model_mesh;
using testing::TrainingRun;
using Spec = PartitionSpec;

// The one that is compiled.
using Pair =
    TrainStep<testing::SmallLoss, testing::SmallInputs, model_mesh<1, 2>, Spmd(megatron_specs), SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(testing::SmallLoss{}),
                                                     testing::small_settings};

const TrainingRun& one_device() {
  static const TrainingRun run = training.train(data_mesh<1>, Ddp{});
  return run;
}
void expect_close_to_one_device(const TrainingRun& run) { expect_close(run, one_device()); }

// The batch over everything, as Ddp cuts it.
inline constexpr SpmdSpecs both_axes_specs{{Spec(AxisNames{"data", "model"}), Spec(AxisNames{"data", "model"})}, {}};

TEST(TrainStep, OneDeviceComputesTheSameUnderEveryStrategy) {
  expect_same(training.train(data_mesh<1>, Fsdp{.stage = 3}), one_device());
  expect_same(training.train(model_mesh<1, 1>, Spmd(megatron_specs)), one_device());
}

TEST(TrainStep, WeightsThatAreCutChangeNothingButRounding) {
  const TrainingRun pair = testing::train<Pair>(testing::small_settings);
  expect_close_to_one_device(pair);
  expect_same(training.train(model_mesh<1, 2>, Spmd(megatron_specs)), pair);
  expect_close_to_one_device(training.train(model_mesh<2, 2>, Spmd(megatron_specs)));
}

TEST(TrainStep, AMeshOfTwoAxesIsAMeshOfTheirProductToDdp) {
  const TrainingRun flat = training.train(data_mesh<4>, Ddp{});
  expect_close_to_one_device(flat);
  expect_same(training.train(model_mesh<2, 2>, Ddp{}), flat);
  expect_same(training.train(model_mesh<2, 2>, Spmd(both_axes_specs)), flat);
}

// The pair sends one activation forward and one back over "model"; weights never travel.
TEST(TrainStep, TheMegatronPairSendsActivationsOnly) {
  static_assert(Pair::count(Collective::all_gather) == 0 && Pair::count(Collective::reduce_scatter) == 0);
  EXPECT_EQ(Pair::count(Collective::all_reduce), 1);
  EXPECT_EQ(Pair::bytes_sent_per_step, 16 * 8 * 4);
}

}  // namespace weft::train_step_spmd_test
