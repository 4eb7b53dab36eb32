// Training steps with layer norm and AdamW: weights of other kinds in a unit, two states a weight.
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/adam.hpp>

namespace weft::train_step_layer_norm_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::train;
using testing::TrainingRun;

struct NormLoss {
  constexpr Var operator()(Var image, Var label) const {
    Var x = nn::Linear{"hidden1", testing::small_features, 16}(image);
    x = relu(nn::LayerNorm{"norm1", 16}(x));
    x = gelu(nn::Linear{"hidden2", 16, 8}(x));
    return mean(cross_entropy(nn::Linear{"output", 8, testing::small_classes}(x), label));
  }
};
template <const auto& mesh, auto strategy>
using Step = TrainStep<NormLoss, testing::SmallInputs, mesh, strategy, AdamW>;
constexpr AdamW::Settings settings{.learning_rate = 1e-2F};

// What is sent together changes no number.
TEST(TrainStepWithLayerNorm, BucketsAndUnitsOfAnySizeComputeTheSame) {
  const TrainingRun ddp = train<Step<data_mesh<2>, Ddp{.first_bucket_bytes = 8, .bucket_bytes = 600}>>(settings);
  expect_same(train<Step<data_mesh<2>, Fsdp{.stage = 2, .wrap = Wrap::whole_model()}>>(settings), ddp);
  expect_same(
      train<Step<data_mesh<2>, Fsdp{.stage = 3, .reshard_after_forward = false, .shard_multiple = 32}>>(settings), ddp);
}

// The features that are normalized are cut over "model" by the layer before.
inline constexpr SpmdSpecs norm_specs{{PartitionSpec("data"), PartitionSpec("data")},
                                      {{"hidden1.weight", PartitionSpec(nullptr, "model")},
                                       {"hidden1.bias", PartitionSpec("model")},
                                       {"norm1.*", PartitionSpec("model")},
                                       {"hidden2.weight", PartitionSpec("model", nullptr)}}};

TEST(TrainStepWithLayerNorm, OneDeviceComputesTheSameButForRounding) {
  const TrainingRun one = train<Step<data_mesh<1>, Ddp{}>>(settings);
  expect_close(train<Step<data_mesh<4>, Fsdp{.stage = 3, .wrap = Wrap::by_type("Linear")}>>(settings), one);
  expect_close(train<Step<testing::model_mesh<2, 2>, Spmd(norm_specs)>>(settings), one);
}

}  // namespace weft::train_step_layer_norm_test
