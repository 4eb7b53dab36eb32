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
  testing::for_each_strategy([]<class Step>(const char* name) {
    SCOPED_TRACE(name);
    Runtime alone(testing::process_training_devices);
    const testing::TrainingRun expected = testing::train_on<Step>(alone), run = testing::train_on<Step>(mpi_runtime());
    EXPECT_EQ(run.losses, expected.losses);
    EXPECT_EQ(run.tensors, expected.tensors);
  });
}

TEST(MpiTraining, SendsOverEachLinkWhatIsPlanned) {
  if (mpi_runtime().process_count() != 2) GTEST_SKIP() << "the meshes are of two processes";
  testing::for_each_hybrid_strategy([]<class Step>(const char* name) {
    SCOPED_TRACE(name);
    testing::train_on<Step>(mpi_runtime());
  });
}

TEST(MpiTraining, StepsTakeNoMemory) {
  testing::for_each_strategy([]<class Step>(const char* name) {
    SCOPED_TRACE(name);
    Step step(mpi_runtime(), Seed{42}, testing::small_settings);
    const testing::RandomBatch batch = testing::small_batch(0);
    step(batch.image, batch.label);
    const Index before = testing::heap_calls();
    for (int i = 0; i < 5; ++i) step(batch.image, batch.label);
    EXPECT_EQ(testing::heap_calls() - before, 0);
  });
}

}  // namespace
}  // namespace weft
