// The MLP under LAMB computes what PyTorch computes by the formula of the paper, and goes on from a checkpoint under
// another strategy with the same bits.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>
#include <support/temporary_directory.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/train/checkpoint.hpp>

namespace weft {
namespace {

using testing::data_mesh;
using testing::expect_golden_losses;

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::GoldenLoss<false>, testing::GoldenInputs, mesh, strategy, Lamb>;
using Sharded = Step<data_mesh<2>, Fsdp{.stage = 3}>;
using Whole = Step<data_mesh<2>, Ddp{}>;

TEST(GoldenMlp, LambOnOneDevice) { expect_golden_losses<Step<data_mesh<1>, Ddp{}>>("lamb"); }
TEST(GoldenMlp, LambUnderZero3OnTwoDevices) { expect_golden_losses<Sharded>("lamb"); }

TEST(GoldenMlp, LambGoesOnFromACheckpoint) {
  const testing::Json& run = testing::golden_run("lamb");
  const auto settings = testing::golden_settings<Lamb::Settings>(run.at("optimizer"));
  const testing::TemporaryDirectory folder;
  Runtime runtime(2);
  Sharded first(runtime, Seed{testing::seed_of(run)}, settings);
  Whole resumed(runtime, Seed{1}, settings);
  const auto take = [&](auto& step, Index number) {
    const testing::RandomBatch batch = testing::golden_batch(run, number);
    return step(batch.image, batch.label);
  };
  for (Index i = 0; i < 10; ++i) (void)take(first, i);
  save_checkpoint(folder / "lamb", first);
  load_checkpoint(folder / "lamb", resumed);
  for (Index i = 10; i < 20; ++i) EXPECT_EQ(take(resumed, i), take(first, i)) << i;
  for (const char* name : {"hidden2.weight", "hidden2.weight.lamb.m", "output.bias.lamb.v"})
    EXPECT_EQ(testing::stored_values(first.tensors(), name), testing::stored_values(resumed.tensors(), name)) << name;
}

}  // namespace
}  // namespace weft
