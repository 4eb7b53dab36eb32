// Training steps on four devices: all strategies to the last bit, and a compiled step.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>

namespace weft::train_step_four_devices_test {

using testing::data_mesh;
using testing::expect_same;
using testing::TrainingRun;

using Compiled = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<4>, Ddp{}, SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(testing::SmallLoss{}),
                                                     testing::small_settings};

TEST(TrainStep, EveryStrategyComputesTheSameOnFourDevices) {
  constexpr const auto& mesh = data_mesh<4>;
  const TrainingRun ddp = testing::train<Compiled>(testing::small_settings);
  expect_same(testing::train<Compiled>(testing::small_settings), ddp);
  expect_same(training.train(mesh, Ddp{}), ddp);
  for (const int stage : {1, 2, 3}) expect_same(training.train(mesh, Fsdp{.stage = stage}), ddp);
  expect_same(training.train(mesh, Spmd(testing::batch_specs)), ddp);
}

}  // namespace weft::train_step_four_devices_test
