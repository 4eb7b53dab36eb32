// Asking a model for its outputs, with weights that were trained on a mesh.
#include <weft/train/prediction.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/stack.hpp>

namespace weft::prediction_test {

using testing::data_mesh;
using testing::RandomBatch;

constexpr Index rows = 3;
struct Answer {
  constexpr Var operator()(Var image) const { return testing::SmallClassifier{}(image); }
};
using Classify = Prediction<Answer, Inputs<f32[rows][testing::small_features]>>;
static_assert(Classify::shape() == Shape{rows, testing::small_classes});
using Trainer = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Fsdp{.stage = 3}, SgdMomentum>;

// Logits of one row by plain loops, in double.
std::vector<double> plainly(const MeshTensors& tensors, const float* image) {
  std::vector<double> x(image, image + testing::small_features);
  for (const std::string layer : {"hidden1", "hidden2", "output"}) {
    const std::vector<float> weight = testing::stored_values(tensors, layer + ".weight");
    const std::vector<float> bias = testing::stored_values(tensors, layer + ".bias");
    std::vector<double> y(bias.begin(), bias.end());
    for (std::size_t i = 0; i < x.size(); ++i)
      for (std::size_t j = 0; j < y.size(); ++j) y[j] += x[i] * static_cast<double>(weight[i * y.size() + j]);
    if (layer != "output")
      for (double& element : y) element = std::fmax(element, 0);
    x = y;
  }
  return x;
}

TEST(Prediction, GivesTheOutputsOfTheTrainedModel) {
  Runtime devices(2), alone(1);
  Trainer step(devices, Seed{42}, testing::small_settings);
  Classify classify(alone);
  for (Index round = 0; round < 3; ++round) {
    const RandomBatch batch = testing::small_batch(round);
    step(batch.image, batch.label);
    classify.tensors().copy_from(step.tensors());
    const std::vector<float> images(batch.image.begin(), batch.image.begin() + rows * testing::small_features);
    const std::span<const float> logits = classify(images);
    ASSERT_EQ(logits.size(), std::size_t{rows * testing::small_classes});
    for (std::size_t row = 0; row < rows; ++row) {
      const std::vector<double> expected = plainly(step.tensors(), images.data() + row * testing::small_features);
      for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(static_cast<double>(logits[row * expected.size() + i]), expected[i], 1e-6) << row << ", " << i;
    }
  }
}

TEST(Prediction, NeedsNoMoreThanWeightsAndOutputs) {
  for (const InputSlot& input : Classify::plan().inputs)
    EXPECT_TRUE(input.kind == InputKind::data || input.kind == InputKind::weight);
  EXPECT_LT(Classify::peak_bytes_per_device, Trainer::peak_bytes_per_device);
}

struct Residual {
  Name name;
  constexpr Var operator()(Var x) const { return x + nn::Linear{name / "inner", 4, 4}(x); }
};
struct Deep {
  constexpr Var operator()(Var x) const { return nn::Stack<Residual, 2>{"h", {}}(x); }
};
// All numbers here are of bf16, too.
TEST(Prediction, KnowsTheLayersOfAStackByTheirNamesAndIsOfF32InAnyPrecision) {
  Runtime alone(1);
  using Predicted =
      Prediction<InPrecision<Deep, Precision{.compute = DType::bf16, .output = DType::bf16}>, Inputs<f32[1][4]>>;
  EXPECT_EQ(Predicted::plan().output(0).dtype, DType::f32);
  Predicted deep(alone);
  ASSERT_EQ(deep.tensors().size(), 4);
  for (const char* name : {"h.0.inner.weight", "h.1.inner.weight"}) deep.tensors().write(name, std::vector<float>(16));
  deep.tensors().write("h.0.inner.bias", std::vector<float>{1, 2, 3, 4});
  deep.tensors().write("h.1.inner.bias", std::vector<float>{10, 20, 30, 40});
  const std::span<const float> sums = deep(std::vector<float>{0.5F, 0, 0, 0});
  EXPECT_EQ(std::vector<float>(sums.begin(), sums.end()), (std::vector<float>{11.5F, 22, 33, 44}));
}

TEST(Prediction, WrongRuntimesAndBatchesAreErrors) {
  Runtime alone(1), two(2);
  testing::expect_error([&] { Classify classify(two); }, "device_counts_differ", {"1", "2"});
  Classify classify(alone);
  testing::expect_error([&] { classify(std::vector<float>(36)); }, "weight_was_never_given", {"'hidden1.weight'"});
  for (Index i = 0; i < classify.tensors().size(); ++i) {
    const StoredTensor& tensor = classify.tensors()[i];
    classify.tensors().write(tensor.name.c_str(), std::vector<float>(to_size(tensor.shape.elements())));
  }
  testing::expect_error([&] { classify(std::vector<float>(35)); }, "batch_size_differs", {"input 0", "36", "35"});
}

}  // namespace weft::prediction_test
