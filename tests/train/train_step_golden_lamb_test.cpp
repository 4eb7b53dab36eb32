// The MLP under LAMB computes what PyTorch computes by the formula of the paper, and goes on from a checkpoint
// under another strategy with the same bits.
#include <weft/train/train_step.hpp>

#include <support/golden_resume.hpp>
#include <weft/optim/lamb.hpp>

namespace weft::train_step_golden_lamb_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

using Cut = GoldenStep<Lamb, 2, Fsdp{.stage = 3}>;  // compiled

TEST(GoldenMlp, LambOnOneDevice) { expect_golden_losses<Lamb>("lamb", 1, Ddp{}); }
TEST(GoldenMlp, LambUnderZero3OnTwoDevices) { expect_golden_losses<Cut>("lamb"); }
TEST(GoldenMlp, LambGoesOnFromACheckpoint) {
  testing::expect_same_bits_from_a_checkpoint<Lamb>("lamb", Fsdp{.stage = 3}, Ddp{});
}

}  // namespace weft::train_step_golden_lamb_test
