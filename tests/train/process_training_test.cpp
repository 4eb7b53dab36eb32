// Training on several processes: the losses and tensors of one process, to the bit, under every strategy.
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/process_training.hpp>

namespace weft {
namespace {

TEST(ProcessTraining, HasTheBitsOfOneProcess) {
  testing::for_each_strategy([]<class Step>(const char* name) {
    SCOPED_TRACE(name);
    Runtime alone(testing::process_training_devices);
    const testing::TrainingRun expected = testing::train_on<Step>(alone);
    for (const int processes : {2, 4, 8})
      test::on_processes(processes, testing::process_training_devices / processes, [&](Runtime& runtime) {
        const testing::TrainingRun run = testing::train_on<Step>(runtime);
        EXPECT_EQ(run.losses, expected.losses) << processes << " processes";
        EXPECT_EQ(run.tensors, expected.tensors) << processes << " processes";
      });
  });
}

TEST(ProcessTraining, SendsOverEachLinkWhatIsPlanned) {
  testing::for_each_hybrid_strategy([]<class Step>(const char* name) {
    SCOPED_TRACE(name);
    static_assert(Step::bytes_sent(Link::dcn) > 0);
    test::on_processes(2, testing::process_training_devices / 2,
                       [&](Runtime& runtime) { testing::train_on<Step>(runtime); });
    test::on_processes(4, testing::process_training_devices / 4, [&](Runtime& runtime) {
      testing::expect_error([&] { testing::train_on<Step>(runtime); }, "granules_are_not_processes",
                            {"2", "4"});
    });
  });
}

// A process needs no rows but its own.
TEST(ProcessTraining, TakesTheRowsOfItsProcess) {
  using Step = testing::ProcessStep<testing::data_mesh<testing::process_training_devices>, Fsdp{.stage = 3}>;
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
                          {"input 0 has 192 elements, of which this process holds 48, 7 are given"});
  });
}

}  // namespace
}  // namespace weft
