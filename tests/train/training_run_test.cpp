// What is done with a training whose type nobody knows here.
#include <support/expect_error.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/trace/inputs.hpp>
#include <weft/train/train_step.hpp>

#include <limits>
#include <type_traits>

namespace weft::training_run_test {

struct Loss {
  constexpr Var operator()(Var x) const { return mean(nn::Linear{"layer", 4, 2}(x)); }
};
inline constexpr Mesh mesh{{"data", 2}};
using Step = TrainStep<Loss, Inputs<f32[4][4]>, mesh, Ddp{}, SgdMomentum>;

static_assert(std::is_base_of_v<TrainingRun, Step>);

TEST(TrainingRun, IsStoppedReadAndContinuedWithoutItsType) {
  Runtime runtime(2);
  Step step(runtime, Seed{7});
  TrainingRun& run = step;
  const std::vector<float> batch(16, 1.0F);
  const float first = step(batch);
  EXPECT_EQ(run.metric("loss"), first);
  EXPECT_EQ(run.steps(), 1);
  EXPECT_EQ(run.skipped_steps(), 0);
  const TrainingState after_one = run.state();
  const float second = step(batch);
  EXPECT_NE(first, second);
  run.restore(after_one);
  EXPECT_EQ(run.steps(), 1);
  EXPECT_EQ(run.seed(), Seed{7});
  EXPECT_EQ(step(batch), second);
  run.count_from(10, Seed{8});
  EXPECT_EQ(run.steps(), 10);
  EXPECT_EQ(run.seed(), Seed{8});
  EXPECT_EQ(run.allocated_bytes(0), Step::peak_bytes_per_device);
  EXPECT_EQ(&run.program().stored(), &run.tensors());
}

TEST(TrainingRun, CountsFromNoNumberThatACheckpointCannotHold) {
  Runtime runtime(2);
  Step step(runtime, Seed{7});
  const Index most = 0xFFFFFFFF;
  step.count_from(most, Seed{8});
  EXPECT_EQ(step.steps(), most);
  TrainingState state = step.state();
  for (const Index steps : {most + 1, std::numeric_limits<Index>::max(), Index{-1}}) {
    testing::expect_error([&] { step.count_from(steps, Seed{9}); }, "step_count_is_out_of_range", {"4294967295"});
    state.steps = steps;
    testing::expect_error([&] { step.restore(state); }, "step_count_is_out_of_range", {"4294967295"});
    EXPECT_EQ(step.steps(), most);
    EXPECT_EQ(step.seed(), Seed{8});
  }
}

}  // namespace weft::training_run_test
