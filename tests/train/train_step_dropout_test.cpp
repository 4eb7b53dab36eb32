// Training steps with dropout: a mask belongs to a place in the global batch, so no sharding changes it.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>
#include <weft/nn/dropout.hpp>

namespace weft::train_step_dropout_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::TrainingRun;

struct DropoutLoss {
  constexpr Var operator()(Var image, Var label) const {
    Var x = relu(nn::Linear{"hidden1", testing::small_features, 16}(image));
    x = nn::Dropout{"dropout1", 0.4}(x);
    x = nn::Dropout{"dropout2", 0.1}(relu(nn::Linear{"hidden2", 16, 8}(x)));
    return mean(cross_entropy(nn::Linear{"output", 8, testing::small_classes}(x), label));
  }
};
using OneDevice = TrainStep<DropoutLoss, testing::SmallInputs, data_mesh<1>, Ddp{}, SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(DropoutLoss{}),
                                                     testing::small_settings};

TEST(TrainStepWithDropout, MasksAreTheSameUnderEveryStrategy) {
  const TrainingRun ddp = training.train(data_mesh<2>, Ddp{});
  expect_same(training.train(data_mesh<2>, Fsdp{.stage = 3}), ddp);
  expect_same(training.train(data_mesh<2>, Spmd(testing::batch_specs)), ddp);
}

// The second mesh cuts masks by columns, too.
TEST(TrainStepWithDropout, MasksAreTheSameOnEveryMesh) {
  const TrainingRun one = testing::train<OneDevice>(testing::small_settings);
  expect_same(training.train(data_mesh<1>, Ddp{}), one);
  expect_close(training.train(data_mesh<4>, Fsdp{.stage = 2}), one);
  expect_close(training.train(testing::model_mesh<2, 2>, Spmd(testing::megatron_specs)), one);
}

TEST(TrainStepWithDropout, MasksChangeFromStepToStepAndWithTheSeed) {
  Runtime runtime(1);
  const OneDevice::Settings still{.learning_rate = 0, .momentum = 0};
  OneDevice step(runtime, Seed{42}, still), other(runtime, Seed{43}, still);
  for (Index i = 0; i < other.tensors().size(); ++i) {
    const char* name = other.tensors()[i].name.c_str();
    other.tensors().write(name, step.tensors().read(name));
  }
  const testing::RandomBatch batch = testing::small_batch(0);
  const float first = step(batch.image, batch.label), second = step(batch.image, batch.label);
  EXPECT_NE(first, second);
  EXPECT_NE(first, other(batch.image, batch.label));
}

}  // namespace weft::train_step_dropout_test
