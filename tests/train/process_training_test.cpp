// Training on several processes: the losses and tensors of one process, to the bit, under every strategy.
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

}  // namespace
}  // namespace weft
