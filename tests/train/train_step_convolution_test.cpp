// The convolutional net of tests/golden/convnet.json as training steps, one of them compiled: what PyTorch computes, and
// under every strategy that cuts the batch the same bits, batch norm and its running averages included; then an
// evaluation by these.
#include <weft/report/explain.hpp>
#include <weft/train/prediction.hpp>
#include <weft/train/train_step.hpp>

#include <support/golden.hpp>
#include <support/golden_convnet.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>

namespace weft::train_step_convolution_test {

using testing::convnet_images;
using testing::convnet_size;
using testing::data_mesh;
using testing::Json;
using testing::TrainingRun;

using Images = f32[convnet_images][3][convnet_size][convnet_size];
using Compiled = TrainStep<testing::ConvnetLoss, Inputs<Images, i32[convnet_images]>, data_mesh<2>, Ddp{}, SgdMomentum>;

testing::RandomBatch batch_of(const Json& run, Index step) {
  return {testing::seed_of(run), step, convnet_images, 3 * convnet_size * convnet_size, testing::convnet_classes};
}
// After the first step and after the last one, as PyTorch has moved them.
void expect_averages(const MeshTensors& tensors, const Json& run, Index step) {
  for (const auto& [name, after] : run.at("averages").as_object()) {
    SCOPED_TRACE(::testing::Message() << name << " after step " << step);
    const StoredTensor& tensor = tensors.find(name.c_str());
    EXPECT_EQ(tensors.replicas_of(tensor), tensors.device_count()) << "every device has it whole";
    const std::vector<float> values = testing::stored_values(tensors, name);
    const auto& wanted = after.as_array()[step == 0 ? 0 : 1].as_array();
    ASSERT_EQ(values.size(), wanted.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      testing::expect_golden(static_cast<double>(values[i]), wanted[i], 0.1);
    const auto own = tensors.bytes_on(0, tensor, tensors.piece_on(0, tensor));
    for (int device = 1; device < tensors.device_count(); ++device) {
      const auto other = tensors.bytes_on(device, tensor, tensors.piece_on(device, tensor));
      EXPECT_TRUE(std::equal(own.begin(), own.end(), other.begin(), other.end())) << "on device " << device;
    }
  }
}
// What the weights and averages of a step make of one more batch.
template <class Trained>
void expect_logits(const Trained& step, const Json& run, Index steps) {
  Runtime runtime(1);
  Prediction<testing::Convnet, Inputs<Images>> evaluate(runtime);
  evaluate.load_weights(step);
  const std::span<const float> logits = evaluate(batch_of(run, steps).image);
  const auto& wanted = run.at("logits").as_array();
  ASSERT_EQ(logits.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) testing::expect_golden(static_cast<double>(logits[i]), wanted[i], 1);
}

// As many steps as the file has, which keep their plan and take nothing from the heap after the first.
template <class Step>
TrainingRun trained(Runtime& runtime, Step& step, Index peak_bytes, const Json& run) {
  runtime.clear_records();
  TrainingRun made;
  const auto steps = static_cast<Index>(run.at("losses").as_array().size());
  for (Index i = 0; i < steps; ++i) {
    const testing::RandomBatch batch = batch_of(run, i);
    const Index heap_calls_before = testing::heap_calls();
    const float loss = step(batch.image, batch.label);
    EXPECT_EQ(i == 0 ? 0 : testing::heap_calls() - heap_calls_before, 0) << "in step " << i;
    made.losses.push_back(loss);
    if (i == 0 || i + 1 == steps) expect_averages(step.tensors(), run, i);
  }
  testing::expect_plan_was_kept(runtime, step, step.plan(), peak_bytes, steps);
  expect_logits(step, run, steps);
  made.tensors = testing::read_all(step.tensors());
  return made;
}
SgdMomentum::Settings settings_of(const Json& run) {
  return testing::golden_settings<SgdMomentum::Settings>(run.at("optimizer"));
}
TrainingRun trained_compiled(const Json& run) {
  Runtime runtime(2);
  Compiled step(runtime, Seed{testing::seed_of(run)}, settings_of(run));
  EXPECT_NE(explain<Compiled>().find("state  norm1.running_var"), std::string::npos);
  return trained(runtime, step, Compiled::peak_bytes_per_device, run);
}
TrainingRun trained(const Json& run, const Mesh& mesh, const AnyStrategy& strategy) {
  Runtime runtime(mesh);
  dynamic::TrainStep step(
      runtime, testing::ConvnetLoss{},
      {input<float>({convnet_images, 3, convnet_size, convnet_size}), input<std::int32_t>({convnet_images})}, mesh,
      strategy, AnyOptimizer(SgdMomentum{}, settings_of(run)), Seed{testing::seed_of(run)});
  return trained(runtime, step, step.peak_bytes(), run);
}

TEST(TrainStepWithConvolutions, ComputesWhatPyTorchDoesUnderEveryStrategy) {
  const Json file = testing::golden_file("convnet.json");
  const Json& run = testing::run_called("sgd", file);
  const TrainingRun one = trained(run, data_mesh<1>, Ddp{});
  const TrainingRun ddp = trained_compiled(run);
  const auto& losses = run.at("losses").as_array();
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "step " << i);
    testing::expect_golden(static_cast<double>(one.losses[i]), losses[i]);
    testing::expect_golden(static_cast<double>(ddp.losses[i]), losses[i]);
  }
  testing::expect_same(trained(run, data_mesh<2>, Ddp{}), ddp);
  testing::expect_same(trained(run, data_mesh<2>, Fsdp{.stage = 3}), ddp);
  testing::expect_same(trained(run, data_mesh<2>, Spmd(testing::batch_specs)), ddp);
}

}  // namespace weft::train_step_convolution_test
