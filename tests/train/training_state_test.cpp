// A run that is stopped and resumed computes what it would have computed: weights, moments, states, bias correction and
// dropout.
#include <weft/train/training_state.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/graph/state.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/optim/adam.hpp>

namespace weft::training_state_test {

using testing::expect_error;
using testing::take_steps;

struct DropoutLoss {
  constexpr Var operator()(Var image, Var label) const {
    const State average{"average", DType::f32, {testing::small_features}};
    const Var before = average.read(*image.graph);
    average.write(before + (mean(image, 0) - before) * 0.1);
    const Var x = nn::Dropout{"drop", 0.4}(image - before);
    return mean(cross_entropy(nn::Linear{"output", testing::small_features, testing::small_classes}(x), label));
  }
};
template <auto strategy>
using Step = TrainStep<DropoutLoss, testing::SmallInputs, testing::data_mesh<2>, strategy, AdamW>;
using DdpStep = Step<Ddp{}>;
using FsdpStep = Step<Fsdp{.stage = 3}>;
constexpr AdamW::Settings settings{.learning_rate = 0.05F};

// Ten steps of First, against five and five of a Second that starts from another seed.
template <class First, class Second>
void expect_same_bits_after_resuming() {
  Runtime runtime(2);
  First whole(runtime, Seed{42}, settings), begun(runtime, Seed{42}, settings);
  take_steps(whole, 0, 5);
  take_steps(begun, 0, 5);
  const TrainingState saved = begun.state();
  EXPECT_EQ(saved.steps, 5);
  EXPECT_EQ(saved.seed, Seed{42});
  EXPECT_EQ(saved.tensors.size(), 7u) << "weight and bias, two moments of each, a state";
  Second resumed(runtime, Seed{7}, settings);
  resumed.restore(saved);
  EXPECT_EQ(resumed.steps(), 5);
  EXPECT_EQ(take_steps(resumed, 5, 10), take_steps(whole, 5, 10));
  EXPECT_EQ(testing::read_all(resumed.tensors()), testing::read_all(whole.tensors()));
  EXPECT_EQ(resumed.steps(), 10);
}

TEST(TrainingState, AResumedRunHasTheSameBits) {
  expect_same_bits_after_resuming<DdpStep, DdpStep>();
  expect_same_bits_after_resuming<FsdpStep, FsdpStep>();
}

TEST(TrainingState, AnotherStrategyMayGoOn) {
  expect_same_bits_after_resuming<DdpStep, FsdpStep>();
  expect_same_bits_after_resuming<FsdpStep, DdpStep>();
}

TEST(TrainingState, AnotherSeedHoldsFromTheNextStepOn) {
  Runtime runtime(2);
  DdpStep kept(runtime, Seed{42}, settings), changed(runtime, Seed{42}, settings), counted(runtime, Seed{42}, settings);
  for (DdpStep* const step : {&kept, &changed, &counted}) take_steps(*step, 0, 2);
  changed.set_seed(Seed{9});
  counted.count_from(2, Seed{9});
  EXPECT_EQ(changed.seed(), Seed{9});
  EXPECT_EQ(changed.steps(), 2);
  const std::vector<float> losses = take_steps(changed, 2, 5);
  EXPECT_EQ(losses, take_steps(counted, 2, 5));
  EXPECT_NE(losses, take_steps(kept, 2, 5));
  EXPECT_EQ(changed.state().seed, Seed{9});
}

TEST(TrainingState, AWrongStateChangesNothing) {
  Runtime runtime(2);
  FsdpStep step(runtime, Seed{42}, settings);
  take_steps(step, 0, 1);
  const TrainingState before = step.state();
  const auto refuses = [&](const char* code, const std::vector<std::string>& parts, auto change) {
    TrainingState wrong = before;
    wrong.steps = 3;
    for (float& element : wrong.tensors[0].elements) element += 1;
    change(wrong);
    expect_error([&] { step.restore(wrong); }, code, parts);
    EXPECT_EQ(step.state(), before);
  };
  refuses("state_lacks_tensor", {"'" + before.tensors.back().name + "'"}, [](auto& state) { state.tensors.pop_back(); });
  refuses("tensor_is_unknown", {"'other.weight'"}, [](auto& state) { state.tensors[1].name = "other.weight"; });
  refuses("tensor_size_differs", {"48", "47"}, [](auto& state) { state.tensors[0].elements.pop_back(); });
  refuses("step_count_is_out_of_range", {"-1"}, [](auto& state) { state.steps = -1; });
}

}  // namespace weft::training_state_test
