// The MLP under stochastic gradient descent computes what PyTorch computes.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>

namespace weft::train_step_golden_sgd_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

using TwoShards = GoldenStep<SgdMomentum, 2, Fsdp{.stage = 3}>;  // compiled

TEST(GoldenMlp, InputsAreThoseOfTheFile) {
  const testing::Json& run = testing::golden_run("sgd");
  Runtime runtime(1);
  const dynamic::TrainStep step = testing::GoldenStart<SgdMomentum>{.run = run}.made(runtime, Ddp{});
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

TEST(GoldenMlp, SgdOnOneDevice) { expect_golden_losses<SgdMomentum>("sgd", 1, Ddp{}); }
TEST(GoldenMlp, SgdUnderDdpOnTwoDevices) { expect_golden_losses<SgdMomentum>("sgd", 2, Ddp{}); }
TEST(GoldenMlp, SgdUnderZero3OnTwoDevices) { expect_golden_losses<TwoShards>("sgd"); }
TEST(GoldenMlp, SgdWithLayerNormUnderZero3OnTwoDevices) {
  expect_golden_losses<SgdMomentum>("sgd_layer_norm", 2, Fsdp{.stage = 3}, true);
}

// Without weight decay, the momentum after the first step is the gradient.
void expect_golden_gradients(const char* name, int devices, const AnyStrategy& strategy, bool layer_norm = false) {
  const testing::GoldenStart<SgdMomentum> start{.run = testing::golden_run(name),
                                                .settings = {.learning_rate = 0, .momentum = 0},
                                                .layer_norm = layer_norm};
  Runtime runtime(devices);
  dynamic::TrainStep step = start.made(runtime, strategy);
  const testing::RandomBatch batch = testing::golden_batch(start.run, 0);
  step(batch.image, batch.label);
  testing::expect_golden_gradients(start.run.at("gradients"), step.tensors(), ".sgd.momentum");
}
TEST(GoldenMlp, GradientsOnOneDevice) { expect_golden_gradients("sgd", 1, Ddp{}); }
TEST(GoldenMlp, GradientsUnderDdpOnTwoDevices) { expect_golden_gradients("sgd", 2, Ddp{}); }
TEST(GoldenMlp, GradientsUnderZero3OnTwoDevices) { expect_golden_gradients("sgd", 2, Fsdp{.stage = 3}); }
TEST(GoldenMlp, GradientsWithLayerNorm) { expect_golden_gradients("sgd_layer_norm", 2, Fsdp{.stage = 3}, true); }

}  // namespace weft::train_step_golden_sgd_test
