// Training on several processes under every strategy: losses and tensors of one process, to the bit; what is planned is
// allocated and sent, and no step but the first takes memory.
#include "mpi/runtime.hpp"
#include "support/process_training.hpp"
#include "support/temporary_directory.hpp"

#include <weft/checkpoint/checkpoint_manager.hpp>

namespace weft {
namespace {

using test::mpi_runtime;

TEST(MpiTraining, HasTheBitsOfOneProcess) {
  for (const testing::ProcessTraining& training : testing::process_trainings()) {
    SCOPED_TRACE(training.name);
    Runtime alone(testing::process_training_devices);
    testing::expect_same(training.train_on(mpi_runtime()), training.train_on(alone));
  }
}

TEST(MpiTraining, ACompiledStepHasTheBitsOfOneProcess) {
  using Step = testing::CompiledProcessStep;
  const auto train_on = [](Runtime& runtime) {
    Step step(runtime, Seed{42}, testing::small_settings);
    return testing::taken_on(runtime, step, Step::peak_bytes_per_device);
  };
  Runtime alone(testing::process_training_devices);
  testing::expect_same(train_on(mpi_runtime()), train_on(alone));
}

TEST(MpiTraining, SendsOverEachLinkWhatIsPlanned) {
  if (mpi_runtime().process_count() != 2) GTEST_SKIP() << "the meshes are of two processes";
  for (const testing::ProcessTraining& training : testing::hybrid_process_trainings()) {
    SCOPED_TRACE(training.name);
    (void)training.train_on(mpi_runtime());
  }
}

TEST(MpiTraining, StepsTakeNoMemory) {
  for (const testing::ProcessTraining& training : testing::process_trainings()) {
    SCOPED_TRACE(training.name);
    dynamic::TrainStep step = training.made(mpi_runtime());
    const testing::RandomBatch batch = testing::small_batch(0);
    step(batch.image, batch.label);
    const Index before = testing::heap_calls();
    for (int i = 0; i < 5; ++i) step(batch.image, batch.label);
    EXPECT_EQ(testing::heap_calls() - before, 0);
  }
}

}  // namespace
}  // namespace weft
