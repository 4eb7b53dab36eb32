// Training steps on four devices: all strategies to the last bit.
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>

namespace weft::train_step_four_devices_test {

using testing::data_mesh;
using testing::expect_same;
using testing::train;
using testing::TrainingRun;

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, mesh, strategy, SgdMomentum>;
constexpr const auto& settings = testing::small_settings;

TEST(TrainStep, EveryStrategyComputesTheSameOnFourDevices) {
  constexpr const auto& mesh = data_mesh<4>;
  const TrainingRun ddp = train<Step<mesh, Ddp{}>>(settings);
  expect_same(train<Step<mesh, Ddp{}>>(settings), ddp);
  expect_same(train<Step<mesh, Fsdp{.stage = 1}>>(settings), ddp);
  expect_same(train<Step<mesh, Fsdp{.stage = 2}>>(settings), ddp);
  expect_same(train<Step<mesh, Fsdp{.stage = 3}>>(settings), ddp);
  expect_same(train<Step<mesh, Spmd(testing::batch_specs)>>(settings), ddp);
}

}  // namespace weft::train_step_four_devices_test
