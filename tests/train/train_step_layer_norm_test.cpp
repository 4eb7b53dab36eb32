// Training steps with layer norm and AdamW: weights of other kinds in a unit, two states a weight.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/adam.hpp>

namespace weft::train_step_layer_norm_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::TrainingRun;

struct NormLoss {
  constexpr Var operator()(Var image, Var label) const {
    Var x = nn::Linear{"hidden1", testing::small_features, 16}(image);
    x = relu(nn::LayerNorm{"norm1", 16}(x));
    x = gelu(nn::Linear{"hidden2", 16, 8}(x));
    return mean(cross_entropy(nn::Linear{"output", 8, testing::small_classes}(x), label));
  }
};
using OneDevice = TrainStep<NormLoss, testing::SmallInputs, data_mesh<1>, Ddp{}, AdamW>;
constexpr AdamW::Settings settings{.learning_rate = 1e-2F};
const testing::StartedTraining<AdamW> training{dynamic::measured_function(NormLoss{}), settings};

// What is sent together changes no number.
TEST(TrainStepWithLayerNorm, BucketsAndUnitsOfAnySizeComputeTheSame) {
  constexpr const auto& mesh = data_mesh<2>;
  const TrainingRun ddp = training.train(mesh, Ddp{.first_bucket_bytes = 8, .bucket_bytes = 600});
  expect_same(training.train(mesh, Fsdp{.stage = 2, .wrap = Wrap::whole_model()}), ddp);
  expect_same(training.train(mesh, Fsdp{.stage = 3, .reshard_after_forward = false, .shard_multiple = 32}), ddp);
}

// The features that are normalized are cut over "model" by the layer before.
inline constexpr SpmdSpecs norm_specs{{PartitionSpec("data"), PartitionSpec("data")},
                                      {{"hidden1.weight", PartitionSpec(nullptr, "model")},
                                       {"hidden1.bias", PartitionSpec("model")},
                                       {"norm1.*", PartitionSpec("model")},
                                       {"hidden2.weight", PartitionSpec("model", nullptr)}}};

TEST(TrainStepWithLayerNorm, OneDeviceComputesTheSameButForRounding) {
  const TrainingRun one = testing::train<OneDevice>(settings);
  expect_same(training.train(data_mesh<1>, Ddp{}), one);
  expect_close(training.train(data_mesh<4>, Fsdp{.stage = 3, .wrap = Wrap::by_type("Linear")}), one);
  expect_close(training.train(testing::model_mesh<2, 2>, Spmd(norm_specs)), one);
}

}  // namespace weft::train_step_layer_norm_test
