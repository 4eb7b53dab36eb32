// The MLP under Adafactor computes what PyTorch computes, and goes on from a checkpoint
// under another strategy with the same bits.
#include <weft/train/train_step.hpp>

#include <support/golden_resume.hpp>
#include <weft/optim/adafactor.hpp>

namespace weft::train_step_golden_adafactor_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

inline constexpr SpmdSpecs by_batch{{PartitionSpec("data"), PartitionSpec("data")}, {}};
using Cut = GoldenStep<Adafactor, 2, Fsdp{.stage = 3}>;  // compiled

TEST(GoldenMlp, AdafactorOnOneDevice) { expect_golden_losses<Adafactor>("adafactor", 1, Ddp{}); }
TEST(GoldenMlp, AdafactorUnderSpmdOnTwoDevices) { expect_golden_losses<Adafactor>("adafactor", 2, Spmd(by_batch)); }
TEST(GoldenMlp, AdafactorUnderZero3OnTwoDevices) { expect_golden_losses<Cut>("adafactor"); }
TEST(GoldenMlp, AdafactorGoesOnFromACheckpoint) {
  testing::expect_same_bits_from_a_checkpoint<Adafactor>("adafactor", Fsdp{.stage = 3}, Ddp{});
  testing::expect_same_bits_from_a_checkpoint<Adafactor>("adafactor", Spmd(by_batch), Fsdp{.stage = 3});
}

}  // namespace weft::train_step_golden_adafactor_test
