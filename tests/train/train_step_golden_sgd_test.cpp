// The MLP under stochastic gradient descent computes what PyTorch computes.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>

namespace weft::train_step_golden_sgd_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

using OneDevice = GoldenStep<SgdMomentum, 1, Ddp{}>;
using TwoReplicas = GoldenStep<SgdMomentum, 2, Ddp{}>;
using TwoShards = GoldenStep<SgdMomentum, 2, Fsdp{.stage = 3}>;

TEST(GoldenMlp, InputsAreThoseOfTheFile) {
  const testing::Json& run = testing::golden_run("sgd");
  Runtime runtime(1);
  OneDevice step(runtime, Seed{testing::seed_of(run)});
  int found = 0;
  for (const auto& [name, numbers] : run.at("inputs").as_object()) {
    SCOPED_TRACE(name);
    std::vector<float> values;
    if (name == "image at step 0" || name == "label at step 0" || name == "image at step 19" ||
        name == "label at step 19") {
      const testing::RandomBatch batch = testing::golden_batch(run, name.back() == '0' ? 0 : 19);
      values = name[0] == 'i' ? batch.image : std::vector<float>(batch.label.begin(), batch.label.end());
    } else {
      values = testing::stored_values(step.tensors(), name);
    }
    for (std::size_t i = 0; i < numbers.as_array().size(); ++i, ++found)
      EXPECT_EQ(values[i], static_cast<float>(numbers.as_array()[i].as_double())) << i;
  }
  EXPECT_EQ(found, 40);
}

TEST(GoldenMlp, SgdOnOneDevice) { expect_golden_losses<OneDevice>("sgd"); }
TEST(GoldenMlp, SgdUnderDdpOnTwoDevices) { expect_golden_losses<TwoReplicas>("sgd"); }
TEST(GoldenMlp, SgdUnderZero3OnTwoDevices) { expect_golden_losses<TwoShards>("sgd"); }
TEST(GoldenMlp, SgdWithLayerNormUnderZero3OnTwoDevices) {
  expect_golden_losses<GoldenStep<SgdMomentum, 2, Fsdp{.stage = 3}, true>>("sgd_layer_norm");
}

// Without weight decay, the momentum after the first step is the gradient.
template <class Step>
void expect_golden_gradients(const char* name) {
  const testing::Json& run = testing::golden_run(name);
  Runtime runtime(static_cast<int>(Step::devices));
  Step step(runtime, Seed{testing::seed_of(run)}, {.learning_rate = 0, .momentum = 0});
  const testing::RandomBatch batch = testing::golden_batch(run, 0);
  step(batch.image, batch.label);
  testing::expect_golden_gradients(run.at("gradients"), step.tensors(), ".sgd.momentum");
}
TEST(GoldenMlp, GradientsOnOneDevice) { expect_golden_gradients<OneDevice>("sgd"); }
TEST(GoldenMlp, GradientsUnderDdpOnTwoDevices) { expect_golden_gradients<TwoReplicas>("sgd"); }
TEST(GoldenMlp, GradientsUnderZero3OnTwoDevices) { expect_golden_gradients<TwoShards>("sgd"); }
TEST(GoldenMlp, GradientsWithLayerNorm) {
  expect_golden_gradients<GoldenStep<SgdMomentum, 2, Fsdp{.stage = 3}, true>>("sgd_layer_norm");
}

}  // namespace weft::train_step_golden_sgd_test
