// The MLP under Adam and AdamW computes what PyTorch computes.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>

namespace weft::train_step_golden_adam_test {

using testing::expect_golden_losses;
using testing::GoldenStep;

TEST(GoldenMlp, AdamOnOneDevice) { expect_golden_losses<GoldenStep<Adam, 1, Ddp{}>>("adam"); }
TEST(GoldenMlp, AdamUnderDdpOnTwoDevices) { expect_golden_losses<GoldenStep<Adam, 2, Ddp{}>>("adam"); }
TEST(GoldenMlp, AdamUnderZero3OnTwoDevices) { expect_golden_losses<GoldenStep<Adam, 2, Fsdp{.stage = 3}>>("adam"); }
TEST(GoldenMlp, AdamWOnOneDevice) { expect_golden_losses<GoldenStep<AdamW, 1, Ddp{}>>("adamw"); }
TEST(GoldenMlp, AdamWUnderDdpOnTwoDevices) { expect_golden_losses<GoldenStep<AdamW, 2, Ddp{}>>("adamw"); }
TEST(GoldenMlp, AdamWUnderZero3OnTwoDevices) { expect_golden_losses<GoldenStep<AdamW, 2, Fsdp{.stage = 3}>>("adamw"); }

}  // namespace weft::train_step_golden_adam_test
