// The MLP under Adam and AdamW computes what PyTorch computes.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>

namespace weft::train_step_golden_adam_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

TEST(GoldenMlp, AdamOnOneDevice) { expect_golden_losses<Adam>("adam", 1, Ddp{}); }
TEST(GoldenMlp, AdamUnderDdpOnTwoDevices) { expect_golden_losses<Adam>("adam", 2, Ddp{}); }
TEST(GoldenMlp, AdamUnderZero3OnTwoDevices) { expect_golden_losses<Adam>("adam", 2, Fsdp{.stage = 3}); }
TEST(GoldenMlp, AdamWOnOneDevice) { expect_golden_losses<AdamW>("adamw", 1, Ddp{}); }
TEST(GoldenMlp, AdamWUnderDdpOnTwoDevices) { expect_golden_losses<AdamW>("adamw", 2, Ddp{}); }
TEST(GoldenMlp, AdamWCompiledUnderZero3OnTwoDevices) {
  expect_golden_losses<GoldenStep<AdamW, 2, Fsdp{.stage = 3}>>("adamw");
}

}  // namespace weft::train_step_golden_adam_test
