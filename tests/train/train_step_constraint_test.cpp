// A model that marks an intermediate value: the collectives of its training step change as the mark says, forward and
// backward, and the numbers stay.
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>
#include <weft/sharding/constraint.hpp>

namespace weft::train_step_constraint_test {

using testing::expect_close;
using testing::expect_same;
using testing::train;
using testing::TrainingRun;

inline constexpr Mesh square{{"data", 2}, {"model", 2}};
inline constexpr Spmd batch(testing::batch_specs);

// The small classifier, 12-16-8-4, whose first hidden layer [16, 16] lies as `marks[which]` says.
inline constexpr PartitionSpec marks[] = {P("data"), P("data", "model"), P(axes("data", "model")), P()};
template <int which>
struct MarkedLoss {
  constexpr Var operator()(Var image, Var label) const {
    const Var first = mark_sharding(relu(nn::Linear{"hidden1", testing::small_features, 16}(image)), marks[which]);
    const Var second = relu(nn::Linear{"hidden2", 16, 8}(first));
    return mean(cross_entropy(nn::Linear{"output", 8, testing::small_classes}(second), label));
  }
};
template <class Loss>
using Step = TrainStep<Loss, testing::SmallInputs, square, batch, SgdMomentum>;
using Plain = Step<testing::SmallLoss>;

// Where the value lies anyway, a mark costs nothing.
static_assert(Step<MarkedLoss<0>>::bytes_sent_per_step == Plain::bytes_sent_per_step);
static_assert(Plain::count(Collective::all_gather) == 0 && Plain::count(Collective::all_to_all) == 0);
// Columns over "model": what the second product reads, or makes, has to move, by the cheapest way.
static_assert(Step<MarkedLoss<1>>::bytes_sent_per_step > Plain::bytes_sent_per_step);
// Rows over both axes: each device has a quarter of the batch from there on.
static_assert(Step<MarkedLoss<2>>::plan().flops() < Plain::plan().flops());
// The whole value on every device is gathered from the two halves of the batch, and so is its gradient.
static_assert(Step<MarkedLoss<3>>::count(Collective::all_gather) == Plain::count(Collective::all_gather) + 2);

TEST(TrainStepConstraint, MarksChangeNoNumber) {
  const TrainingRun plain = train<Plain>(testing::small_settings);
  expect_same(train<Step<MarkedLoss<0>>>(testing::small_settings), plain);
  expect_close(train<Step<MarkedLoss<1>>>(testing::small_settings), plain);
  expect_close(train<Step<MarkedLoss<2>>>(testing::small_settings), plain);
  expect_close(train<Step<MarkedLoss<3>>>(testing::small_settings), plain);
}

}  // namespace weft::train_step_constraint_test
