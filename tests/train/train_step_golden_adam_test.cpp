// The MLP under Adam and AdamW computes what PyTorch computes.
#include <weft/train/train_step.hpp>

#include <support/golden_mlp.hpp>

namespace weft {
namespace {

using testing::data_mesh;
using testing::expect_golden_losses;

template <const auto& mesh, auto strategy, class Optimizer>
using Step = TrainStep<testing::GoldenLoss<false>, testing::GoldenInputs, mesh, strategy, Optimizer>;

TEST(GoldenMlp, AdamOnOneDevice) { expect_golden_losses<Step<data_mesh<1>, Ddp{}, Adam>>("adam"); }
TEST(GoldenMlp, AdamUnderDdpOnTwoDevices) { expect_golden_losses<Step<data_mesh<2>, Ddp{}, Adam>>("adam"); }
TEST(GoldenMlp, AdamUnderZero3OnTwoDevices) {
  expect_golden_losses<Step<data_mesh<2>, Fsdp{.stage = 3}, Adam>>("adam");
}
TEST(GoldenMlp, AdamWOnOneDevice) { expect_golden_losses<Step<data_mesh<1>, Ddp{}, AdamW>>("adamw"); }
TEST(GoldenMlp, AdamWUnderDdpOnTwoDevices) { expect_golden_losses<Step<data_mesh<2>, Ddp{}, AdamW>>("adamw"); }
TEST(GoldenMlp, AdamWUnderZero3OnTwoDevices) {
  expect_golden_losses<Step<data_mesh<2>, Fsdp{.stage = 3}, AdamW>>("adamw");
}

}  // namespace
}  // namespace weft
