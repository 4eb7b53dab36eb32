// A model that marks an intermediate value: the collectives of its training step change as the mark says, forward and
// backward, and the numbers stay.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>
#include <weft/sharding/constraint.hpp>

namespace weft::train_step_constraint_test {

using testing::TrainingRun;

inline constexpr Mesh square{{"data", 2}, {"model", 2}};
inline constexpr Spmd batch(testing::batch_specs);
inline constexpr PartitionSpec by_columns = P("data", "model");

// The small classifier, 12-16-8-4, whose first hidden layer [16, 16] lies as `mark` says.
struct MarkedLoss {
  PartitionSpec mark = by_columns;
  constexpr Var operator()(Var image, Var label) const {
    const Var first = mark_sharding(relu(nn::Linear{"hidden1", testing::small_features, 16}(image)), mark);
    const Var second = relu(nn::Linear{"hidden2", 16, 8}(first));
    return mean(cross_entropy(nn::Linear{"output", 8, testing::small_classes}(second), label));
  }
};

struct Marked {
  TrainingRun run;
  Index bytes_sent = 0, gathers = 0, all_to_alls = 0, flops = 0;
};
template <class Loss>
Marked trained(const Loss& loss) {
  const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(loss), testing::small_settings};
  Runtime runtime(square);
  dynamic::TrainStep step = training.made(runtime, square, batch);
  Marked marked{testing::train_on(runtime, step, step.peak_bytes())};
  const PlanView& plan = step.plan();
  marked.bytes_sent = plan.bytes_sent();
  marked.gathers = plan.count(Collective::all_gather);
  marked.all_to_alls = plan.count(Collective::all_to_all);
  marked.flops = plan.flops();
  return marked;
}

TEST(TrainStepConstraint, MarksChangeWhatIsSentAndNoNumber) {
  const Marked plain = trained(testing::SmallLoss{});
  EXPECT_EQ(plain.gathers, 0);
  EXPECT_EQ(plain.all_to_alls, 0);
  // Where the value lies anyway, a mark costs nothing.
  const Marked as_it_lies = trained(MarkedLoss{P("data")});
  EXPECT_EQ(as_it_lies.bytes_sent, plain.bytes_sent);
  testing::expect_same(as_it_lies.run, plain.run);
  // Columns over "model": what the second product reads, or makes, has to move, by the cheapest way.
  const Marked columns = trained(MarkedLoss{by_columns});
  EXPECT_GT(columns.bytes_sent, plain.bytes_sent);
  testing::expect_close(columns.run, plain.run);
  // Rows over both axes: each device has a quarter of the batch from there on.
  const Marked rows = trained(MarkedLoss{P(axes("data", "model"))});
  EXPECT_LT(rows.flops, plain.flops);
  testing::expect_close(rows.run, plain.run);
  // The whole value on every device is gathered from the two halves of the batch, and so is its gradient.
  const Marked whole = trained(MarkedLoss{P()});
  EXPECT_EQ(whole.gathers, plain.gathers + 2);
  testing::expect_close(whole.run, plain.run);
}

TEST(TrainStepConstraint, ACompiledStepObeysIt) {
  using Step = TrainStep<MarkedLoss, testing::SmallInputs, square, batch, SgdMomentum>;
  const Marked started = trained(MarkedLoss{});
  testing::expect_same(testing::train<Step>(testing::small_settings), started.run);
  EXPECT_EQ(Step::bytes_sent_per_step, started.bytes_sent);
}

}  // namespace weft::train_step_constraint_test
