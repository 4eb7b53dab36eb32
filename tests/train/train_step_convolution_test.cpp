// The convolutional net of tests/golden/convnet.json as compiled training steps: what PyTorch computes, and under every
// strategy that cuts the batch the same bits, batch norm included.
#include <weft/train/train_step.hpp>

#include <support/golden.hpp>
#include <support/golden_convnet.hpp>
#include <support/small_training.hpp>

namespace weft {
namespace {

using testing::convnet_images;
using testing::convnet_size;
using testing::data_mesh;
using testing::Json;
using testing::TrainingRun;

template <const auto& mesh, auto strategy>
using Step =
    TrainStep<testing::ConvnetLoss, Inputs<f32[convnet_images][3][convnet_size][convnet_size], i32[convnet_images]>,
              mesh, strategy, SgdMomentum>;

// As many steps as the file has, which keep their plan and take nothing from the heap after the first.
template <class Trained>
TrainingRun trained(const Json& run) {
  Runtime runtime(static_cast<int>(Trained::devices));
  Trained step(runtime, Seed{testing::seed_of(run)},
               testing::golden_settings<SgdMomentum::Settings>(run.at("optimizer")));
  runtime.clear_records();
  TrainingRun made;
  const auto steps = static_cast<Index>(run.at("losses").as_array().size());
  for (Index i = 0; i < steps; ++i) {
    const testing::RandomBatch batch(testing::seed_of(run), i, convnet_images, 3 * convnet_size * convnet_size,
                                     testing::convnet_classes);
    const Index heap_calls_before = testing::heap_calls();
    const float loss = step(batch.image, batch.label);
    EXPECT_EQ(i == 0 ? 0 : testing::heap_calls() - heap_calls_before, 0) << "in step " << i;
    made.losses.push_back(loss);
  }
  testing::expect_plan_was_kept(runtime, step, steps);
  made.tensors = testing::read_all(step.tensors());
  return made;
}

TEST(TrainStepWithConvolutions, ComputesWhatPyTorchDoesUnderEveryStrategy) {
  const Json file = testing::golden_file("convnet.json");
  const Json& run = testing::run_called("sgd", file);
  const TrainingRun one = trained<Step<data_mesh<1>, Ddp{}>>(run);
  const TrainingRun ddp = trained<Step<data_mesh<2>, Ddp{}>>(run);
  const auto& losses = run.at("losses").as_array();
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    testing::expect_golden(static_cast<double>(one.losses[i]), losses[i]);
    testing::expect_golden(static_cast<double>(ddp.losses[i]), losses[i]);
  }
  testing::expect_same(trained<Step<data_mesh<2>, Fsdp{.stage = 3}>>(run), ddp);
  testing::expect_same(trained<Step<data_mesh<2>, Spmd(testing::batch_specs)>>(run), ddp);
}

}  // namespace
}  // namespace weft
