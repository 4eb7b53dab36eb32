// Steps, one of them compiled, that compute in f16 with a scaled loss: the same bits under DDP and ZeRO, close to f32,
// what is planned and no more, and a scale that goes into checkpoints.
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/train/evaluation.hpp>
#include <weft/train/train_step.hpp>

#include <support/planned_training.hpp>
#include <support/started_training.hpp>
#include <support/temporary_directory.hpp>

namespace weft::train_step_f16_test {

using testing::data_mesh;
using testing::TrainingRun;

inline constexpr Precision half{.compute = DType::f16, .scaling = {.initial = 1024, .interval = 5}};
using InZero =
    TrainStep<InPrecision<testing::SmallLoss, half>, testing::SmallInputs, data_mesh<2>, Fsdp{.stage = 3}, SgdMomentum>;
const testing::StartedTraining<SgdMomentum> exact{dynamic::measured_function(testing::SmallLoss{}),
                                                  testing::small_settings},
    in_half{exact.loss, testing::small_settings, {.precision = half}};

TEST(TrainStepInF16, StrategiesGiveTheSameBitsAndLossesAreThoseOfF32) {
  const TrainingRun ddp = in_half.train(data_mesh<2>, Ddp{});
  testing::expect_same(testing::train<InZero>(testing::small_settings), ddp);
  const TrainingRun in_f32 = exact.train(data_mesh<2>, Ddp{});
  testing::expect_close(ddp.losses, in_f32.losses, 2e-3);
  EXPECT_NE(ddp.losses, in_f32.losses);
  EXPECT_EQ(ddp.tensors.at("loss_scale"), std::vector<float>{16384}) << "doubled by every fifth step";
}

// Megatron's pair of layers: parts of sums are of f16, and so devices add them.
TEST(TrainStepInF16, DevicesAddSumsOfF16) {
  const Mesh mesh{{"data", 1}, {"model", 2}};
  testing::PlannedTraining<SgdMomentum> cut(
      trace_training<InPrecision<testing::SmallLoss, half>, testing::SmallInputs>(), Spmd(testing::megatron_specs),
      mesh, 42);
  bool adds_halves = false;
  for (const CollectiveStep& step : cut.plan().collectives)
    adds_halves =
        adds_halves || (step.collective == Collective::all_reduce &&
                        step.bytes_sent == bytes_sent_by(step.collective, 2, step.count, size_bytes(DType::f16)));
  EXPECT_TRUE(adds_halves);
  std::vector<float> losses;
  for (Index i = 0; i < 20; ++i) {
    const testing::RandomBatch batch = testing::small_batch(i);
    losses.push_back(cut.step(testing::small_settings, batch.image, batch.label));
  }
  testing::expect_close(losses, exact.train(data_mesh<2>, Ddp{}).losses, 2e-3);
}

struct RightAnswers {
  constexpr Var operator()(Var image, Var label) const {
    return sum(correct(testing::SmallClassifier{}(image), label));
  }
};
TEST(TrainStepInF16, TheScaleIsKeptInCheckpointsAndNoEvaluationNeedsIt) {
  const testing::TemporaryDirectory folder;
  Runtime runtime(2);
  InZero step(runtime, Seed{42}, testing::small_settings);
  dynamic::TrainStep resumed = in_half.made(runtime, data_mesh<2>, Ddp{});
  testing::take_steps(step, 0, 30);
  save_checkpoint(folder / "a", step);
  load_checkpoint(folder / "a", resumed);
  EXPECT_EQ(testing::read_all(resumed.tensors()), testing::read_all(step.tensors()));
  EXPECT_EQ(testing::take_steps(resumed, 30, 35), testing::take_steps(step, 30, 35));
  EXPECT_EQ(resumed.skipped_steps(), 0);
  const float three = 3;
  resumed.tensors().write(LossScaling::skipped_steps_name, {&three, 1});
  EXPECT_EQ(resumed.skipped_steps(), 3);
  Evaluation<InPrecision<RightAnswers, Precision{.compute = DType::f16}>, testing::SmallInputs, data_mesh<2>, Ddp{}>
      evaluate(runtime);
  EXPECT_TRUE(load_weights(folder / "a", evaluate.tensors()).unknown.empty());
  const testing::RandomBatch batch = testing::small_batch(0);
  const float loaded = evaluate(batch.image, batch.label);
  EXPECT_TRUE(loaded >= 0 && loaded <= static_cast<float>(testing::small_rows));
}

}  // namespace weft::train_step_f16_test
