// Training on several processes: the losses and tensors of one process, to the bit, under every strategy.
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/process_training.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/train/device_loader.hpp>

namespace weft::process_training_test {

TEST(ProcessTraining, HasTheBitsOfOneProcess) {
  for (const testing::ProcessTraining& training : testing::process_trainings()) {
    SCOPED_TRACE(training.name);
    Runtime alone(testing::process_training_devices);
    const testing::TrainingRun expected = training.train_on(alone);
    for (const int processes : {2, 4, 8}) {
      SCOPED_TRACE(processes);
      test::on_processes(processes, testing::process_training_devices / processes,
                         [&](Runtime& runtime) { testing::expect_same(training.train_on(runtime), expected); });
    }
  }
}

TEST(ProcessTraining, SendsOverEachLinkWhatIsPlanned) {
  for (const testing::ProcessTraining& training : testing::hybrid_process_trainings()) {
    SCOPED_TRACE(training.name);
    test::on_processes(2, testing::process_training_devices / 2, [&](Runtime& runtime) {
      (void)training.train_on(runtime);
      EXPECT_GT(runtime.recorder(runtime.first_device()).total().sent_over(Link::dcn), 0);
    });
    test::on_processes(4, testing::process_training_devices / 4, [&](Runtime& runtime) {
      testing::expect_error([&] { (void)training.train_on(runtime); }, "granules_are_not_processes", {"2", "4"});
    });
  }
}

// A process needs no rows but its own. The step is compiled.
TEST(ProcessTraining, TakesTheRowsOfItsProcess) {
  using Step = testing::CompiledProcessStep;
  Runtime alone(testing::process_training_devices);
  Step whole(alone, Seed{42}, testing::small_settings);
  const std::vector<float> expected = testing::take_steps(whole, 0, 3);
  test::on_processes(4, 2, [&](Runtime& runtime) {
    Step step(runtime, Seed{42}, testing::small_settings);
    const std::size_t rows = testing::small_rows / 4, first = to_size(runtime.process_index()) * rows;
    for (Index i = 0; i < 3; ++i) {
      const testing::RandomBatch batch = testing::small_batch(i);
      const std::span image(batch.image),
          own = image.subspan(first * testing::small_features, rows * testing::small_features);
      EXPECT_EQ(step(own, std::span(batch.label).subspan(first, rows)), expected[to_size(i)]);
    }
    const testing::RandomBatch batch = testing::small_batch(0);
    testing::expect_error([&] { step(std::span(batch.image).first(7), batch.label); }, "batch_size_differs",
                          {"input 0 has 192 elements, 16 rows of 12, of which this process holds 48, and 7 are given"});
  });
}

// A loader that is told of the mesh reads what the devices of its process take and no more, also where two neighbors,
// of one process or of two, take the same rows.
void expect_minibatches(const Mesh& mesh, const AnyStrategy& strategy, const InputSharding& sharding) {
  const testing::ProcessTraining training{"minibatches", mesh, strategy};
  constexpr Index items = 3 * testing::small_rows;
  const testing::RandomBatch data(7, 0, items, testing::small_features, testing::small_classes);
  const ArraySource source(items, data.image, data.label);
  const Index rows = testing::small_rows / mesh.size("data");
  Runtime alone(testing::process_training_devices);
  dynamic::TrainStep whole = training.made(alone);
  std::vector<float> expected;
  Loader loader(source, {.device_batch = rows, .seed = 3, .sharding = {mesh, P("data")}});
  for (const auto& batch : loader) expected.push_back(whole(batch));
  ASSERT_EQ(expected.size(), 3u);
  for (const int processes : {2, 4, 8})
    test::on_processes(processes, testing::process_training_devices / processes, [&](Runtime& runtime) {
      LoaderOptions options{.device_batch = rows,
                            .seed = 3,
                            .sharding = sharding,
                            .process = runtime.process_index(),
                            .processes = runtime.process_count()};
      dynamic::TrainStep step = training.made(runtime);
      Loader own(source, options);
      std::vector<float> losses;
      for (const auto& batch : own) {
        EXPECT_EQ(batch.weight.rows, rows * (mesh.size("data") < processes ? 1 : mesh.size("data") / processes));
        losses.push_back(step(batch));
      }
      EXPECT_EQ(losses, expected) << processes << " processes";
      // Moved in ahead, each by loaders that go on where those before stopped.
      dynamic::TrainStep fed = training.made(runtime);
      for (const float loss : expected) {
        Loader resumed(source, options);
        DeviceLoader batches(fed, resumed);
        EXPECT_EQ(fed(*batches.next()), loss) << processes << " processes";
        options.position = batches.position();
      }
    });
}
TEST(ProcessTraining, ALoaderThatKnowsTheMeshReadsTheRowsOfItsProcess) {
  constexpr Index n = testing::process_training_devices;
  constexpr const Mesh &line = testing::data_mesh<n>, &square = testing::model_mesh<n / 2, 2>;
  expect_minibatches(line, Ddp{}, ShardingSpec{line, P("data"), true});
  expect_minibatches(square, Spmd(testing::megatron_specs), ShardingSpec{square, P("data"), true});
}

// Inputs that a step cuts differently: images by rows over one axis, and labels that every device has whole, so that a
// process reads other rows of each.
inline constexpr SpmdSpecs whole_labels{{PartitionSpec("data"), PartitionSpec()},
                                        {{"hidden1.weight", PartitionSpec(nullptr, "model")},
                                         {"hidden1.bias", PartitionSpec("model")},
                                         {"hidden2.weight", PartitionSpec("model", nullptr)}}};
TEST(ProcessTraining, ALoaderReadsOfEachFieldWhatTheStepTakesOfIt) {
  constexpr const Mesh& mesh = testing::model_mesh<testing::process_training_devices / 2, 2>;
  expect_minibatches(mesh, Spmd(whole_labels), {{mesh, P("data"), true}, {mesh, P(), true}});
  // As the step says: a label that is cut is refused.
  test::on_processes(2, testing::process_training_devices / 2, [&](Runtime& runtime) {
    const testing::RandomBatch data = testing::small_batch(0);
    dynamic::TrainStep step = testing::ProcessTraining{"whole labels", mesh, Spmd(whole_labels)}.made(runtime);
    Loader loader(
        ArraySource(testing::small_rows, data.image, data.label),
        {.device_batch = 4, .sharding = {mesh, P("data"), true}, .process = runtime.process_index(), .processes = 2});
    testing::expect_error([&] { step(*loader.next()); }, "batch_size_differs",
                          {"input 1 has 16 elements, 16 rows of 1, and 8 are given"});
  });
}

}  // namespace weft::process_training_test
